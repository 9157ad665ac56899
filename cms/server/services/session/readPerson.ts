import { APIError, type PayloadRequest } from 'payload'
import type { User } from '../../../../collections/payload-types'

/** The whole record of the signed-in person, as a sign-in reads it. Throws 401 when it is gone. */
export async function readPerson({ payload }: PayloadRequest, id: string): Promise<User> {
  // rights: the person's own record; what an answer shows of it is its contract's to say.
  const person = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!person) throw new APIError('You are not signed in', 401, { code: 'unauthenticated' }, true)
  return person
}
