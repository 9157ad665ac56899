import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { RailLink } from '../../../../shared/contracts/railLinks'
import { audiencesOf, isNavigationLink, type NavigationAudience } from '../../../../shared/domain/navigation'
import { type Actor, rolesOf } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { leanRead } from '../leanRead'

/**
 * The links that are shown to one of the person's roles, in their order, by the portal of this brand that they belong to. An admin, who may
 * read all links, gets those of their roles. One statement; what the person may see was asked for the portals already.
 */
export async function railLinks(req: PayloadRequest, actor: Actor, brand: Brand): Promise<ReadonlyMap<string, readonly RailLink[]>> {
  const audiences = audiencesOf(rolesOf(actor))
  const isShown = (visible: readonly NavigationAudience[]) => visible.some((each) => audiences.includes(each))
  const rows = await leanRead(req, {
    collection: 'navigation',
    where: { 'portal.brand': { equals: brand.name } },
    sort: '_order',
    select: ['name', 'link', 'icon', 'visible', 'portal', 'subnavigation'],
    whenForbidden: 'empty',
  })
  const byPortal = new Map<string, RailLink[]>()
  for (const { icon, id, link, name, portal, subnavigation, visible } of rows) {
    if (!isShown(visible)) continue
    const links = (subnavigation ?? [])
      .filter((row) => isShown(row.visible) && isNavigationLink(row.link))
      .map((row) => ({ name: row.name, link: row.link }))
    // What an older rule let in leads nowhere.
    const own = link && isNavigationLink(link) ? link : null
    if (own === null && links.length === 0) continue
    const key = idOf(portal)
    byPortal.set(key, [...(byPortal.get(key) ?? []), { id, name, link: own, icon: icon ?? 'link', links }])
  }
  return byPortal
}
