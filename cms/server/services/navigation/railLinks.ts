import type { PayloadRequest } from 'payload'
import type { RailLink } from '../../../../shared/contracts/railLinks'
import { audiencesOf, isNavigationLink, type NavigationAudience } from '../../../../shared/domain/navigation'
import { type Actor, rolesOf } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { leanReadUnchecked } from '../leanRead'

/**
 * The links that are shown to one of the person's roles, in their order, by portal. `portals` are ids of such as the person sees and that are
 * switched on. One statement: who a link is for is compared here, as a condition on a list of values would make it two.
 */
export async function railLinks(
  req: PayloadRequest,
  { actor, portals }: Readonly<{ actor: Actor; portals: readonly string[] }>,
): Promise<ReadonlyMap<string, readonly RailLink[]>> {
  if (portals.length === 0) return new Map()
  const audiences = audiencesOf(rolesOf(actor))
  const isShown = (visible: readonly NavigationAudience[]) => visible.some((each) => audiences.includes(each))
  // rights: the caller's read of the portals; the rest of the rule of `navigation` is `isShown`.
  const rows = await leanReadUnchecked(req, {
    collection: 'navigation',
    where: { portal: { in: [...portals] } },
    sort: '_order',
    select: ['name', 'link', 'icon', 'visible', 'portal', 'subnavigation'],
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
