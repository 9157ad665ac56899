import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal, User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { AcceptInvitationRequest, Invitation } from '../../../../shared/contracts/invitations'
import { spokenNameOf } from '../../../../shared/domain/names'
import { clientAddress } from '../../http/clientAddress'
import { throttle } from '../../throttle/throttles'
import { linkExpired } from '../keys/linkExpired'
import { type OpenKey, readKey } from '../keys/oneTimeKeys'
import { withRedeemedKey } from '../keys/withRedeemedKey'
import { queuePasswordCheck } from '../session/passwordQueue'
import { type SignedIn, startSession } from '../session/signIn'
import { linkAccount } from '../users/linkAccount'
import { isKnown, isShut, personOfAddress, savePerson } from '../users/personOfAddress'
import { proveOrChoosePassword } from '../users/proveOrChoosePassword'
import { obstacleOf, portalOf } from './invitable'

type Invited = Readonly<{
  account: Account
  portal: Portal
  email: string
  /** Who has the address, if anybody. */
  person: User | null
}>

/** What the link of an invitation leads to. Throws 400 `link_expired`, 429 `too_many_requests`. */
export async function openInvitation(req: PayloadRequest, brand: Brand, key: string): Promise<Invitation> {
  await throttle(req.payload, 'passwordKeys', clientAddress(req))
  const { account, email, person, portal } = await invitedBy(req, await readKey(req.payload, key, useOn(brand)))
  return { email, name: person?.name ?? spokenNameOf(account.name), portal: portal.name, isKnown: isKnown(person), consent: brand.consent }
}

/**
 * Makes the sign-in of an invited client, or proves that of a person who has one, gives them the account and opens a session. What is refused
 * leaves the link as it was. Throws 400 `weak_password` or `link_expired`, 401 `invalid_credentials`, 401 `pin_required` once the account is theirs, 429, 503 `busy`.
 */
export async function acceptInvitation(
  req: PayloadRequest,
  brand: Brand,
  { key, locale, name, password }: AcceptInvitationRequest,
): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  await throttle(payload, 'passwordKeys', clientAddress(req))
  const { account, email, person } = await invitedBy(req, await readKey(payload, key, useOn(brand)))
  await proveOrChoosePassword(req, person, { email, password })
  const owner = await withRedeemedKey(payload, key, useOn(brand), async () => {
    const own = { name: name ?? person?.name ?? spokenNameOf(account.name), email, password, userLanguage: locale ?? brand.defaultLocale }
    const client = isKnown(person) ? person : await queuePasswordCheck(() => savePerson(req, person, own))
    req.user = { ...client, collection: 'users' }
    await linkAccount(req, account, client.id)
    return client
  })
  // The account is theirs and the link used up, whether or not a second factor is asked for now.
  return startSession(req, brand, owner)
}

const useOn = ({ name }: Brand) => ({ purpose: 'invitation', brand: name }) as const

/**
 * What an open key invites to. Void when the account is gone, is another's by now, has another address or cannot be seen, and when whoever has the
 * address may not sign in: throws 400 `link_expired`.
 */
async function invitedBy(req: PayloadRequest, key: OpenKey | null): Promise<Invited> {
  const { payload } = req
  if (!key?.account || key.email === null) throw linkExpired()
  const account = await payload.findByID({
    collection: 'accounts',
    id: key.account,
    depth: 0,
    joins: false,
    disableErrors: true,
    // rights: of whoever holds the link that was mailed to this account's address. An account in the trash is not found.
    overrideAccess: true,
  })
  if (!account || account.email !== key.email) throw linkExpired()
  const person = await personOfAddress(payload, key.email)
  const client = idOf(account.client)
  const isTaken = client !== null && client !== person?.id
  const portal = await portalOf(req, account)
  if (!portal || isTaken || isShut(person) || obstacleOf({ account, portal, client: null }) !== null) throw linkExpired()
  return { account, portal, email: key.email, person }
}
