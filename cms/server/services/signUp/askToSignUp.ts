import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SignUpRequest } from '../../../../shared/contracts/signUp'
import { enqueue } from '../../../../jobs/enqueue'
import { sendSignUpLink } from '../../../../jobs/sendSignUpLink/definition'
import { clientAddress } from '../../http/clientAddress'
import { notFound } from '../../http/notFound'
import { takeTurn } from '../../throttle/throttles'

/** How long the link to go on with a sign-up is good. */
export const signUpSeconds = 24 * 60 * 60

/**
 * Leaves it to the worker to mail whoever reads this mailbox the way on. Does the same for every address, and says nothing of one that asked too
 * often: nobody learns here who exists. Throws 404 where the brand takes nobody who was not invited.
 */
export async function askToSignUp(req: PayloadRequest, brand: Brand, { email, from, locale }: SignUpRequest): Promise<void> {
  const { payload } = req
  if (brand.signUp === 'closed') throw notFound()
  const wait = await takeTurn(payload, 'signUpsByAddress', clientAddress(req))
  if (wait > 0 || (await takeTurn(payload, 'signUpsByAccount', `${brand.name} ${email}`)) > 0) return
  const portal = /^\/dashboard\/([a-z0-9-]{1,100})(?:[/?#]|$)/.exec(from ?? '')?.[1] ?? null
  await enqueue(payload, sendSignUpLink, { email, brand: brand.name, locale: locale ?? brand.defaultLocale, portal })
}
