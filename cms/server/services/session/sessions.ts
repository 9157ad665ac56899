import { createHash } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { Session as StoredSession } from '../../../../collections/payload-types'
import { type Actor } from '../../../../collections/access/rolesOf'
import type { Device } from './deviceOf'
import { absoluteSeconds, factorSeconds } from './sessionSeconds'

export type Session = Readonly<{
  id: string
  userId: string
  brand: string
  startedAt: Date
  expiresAt: Date
  lastUsedAt: Date
  /** When the second factor was proven; null where none was. */
  factorAt: Date | null
  /** Begun with a custom token: nothing of its person was proven to us. */
  usesCustomToken: boolean
}>

/** How exactly the last use is known: a session in use is written at most this often. */
const touchEveryMs = 60_000
const slug = 'sessions'
const at = (ms: number): string => new Date(ms).toISOString()

/* All rows here are the server's own working records, and each statement touches one session or those of one person: no rights of a person apply. */

type NewSession = Readonly<{
  brand: Brand
  person: Actor
  device: Device
  /** When the second factor was proven; null for whoever needs none. The session then ends two hours later at the latest. */
  factorAt: Date | null
}>

/** Adds a session of a person on a brand's host; ends those that have run out and, beyond the brand's number, the oldest. */
export async function openSession(
  payload: Payload,
  { brand, device, factorAt, person }: NewSession,
): Promise<Pick<Session, 'id' | 'expiresAt'>> {
  const now = Date.now()
  const { idle, perPerson } = brand.session
  const ofPerson = { user: { equals: person.id } }
  const absoluteEnd = now + absoluteSeconds(brand, person) * 1000
  const expiresAt = factorAt ? Math.min(absoluteEnd, factorAt.getTime() + factorSeconds * 1000) : absoluteEnd
  const made: unknown = await payload.db.create({
    collection: slug,
    data: {
      user: person.id,
      brand: brand.name,
      expiresAt: at(expiresAt),
      lastUsedAt: at(now),
      factorAt: factorAt?.toISOString() ?? null,
      ...device,
    },
  })
  await payload.db.deleteMany({
    collection: slug,
    where: { and: [ofPerson, { or: [{ expiresAt: { less_than: at(now) } }, { lastUsedAt: { less_than: at(now - idle * 1000) } }] }] },
  })
  const { docs } = await payload.db.find({
    collection: slug,
    where: ofPerson,
    sort: '-createdAt',
    limit: perPerson + 50,
    pagination: false,
  })
  const tooMany = docs.slice(perPerson).map(({ id }) => id)
  if (tooMany.length > 0) await payload.db.deleteMany({ collection: slug, where: { id: { in: tooMany } } })
  return { id: (made as StoredSession).id, expiresAt: new Date(expiresAt) }
}

/** Names a session outside of the server: an id is half of a stolen session, and stays here. */
export const sessionNameOf = (id: string): string => createHash('sha256').update(`session\n${id}`).digest('base64url').slice(0, 22)

export async function findSession(payload: Payload, id: string): Promise<Session | null> {
  const row: unknown = await payload.db.findOne({ collection: slug, where: { id: { equals: id } } })
  return asSession(row)
}

/** Whether a session still stands at this moment: neither its absolute end nor the idle limit has come. */
export const isAlive = ({ expiresAt, lastUsedAt }: Session, idleSeconds: number, now = Date.now()): boolean =>
  expiresAt.getTime() > now && lastUsedAt.getTime() + idleSeconds * 1000 > now

/** Notes that a session is in use, at most once a minute. Never brings back one that was ended meanwhile. */
export async function touchSession(payload: Payload, { id, lastUsedAt }: Session, now = Date.now()): Promise<void> {
  if (now - lastUsedAt.getTime() < touchEveryMs) return
  await payload.db.updateOne({
    collection: slug,
    where: { and: [{ id: { equals: id } }, { lastUsedAt: { less_than: at(now - touchEveryMs) } }] },
    data: { lastUsedAt: at(now) },
    options: { atomic: true },
  })
}

/**
 * After a person took a second factor into use: their other sessions, which know none, end, and this one counts from the PIN that was just
 * given.
 */
export async function markFactor(payload: Payload, userId: string, sid: string | null): Promise<void> {
  const now = Date.now()
  const others: Where[] = sid === null ? [] : [{ id: { not_equals: sid } }]
  await payload.db.deleteMany({ collection: slug, where: { and: [{ user: { equals: userId } }, ...others] } })
  const own = sid === null ? null : await findSession(payload, sid)
  if (!own) return
  const expiresAt = Math.min(own.expiresAt.getTime(), now + factorSeconds * 1000)
  await payload.db.updateOne({
    collection: slug,
    where: { id: { equals: own.id } },
    data: { factorAt: at(now), expiresAt: at(expiresAt) },
    options: { atomic: true },
  })
}

export async function endSession(payload: Payload, id: string): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: { id: { equals: id } } })
}

/** Ends all sessions of a person, or all but one. */
export async function endAllSessions(payload: Payload, userId: string, { except = null }: { except?: string | null } = {}): Promise<void> {
  const kept: Where[] = except === null ? [] : [{ id: { not_equals: except } }]
  await payload.db.deleteMany({ collection: slug, where: { and: [{ user: { equals: userId } }, ...kept] } })
}

/** The sessions of a person that stand at this moment on one brand, the latest use first. */
export async function sessionsOf(payload: Payload, { brand, userId }: { brand: Brand; userId: string }): Promise<StoredSession[]> {
  const { docs } = await payload.db.find<StoredSession>({
    collection: slug,
    where: { and: [{ user: { equals: userId } }, { brand: { equals: brand.name } }] },
    sort: '-lastUsedAt',
    limit: brand.session.perPerson,
    pagination: false,
  })
  return docs.filter((row) => {
    const session = asSession(row)
    return session !== null && isAlive(session, brand.session.idle)
  })
}

function asSession(row: unknown): Session | null {
  if (row === null || typeof row !== 'object') return null
  const { brand, createdAt, expiresAt, factorAt, id, lastUsedAt, user, usesCustomToken } = row as StoredSession
  // A person who was deleted has left their sessions behind.
  if (!user) return null
  const [startedAt, end, lastUse] = [new Date(createdAt), new Date(expiresAt), new Date(lastUsedAt)]
  return {
    id,
    userId: idOf(user),
    brand,
    startedAt,
    expiresAt: end,
    lastUsedAt: lastUse,
    factorAt: factorAt ? new Date(factorAt) : null,
    usesCustomToken: usesCustomToken === true,
  }
}
