import type { Payload } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import { belongsToBrand } from './belongsToBrand'
import { rowOfPerson } from './rowOfPerson'

/** The person of an address who may sign in on this brand's host; null for everybody else. `email` is in lower case. */
export async function findPerson(payload: Payload, email: string, brand: Brand): Promise<User | null> {
  const person = await rowOfPerson(payload, { email: { equals: email } })
  if (!person) return null
  return (await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand })) ? person : null
}
