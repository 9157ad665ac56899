import { locales } from '../../shared/i18n/locales'
import { themeNames } from '../../shared/theme/themes'
import { isReservedWord } from '../../shared/routes/reservedWords'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { editablePortals } from '../access/editablePortals'
import { never } from '../access/never'
import { visiblePortals } from '../access/visiblePortals'
import { cell } from '../cells/cell'
import { defineCollection, inPortal } from '../defineCollection'
import { brandField } from '../fields/brand'
import { filled } from '../fields/filled'
import { navigationDesignerField } from '../fields/navigationDesigner'
import { menuGroup } from '../labels/label'
import { tabs } from '../fields/tabs'
import { activeField, nameField, optionalText, searchNameField, slugField } from '../fields/text'
import { uniqueKey } from '../fields/uniqueKey'
import { webAddress } from '../fields/webAddress'
import { seatPortal } from '../limits/portalLimit'
import { askForAnotherSeat } from '../limits/seats'
import { keepFormerTerms } from './keepFormerTerms'
import { termsField } from './terms'

const asList = ({ value }: { value?: unknown }): unknown =>
  value === null || value === undefined || Array.isArray(value) ? value : [value]

/** What a firm's own company admin leaves as it is (decision 245). */
const adminSets = { update: adminOnlyField }
/** Of that, what nobody else reads either. */
const adminsAlone = { read: adminOnlyField, update: adminOnlyField }

/**
 * A portal refines a brand: its name, logo, theme and language. Its slug is the `{portal}` of every dashboard address. Of their firm's, company admins
 * keep name, subtitle, logo, language, contact and terms.
 */
export const Portals = defineCollection({
  slug: 'portals',
  custom: inPortal,
  access: { create: adminOnly, read: visiblePortals, update: editablePortals, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'brand', 'theme', 'portalLanguage', 'updatedAt', 'active'],
    group: menuGroup('firm'),
  },
  hooks: { beforeChange: [keepFormerTerms, seatPortal], afterError: [askForAnotherSeat] },
  fields: [
    tabs({
      portalInfo: [
        nameField(),
        optionalText({ name: 'subtitle', maxLength: 200 }),
        { ...slugField({ isTaken: isReservedWord }), access: adminSets },
        { ...activeField(), access: adminSets, custom: cell('active') },
        { ...brandField(), access: adminSets },
        {
          // The first is the logo; the others are there to choose from. Former records have one instead of a list.
          name: 'photo',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          maxRows: 12,
          required: true,
          validate: filled('rule.logoRequired'),
          hooks: { afterRead: [asList] },
        },
        {
          name: 'theme',
          type: 'select',
          required: true,
          options: [...themeNames],
          access: adminSets,
          custom: cell('theme'),
          validate: filled('rule.themeRequired'),
          admin: { components: { Field: '/cms/admin/fields/ThemeField#ThemeField' } },
        },
        { name: 'portalLanguage', type: 'select', required: true, options: [...locales], validate: filled('rule.languageRequired') },
        { ...optionalText({ name: 'phone', required: true }), validate: filled('rule.phoneRequired') },
        { name: 'email', type: 'email', required: true, validate: filled('rule.emailRequired') },
        { name: 'owner', type: 'relationship', relationTo: 'users', maxDepth: 0, access: adminSets },
        { name: 'company', type: 'relationship', relationTo: 'organisations', index: true, access: adminSets },
        {
          name: 'subscription',
          type: 'relationship',
          relationTo: 'subscriptions',
          index: true,
          maxDepth: 0,
          access: adminsAlone,
        },
        { name: 'portalDocument', type: 'relationship', relationTo: 'documents', maxDepth: 0, access: adminSets },
        // Where somebody whose onboarding is pending is led to.
        { name: 'onboardingProcess', type: 'relationship', relationTo: 'processes', maxDepth: 0, access: adminSets },
        { ...webAddress({ name: 'newsApi' }), access: adminsAlone },
        { ...webAddress({ name: 'explorerApi' }), access: adminsAlone },
      ],
      navigation: [navigationDesignerField()],
      terms: [termsField()],
    }),
    searchNameField(),
    // When an advisor last came into it (`limits/subscriptionLimits`).
    { name: 'advisorsAt', type: 'date', access: { read: never, create: never, update: never }, admin: { hidden: true } },
    // Which of its brand's portals it is, where the brand may have so many only; unique in the database, whoever writes first.
    uniqueKey('seat'),
  ],
})
