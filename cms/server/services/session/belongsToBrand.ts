import type { Payload, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { type Actor, roleOf } from '../../../../collections/access/roleOf'

/** Whether a person may sign in on a brand's host: platform admins anywhere, others where their accounts or their organisation have a portal. */
export async function belongsToBrand(
  payload: Payload,
  { actor, organisation, brand }: { actor: Actor; organisation: string | null; brand: Brand },
): Promise<boolean> {
  const role = roleOf(actor)
  if (role === null) return false
  if (role === 'admin') return true
  if (organisation !== null && role !== 'investor') {
    // rights: sign-in itself; nobody is signed in yet.
    const { totalDocs } = await payload.count({
      collection: 'portals',
      where: { and: [{ company: { equals: organisation } }, { brand: { equals: brand.name } }] },
      overrideAccess: true,
    })
    if (totalDocs > 0) return true
  }
  const person: Where = role === 'investor' ? { client: { equals: actor.id } } : { owners: { equals: actor.id } }
  // rights: sign-in itself; nobody is signed in yet.
  const { totalDocs } = await payload.count({
    collection: 'accounts',
    where: { and: [person, { 'portal.brand': { equals: brand.name } }] },
    overrideAccess: true,
  })
  return totalDocs > 0
}
