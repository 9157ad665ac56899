import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { hasRole, isEnabled } from './rolesOf'

/** Admins see every report that was asked for, others those that they asked for themselves, on the host of its brand. */
export const ownReports: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const brand = brandOfRequest(req)
  const rules: Where[] = [{ owner: { equals: actor.id } }]
  if (brand !== null) rules.push({ brand: { equals: brand } })
  return { and: rules }
}
