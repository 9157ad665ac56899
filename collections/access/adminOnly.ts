import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { isPlatformAdmin } from './roleOf'

/** Platform admins. */
export const adminOnly: Access = ({ req }) => isPlatformAdmin(actorOf(req))
