import type { Payload, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { openAccounts } from '../delegations/openAccounts'
import { type Actor, hasRole, isEnabled } from '../../../../collections/access/rolesOf'

/** Whether a person may sign in on a brand's host: platform admins anywhere, others where their accounts or their organisation have a portal. */
export async function belongsToBrand(
  payload: Payload,
  { actor, organisation, brand }: { actor: Actor; organisation: string | null; brand: Brand },
): Promise<boolean> {
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  if (organisation !== null && hasRole(actor, 'advisor', 'company-admin')) {
    // rights: sign-in itself; nobody is signed in yet.
    const { totalDocs } = await payload.count({
      collection: 'portals',
      where: { and: [{ company: { equals: organisation } }, { brand: { equals: brand.name } }] },
      overrideAccess: true,
    })
    if (totalDocs > 0) return true
  }
  if (actor.isDelegate && actor.email && (await openAccounts(payload, actor.email, brand.name)).length > 0) return true
  const isTheirs: Where = { or: [{ team: { equals: actor.id } }, { client: { equals: actor.id } }] }
  // rights: sign-in itself; nobody is signed in yet.
  const { totalDocs } = await payload.count({
    collection: 'accounts',
    where: { and: [isTheirs, { 'portal.brand': { equals: brand.name } }] },
    overrideAccess: true,
  })
  return totalDocs > 0
}
