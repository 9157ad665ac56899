import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { AcceptedTerms } from '../../../../shared/contracts/greeting'
import { isoInstant } from '../../../../shared/domain/dates'
import { sanitiseHtml } from '../../../../shared/domain/sanitiseHtml'
import { idOf } from '../../../../collections/idOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { textOfVersion } from '../../../../collections/Portals/termsTexts'

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
  const former = await formerTexts(
    req,
    accounts.flatMap(({ termsAndConditions: terms }) => terms?.version ?? []),
  )
  const found = new Map<string, AcceptedTerms>()
  for (const { portal: home, termsAndConditions: terms } of accounts) {
    const portal = portals.find(({ id }) => id === idOf(home))
    if (!portal || !terms?.accepted || !terms.at) continue
    const acceptedAt = isoInstant(new Date(terms.at))
    const version = terms.version ?? null
    const present = textOfVersion(portal, version)
    const text = present ?? former.get(`${portal.id} ${version}`)
    found.set(`${portal.id} ${version} ${acceptedAt}`, {
      portal: { slug: portal.slug, name: portal.name },
      acceptedAt,
      version,
      isFormer: present === null,
      text: text ? { html: text.html, locale: text.locale } : null,
    })
  }
  return [...found.values()].toSorted((one, other) => other.acceptedAt.localeCompare(one.acceptedAt))
}

/** The kept words of versions that portals had before, by portal and version. */
async function formerTexts(req: PayloadRequest, versions: readonly string[]) {
  // rights: texts that the person accepted; which of them are theirs is what the caller found out.
  const rows = await leanReadUnchecked(req, {
    collection: 'former-terms',
    where: { version: { in: [...new Set(versions)] } },
    select: ['portal', 'version', 'locale', 'html'],
  })
  return new Map(rows.map((row) => [`${idOf(row.portal)} ${row.version}`, { html: sanitiseHtml(row.html), locale: row.locale }]))
}
