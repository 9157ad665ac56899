import { currencyCodes } from '../../shared/domain/currency'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { adminOnly } from '../access/adminOnly'
import { ofVisibleAccount } from '../access/visibleAccounts'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { figuresField } from '../fields/figures'
import { nameField, optionalText, searchNameField } from '../fields/text'

export const Portfolios = defineCollection({
  slug: 'portfolios',
  access: { create: adminOnly, read: ofVisibleAccount, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'account', 'externalId', 'updatedAt'],
    group: menuGroup('clients'),
    listSearchableFields: ['searchName', 'externalId'],
  },
  fields: [
    nameField(),
    searchNameField(),
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true, maxDepth: 1 },
    optionalText({ name: 'externalId', index: true }),
    { name: 'type', type: 'select', options: [...portfolioTypes], required: true, defaultValue: 'Other' },
    { name: 'currency', type: 'select', options: [...currencyCodes], required: true, defaultValue: 'GBP' },
    { name: 'inception', type: 'date' },
    { name: 'objective', type: 'select', options: ['Income', 'Accumulation', 'Both'] },
    { name: 'riskProfile', type: 'number', min: 1, max: 7 },
    figuresField(),
  ],
})
