import type { Payload } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import { belongsToBrand } from './belongsToBrand'

/** The person of an address who may sign in on this brand's host; null for everybody else. `email` is in lower case. */
export async function findPerson(payload: Payload, email: string, brand: Brand): Promise<User | null> {
  // rights: sign-in itself; nobody is signed in yet.
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [person] = docs
  if (!person) return null
  return (await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand })) ? person : null
}
