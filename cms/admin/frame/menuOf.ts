import type { I18nClient } from '@payloadcms/translations'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, SanitizedConfig } from 'payload'
import type { LabelKey } from '../../../collections/labels/label'
import { label } from '../../../collections/labels/label'

/** Groups of the menu, in the order that they stand. */
export const menuGroups = ['people', 'clients', 'content', 'firm', 'records'] as const
export type MenuGroupName = (typeof menuGroups)[number]

export type MenuItem = Readonly<{ slug: CollectionSlug; label: string }>
export type MenuGroup = Readonly<{ name: MenuGroupName; label: string; items: readonly MenuItem[] }>

/** The collections that a person sees, by group. A collection names its group by `menuGroup`; one without a group stands with the records. */
export function menuOf(config: SanitizedConfig, visible: readonly string[], i18n: I18nClient): MenuGroup[] {
  const groupOf = (group: unknown): MenuGroupName => {
    const english = group !== null && typeof group === 'object' ? (group as { en?: string }).en : undefined
    return menuGroups.find((name) => label(`group.${name}` satisfies LabelKey).en === english) ?? 'records'
  }
  const shown = config.collections.filter(({ slug }) => visible.includes(slug))
  return menuGroups.flatMap((name) => {
    const items = shown
      .filter(({ admin }) => groupOf(admin.group) === name)
      .map(({ labels, slug }) => ({ slug, label: getTranslation(labels.plural, i18n) }))
    return items.length === 0 ? [] : [{ name, label: getTranslation(label(`group.${name}`), i18n), items }]
  })
}
