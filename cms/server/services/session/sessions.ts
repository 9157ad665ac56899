import type { Payload } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { Session as StoredSession } from '../../../../collections/payload-types'
import { type Actor } from '../../../../collections/access/rolesOf'
import { absoluteSeconds } from './sessionSeconds'

export type Session = Readonly<{ id: string; userId: string; brand: string; expiresAt: Date; lastUsedAt: Date }>

/** How exactly the last use is known: a session in use is written at most this often. */
const touchEveryMs = 60_000
const slug = 'sessions'
const at = (ms: number): string => new Date(ms).toISOString()

/* All rows here are the server's own working records, and each statement touches one session or those of one person: no rights of a person apply. */

/** Adds a session of a person on a brand's host; ends those that have run out and, beyond the brand's number, the oldest. Returns its id. */
export async function openSession(payload: Payload, { brand, person }: { brand: Brand; person: Actor }): Promise<string> {
  const now = Date.now()
  const { idle, perPerson } = brand.session
  const ofPerson = { user: { equals: person.id } }
  const made: unknown = await payload.db.create({
    collection: slug,
    data: {
      user: person.id,
      brand: brand.name,
      expiresAt: at(now + absoluteSeconds(brand, person) * 1000),
      lastUsedAt: at(now),
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
  return asSession(made)?.id ?? ''
}

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

export async function endSession(payload: Payload, id: string): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: { id: { equals: id } } })
}

export async function endAllSessions(payload: Payload, userId: string): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: { user: { equals: userId } } })
}

function asSession(row: unknown): Session | null {
  if (row === null || typeof row !== 'object') return null
  const { brand, expiresAt, id, lastUsedAt, user } = row as StoredSession
  // A person who was deleted has left their sessions behind.
  return user ? { id, userId: idOf(user), brand, expiresAt: new Date(expiresAt), lastUsedAt: new Date(lastUsedAt) } : null
}
