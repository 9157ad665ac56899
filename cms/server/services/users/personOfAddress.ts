import type { Payload, PayloadRequest } from 'payload'
import type { User } from '../../../../collections/payload-types'

/*
 * People by the address of a mailbox that was proven: rights of whoever reads that mailbox, which are those of its owner.
 */

/** Who has an address, in lower case, those in the trash among them; null for nobody. */
export async function personOfAddress(payload: Payload, email: string): Promise<User | null> {
  // rights: as above; nothing of the person leaves here without the link that was mailed to them.
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Somebody who has been here chooses no new password by an invitation or a sign-up. */
export const isKnown = (person: User | null): person is User => Boolean(person?.lastLogin)

/** Whether nobody comes in as this person: they are disabled or in the trash. */
export const isShut = (person: User | null): boolean => person?.disabled === true || Boolean(person?.deletedAt)

type Own = Pick<User, 'name' | 'email' | 'userLanguage'> & Partial<Pick<User, 'isProfessional' | 'organisation'>> & { password: string }

/** The person of the address: a new one, or one that an administrator made and who has never signed in. */
export function savePerson(req: PayloadRequest, person: User | null, data: Own): Promise<User> {
  // rights: of whoever holds the link that was mailed to this address; each field is named by the server.
  if (person)
    return req.payload.update({
      collection: 'users',
      id: person.id,
      data: { ...data, emailVerified: true },
      depth: 0,
      overrideAccess: true,
      req,
    })
  // rights: as above.
  return req.payload.create({ collection: 'users', data: { ...data, active: true }, depth: 0, overrideAccess: true, req })
}
