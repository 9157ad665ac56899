import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { RailLinks } from '../../../../shared/contracts/navigation'
import { audiencesOf, isNavigationLink, type NavigationAudience } from '../../../../shared/domain/navigation'
import { type Actor, rolesOf } from '../../../../collections/access/rolesOf'
import { leanRead } from '../leanRead'

/**
 * The links of a portal that are shown to one of the person's roles, in their order; none for a portal that they do not see, which is
 * what a portal without links answers too. An admin, who may read all links, gets those of their roles. One statement besides the person's own.
 */
export async function railLinks(
  req: PayloadRequest,
  { actor, brand, portal }: { actor: Actor; brand: Brand; portal: string },
): Promise<RailLinks> {
  const audiences = audiencesOf(rolesOf(actor))
  const isShown = (visible: readonly NavigationAudience[]) => visible.some((each) => audiences.includes(each))
  const rows = await leanRead(req, {
    collection: 'navigation',
    where: {
      and: [{ 'portal.slug': { equals: portal } }, { 'portal.brand': { equals: brand.name } }, { 'portal.active': { equals: true } }],
    },
    sort: '_order',
    select: ['name', 'link', 'icon', 'visible', 'subnavigation'],
    whenForbidden: 'empty',
  })
  const links = rows
    .filter(({ visible }) => isShown(visible))
    .map(({ icon, id, link, name, subnavigation }) => ({
      id,
      name,
      // What an older rule let in leads nowhere.
      link: link && isNavigationLink(link) ? link : null,
      icon: icon ?? ('link' as const),
      links: (subnavigation ?? [])
        .filter((row) => isShown(row.visible) && isNavigationLink(row.link))
        .map((row) => ({ name: row.name, link: row.link })),
    }))
  return { links: links.filter(({ link, links: beneath }) => link !== null || beneath.length > 0) }
}
