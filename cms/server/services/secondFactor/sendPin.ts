import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PinSent } from '../../../../shared/contracts/secondFactor'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { User } from '../../../../collections/payload-types'
import { queueSmsSending, writePinSms } from '../../sms/queueSms'
import { notFound } from '../../http/notFound'
import { takeTurn, throttleClasses } from '../../throttle/throttles'
import { readPerson } from '../session/readPerson'
import { type Factor, findFactor, keepSentPin } from './factors'

/** As much of a telephone number as its owner needs to know it by. */
export const lastDigits = (phone: string | null): string | null => phone?.slice(-2) ?? null

/** Seconds from one PIN to the next that may be sent. */
export const resendSeconds = throttleClasses.smsPins.seconds

/**
 * Seconds until a PIN may be sent to this person at this number; 0 when it may be sent now, which is then counted. Each message costs
 * money and wakes somebody: one a minute and some a day, for the person and for the number whoever asks.
 */
export async function takeSmsTurn({ payload }: PayloadRequest, userId: string, phone: string): Promise<number> {
  const wait = await takeTurn(payload, 'smsPins', userId)
  if (wait > 0) return wait
  return Math.max(await takeTurn(payload, 'smsPinsADay', userId), await takeTurn(payload, 'smsByNumber', phone))
}

/** Refuses what has to wait for its next PIN: 429 `too_many_requests`. */
export function refuseToWait(wait: number): void {
  if (wait === 0) return
  throw new APIError(`Another PIN can be sent in ${wait} s.`, 429, { code: 'too_many_requests', retryAfter: wait }, true)
}

/**
 * Sends a PIN to the telephone of a factor, which voids the one before. Returns the seconds to wait where none may be sent yet; the one
 * before then stays good.
 */
export async function sendFactorPin(req: PayloadRequest, brand: Brand, person: User, { phone }: Factor): Promise<number> {
  const { payload } = req
  if (phone === null) throw new Error(`The SMS factor of ${person.id} has no telephone`)
  const wait = await takeSmsTurn(req, person.id, phone)
  if (wait > 0) return wait
  const message = await writePinSms(payload, brand, person, phone)
  await keepSentPin(payload, person.id, message)
  await queueSmsSending(payload, message)
  return 0
}

/** Sends another PIN because the person asked for one. Throws 404 for whoever has no SMS factor, 429 `too_many_requests`. */
export async function resendFactorPin(req: PayloadRequest, brand: Brand, person: User): Promise<PinSent> {
  const factor = await findFactor(req.payload, person.id)
  if (factor?.kind !== 'sms') throw notFound()
  refuseToWait(await sendFactorPin(req, brand, person, factor))
  return { sentTo: lastDigits(factor.phone) ?? '', resendAfter: resendSeconds }
}

/** The same for the signed-in person, who is about to change how they sign in. */
export const resendOwnPin = async (req: PayloadRequest, brand: Brand, actor: Actor): Promise<PinSent> =>
  resendFactorPin(req, brand, await readPerson(req, actor.id))
