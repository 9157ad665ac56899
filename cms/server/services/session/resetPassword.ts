import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { ForgotPasswordRequest, ResetPasswordRequest } from '../../../../shared/contracts/signIn'
import type { User } from '../../../../collections/payload-types'
import { passwordProblem } from '../../../../collections/Users/passwordProblem'
import { enqueue } from '../../../../jobs/enqueue'
import { sendPasswordLink } from '../../../../jobs/sendPasswordLink/definition'
import { clientAddress } from '../../http/clientAddress'
import { queueMail } from '../../mail/queueMail'
import { takeTurn, throttle } from '../../throttle/throttles'
import { linkExpired } from '../keys/linkExpired'
import { readKey, redeemKey } from '../keys/oneTimeKeys'
import { queuePasswordCheck } from './passwordQueue'
import { personOf } from './personOf'
import { type SignedIn, startSession } from './signIn'

/** How long the link to a new password is good. */
export const passwordLinkSeconds = 30 * 60

/**
 * Leaves it to the worker to mail a link to whoever has this address. Does the same for every address, and says nothing of one that asked too
 * often: nobody learns here who exists.
 */
export async function askForPasswordLink(req: PayloadRequest, brand: Brand, { email, locale }: ForgotPasswordRequest): Promise<void> {
  const { payload } = req
  const wait = await takeTurn(payload, 'passwordLinksByAddress', clientAddress(req))
  if (wait > 0 || (await takeTurn(payload, 'passwordLinksByAccount', `${brand.name} ${email}`)) > 0) return
  await enqueue(payload, sendPasswordLink, { email, brand: brand.name, locale: locale ?? brand.defaultLocale })
}

/** Whose password the link sets. Throws 400 `link_expired`, 429 `too_many_requests`. */
export async function ownerOfPasswordLink(req: PayloadRequest, brand: Brand, key: string): Promise<User> {
  await throttle(req.payload, 'passwordKeys', clientAddress(req))
  const person = await personOf(req, brand, (await readKey(req.payload, key, { purpose: 'password', brand: brand.name }))?.user ?? null)
  if (!person) throw linkExpired()
  return person
}

/**
 * Sets the password of the link's owner, ends all their sessions and opens one. A password that the rules refuse leaves the link as it was.
 * Throws 400 `weak_password` or `link_expired`, 401 `pin_required` once the password is changed, 429 `too_many_requests`, 503 `busy`.
 */
export async function resetPassword(
  req: PayloadRequest,
  brand: Brand,
  { key, password }: ResetPasswordRequest,
): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  await throttle(payload, 'passwordKeys', clientAddress(req))
  const problem = await passwordProblem(password)
  if (problem !== null) throw new APIError(problem, 400, { code: 'weak_password' }, true)
  return queuePasswordCheck(async () => {
    const person = await personOf(req, brand, (await redeemKey(payload, key, { purpose: 'password', brand: brand.name }))?.user ?? null)
    if (!person) throw linkExpired()
    // rights: of whoever holds the link that was mailed to this person; the hook ends their sessions.
    const changed = await payload.update({
      collection: 'users',
      id: person.id,
      data: { password, emailVerified: true },
      depth: 0,
      overrideAccess: true,
      req,
    })
    req.user = { ...changed, collection: 'users' }
    await queueMail(payload, {
      template: 'passwordChanged',
      to: changed.email,
      user: changed.id,
      brand: brand.name,
      locale: changed.userLanguage ?? brand.defaultLocale,
      data: { name: changed.name },
      onceKey: `passwordChanged:${key.slice(0, key.indexOf('.'))}`,
    })
    return startSession(req, brand, changed)
  })
}
