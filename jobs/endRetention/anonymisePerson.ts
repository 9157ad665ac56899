import type { CollectionSlug, Payload } from 'payload'

/** Of addresses that no mail reaches (RFC 2606); unique by the record's id, as the database wants it. */
const anonymousHost = '@deleted.invalid'

export const isAnonymous = ({ email }: { email: string }): boolean => email.endsWith(anonymousHost)

/** What the server keeps for a person alone, by its field `user`: nobody else needs it, so it goes before their record does. */
export const personal = [
  'sessions',
  'known-devices',
  'mails',
  'sms',
  'second-factors',
  'recovery-codes',
  'passkeys',
  'one-time-keys',
] as const satisfies readonly CollectionSlug[]

/**
 * Takes from a person in the trash what says who they were: name, address, telephone, picture, firm, password, what they signed in with and what they
 * chose; their mails and text messages; whom they let read their accounts, and what they were let read; their name and address in the log. The record
 * stays, for accounts, reports and the log go on pointing to it. Safe to repeat: the address, by which it is known to be done, is written last.
 */
export async function anonymisePerson(payload: Payload, { email, id }: Readonly<{ id: string; email: string }>): Promise<void> {
  // rights: the worker's own, over records that nobody else may change.
  for (const collection of personal) await payload.db.deleteMany({ collection, where: { user: { equals: id } } })
  await payload.db.deleteMany({
    collection: 'delegations',
    where: { or: [{ grantedBy: { equals: id } }, { user: { equals: id } }, { email: { equals: email } }] },
  })
  await payload.db.deleteMany({ collection: 'payload-preferences', where: { 'user.value': { equals: id } } })
  await payload.db.updateMany({
    collection: 'logs',
    where: { and: [{ collection: { equals: 'users' } }, { recordId: { equals: id } }] },
    data: { recordTitle: null },
  })
  await payload.db.updateMany({ collection: 'logs', where: { info: { equals: email } }, data: { info: null } })
  await payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: id } },
    data: { hash: null, salt: null },
    options: { atomic: true },
  })
  await payload.update({
    collection: 'users',
    id,
    data: {
      name: 'Deleted person',
      email: `${id}${anonymousHost}`,
      title: null,
      phone: null,
      photo: null,
      organisation: null,
      userLanguage: null,
      timeZone: null,
      lastLogin: null,
      disabled: true,
    },
    depth: 0,
    trash: true,
    // rights: the worker's own; nobody's deed, so no line in the log.
    overrideAccess: true,
    context: { skipLog: true },
  })
}
