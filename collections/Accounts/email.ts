import { randomUUID } from 'node:crypto'
import type { CollectionAfterErrorHook, CollectionBeforeChangeHook, CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { ruleText } from '../labels/ruleText'
import type { Account } from '../payload-types'

/*
 * The address of an account: without spaces, the only one of its portal, and fixed once its client has signed in. `emailKey` keeps it the only one
 * in the database, whoever writes first; an account in the trash gives its address free.
 */

export const cleanEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: data.email.replace(/\s+/g, '').toLowerCase() } : data

/** `portal/address`; a random one where there is none, for an explicit null is a value to MongoDB's unique index. */
export const emailKeyOf = (portal: string | null, email: string | null | undefined): string =>
  portal && email ? `${portal}/${email}` : `none/${randomUUID()}`

type Addressed = Partial<Pick<Account, 'email' | 'portal' | 'client' | 'deletedAt'>> & { emailKey?: string | null }

const keyOf = ({ deletedAt, email, portal }: Addressed): string | null =>
  deletedAt || !email || !portal ? null : emailKeyOf(idOf(portal), email)

/** Refuses, by field, another address for a client who has signed in with the former one, and an address that the portal has already. */
export const checkEmail: CollectionBeforeValidateHook<Account> = async ({ data, originalDoc, req }) => {
  const [before, after] = [originalDoc as Addressed | undefined, { ...originalDoc, ...data } as Addressed]
  if (before && before.email && after.email !== before.email && (await hasSignedIn(req, idOf(before.client))))
    throw fieldRefusal(req, { collection: 'accounts', path: 'email', code: 'email_fixed', message: ruleText(req, 'rule.emailFixed') })
  const key = keyOf(after)
  if (key !== null && key !== (before ? keyOf(before) : null) && (await isTaken(req, after, originalDoc?.id))) throw taken(req)
  return data
}

export const stampEmail: CollectionBeforeChangeHook<Account> = ({ data, operation, originalDoc }) => {
  const key = keyOf({ ...(originalDoc as Addressed | undefined), ...data })
  if (key !== null) return { ...data, emailKey: key }
  // A copy brings the key of what it was copied from, and two copies would have the same.
  const before = operation === 'update' ? (originalDoc as Addressed | undefined) : undefined
  return { ...data, emailKey: before?.emailKey?.startsWith('none/') ? before.emailKey : emailKeyOf(null, null) }
}

/** Two who take one address at once: the database refuses the second, by the name of its key. */
export const nameTakenEmail: CollectionAfterErrorHook = ({ error, req }) => {
  const { data } = error as { data?: { errors?: { path?: string }[] } }
  if (!data?.errors?.some(({ path }) => path === 'emailKey')) return
  const refusal = taken(req)
  Object.assign(data, refusal.data)
  return { response: { errors: [{ name: refusal.name, message: refusal.message, data: refusal.data }] }, status: refusal.status }
}

const taken = (req: PayloadRequest) =>
  fieldRefusal(req, { collection: 'accounts', path: 'email', code: 'email_taken', message: ruleText(req, 'rule.accountEmailTaken') })

async function isTaken(req: PayloadRequest, { email, portal }: Addressed, id: string | undefined): Promise<boolean> {
  const where: Where[] = [{ portal: { equals: idOf(portal) } }, { email: { equals: email } }]
  if (id !== undefined) where.push({ id: { not_equals: id } })
  // rights: whether an address is free is asked over the whole portal; nothing of its account leaves here.
  const { totalDocs } = await req.payload.count({ collection: 'accounts', where: { and: where }, overrideAccess: true, req })
  return totalDocs > 0
}

async function hasSignedIn(req: PayloadRequest, client: string | null): Promise<boolean> {
  if (client === null) return false
  const where: Where = { and: [{ id: { equals: client } }, { lastLogin: { exists: true } }] }
  // rights: as above.
  return (await req.payload.count({ collection: 'users', where, overrideAccess: true, trash: true, req })).totalDocs > 0
}
