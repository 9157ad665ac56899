import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { isCompanyAdmin, roleOf } from './roleOf'

const own: Access = ({ req }) => {
  const role = roleOf(actorOf(req))
  if (role === null) return false
  if (role === 'admin') return true
  const organisation = organisationOf(req)
  return organisation === null ? false : { id: { equals: organisation } }
}

/** Admins see every organisation, others the one they belong to. */
export const visibleOrganisations: Access = own

/** Admins, and company admins their own organisation. */
export const adminOrOwnOrganisation: Access = (args) => {
  const actor = actorOf(args.req)
  return roleOf(actor) === 'admin' || isCompanyAdmin(actor) ? own(args) : false
}
