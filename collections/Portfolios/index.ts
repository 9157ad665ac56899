import { currencyCodes } from '../../shared/domain/currency'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { ofVisibleAccount } from '../access/visibleAccounts'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { providerFiguresField } from '../fields/providerFigures'
import { hideFigures } from '../hooks/hideFigures'
import { stampPortfolio } from '../hooks/stampIdentity'
import { nameField, optionalText, searchNameField } from '../fields/text'

export const Portfolios = defineCollection(
  {
    slug: 'portfolios',
    access: { create: adminOnly, read: ofVisibleAccount, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'account', 'type', 'figures', 'updatedAt'],
      group: menuGroup('clients'),
      listSearchableFields: ['searchName', 'externalId'],
    },
    hooks: { beforeChange: [stampPortfolio], afterChange: [hideFigures] },
    fields: [
      nameField(),
      searchNameField(),
      { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true, maxDepth: 1 },
      optionalText({ name: 'externalId', index: true }),
      { name: 'type', type: 'select', options: [...portfolioTypes], required: true, defaultValue: 'Other' },
      { name: 'currency', type: 'select', options: [...currencyCodes], required: true, defaultValue: 'GBP' },
      { name: 'inception', type: 'date' },
      { name: 'objective', type: 'select', options: ['Income', 'Accumulation', 'Both', 'ExO'] },
      { name: 'riskProfile', type: 'number', min: 1, max: 7 },
      // Made by a hook; unique in the database, whoever writes first.
      {
        name: 'identity',
        type: 'text',
        unique: true,
        index: true,
        access: { read: never, create: never, update: never },
        admin: { hidden: true },
      },
      // The name under which the server made the record for a portfolio of the provider.
      { name: 'madeAs', type: 'text', access: { create: never, update: never }, admin: { hidden: true } },
      providerFiguresField(),
    ],
  },
  { inPortal: true },
)
