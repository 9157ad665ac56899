import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { CompleteSignUpRequest, OpenSignUp } from '../../../../shared/contracts/signUp'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { User } from '../../../../collections/payload-types'
import { clientAddress } from '../../http/clientAddress'
import { notFound } from '../../http/notFound'
import { throttle } from '../../throttle/throttles'
import { linkExpired } from '../keys/linkExpired'
import { type OpenKey, readKey } from '../keys/oneTimeKeys'
import { withRedeemedKey } from '../keys/withRedeemedKey'
import { queuePasswordCheck } from '../session/passwordQueue'
import { type SignedIn, startSession } from '../session/signIn'
import { isKnown, savePerson } from '../users/personOfAddress'
import { proveOrChoosePassword } from '../users/proveOrChoosePassword'
import { type Applicant, findApplicant, organisationOfAddress } from './applicant'
import { giveAccounts } from './giveAccounts'

/** What the link of a sign-up leads to. Throws 400 `link_expired`, 404 where the brand is closed, 429 `too_many_requests`. */
export async function openSignUp(req: PayloadRequest, brand: Brand, key: string): Promise<OpenSignUp> {
  await throttle(req.payload, 'passwordKeys', clientAddress(req))
  const { email, person, waiting } = await applicantOf(req, brand, await readKey(req.payload, key, useOn(brand)))
  return { email, name: person?.name ?? waiting[0]?.name ?? '', isKnown: isKnown(person), consent: brand.consent }
}

/**
 * Makes the sign-in of whoever has proven a mailbox, or proves that of a person who has one, gives them the accounts that wait for them or a new
 * one, and opens a session. What is refused leaves the link as it was. Throws 400 `weak_password` or `link_expired`, 401 `invalid_credentials`,
 * 404, 409 `subscription_limit` or `portal_not_active`, 429, 503 `busy`.
 */
export async function completeSignUp(
  req: PayloadRequest,
  brand: Brand,
  { key, locale, name, password }: CompleteSignUpRequest,
): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  await throttle(payload, 'passwordKeys', clientAddress(req))
  const { email, portal, ...applicant } = await applicantOf(req, brand, await readKey(payload, key, useOn(brand)))
  const { person } = applicant
  await proveOrChoosePassword(req, person, { email, password })
  const member = await withRedeemedKey(payload, key, useOn(brand), async () => {
    const called = name ?? person?.name ?? applicant.waiting[0]?.name ?? email
    const own = { name: called, email, password, userLanguage: locale ?? brand.defaultLocale }
    const owner = isKnown(person)
      ? person
      : await queuePasswordCheck(async () => savePerson(req, person, { ...own, ...(await firmOf(req, brand, applicant, email)) }))
    req.user = { ...owner, collection: 'users' }
    try {
      await giveAccounts(req, brand, { member: owner, waiting: applicant.waiting, portal })
    } catch (error) {
      // rights: the server takes back what it has just made; without it the person could never sign up again.
      if (!person) await payload.db.deleteOne({ collection: 'users', where: { id: { equals: owner.id } } })
      throw error
    }
    await recordActivity(req, { type: 'Signed up', collection: 'users', recordId: owner.id, recordTitle: owner.name, info: brand.name })
    return owner
  })
  // All is theirs and the link used up, whether or not a second factor is asked for now.
  return startSession(req, brand, member)
}

const useOn = ({ name }: Brand) => ({ purpose: 'signUp', brand: name }) as const

/** The rights that come with a mailbox of a firm: for somebody new alone, since whoever is known has those that they were given. */
async function firmOf(
  { payload }: PayloadRequest,
  brand: Brand,
  { person }: Pick<Applicant, 'person'>,
  email: string,
): Promise<Partial<Pick<User, 'isProfessional' | 'organisation'>>> {
  const organisation = person ? null : await organisationOfAddress(payload, brand, email)
  return organisation ? { isProfessional: true, organisation: organisation.id } : {}
}

type Proven = Applicant & Readonly<{ email: string; portal: string | null }>

/** Who an open key is for. Void for whoever is disabled or signs in here by now: throws 400 `link_expired`. */
async function applicantOf({ payload }: PayloadRequest, brand: Brand, key: OpenKey | null): Promise<Proven> {
  if (brand.signUp === 'closed') throw notFound()
  if (!key || key.email === null) throw linkExpired()
  const applicant = await findApplicant(payload, brand, key.email)
  if (applicant.state !== 'new') throw linkExpired()
  return { ...applicant, email: key.email, portal: key.scope }
}
