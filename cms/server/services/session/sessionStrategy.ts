import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload'
import type { NationalLogin } from '../../../../shared/brands/brandSchema'
import { isEnabled, isPlatformAdmin } from '../../../../collections/access/rolesOf'
import { brandOfHost } from '../../brands'
import { notForLong } from '../../../db/notForLong'
import { logger } from '../../logger'
import { openAccounts } from '../delegations/openAccounts'
import { needsNationalLogin } from './needsNationalLogin'
import { rowOfPerson } from './rowOfPerson'
import { findSession, isAlive, touchSession } from './sessions'
import { tokenOf, verifyToken } from './sessionToken'

type Person = NonNullable<AuthStrategyResult['user']>

/**
 * Who a request is of: the token's signature, then the session's row and the person's row, both by primary key. A session is good on the
 * brand that was signed in on (a platform admin's on all), until its idle limit or absolute end, and for a person who is neither disabled
 * nor trashed. One that `needsNationalLogin` is nobody's; where it has to be got then stands in the answer.
 */
export async function personOfRequest(
  payload: Payload,
  headers: Headers,
): Promise<Readonly<{ user: Person | null; nationalLogin?: NationalLogin | null }>> {
  const claims = await verifyToken(payload.secret, tokenOf(headers))
  const brand = brandOfHost(headers.get('host'))
  if (!claims || !brand) return { user: null }
  const [session, person] = await Promise.all([findSession(payload, claims.sid), rowOfPerson(payload, { id: { equals: claims.userId } })])
  if (!session || !person || session.userId !== person.id || !isAlive(session, brand.session.idle)) return { user: null }
  if (!isEnabled(person) || (session.brand !== brand.name && !isPlatformAdmin(person))) return { user: null }
  const delegated = person.isDelegate ? await openAccounts(payload, person.email, brand.name) : []
  // Whoever looks with another's eyes does so as long as they may look with their own.
  const by = claims.by === null || claims.by === person.id ? null : await rowOfPerson(payload, { id: { equals: claims.by } })
  if (claims.by !== null && claims.by !== person.id && !isEnabled(by)) return { user: null }
  if (needsNationalLogin({ brand, person, session, isNational: claims.isNational }))
    return { user: null, nationalLogin: brand.nationalLogin }
  await notForLong(touchSession(payload, session)).catch((err: unknown) => logger.warn({ msg: 'last use of a session not written', err }))
  const user = {
    ...person,
    collection: 'users' as const,
    _strategy: 'local-jwt',
    _sid: session.id,
    _endsAt: session.expiresAt.toISOString(),
    ...(delegated.length > 0 ? { _delegated: delegated } : {}),
    ...(by ? { _by: by.id } : {}),
  }
  return { user }
}

/** Our own way of telling who a request is of (`personOfRequest`). No other strategy runs (`refuseOtherSessions`). */
export const sessionStrategy: AuthStrategy = {
  name: 'quayside-session',
  authenticate: async ({ headers, payload }) => ({ user: (await personOfRequest(payload, headers)).user }),
}
