import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { KeyPurpose } from '../../../../collections/OneTimeKeys'
import { idOf } from '../../../../collections/idOf'
import { settings } from '../../settings'

const slug = 'one-time-keys'

type Row = { id: string; user?: unknown; account?: unknown; email?: string | null; scope?: string | null; usedAt?: unknown }
type Use = Readonly<{ purpose: KeyPurpose; brand: string }>

/** What a key opens: what a person may do, a new mailbox of theirs, an account for whoever reads a mailbox, or a sign-in for whoever reads it. */
export type KeySubject = Readonly<{ user: string; email?: string } | { account: string; email: string } | { email: string }>

/** `scope`: what else its use is bound to. */
type NewKey = Readonly<{ seconds: number; scope?: string; voidsFormer?: boolean }>

/** A key that is nobody's until it is used has no former ones. */
type NobodysKey = Readonly<{ voidsFormer: false }>

/** The row of a key that is one of ours. */
export type OpenKey = Readonly<{ id: string; user: string | null; account: string | null; email: string | null; scope: string | null }>

/* All rows here are the server's own working records; whoever holds the key has the right to use it. */

/**
 * Makes a key and, unless told otherwise, voids the former ones of the same purpose for the same person or account, or for the same mailbox on
 * the same brand. Returns the row's id, which may stand in records and mails; the key itself is `keyOf` it.
 */
export async function issueKey(
  payload: Payload,
  { brand, purpose, scope, seconds, voidsFormer = true, ...subject }: Use & (KeySubject | NobodysKey) & NewKey,
): Promise<string> {
  if (voidsFormer && hasSubject(subject)) {
    const same = formerOf(subject, brand)
    await payload.db.deleteMany({ collection: slug, where: { and: [same, { purpose: { equals: purpose } }] } })
  }
  const expiresAt = new Date(Date.now() + seconds * 1000).toISOString()
  const made: unknown = await payload.db.create({
    collection: slug,
    data: { purpose, brand, expiresAt, ...subject, ...(scope === undefined ? {} : { scope }) },
  })
  return (made as Row).id
}

const hasSubject = (subject: object): subject is KeySubject => Object.keys(subject).length > 0

function formerOf(subject: KeySubject, brand: string): Where {
  if ('user' in subject) return { user: { equals: subject.user } }
  if ('account' in subject) return { account: { equals: subject.account } }
  return { and: [{ email: { equals: subject.email } }, { brand: { equals: brand } }] }
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

const openKey = ({ account, email, id, scope, user }: Row): OpenKey => ({
  id,
  user: user ? idOf(user) : null,
  account: account ? idOf(account) : null,
  email: email ?? null,
  scope: scope ?? null,
})

/** What a key opens while it can still be used; null for any other, used, voided or expired. Uses nothing up. */
export async function readKey(payload: Payload, key: string, use: Use): Promise<OpenKey | null> {
  const id = idIn(key, use.purpose)
  const row = id === null ? null : await payload.db.findOne<Row>({ collection: slug, where: stillGood(id, use) })
  return row ? openKey(row) : null
}

/** Uses a key up and says what it opens; null when it cannot be used. Of many requests at once one alone gets it. */
export async function redeemKey(payload: Payload, key: string, use: Use): Promise<OpenKey | null> {
  const id = idIn(key, use.purpose)
  if (id === null) return null
  const claimed: unknown = await payload.db.updateOne({
    collection: slug,
    where: stillGood(id, use),
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return claimed ? openKey(claimed as Row) : null
}

/** Binds an open key to something else. */
export async function rescopeKey(payload: Payload, id: string, scope: string): Promise<void> {
  await payload.db.updateOne({ collection: slug, id, data: { scope }, returning: false })
}

/** Gives a redeemed key back when what it was used for failed, so that its holder can try again. */
export async function releaseKey(payload: Payload, id: string): Promise<void> {
  await payload.db.updateOne({ collection: slug, id, data: { usedAt: null }, returning: false })
}

/** Mailbox of the key that a person has still to use; null when there is none. */
export async function openMailbox(payload: Payload, use: Use, user: string): Promise<string | null> {
  const row = await payload.db.findOne<Row>({
    collection: slug,
    where: {
      and: [
        { user: { equals: user } },
        { purpose: { equals: use.purpose } },
        { brand: { equals: use.brand } },
        { usedAt: { exists: false } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
  })
  return row?.email ?? null
}

/** Voids the keys of one purpose that a person has. */
export async function voidKeys(payload: Payload, { purpose }: Pick<Use, 'purpose'>, user: string): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: { and: [{ user: { equals: user } }, { purpose: { equals: purpose } }] } })
}
