import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { AcceptedTerms } from '../../../../shared/contracts/greeting'
import { isoInstant } from '../../../../shared/domain/dates'
import { idOf } from '../../../../collections/idOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { textOfVersion } from './terms'

/** Which terms a client has accepted on the portals of a brand, the latest first; accounts that accepted together count once. */
export async function acceptedTerms(req: PayloadRequest, actor: Actor, brand: Brand): Promise<AcceptedTerms[]> {
  // rights: the person's own accounts, found by their own id.
  const accounts = await leanReadUnchecked(req, {
    collection: 'accounts',
    where: { and: [{ client: { equals: actor.id } }, { active: { equals: true } }] },
    select: ['portal', 'termsAndConditions'],
  })
  const portals = await leanRead(req, {
    collection: 'portals',
    where: { and: [{ id: { in: accounts.flatMap(({ portal }) => idOf(portal) ?? []) } }, { brand: { equals: brand.name } }] },
    select: ['name', 'slug', 'portalLanguage', 'tnc'],
    whenForbidden: 'empty',
  })
  const found = new Map<string, AcceptedTerms>()
  for (const { portal: home, termsAndConditions: terms } of accounts) {
    const portal = portals.find(({ id }) => id === idOf(home))
    if (!portal || !terms?.accepted || !terms.at) continue
    const acceptedAt = isoInstant(new Date(terms.at))
    const version = terms.version ?? null
    const text = textOfVersion(portal, version)
    found.set(`${portal.id} ${version} ${acceptedAt}`, {
      portal: { slug: portal.slug, name: portal.name },
      acceptedAt,
      version,
      text: text && { html: text.html, locale: text.locale },
    })
  }
  return [...found.values()].toSorted((one, other) => other.acceptedAt.localeCompare(one.acceptedAt))
}
