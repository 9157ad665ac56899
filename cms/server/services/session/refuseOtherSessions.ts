import type { Payload } from 'payload'
import { sessionStrategy } from './sessionStrategy'

/**
 * Leaves our own strategy as the only one that says who a request is of. Payload adds its own to every installation, which takes a session
 * from the user's row and asks neither for the brand nor for the idle limit nor whether the person is disabled: a database of a former
 * version still has such rows, and on MongoDB no migration takes them away.
 */
export function refuseOtherSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.filter(({ name }) => name === sessionStrategy.name)
}
