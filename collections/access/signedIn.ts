import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { roleOf } from './roleOf'

/** Anyone with a session who is not disabled. */
export const signedIn: Access = ({ req }) => roleOf(actorOf(req)) !== null
