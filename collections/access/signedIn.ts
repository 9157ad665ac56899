import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { isEnabled } from './rolesOf'

/** Anyone with a session who is not disabled. */
export const signedIn: Access = ({ req }) => isEnabled(actorOf(req))
