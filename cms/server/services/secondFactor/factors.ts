import type { Payload } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { FactorKind } from '../../../../collections/SecondFactors'
import { isSmsPin } from './smsPin'
import { openSecret } from './sealSecret'
import { removeRecoveryCodes } from './recoveryCodes'
import { totp } from './totp'

export type Factor = Readonly<{ id: string; kind: FactorKind; secret: string | null; phone: string | null; pinMessage: string | null }>
/** What makes a factor; `step` is that of the PIN that proved it. */
export type NewFactor = Readonly<{ kind: 'app'; sealed: string; step: number } | { kind: 'sms'; phone: string }>

const slug = 'second-factors'
type Row = { id: string; kind: FactorKind; secret?: string | null; phone?: string | null; pinMessage?: string | null }

/* All rows here are the server's own working records of one person: no rights of a person apply. */

export async function findFactor(payload: Payload, userId: string): Promise<Factor | null> {
  const row = await payload.db.findOne<Row>({ collection: slug, where: { user: { equals: userId } } })
  if (!row) return null
  const { id, kind, phone, pinMessage, secret } = row
  return { id, kind, secret: openSecret(secret, userId), phone: phone ?? null, pinMessage: pinMessage ?? null }
}

/** Which of these people have a second factor. */
export async function peopleWithFactor(payload: Payload, userIds: readonly string[]): Promise<readonly string[]> {
  const { docs } = await payload.db.find<{ user: string | { id: string } }>({
    collection: slug,
    where: { user: { in: userIds } },
    select: { user: true },
    pagination: false,
  })
  return docs.flatMap(({ user }) => idOf(user) ?? [])
}

/** Puts a proven factor in the place of the former one. */
export async function saveFactor(payload: Payload, userId: string, factor: NewFactor): Promise<void> {
  const empty = { secret: null, phone: null, lastStep: 0, pinMessage: null, pinExpiresAt: null }
  const data =
    factor.kind === 'app'
      ? { ...empty, kind: 'app', secret: factor.sealed, lastStep: factor.step }
      : { ...empty, kind: 'sms', phone: factor.phone }
  const existing = await payload.db.findOne<Row>({ collection: slug, where: { user: { equals: userId } } })
  if (existing) await payload.db.updateOne({ collection: slug, id: existing.id, data, returning: false })
  else await payload.db.create({ collection: slug, data: { user: userId, ...data } })
  await flag(payload, userId, { enabled: true, target: factor.kind })
}

/** Leaves a person without a second factor and its recovery codes. `stillAsked`: they must set up another one, as after a lost telephone. */
export async function removeFactor(payload: Payload, userId: string, { stillAsked = false } = {}): Promise<void> {
  await payload.db.deleteMany({ collection: slug, where: { user: { equals: userId } } })
  await removeRecoveryCodes(payload, userId)
  await flag(payload, userId, { enabled: stillAsked, target: null })
}

/** Nobody edited the person: `updatedAt` stays as it is. */
async function flag(payload: Payload, userId: string, multiFactor: { enabled: boolean; target: FactorKind | null }): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id: userId, data: { multiFactor, updatedAt: null }, returning: false })
}

/** How long a PIN that was sent is good for (decision 190). */
const sentPinMs = 2 * 3_600_000

/** Notes which message the open PIN went out with; the one before is good no more. */
export async function keepSentPin(payload: Payload, userId: string, message: string): Promise<void> {
  await payload.db.updateOne({
    collection: slug,
    where: { and: [{ user: { equals: userId } }, { kind: { equals: 'sms' } }] },
    data: { pinMessage: message, pinExpiresAt: new Date(Date.now() + sentPinMs).toISOString() },
    options: { atomic: true },
  })
}

/** Uses a PIN up. Of many requests with the same one at once, one alone gets true. */
export async function redeemPin(payload: Payload, userId: string, factor: Factor, pin: string): Promise<boolean> {
  const own = { user: { equals: userId } }
  if (factor.kind === 'sms') {
    if (factor.pinMessage === null || !isSmsPin(factor.pinMessage, pin)) return false
    const used: unknown = await payload.db.updateOne({
      collection: slug,
      where: {
        and: [own, { pinMessage: { equals: factor.pinMessage } }, { pinExpiresAt: { greater_than: new Date().toISOString() } }],
      },
      data: { pinMessage: null },
      options: { atomic: true },
    })
    return Boolean(used)
  }
  // Nothing is compared with a secret that is missing or cannot be opened.
  const step = factor.secret === null ? null : totp.stepOf(factor.secret, pin)
  if (step === null) return false
  const used: unknown = await payload.db.updateOne({
    collection: slug,
    where: { and: [own, { id: { equals: factor.id } }, { lastStep: { less_than: step } }] },
    data: { lastStep: step },
    options: { atomic: true },
  })
  return Boolean(used)
}
