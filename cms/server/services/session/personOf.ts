import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import { belongsToBrand } from './belongsToBrand'

/** The person of an id who may sign in on this brand now; null for everybody else. */
export async function personOf({ payload }: PayloadRequest, brand: Brand, id: string | null): Promise<User | null> {
  if (id === null) return null
  // rights: as for sign-in; whoever calls holds a proof that stands for the person.
  const person = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!person) return null
  return (await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand })) ? person : null
}
