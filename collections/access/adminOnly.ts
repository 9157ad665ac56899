import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { isPlatformAdmin } from './rolesOf'

/** Platform admins. */
export const adminOnly: Access = ({ req }) => isPlatformAdmin(actorOf(req))
