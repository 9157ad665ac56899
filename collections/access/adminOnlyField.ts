import type { FieldAccess } from 'payload'
import { actorOf } from './actorOf'
import { isPlatformAdmin } from './rolesOf'

/** A field that only platform admins may set. */
export const adminOnlyField: FieldAccess = ({ req }) => isPlatformAdmin(actorOf(req))
