import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type {
  AppSetUp,
  BeginSmsStep,
  ConfirmStep,
  PinSent,
  ResendStep,
  SecondStepRequest,
  SmsSetUp,
} from '../../../../shared/contracts/secondFactor'
import type { User } from '../../../../collections/payload-types'
import { clientAddress } from '../../http/clientAddress'
import { throttle } from '../../throttle/throttles'
import { readKey, redeemKey } from '../keys/oneTimeKeys'
import { personOf } from '../session/personOf'
import { openProvenSession, type SignedIn } from '../session/signIn'
import { findFactor } from './factors'
import { requireSecondFactor } from './requireSecondFactor'
import { resendFactorPin } from './sendPin'
import { confirmSetUp, startAppSetUp } from './setUpFactor'
import { resendSetUpPin, startSmsSetUp } from './setUpSms'

const ended = (): APIError => new APIError('Sign in again', 401, { code: 'unauthenticated' }, true)

/** Whose step it is, while it waits. Throws 401 `unauthenticated`, 429 `too_many_requests`. */
export async function ownerOfStep(req: PayloadRequest, brand: Brand, step: string): Promise<User> {
  await throttle(req.payload, 'passwordKeys', clientAddress(req))
  const key = await readKey(req.payload, step, { purpose: 'secondStep', brand: brand.name })
  const person = await personOf(req, brand, key?.user ?? null)
  if (!person) throw ended()
  return person
}

/** Uses a step up. Throws 401 `unauthenticated` when another request was first. */
export async function redeemStep({ payload }: PayloadRequest, brand: Brand, step: string): Promise<void> {
  if (!(await redeemKey(payload, step, { purpose: 'secondStep', brand: brand.name }))) throw ended()
}

/**
 * Ends a sign-in that waited for its second factor. A wrong PIN leaves the step as it was. Throws 401 `pin_required`, `pin_wrong` or
 * `unauthenticated`, 429.
 */
export async function takeSecondStep(
  req: PayloadRequest,
  brand: Brand,
  { step, ...given }: SecondStepRequest,
): Promise<Omit<SignedIn, 'user'>> {
  const person = await ownerOfStep(req, brand, step)
  const factorAt = await requireSecondFactor(req, brand, person, given)
  await redeemStep(req, brand, step)
  req.user = { ...person, collection: 'users' }
  return openProvenSession(req, brand, person, factorAt)
}

/** Begins the set-up of somebody who is to have a second factor and has none. Throws 401 `unauthenticated` for anybody else. */
export async function beginSetUpByStep(req: PayloadRequest, brand: Brand, step: string): Promise<AppSetUp> {
  return startAppSetUp(req, brand, await ownerWithoutFactor(req, brand, step))
}

/** The same with a telephone. Throws as `startSmsSetUp`, and 401 `unauthenticated`. */
export async function beginSmsSetUpByStep(req: PayloadRequest, brand: Brand, { phone, step }: BeginSmsStep): Promise<SmsSetUp> {
  return startSmsSetUp(req, brand, await ownerWithoutFactor(req, brand, step), phone)
}

/** Sends another PIN to whoever waits for one, at a sign-in or in the set-up within it. Throws 401, 404, 429 `too_many_requests`. */
export async function resendPinByStep(req: PayloadRequest, brand: Brand, { setUp, step }: ResendStep): Promise<PinSent> {
  if (setUp === undefined) return resendFactorPin(req, brand, await ownerOfStep(req, brand, step))
  return resendSetUpPin(req, brand, await ownerWithoutFactor(req, brand, step), setUp)
}

/** Takes that factor into use and opens the session that waited for it. Throws as `confirmSetUp`. */
export async function confirmSetUpByStep(
  req: PayloadRequest,
  brand: Brand,
  { pin, setUp, step }: ConfirmStep,
): Promise<{ recoveryCodes: string[]; session: Omit<SignedIn, 'user'> }> {
  const person = await ownerWithoutFactor(req, brand, step)
  req.user = { ...person, collection: 'users' }
  const recoveryCodes = await confirmSetUp(req, brand, person, { pin, setUp })
  await redeemStep(req, brand, step)
  return { recoveryCodes, session: await openProvenSession(req, brand, person, new Date()) }
}

/** A step stands for the password alone: whoever has a second factor changes it with that factor only. */
async function ownerWithoutFactor(req: PayloadRequest, brand: Brand, step: string): Promise<User> {
  const person = await ownerOfStep(req, brand, step)
  if (await findFactor(req.payload, person.id)) throw ended()
  return person
}
