import type { PayloadRequest, Where } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import type { User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { EmailChange } from '../../../../shared/contracts/profile'
import { idOf } from '../../../../collections/idOf'
import { clientAddress } from '../../http/clientAddress'
import { queueMail } from '../../mail/queueMail'
import { throttle } from '../../throttle/throttles'
import { linkExpired } from '../keys/linkExpired'
import { issueKey, redeemKey, releaseKey, voidKeys } from '../keys/oneTimeKeys'
import { belongsToBrand } from '../session/belongsToBrand'
import { endAllSessions } from '../session/sessions'
import { fieldRefusal } from './fieldRefusal'
import { proveOwnPassword } from './proveOwnPassword'

/** How long the link to a new mailbox is good. */
const linkSeconds = 60 * 60
const purpose = 'newEmail'

/** The specification's words. */
const taken = () => fieldRefusal({ field: 'email', code: 'email_taken', message: 'An user with this email address already exists.' })

/**
 * Mails a link to the address that the signed-in person wants to sign in with from now on, and a notice to the present one, which stays good until the
 * link is used. Throws an `APIError`: 400 `email_taken` beside the field, 429, and as `proveOwnPassword`.
 */
export async function askForNewEmail(req: PayloadRequest, actor: Actor, brand: Brand, { email, password }: EmailChange): Promise<void> {
  const { payload } = req
  await throttle(payload, 'emailChanges', actor.id)
  const person = await proveOwnPassword(req, actor, { field: 'password', password })
  if (!(await isFree(req, email))) throw taken()
  const key = await issueKey(payload, { user: actor.id, email, purpose, brand: brand.name, seconds: linkSeconds })
  const letter = { user: person.id, brand: brand.name, locale: person.userLanguage ?? brand.defaultLocale } as const
  await queueMail(payload, { ...letter, template: 'newEmail', to: email, data: { name: person.name, key }, onceKey: `newEmail:${key}` })
  await queueMail(payload, {
    ...letter,
    template: 'emailChange',
    to: person.email,
    data: { name: person.name, email, isDone: false },
    onceKey: `emailAsked:${key}`,
  })
}

/** Voids the link to a new mailbox of the signed-in person. */
export const withdrawNewEmail = (req: PayloadRequest, actor: Actor): Promise<void> => voidKeys(req.payload, { purpose }, actor.id)

/**
 * Uses the link up: whoever it was mailed for signs in with that mailbox from now on. Their sessions end, except the one that the link was opened in,
 * and the former address is told. Throws an `APIError`: 400 `link_expired` or `email_taken`, 429.
 */
export async function confirmNewEmail(req: PayloadRequest, brand: Brand, key: string): Promise<string> {
  const { payload } = req
  await throttle(payload, 'passwordKeys', clientAddress(req))
  const opened = await redeemKey(payload, key, { purpose, brand: brand.name })
  const person = opened?.user ? await personOf(req, brand, opened.user) : null
  if (!opened?.email || !person) throw linkExpired()
  const { email } = opened
  try {
    if (!(await isFree(req, email, person.id))) throw taken()
    // rights: of whoever holds the link that was mailed to this address for this person.
    await payload.update({ collection: 'users', id: person.id, data: { email }, depth: 0, overrideAccess: true, req })
  } catch (error) {
    await releaseKey(payload, opened.id)
    throw error
  }
  await endAllSessions(payload, person.id, { except: req.user?.id === person.id ? sessionIdOf(req) : null })
  // A link to a new password that went to the former mailbox must not outlive it.
  await voidKeys(payload, { purpose: 'password' }, person.id)
  await queueMail(payload, {
    template: 'emailChange',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name, email, isDone: true },
    onceKey: `emailChanged:${opened.id}`,
  })
  return email
}

/** Whether nobody signs in with an address, those in the trash among them. */
async function isFree({ payload }: PayloadRequest, email: string, except?: string): Promise<boolean> {
  const where: Where[] = [{ email: { equals: email } }, ...(except === undefined ? [] : [{ id: { not_equals: except } }])]
  // rights: only whether it is free is asked, by whoever has proven who they are.
  const { totalDocs } = await payload.count({ collection: 'users', where: { and: where }, overrideAccess: true, trash: true })
  return totalDocs === 0
}

async function personOf({ payload }: PayloadRequest, brand: Brand, id: string): Promise<User | null> {
  // rights: as for sign-in; the link stands for the person.
  const person = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!person) return null
  return (await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand })) ? person : null
}
