import type { PayloadRequest } from 'payload'
import type { Actor } from './rolesOf'

/** The user of a request as an `Actor`; null for nobody. Payload types `user` loosely, since a config may have several auth collections. */
export function actorOf(req: Pick<PayloadRequest, 'user'>): Actor | null {
  const user = req.user
  return user?.collection === 'users' ? { ...user, id: String(user.id) } : null
}
