import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { organisationOf } from './organisationOf'
import { relatedIds } from './related'
import { hasRole, isEnabled } from './rolesOf'

/** Admins see every portal; others, on the host of their brand, those of their accounts and, for staff, of their organisation. */
export const visiblePortals: Access = async ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const portals = await relatedIds(req, 'portal')
  const organisation = hasRole(actor, 'advisor', 'company-admin') ? organisationOf(req) : null
  const rules: Where[] = []
  if (portals.length > 0) rules.push({ id: { in: portals } })
  if (organisation) rules.push({ company: { equals: organisation } })
  if (rules.length === 0) return false
  const brand = brandOfRequest(req)
  const scopes: Where[] = [{ or: rules }]
  if (brand !== null) scopes.push({ brand: { equals: brand } })
  return { and: scopes }
}
