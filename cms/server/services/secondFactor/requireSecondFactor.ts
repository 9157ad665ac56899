import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PinRequired, SecondProof } from '../../../../shared/contracts/secondFactor'
import type { User } from '../../../../collections/payload-types'
import { canSendSms } from '../../sms/smsSender'
import { issueKey, keyOf } from '../keys/oneTimeKeys'
import { type Factor, findFactor } from './factors'
import { proveSecondFactor, wrongPin } from './proveSecondFactor'
import { lastDigits, resendSeconds, sendFactorPin } from './sendPin'

/** How long a step of a sign-in waits for the next one. */
const stepSeconds = 10 * 60

/** Whether a person is asked for a second factor, if need be only once they have set it up. */
export const isAskedForSecondFactor = ({ is2FADisabled, multiFactor }: User): boolean =>
  is2FADisabled !== true && multiFactor?.enabled === true

/**
 * The gate before every session, whatever door the person came by. Returns when the second factor was proven, or null for whoever needs none.
 * Throws 401 `pin_required` with a step in `detail` when it is missing, 401 `pin_wrong`, 429 `too_many_attempts`.
 */
export async function requireSecondFactor(req: PayloadRequest, brand: Brand, person: User, given: SecondProof): Promise<Date | null> {
  if (!isAskedForSecondFactor(person)) return null
  const isGiven = given.pin !== undefined || given.recoveryCode !== undefined
  const factor = await findFactor(req.payload, person.id)
  if (!factor) {
    // There is nothing that a PIN could be right by.
    if (isGiven) throw wrongPin()
    if (brand.secondFactor === 'offered') return null
  }
  if (!factor || !isGiven) throw await pinRequired(req, brand, person, factor)
  await proveSecondFactor(req, { brand, factor, given, person })
  return new Date()
}

/** The refusal with its step. Where PINs go by text message one is sent, unless the last one is too young. */
async function pinRequired(req: PayloadRequest, brand: Brand, person: User, factor: Factor | null): Promise<APIError> {
  const { payload } = req
  // Two browsers may sign in at once: a step leaves the others as they are.
  const id = await issueKey(payload, {
    purpose: 'secondStep',
    brand: brand.name,
    user: person.id,
    seconds: stepSeconds,
    voidsFormer: false,
  })
  const step = keyOf(id, 'secondStep')
  const detail: PinRequired =
    factor === null
      ? { step, kind: null, canSendSms: canSendSms() }
      : { step, kind: factor.kind, ...(await sentPin(req, brand, person, factor)) }
  return new APIError('A one-time PIN is required', 401, { code: 'pin_required', detail }, true)
}

async function sentPin(
  req: PayloadRequest,
  brand: Brand,
  person: User,
  factor: Factor,
): Promise<Pick<PinRequired, 'sentTo' | 'resendAfter'>> {
  if (factor.kind !== 'sms') return {}
  const wait = await sendFactorPin(req, brand, person, factor)
  const isOpen = wait === 0 || factor.pinMessage !== null
  return { ...(isOpen ? { sentTo: lastDigits(factor.phone) ?? '' } : {}), resendAfter: wait === 0 ? resendSeconds : wait }
}
