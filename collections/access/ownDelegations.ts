import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { hasRole, isEnabled } from './rolesOf'

/** Admins see every delegation, others those that they granted and those that were granted to them, on the host of its brand. */
export const ownDelegations: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const brand = brandOfRequest(req)
  const own: Where = { or: [{ grantedBy: { equals: actor.id } }, { user: { equals: actor.id } }] }
  return brand === null ? own : { and: [own, { brand: { equals: brand } }] }
}
