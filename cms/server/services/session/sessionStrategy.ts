import type { AuthStrategy, AuthStrategyResult, Payload, SelectIncludeType } from 'payload'
import type { NationalLogin } from '../../../../shared/brands/brandSchema'
import type { User } from '../../../../collections/payload-types'
import { isEnabled, isPlatformAdmin } from '../../../../collections/access/rolesOf'
import { brandOfHost } from '../../brands'
import { logger } from '../../logger'
import { openAccounts } from '../delegations/openAccounts'
import { needsNationalLogin } from './needsNationalLogin'
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
  const [session, person] = await Promise.all([findSession(payload, claims.sid), findPerson(payload, claims.userId)])
  if (!session || !person || session.userId !== person.id || !isAlive(session, brand.session.idle)) return { user: null }
  if (!isEnabled(person) || (session.brand !== brand.name && !isPlatformAdmin(person))) return { user: null }
  const delegated = person.isDelegate ? await openAccounts(payload, person.email, brand.name) : []
  // Whoever looks with another's eyes does so as long as they may look with their own.
  const by = claims.by === null || claims.by === person.id ? null : await findPerson(payload, claims.by)
  if (claims.by !== null && claims.by !== person.id && !isEnabled(by)) return { user: null }
  if (needsNationalLogin({ brand, person, session, isNational: claims.isNational }))
    return { user: null, nationalLogin: brand.nationalLogin }
  await touchSession(payload, session).catch((err: unknown) => logger.warn({ msg: 'last use of a session not written', err }))
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

/** The person's row without what nobody may see of it. No access rule applies: it is what the rules ask about. */
async function findPerson(payload: Payload, id: string): Promise<User | null> {
  const select = seen(payload)
  const row = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, select, joins: false as never })
  if (!row || row.deletedAt) return null
  // The SQLite adapter reads whole rows as soon as a selection names a group of fields.
  return Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || name in select)) as unknown as User
}

const seenOf = new WeakMap<Payload, SelectIncludeType>()

/** What a request knows of its person: no hash, no secret, no list of sessions; and no list of relations, each of which is a statement more. */
function seen(payload: Payload): SelectIncludeType {
  const known = seenOf.get(payload)
  if (known) return known
  const { flattenedFields } = payload.collections.users.config
  const names = flattenedFields.filter(
    (field) =>
      field.name !== 'sessions' &&
      field.type !== 'join' &&
      !('hidden' in field && field.hidden) &&
      !(field.type === 'relationship' && field.hasMany === true),
  )
  const select = Object.fromEntries(names.map(({ name }) => [name, true as const]))
  seenOf.set(payload, select)
  return select
}
