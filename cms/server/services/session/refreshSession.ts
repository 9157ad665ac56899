import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { Actor } from '../../../../collections/access/rolesOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { findSession, touchSession } from './sessions'
import { sessionSeconds } from './sessionSeconds'
import { signToken } from './sessionToken'
import type { SignedIn } from './signIn'

/** Gives the session its full length again, but not beyond its absolute end. Writes nothing but the session's last use. */
export async function refreshSession(req: PayloadRequest, actor: Actor, brand: Brand): Promise<SignedIn> {
  const { payload } = req
  const session = await findSession(payload, sessionIdOf(req) ?? '')
  if (!session) throw new APIError('You are not signed in', 401, { code: 'unauthenticated' }, true)
  const left = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000)
  const seconds = Math.max(1, Math.min(sessionSeconds(brand, actor), left))
  await touchSession(payload, session)
  const person = await payload.findByID({ collection: 'users', id: actor.id, depth: 0, overrideAccess: false, req })
  const { exp, token } = await signToken(payload, { person, sid: session.id, seconds })
  return { token, seconds, exp, user: { ...person, collection: 'users', _strategy: 'local-jwt' } }
}
