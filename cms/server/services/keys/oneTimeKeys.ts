import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { KeyPurpose } from '../../../../collections/OneTimeKeys'
import { idOf } from '../../../../collections/idOf'
import { settings } from '../../settings'

const slug = 'one-time-keys'

type Row = { id: string; user: unknown; usedAt?: unknown }
type Use = Readonly<{ purpose: KeyPurpose; brand: string }>

/* All rows here are the server's own working records; whoever holds the key has the right to use it. */

/**
 * Makes a key for a person and voids their former ones of the same purpose. Returns the row's id, which may stand in records and mails; the
 * key itself is `keyOf` it.
 */
export async function issueKey(
  payload: Payload,
  { brand, purpose, seconds, user }: Use & Readonly<{ user: string; seconds: number }>,
): Promise<string> {
  await payload.db.deleteMany({ collection: slug, where: { and: [{ user: { equals: user } }, { purpose: { equals: purpose } }] } })
  const expiresAt = new Date(Date.now() + seconds * 1000).toISOString()
  const made: unknown = await payload.db.create({ collection: slug, data: { purpose, user, brand, expiresAt } })
  return (made as Row).id
}

/** The key of a row, for a link: `<id>.<256 bits>`. */
export const keyOf = (id: string, purpose: KeyPurpose): string => `${id}.${seal(id, purpose).toString('base64url')}`

const seal = (id: string, purpose: KeyPurpose): Buffer =>
  createHmac('sha256', settings().secret).update(`one-time-key\n${purpose}\n${id}`).digest()

/** The row's id when the key is one of ours, whether or not it is still good; else null. */
function idIn(key: string, purpose: KeyPurpose): string | null {
  const [, id = '', sent = ''] = /^([\w-]{8,64})\.([\w-]{43})$/.exec(key) ?? []
  const wanted = seal(id, purpose)
  const given = Buffer.from(sent, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}

const stillGood = (id: string, { brand, purpose }: Use): Where => ({
  and: [
    { id: { equals: id } },
    { purpose: { equals: purpose } },
    { brand: { equals: brand } },
    { usedAt: { exists: false } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ],
})

/** Whose key this is while it can still be used; null for any other, used, voided or expired. Uses nothing up. */
export async function ownerOfKey(payload: Payload, key: string, use: Use): Promise<string | null> {
  const id = idIn(key, use.purpose)
  const row = id === null ? null : await payload.db.findOne<Row>({ collection: slug, where: stillGood(id, use) })
  return row ? idOf(row.user) : null
}

/** Uses a key up and says whose it was; null when it cannot be used. Of many requests at once one alone gets the person. */
export async function redeemKey(payload: Payload, key: string, use: Use): Promise<string | null> {
  const id = idIn(key, use.purpose)
  if (id === null) return null
  const claimed: unknown = await payload.db.updateOne({
    collection: slug,
    where: stillGood(id, use),
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return claimed ? idOf((claimed as Row).user) : null
}
