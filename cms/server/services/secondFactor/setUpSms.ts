import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PinSent, SmsSetUp } from '../../../../shared/contracts/secondFactor'
import type { User } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { queueSmsSending, writePinSms } from '../../sms/queueSms'
import { canSendSms } from '../../sms/smsSender'
import { issueKey, keyOf, readKey, rescopeKey } from '../keys/oneTimeKeys'
import { lastDigits, refuseToWait, resendSeconds, takeSmsTurn } from './sendPin'

const setUpSeconds = 15 * 60

/** What the key of a set-up by SMS is bound to: the number, and the message whose PIN proves it. A set-up with an app has its secret there. */
type Scope = Readonly<{ phone: string; message: string }>
const scopeOf = ({ message, phone }: Scope): string => `sms ${phone} ${message}`

/** The number and message of a set-up by SMS; null for one with an app. */
export function smsScope(scope: string): Scope | null {
  const [kind, phone, message] = scope.split(' ')
  return kind === 'sms' && phone && message ? { phone, message } : null
}

const expired = (): APIError => new APIError('This took too long. Begin again.', 400, { code: 'link_expired' }, true)

/**
 * Sends a PIN to a number that is to become the person's second factor. Nothing changes until it was given to `confirmSetUp`. Throws 404
 * where this installation sends no messages, 429 `too_many_requests` with the seconds to wait.
 */
export async function startSmsSetUp(req: PayloadRequest, brand: Brand, person: User, phone: string): Promise<SmsSetUp> {
  if (!canSendSms()) throw notFound()
  const { payload } = req
  refuseToWait(await takeSmsTurn(req, person.id, phone))
  const message = await writePinSms(payload, brand, person, phone)
  const id = await issueKey(payload, {
    purpose: 'factorSetUp',
    brand: brand.name,
    user: person.id,
    seconds: setUpSeconds,
    scope: scopeOf({ message, phone }),
  })
  await queueSmsSending(payload, message)
  return { setUp: keyOf(id, 'factorSetUp'), sentTo: lastDigits(phone) ?? '', resendAfter: resendSeconds }
}

/** Sends the PIN of a set-up again, a new one that voids the former. Throws 400 `link_expired`, 429 `too_many_requests`. */
export async function resendSetUpPin(req: PayloadRequest, brand: Brand, person: User, setUp: string): Promise<PinSent> {
  const { payload } = req
  const open = await readKey(payload, setUp, { purpose: 'factorSetUp', brand: brand.name })
  const scope = open?.user === person.id && open.scope !== null ? smsScope(open.scope) : null
  if (!open || !scope) throw expired()
  refuseToWait(await takeSmsTurn(req, person.id, scope.phone))
  const message = await writePinSms(payload, brand, person, scope.phone)
  await rescopeKey(payload, open.id, scopeOf({ ...scope, message }))
  await queueSmsSending(payload, message)
  return { sentTo: lastDigits(scope.phone) ?? '', resendAfter: resendSeconds }
}
