import type { FieldHook, PayloadRequest, SelectField } from 'payload'
import { audiencesOf, isNavigationLink, maxNavigationLinks, navigationAudiences } from '../../shared/domain/navigation'
import { actorOf } from '../access/actorOf'
import { adminOnly } from '../access/adminOnly'
import { isPlatformAdmin, rolesOf } from '../access/rolesOf'
import { visibleNavigation } from '../access/visibleNavigation'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { iconField } from '../fields/icon'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'
import { ruleText } from '../labels/ruleText'
import { partOf } from '../references/referencesTo'

const visibleField = (): SelectField => ({
  name: 'visible',
  type: 'select',
  hasMany: true,
  required: true,
  options: [...navigationAudiences],
  defaultValue: [...navigationAudiences],
  custom: cell('audience'),
})

/** Of a link that a person sees, the links beneath it that are shown to one of their roles. */
const onlyOwnRows: FieldHook = ({ req, value }): unknown => {
  const actor = actorOf(req)
  if (!req.user || isPlatformAdmin(actor) || !Array.isArray(value)) return value
  const audiences: readonly string[] = audiencesOf(rolesOf(actor))
  return value.filter(
    ({ visible }: { visible?: unknown }) => Array.isArray(visible) && visible.some((each) => audiences.includes(String(each))),
  )
}

/** Links that a portal adds to the screens in its rail; one with links beneath it may lead nowhere itself. */
export const Navigation = defineCollection(
  {
    slug: 'navigation',
    access: { create: adminOnly, read: visibleNavigation, update: adminOnly, delete: adminOnly },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'icon', 'link', 'visible', 'portal', 'updatedAt'], group: menuGroup('firm') },
    fields: [
      nameField(),
      searchNameField(),
      { name: 'portal', type: 'relationship', relationTo: 'portals', required: true, index: true, maxDepth: 1, custom: partOf },
      {
        ...optionalText({ name: 'link' }),
        validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }) => {
          const { subnavigation } = siblingData as { subnavigation?: unknown }
          const leadsOn = Array.isArray(subnavigation) && subnavigation.length > 0
          if (typeof value !== 'string' || value === '') return leadsOn || ruleText(req, 'rule.required')
          return isNavigationLink(value) || ruleText(req, 'rule.navigationLink')
        },
      },
      iconField({ name: 'icon', defaultValue: 'link' }),
      visibleField(),
      {
        name: 'subnavigation',
        type: 'array',
        maxRows: maxNavigationLinks,
        hooks: { afterRead: [onlyOwnRows] },
        fields: [
          nameField(),
          {
            ...optionalText({ name: 'link', required: true }),
            validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
              typeof value !== 'string' || value === ''
                ? ruleText(req, 'rule.required')
                : isNavigationLink(value) || ruleText(req, 'rule.navigationLink'),
          },
          visibleField(),
        ],
      },
    ],
  },
  { ordered: true },
)
