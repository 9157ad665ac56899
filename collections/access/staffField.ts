import type { FieldAccess } from 'payload'
import { actorOf } from './actorOf'
import { hasRole } from './rolesOf'

/** A field that admins and advisors read on the records that they may see, and nobody else. */
export const staffField: FieldAccess = ({ req }) => hasRole(actorOf(req), 'admin', 'advisor')
