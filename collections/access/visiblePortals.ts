import type { Access, PayloadRequest, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { organisationOf } from './organisationOf'
import { relatedIds } from './related'
import { hasRole, isEnabled } from './rolesOf'

/**
 * Which portals a person may see, as a query: admins all; others, on the host of their brand, those of their accounts and, for staff, of their
 * organisation. `prefix` leads from another collection to the portal, such as `portal.`.
 */
export async function portalsOf(req: PayloadRequest, prefix = ''): Promise<Where | boolean> {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const portals = await relatedIds(req, 'portal')
  const organisation = hasRole(actor, 'advisor', 'company-admin') ? organisationOf(req) : null
  const rules: Where[] = []
  if (portals.length > 0) rules.push({ [prefix === '' ? 'id' : prefix.slice(0, -1)]: { in: portals } })
  if (organisation) rules.push({ [`${prefix}company`]: { equals: organisation } })
  if (rules.length === 0) return false
  const brand = brandOfRequest(req)
  const scopes: Where[] = [{ or: rules }]
  if (brand !== null) scopes.push({ [`${prefix}brand`]: { equals: brand } })
  return { and: scopes }
}

/** Read rule of portals. */
export const visiblePortals: Access = ({ req }) => portalsOf(req)
