import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { AppSetUp, ConfirmSetUp } from '../../../../shared/contracts/secondFactor'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { User } from '../../../../collections/payload-types'
import { queueMail } from '../../mail/queueMail'
import { forgetFailures } from '../../throttle/throttles'
import { issueKey, keyOf, readKey, redeemKey } from '../keys/oneTimeKeys'
import { markFactor } from '../session/sessions'
import { type NewFactor, removeFactor, saveFactor } from './factors'
import { takeFactorTurn, wrongPin } from './proveSecondFactor'
import { issueRecoveryCodes } from './recoveryCodes'
import { openSecret, sealSecret } from './sealSecret'
import { smsScope } from './setUpSms'
import { isSmsPin } from './smsPin'
import { otpauthUri, totp } from './totp'

const setUpSeconds = 15 * 60

/** A new secret for an authenticator app: shown here and never again. Nothing changes until a PIN of it was given to `confirmSetUp`. */
export async function startAppSetUp({ payload }: PayloadRequest, brand: Brand, person: User): Promise<AppSetUp> {
  const secret = totp.newSecret()
  const id = await issueKey(payload, {
    purpose: 'factorSetUp',
    brand: brand.name,
    user: person.id,
    seconds: setUpSeconds,
    scope: sealSecret(secret, person.id),
  })
  const uri = otpauthUri({ email: person.email, issuer: brand.displayName, secret })
  const { default: QRCode } = await import('qrcode')
  const { data, size } = QRCode.create(uri, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, row) => [...data.subarray(row * size, (row + 1) * size)].join(''))
  return { setUp: keyOf(id, 'factorSetUp'), secret, uri, rows }
}

/**
 * Takes a new factor into use once a PIN of it was given, and makes ten recovery codes, known here and now only. Ends the person's other
 * sessions. A wrong PIN leaves the set-up open. Throws 400 `link_expired` or `pin_wrong`, 429 `too_many_attempts`.
 */
export async function confirmSetUp(req: PayloadRequest, brand: Brand, person: User, { pin, setUp }: ConfirmSetUp): Promise<string[]> {
  const { payload } = req
  const use = { purpose: 'factorSetUp', brand: brand.name } as const
  const open = await readKey(payload, setUp, use)
  if (open?.user !== person.id || open.scope === null) throw expired()
  await takeFactorTurn(req, person.id)
  const proven = provenBy(open.scope, person.id, pin)
  if (proven === null) throw new APIError(wrongPin().message, 400, { code: 'pin_wrong' }, true)
  if (!(await redeemKey(payload, setUp, use))) throw expired()
  await forgetFailures(payload, 'secondFactor', person.id)
  if (proven.kind === 'sms') await forgetFailures(payload, 'smsPins', person.id)
  await saveFactor(payload, person.id, proven)
  const codes = await issueRecoveryCodes(payload, person.id)
  await markFactor(payload, person.id, sessionIdOf(req))
  await tell(req, brand, person, 'secondFactorOn')
  return codes
}

/** The factor that a set-up was for, when the PIN is its own; else null. */
function provenBy(scope: string, userId: string, pin: string): NewFactor | null {
  const sms = smsScope(scope)
  if (sms) return isSmsPin(sms.message, pin) ? { kind: 'sms', phone: sms.phone } : null
  const step = totp.stepOf(openSecret(scope, userId) ?? '', pin)
  return step === null ? null : { kind: 'app', sealed: scope, step }
}

/** Leaves a person without a second factor, after `reauthenticate`. */
export async function switchOffFactor(req: PayloadRequest, brand: Brand, person: User): Promise<void> {
  await removeFactor(req.payload, person.id)
  await tell(req, brand, person, 'secondFactorOff')
}

const activity = { secondFactorOn: 'Two-factor switched on', secondFactorOff: 'Two-factor switched off' } as const

async function tell(req: PayloadRequest, brand: Brand, person: User, template: keyof typeof activity): Promise<void> {
  await queueMail(req.payload, {
    template,
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name },
    onceKey: `${template}:${person.id}:${Date.now()}`,
  })
  await recordActivity(req, { type: activity[template], collection: 'users', recordId: person.id, info: brand.name })
}

const expired = (): APIError => new APIError('This took too long. Begin again.', 400, { code: 'link_expired' }, true)
