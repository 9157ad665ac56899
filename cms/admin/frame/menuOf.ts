import type { I18nClient } from '@payloadcms/translations'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, SanitizedConfig } from 'payload'
import type { LabelKey } from '../../../collections/labels/label'
import { label } from '../../../collections/labels/label'
import { type AdminMenu, type MenuCollection, type MenuGroupName, menuGroups } from '../../../shared/brands/adminMenu'
import { panelTexts } from '../texts/panelTexts'

export type MenuItem = Readonly<{ slug: CollectionSlug; label: string }>
export type MenuGroup = Readonly<{ name: MenuGroupName; label: string; items: readonly MenuItem[] }>

type Asked = Readonly<{
  config: Pick<SanitizedConfig, 'collections'>
  /** Slugs of the collections that the person may open. */
  visible: readonly string[]
  i18n: I18nClient
  /** The groups of the brand; what they do not name follows in the house's. */
  adminMenu: AdminMenu
}>

/** The collections that a person sees, by group. A collection names its group by `menuGroup`; one without a group stands with the records. */
export function menuOf({ adminMenu, config, i18n, visible }: Asked): MenuGroup[] {
  const { language } = panelTexts(i18n.language)
  const own = new Map(adminMenu.map((group) => [group.group, group]))
  const shown = config.collections.filter(({ slug }) => visible.includes(slug))
  const named = new Set<string>(adminMenu.flatMap(({ collections }) => collections))
  return [...new Set([...own.keys(), ...menuGroups])].flatMap((name) => {
    const first = own.get(name)?.collections ?? []
    const collections = [
      ...first.flatMap((slug) => shown.find((each) => each.slug === (slug satisfies MenuCollection)) ?? []),
      ...shown.filter(({ admin, slug }) => !named.has(slug) && groupOf(admin.group) === name),
    ]
    const items = collections.map(({ labels, slug }) => ({ slug, label: getTranslation(labels.plural, i18n) }))
    const word = own.get(name)?.label[language] ?? getTranslation(label(`group.${name}`), i18n)
    return items.length === 0 ? [] : [{ name, label: word, items }]
  })
}

function groupOf(group: unknown): MenuGroupName {
  const english = group !== null && typeof group === 'object' ? (group as { en?: string }).en : undefined
  return menuGroups.find((name) => label(`group.${name}` satisfies LabelKey).en === english) ?? 'records'
}
