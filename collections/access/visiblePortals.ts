import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { relatedIds } from './relatedIds'
import { roleOf } from './roleOf'

/** Admins see every portal; others those of their accounts and, for staff, of their organisation. */
export const visiblePortals: Access = async ({ req }) => {
  const role = roleOf(actorOf(req))
  if (role === null) return false
  if (role === 'admin') return true
  const { portals } = await relatedIds(req)
  const organisation = role === 'investor' ? null : organisationOf(req)
  const rules: Where[] = []
  if (portals.length > 0) rules.push({ id: { in: portals } })
  if (organisation) rules.push({ company: { equals: organisation } })
  return rules.length === 0 ? false : { or: rules }
}
