import type { Payload, Where } from 'payload'
import type { Passkey } from '../../../../shared/contracts/passkeys'
import { isoInstant } from '../../../../shared/domain/dates'
import type { Passkey as Row } from '../../../../collections/payload-types'
import { idOf } from '../../../../collections/idOf'

/** The public half of a key, as a sign-in reads it. `counter`: uses that the device counted; 0 for those that do not count. */
export type StoredPasskey = Readonly<{ id: string; user: string; credentialId: string; publicKey: string; host: string; counter: number }>

const slug = 'passkeys'

/* All rows here are the server's own working records, and each statement touches one key or those of one person: no rights of a person apply. */

const own = (userId: string, more: Where = {}): Where => ({ and: [{ user: { equals: userId } }, more] })

/** The passkeys of a person on a host, the newest first. */
export async function passkeysOf(payload: Payload, userId: string, host: string): Promise<readonly Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: slug,
    where: own(userId, { host: { equals: host } }),
    sort: '-createdAt',
    pagination: false,
  })
  return docs
}

/** How many a person has on all hosts. */
export async function countPasskeys(payload: Payload, userId: string): Promise<number> {
  return (await payload.db.count({ collection: slug, where: own(userId) })).totalDocs
}

/** Which of these people have one on any host. */
export async function peopleWithPasskeys(payload: Payload, userIds: readonly string[]): Promise<readonly string[]> {
  const { docs } = await payload.db.find<Row>({
    collection: slug,
    where: { user: { in: userIds } },
    select: { user: true },
    pagination: false,
  })
  return docs.flatMap(({ user }) => (user ? idOf(user) : []))
}

export const presentPasskey = ({ createdAt, id, lastUsedAt, name }: Row): Passkey => ({
  id,
  name,
  addedAt: isoInstant(new Date(createdAt)),
  lastUsedAt: lastUsedAt ? isoInstant(new Date(lastUsedAt)) : null,
})

export async function findPasskey(payload: Payload, credentialId: string): Promise<StoredPasskey | null> {
  const row = await payload.db.findOne<Row>({ collection: slug, where: { credentialId: { equals: credentialId } } })
  return row?.user ? { ...row, user: idOf(row.user) } : null
}

export async function savePasskey(
  payload: Payload,
  passkey: Omit<StoredPasskey, 'id'> & Readonly<{ name: string; transports: string | null }>,
): Promise<void> {
  await payload.db.create({ collection: slug, data: passkey })
}

/**
 * Notes that a key was used, with the device's count of uses. False when the count is not above the last one (the key was copied), or the key was
 * removed meanwhile.
 */
export async function markPasskeyUsed(payload: Payload, { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>): Promise<boolean> {
  const used: unknown = await payload.db.updateOne({
    collection: slug,
    where: { and: [{ id: { equals: id } }, { counter: counter === 0 ? { equals: 0 } : { less_than: counter } }] },
    data: { counter, lastUsedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return Boolean(used)
}

/** Gives a person's key another name; false when they have no such key. */
export async function renamePasskey(payload: Payload, userId: string, id: string, name: string): Promise<boolean> {
  const renamed: unknown = await payload.db.updateOne({
    collection: slug,
    where: own(userId, { id: { equals: id } }),
    data: { name },
    options: { atomic: true },
  })
  return Boolean(renamed)
}

/** Takes a person's key away and says what it was called; null when they have no such key. */
export async function removePasskey(payload: Payload, userId: string, id: string): Promise<string | null> {
  const where = own(userId, { id: { equals: id } })
  const row = await payload.db.findOne<Row>({ collection: slug, where })
  if (!row) return null
  await payload.db.deleteMany({ collection: slug, where })
  return row.name
}

export async function removeAllPasskeys(payload: Payload, userId: string): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: own(userId) })
}
