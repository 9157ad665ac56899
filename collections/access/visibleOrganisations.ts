import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { hasRole, isEnabled } from './rolesOf'

/** Admins see every organisation, others the one they belong to. */
export const visibleOrganisations: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const organisation = organisationOf(req)
  return organisation === null ? false : { id: { equals: organisation } }
}

/** Admins, and company admins their own organisation. */
export const adminOrOwnOrganisation: Access = (args) =>
  hasRole(actorOf(args.req), 'admin', 'company-admin') ? visibleOrganisations(args) : false
