import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { relatedIds } from './related'
import { hasRole, isEnabled } from './rolesOf'

/** Admins see everyone; others themselves and, by each of their roles: staff their colleagues, advisors their clients, clients their advisors. */
export const visibleUsers: Access = async ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const rules: Where[] = [{ id: { equals: actor.id } }]
  const organisation = hasRole(actor, 'advisor', 'company-admin') ? organisationOf(req) : null
  if (organisation) rules.push({ organisation: { equals: organisation } })
  const ids = [
    ...(hasRole(actor, 'advisor') ? await relatedIds(req, 'client') : []),
    ...(hasRole(actor, 'investor') ? await relatedIds(req, 'owners') : []),
  ]
  if (ids.length > 0) rules.push({ id: { in: ids } })
  return { or: rules }
}

/** Admins, and each person their own record. */
export const adminOrSelf: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  return hasRole(actor, 'admin') || { id: { equals: actor.id } }
}
