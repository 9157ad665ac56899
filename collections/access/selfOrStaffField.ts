import type { FieldAccess } from 'payload'
import { idOf } from '../idOf'
import { actorOf } from './actorOf'
import { hasRole, isEnabled } from './rolesOf'

/** A field that a person sees on their own record and staff on everyone's: an investor learns no more of an advisor than how to reach them. */
export const selfOrStaffField: FieldAccess = ({ doc, id, req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  return hasRole(actor, 'admin', 'advisor') || (idOf(id) ?? idOf(doc)) === actor.id
}
