import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { relatedIds } from './relatedIds'
import { roleOf } from './roleOf'

/** Admins see everyone; advisors themselves, their colleagues and their clients; company admins their organisation; investors themselves and their advisors. */
export const visibleUsers: Access = async ({ req }) => {
  const actor = actorOf(req)
  const role = roleOf(actor)
  if (!actor || role === null) return false
  if (role === 'admin') return true
  const self: Where = { id: { equals: actor.id } }
  const organisation = organisationOf(req)
  const colleagues: Where[] = organisation && role !== 'investor' ? [{ organisation: { equals: organisation } }] : []
  const related = role === 'company-admin' ? null : await relatedIds(req)
  const ids = related === null ? [] : role === 'advisor' ? related.clients : related.owners
  return { or: [self, ...colleagues, ...(ids.length > 0 ? [{ id: { in: ids } } satisfies Where] : [])] }
}

/** Admins, and each person their own record. */
export const adminOrSelf: Access = ({ req }) => {
  const actor = actorOf(req)
  const role = roleOf(actor)
  if (!actor || role === null) return false
  return role === 'admin' || { id: { equals: actor.id } }
}
