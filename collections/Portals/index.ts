import { locales } from '../../shared/i18n/locales'
import { themeNames } from '../../shared/theme/themes'
import { isReservedWord } from '../../shared/routes/reservedWords'
import { adminOnly } from '../access/adminOnly'
import { visiblePortals } from '../access/visiblePortals'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { brandField } from '../fields/brand'
import { navigationDesignerField } from '../fields/navigationDesigner'
import { menuGroup } from '../labels/label'
import { activeField, nameField, optionalText, searchNameField, slugField } from '../fields/text'

/** A portal refines a brand: its name, logo, theme and language. Its slug is the `{portal}` of every dashboard address. */
export const Portals = defineCollection({
  slug: 'portals',
  access: { create: adminOnly, read: visiblePortals, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'brand', 'theme', 'portalLanguage', 'updatedAt', 'active'],
    group: menuGroup('firm'),
  },
  fields: [
    nameField(),
    searchNameField(),
    slugField({ isTaken: isReservedWord }),
    { ...activeField(), custom: cell('active') },
    brandField(),
    { name: 'photo', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'theme',
      type: 'select',
      required: true,
      options: [...themeNames],
      custom: cell('theme'),
      admin: { components: { Field: '/cms/admin/fields/ThemeField#ThemeField' } },
    },
    { name: 'portalLanguage', type: 'select', required: true, options: [...locales] },
    { name: 'owner', type: 'relationship', relationTo: 'users', maxDepth: 0 },
    { name: 'company', type: 'relationship', relationTo: 'organisations', index: true },
    optionalText({ name: 'phone', required: true }),
    { name: 'email', type: 'email', required: true },
    navigationDesignerField(),
  ],
})
