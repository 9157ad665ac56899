import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedDigest } from './sealSecret'

const slug = 'recovery-codes'
const codes = 10
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'

/* All rows here are the server's own working records of one person: no rights of a person apply. */

/** Ten new codes such as "K3VQ7-0MZ2P", 50 bits each, in the place of all former ones. They are known here and now only. */
export async function issueRecoveryCodes(payload: Payload, userId: string): Promise<string[]> {
  await removeRecoveryCodes(payload, userId)
  const made = Array.from({ length: codes }, () => [...randomBytes(10)].map((byte) => alphabet.charAt(byte & 31)).join(''))
  for (const code of made) await payload.db.create({ collection: slug, data: { user: userId, digest: digestOf(userId, code) } })
  return made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses a code up; false when it is none of this person's, or was used. Case, blanks and the hyphen do not matter. */
export async function redeemRecoveryCode(payload: Payload, userId: string, given: string): Promise<boolean> {
  const code = given.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const used: unknown = await payload.db.updateOne({
    collection: slug,
    where: { and: [{ user: { equals: userId } }, { digest: { equals: digestOf(userId, code) } }, { usedAt: { exists: false } }] },
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return Boolean(used)
}

export async function countRecoveryCodes(payload: Payload, userId: string): Promise<number> {
  const { totalDocs } = await payload.db.count({
    collection: slug,
    where: { and: [{ user: { equals: userId } }, { usedAt: { exists: false } }] },
  })
  return totalDocs
}

export async function removeRecoveryCodes(payload: Payload, userId: string): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: { user: { equals: userId } } })
}

const digestOf = (userId: string, code: string): string => keyedDigest('recovery code', userId, code).toString('base64url')
