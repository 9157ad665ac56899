import { label, labelOf } from '../../../../collections/labels/label'
import type { AdminMenu } from '../../../../shared/brands/adminMenu'
import type { AdminMenuResponse } from '../../../../shared/contracts/adminMenu'
import type { Locale } from '../../../../shared/i18n/locales'

/** For a brand that names no groups of its own. */
const houseMenu: AdminMenu = [
  { group: 'people', label: {}, collections: ['users', 'organisations', 'groups'] },
  { group: 'clients', label: {}, collections: ['accounts', 'portfolios', 'documents'] },
  { group: 'firm', label: {}, collections: ['portals', 'subscriptions', 'models'] },
]

/**
 * The way from the portal into the lists of the panel: the groups of the brand, under its own words, and no other list. The panel's own menu has all of
 * them (`menuOf`).
 */
export function adminMenuOf(menu: AdminMenu, locale: Locale): AdminMenuResponse {
  const groups = menu.length > 0 ? menu : houseMenu
  return {
    groups: groups.map(({ collections, group, label: own }) => ({
      id: group,
      label: own[locale] ?? label(`group.${group}`)[locale],
      lists: collections.map((slug) => ({ slug, label: labelOf(`collection.${slug}.many`)?.[locale] ?? slug })),
    })),
  }
}
