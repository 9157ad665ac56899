import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import { externalIdOf } from '../../wealth/externalIdOf'
import { notFound } from '../../http/notFound'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { assertActive } from '../wealth/accountScope'

/**
 * A portal of this host's brand that the person belongs to, and the active accounts on it that they are the client of. Throws an `APIError`:
 * 404 for a portal that is not theirs, 403 for one that is switched off.
 */
export async function greetingScope(req: PayloadRequest, { actor, brand, slug }: { actor: Actor; brand: Brand; slug: string }) {
  const [portal] = await leanRead(req, {
    collection: 'portals',
    where: { and: [{ slug: { equals: slug } }, { brand: { equals: brand.name } }] },
    select: ['name', 'active', 'portalLanguage', 'portalDocument', 'tnc'],
    limit: 1,
    whenForbidden: 'empty',
  })
  if (!portal) throw notFound()
  assertActive(portal)
  // rights: the person's own accounts, found by their own id.
  const accounts = await leanReadUnchecked(req, {
    collection: 'accounts',
    where: { and: [{ client: { equals: actor.id } }, { active: { equals: true } }, { portal: { equals: portal.id } }] },
    sort: 'searchName',
    select: ['name', 'externalId', 'groups', 'termsAndConditions'],
  })
  return { portal, accounts, linked: accounts.filter((account) => externalIdOf(account, mainSourceOf(brand)) !== null) }
}
