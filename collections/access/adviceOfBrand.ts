import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { hasRole } from './rolesOf'

/** What advisors of a brand work with: admins see all, advisors that of the host's brand; without a host nothing is theirs. */
export const adviceOfBrand: Access = ({ req }) => {
  const actor = actorOf(req)
  if (hasRole(actor, 'admin')) return true
  const brand = brandOfRequest(req)
  return hasRole(actor, 'advisor') && brand !== null && { brand: { equals: brand } }
}
