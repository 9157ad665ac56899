import type { Access, PayloadRequest, Where } from 'payload'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { relatedIds } from './related'
import { hasRole, isEnabled } from './rolesOf'

/** Admins see everyone; others themselves and, by each of their roles: staff their colleagues, advisors their clients, clients their advisors. */
export const visibleUsers: Access = ({ req }) => visiblePeople(req, { id: 'id', organisation: 'organisation' })

type Paths = Readonly<{
  /** From the record to the person's id. */
  id: string
  /** From the record to the person's organisation. */
  organisation: string
}>

/** The rule of `visibleUsers` for records that name a person; `paths` lead from such a record to the person. */
export async function visiblePeople(req: PayloadRequest, paths: Paths): Promise<Where | boolean> {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const rules: Where[] = [{ [paths.id]: { equals: actor.id } }]
  const organisation = hasRole(actor, 'advisor', 'company-admin') ? organisationOf(req) : null
  if (organisation) rules.push({ [paths.organisation]: { equals: organisation } })
  const ids = [
    ...(hasRole(actor, 'advisor') ? await relatedIds(req, 'client') : []),
    ...(hasRole(actor, 'investor') ? await relatedIds(req, 'owners') : []),
  ]
  if (ids.length > 0) rules.push({ [paths.id]: { in: ids } })
  return { or: rules }
}

/** Admins, and each person their own record. */
export const adminOrSelf: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  return hasRole(actor, 'admin') || { id: { equals: actor.id } }
}
