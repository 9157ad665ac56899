import type { Payload } from 'payload'

/** Of addresses that no mail reaches (RFC 2606); unique by the record's id, as the database wants it. */
const anonymousHost = '@deleted.invalid'

export const isAnonymous = ({ email }: { email: string }): boolean => email.endsWith(anonymousHost)

/**
 * Takes from a person in the trash what says who they were: name, address, telephone, picture, firm, password, second factor, passkeys and what they chose;
 * their mails and text messages; their name in the log. The record stays, for accounts, reports and the log go on pointing to it. Safe to repeat: the address, by which it is known to be
 * done, is written last.
 */
export async function anonymisePerson(payload: Payload, id: string): Promise<void> {
  const ofPerson = { user: { equals: id } }
  // rights: the worker's own, over records that nobody else may change.
  for (const collection of [
    'sessions',
    'known-devices',
    'mails',
    'sms',
    'second-factors',
    'recovery-codes',
    'passkeys',
    'one-time-keys',
  ] as const)
    await payload.db.deleteMany({ collection, where: ofPerson })
  await payload.db.deleteMany({ collection: 'payload-preferences', where: { 'user.value': { equals: id } } })
  await payload.db.updateMany({
    collection: 'logs',
    where: { and: [{ collection: { equals: 'users' } }, { recordId: { equals: id } }] },
    data: { recordTitle: null },
  })
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
