import { currencyCodes } from '../../shared/domain/currency'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { adminOnlyField } from '../access/adminOnlyField'
import { byAdvisors, intoOwnAccount, ofEditableAccount, versionsOfEditableAccount } from '../access/editableAccounts'
import { never } from '../access/never'
import { ofVisibleAccount } from '../access/visibleAccounts'
import { defineCollection, inPortal } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { decimalField } from '../fields/decimal'
import { providerFiguresField } from '../fields/providerFigures'
import { rangeField, sliderField } from '../fields/range'
import { recordHead } from '../fields/recordFields'
import { tabs } from '../fields/tabs'
import { uniqueKey } from '../fields/uniqueKey'
import { hideFigures } from '../hooks/hideFigures'
import { leanLists } from '../hooks/leanLists'
import { stampPortfolio } from '../hooks/stampIdentity'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { joined } from '../fields/joined'

/** What an account is made of, by its data provider or kept by hand (docs/decisions/130). The editor's word wins over the provider's (`providerFields`). */
export const Portfolios = defineCollection(
  {
    slug: 'portfolios',
    custom: inPortal,
    access: {
      create: byAdvisors,
      read: ofVisibleAccount,
      readVersions: versionsOfEditableAccount,
      update: ofEditableAccount,
      delete: ofEditableAccount,
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'account', 'type', 'figures', 'updatedAt'],
      group: menuGroup('clients'),
      listSearchableFields: ['searchName', 'externalId'],
    },
    hooks: {
      beforeOperation: [leanLists('holdings', 'transactions', 'documents')],
      beforeValidate: [intoOwnAccount],
      beforeChange: [stampPortfolio],
      afterChange: [hideFigures],
    },
    fields: [
      recordHead(),
      tabs({
        settings: [
          nameField(),
          {
            name: 'account',
            type: 'relationship',
            relationTo: 'accounts',
            required: true,
            index: true,
            maxDepth: 1,
            access: { update: adminOnlyField },
          },
          // Which upstream portfolio it shows: a person who could choose would choose somebody else's (docs/decisions/160).
          { ...optionalText({ name: 'externalId', index: true }), access: { create: adminOnlyField, update: adminOnlyField } },
          { name: 'type', type: 'select', options: [...portfolioTypes], required: true, defaultValue: 'Other' },
          { name: 'currency', type: 'select', options: [...currencyCodes], required: true, defaultValue: 'GBP' },
          { name: 'region', type: 'select', options: ['Global', 'Europe', 'USA'] },
          { name: 'inception', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
          { name: 'objective', type: 'select', options: ['Income', 'Accumulation', 'Both', 'ExO'] },
          decimalField({ name: 'riskProfile', min: 1, max: 7, decimals: 0 }),
          sliderField({ name: 'riskLevel', min: 1, max: 10 }),
          sliderField({ name: 'esgRating', min: 1, max: 10 }),
          rangeField({ name: 'timescale', of: 'option.timescale.0', steps: 4 }),
          optionalText({ name: 'reference', maxLength: 80 }),
          providerFiguresField(),
        ],
        holdings: [joined('holdings', 'portfolio')],
        transactions: [joined('transactions', 'portfolio')],
        documents: [joined('documents', 'portfolio')],
      }),
      searchNameField(),
      // Made by a hook; unique in the database, whoever writes first.
      uniqueKey('identity'),
      // The name under which the server made the record for a portfolio of the provider.
      { name: 'madeAs', type: 'text', access: { create: never, update: never }, admin: { hidden: true } },
    ],
  },
  { history: true },
)
