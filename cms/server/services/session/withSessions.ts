import type { CollectionConfig } from 'payload'
import { sessionStrategy } from './sessionStrategy'

/** The collection of people, signed in by our own sessions. Collections may not import the server, so the config puts both together. */
export const withSessions = <Config extends CollectionConfig>(users: Config): Config => ({
  ...users,
  auth: { ...(typeof users.auth === 'object' ? users.auth : {}), strategies: [sessionStrategy] },
})
