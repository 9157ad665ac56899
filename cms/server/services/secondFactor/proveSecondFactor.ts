import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SecondProof } from '../../../../shared/contracts/secondFactor'
import type { User } from '../../../../collections/payload-types'
import { queueMail } from '../../mail/queueMail'
import { forgetFailures, takeTurn } from '../../throttle/throttles'
import { type Factor, redeemPin } from './factors'
import { redeemRecoveryCode } from './recoveryCodes'

/** One answer for every PIN and code that does not fit, whatever is wrong with it. */
export const wrongPin = (): APIError => new APIError('The PIN is not right', 401, { code: 'pin_wrong' }, true)

/** Counts one try of a person's second factor, before anything is compared. Throws 429 `too_many_attempts`. */
export async function takeFactorTurn({ payload }: PayloadRequest, userId: string): Promise<void> {
  const wait = await takeTurn(payload, 'secondFactor', userId)
  if (wait === 0) return
  const message = `Too many attempts. Try again in ${Math.ceil(wait / 60)} min.`
  throw new APIError(message, 429, { code: 'too_many_attempts', retryAfter: wait }, true)
}

/** Uses up the PIN or the recovery code that was given. Throws 401 `pin_wrong`, 429 `too_many_attempts`. */
export async function proveSecondFactor(
  req: PayloadRequest,
  { brand, factor, given, person }: { brand: Brand; factor: Factor; given: SecondProof; person: User },
): Promise<void> {
  const { payload } = req
  await takeFactorTurn(req, person.id)
  const isRight =
    given.pin !== undefined
      ? await redeemPin(payload, person.id, factor, given.pin)
      : given.recoveryCode !== undefined && (await redeemRecoveryCode(payload, person.id, given.recoveryCode))
  if (!isRight) throw wrongPin()
  await forgetFailures(payload, 'secondFactor', person.id)
  // Whoever has used a PIN may have the next one at once.
  if (factor.kind === 'sms') await forgetFailures(payload, 'smsPins', person.id)
  if (given.pin !== undefined) return
  await queueMail(payload, {
    template: 'recoveryCodeUsed',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name },
    onceKey: `recoveryCodeUsed:${person.id}:${Date.now()}`,
  })
}
