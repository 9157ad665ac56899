import type { PayloadRequest } from 'payload'
import { idOf } from '../idOf'
import { actorOf } from './actorOf'
import { hasRole } from './rolesOf'

/** Id of the organisation of the person of a request; null when they have none. */
export const organisationOf = (req: Pick<PayloadRequest, 'user'>): string | null =>
  req.user?.collection === 'users' ? idOf(req.user.organisation) : null

/** Whether the person of a request is an advisor whom no organisation answers for: they look after nobody's account until they have one. */
export const isUnbound = (req: Pick<PayloadRequest, 'user'>): boolean => {
  const actor = actorOf(req)
  return hasRole(actor, 'advisor') && !hasRole(actor, 'admin') && organisationOf(req) === null
}
