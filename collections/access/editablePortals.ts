import type { Access, PayloadRequest, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { organisationOf } from './organisationOf'
import { hasRole, isEnabled } from './rolesOf'

/** The portals of the firm that the person of a request is company admin of, on the host of their brand, as a query; null for nobody's. */
export function portalsOfOwnFirm(req: PayloadRequest): Where | null {
  const organisation = hasRole(actorOf(req), 'company-admin') ? organisationOf(req) : null
  if (organisation === null) return null
  const rules: Where[] = [{ company: { equals: organisation } }]
  const brand = brandOfRequest(req)
  if (brand !== null) rules.push({ brand: { equals: brand } })
  return { and: rules }
}

/** Rule for changing a portal: admins any, company admins those of their firm. What of it is theirs to change, its fields say (decision 245). */
export const editablePortals: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  return hasRole(actor, 'admin') || (portalsOfOwnFirm(req) ?? false)
}

/** Rule for adding pictures of the brand: whoever may put one on a portal, as its logo. */
export const byPortalEditors: Access = ({ req }) => hasRole(actorOf(req), 'admin', 'company-admin')
