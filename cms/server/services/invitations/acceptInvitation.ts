import { APIError, type PayloadRequest } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal, User } from '../../../../collections/payload-types'
import { passwordProblem } from '../../../../collections/Users/passwordProblem'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { AcceptInvitationRequest, Invitation } from '../../../../shared/contracts/invitations'
import { clientAddress } from '../../http/clientAddress'
import { throttle } from '../../throttle/throttles'
import { type OpenKey, readKey, redeemKey, releaseKey } from '../keys/oneTimeKeys'
import { queuePasswordCheck } from '../session/passwordQueue'
import { provePassword, type SignedIn, startSession } from '../session/signIn'
import { obstacleOf, portalOf } from './invitable'

type Invited = Readonly<{
  account: Account
  portal: Portal
  email: string
  /** Who has the address, if anybody. */
  person: User | null
}>

const expired = (): APIError => new APIError('This link was used or is too old. Ask for another one.', 400, { code: 'link_expired' }, true)

/** Somebody who has been here chooses no new password by an invitation. */
const isKnown = (person: User | null): person is User => Boolean(person?.lastLogin)

/** What the link of an invitation leads to. Throws 400 `link_expired`, 429 `too_many_requests`. */
export async function openInvitation(req: PayloadRequest, brand: Brand, key: string): Promise<Invitation> {
  await throttle(req.payload, 'passwordKeys', clientAddress(req))
  const { account, email, person, portal } = await invitedBy(req, await readKey(req.payload, key, useOn(brand)))
  return { email, name: person?.name ?? account.name, portal: portal.name, isKnown: isKnown(person), consent: brand.consent }
}

/**
 * Makes the sign-in of an invited client, or proves that of a person who has one, gives them the account and opens a session. What is refused
 * leaves the link as it was. Throws 400 `weak_password` or `link_expired`, 401 `invalid_credentials`, 429, 503 `busy`.
 */
export async function acceptInvitation(
  req: PayloadRequest,
  brand: Brand,
  { key, locale, name, password }: AcceptInvitationRequest,
): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  await throttle(payload, 'passwordKeys', clientAddress(req))
  const { account, email, person } = await invitedBy(req, await readKey(payload, key, useOn(brand)))
  // Who happens to be signed in in this browser has no part in it.
  req.user = null
  if (isKnown(person)) await provePassword(req, { email, password }, () => Promise.resolve(person))
  else {
    const problem = await passwordProblem(password)
    if (problem !== null) throw new APIError(problem, 400, { code: 'weak_password' }, true)
  }
  const redeemed = await redeemKey(payload, key, useOn(brand))
  if (!redeemed) throw expired()
  try {
    const own = { name: name ?? person?.name ?? account.name, email, password, userLanguage: locale ?? brand.defaultLocale }
    const owner = isKnown(person) ? person : await queuePasswordCheck(() => saveOwner(req, person, own))
    req.user = { ...owner, collection: 'users' }
    // rights: of whoever was invited to this account and holds the link that was mailed to its address.
    await payload.update({ collection: 'accounts', id: account.id, data: { client: owner.id }, depth: 0, overrideAccess: true, req })
    return await startSession(req, brand, owner)
  } catch (error) {
    await releaseKey(payload, redeemed.id)
    throw error
  }
}

const useOn = ({ name }: Brand) => ({ purpose: 'invitation', brand: name }) as const

type Own = Pick<User, 'name' | 'email' | 'userLanguage'> & { password: string }

/** The person of the address: a new one, or one that an administrator made and who has never signed in. */
function saveOwner(req: PayloadRequest, person: User | null, data: Own): Promise<User> {
  // rights: of whoever holds the link that was mailed to this address.
  if (person) return req.payload.update({ collection: 'users', id: person.id, data, depth: 0, overrideAccess: true, req })
  // rights: as above.
  return req.payload.create({ collection: 'users', data: { ...data, active: true }, depth: 0, overrideAccess: true, req })
}

/**
 * What an open key invites to. Void when the account is gone, is another's by now, has another address or cannot be seen, and when whoever has the
 * address may not sign in: throws 400 `link_expired`.
 */
async function invitedBy(req: PayloadRequest, key: OpenKey | null): Promise<Invited> {
  const { payload } = req
  if (!key?.account || key.email === null) throw expired()
  const account = await payload.findByID({
    collection: 'accounts',
    id: key.account,
    depth: 0,
    joins: false,
    disableErrors: true,
    // rights: of whoever holds the link that was mailed to this account's address. An account in the trash is not found.
    overrideAccess: true,
  })
  if (!account || account.email !== key.email) throw expired()
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: key.email } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    // rights: as above.
    overrideAccess: true,
  })
  const person = docs[0] ?? null
  const client = idOf(account.client)
  const isTaken = client !== null && client !== person?.id
  const portal = await portalOf(req, account)
  const isShut = person?.disabled === true || Boolean(person?.deletedAt)
  if (!portal || isTaken || isShut || obstacleOf({ account, portal, client: null }) !== null) throw expired()
  return { account, portal, email: key.email, person }
}
