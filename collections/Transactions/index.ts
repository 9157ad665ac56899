import { quoteUnits } from '../../shared/domain/currency'
import { bookedAssetClasses, bookingTypes, heldRegions, heldTypes } from '../../shared/domain/heldByHand'
import { byAdvisors, intoEditableAccount } from '../access/editableAccounts'
import { ofEditablePortfolio, ofVisiblePortfolio } from '../access/visiblePortfolios'
import { defineCollection } from '../defineCollection'
import { decimalField } from '../fields/decimal'
import { portfolioFields } from '../fields/ofPortfolio'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { checkUnits, keepUnits } from '../hooks/keepUnits'
import { filled } from '../fields/filled'
import { menuGroup } from '../labels/label'

const required = filled('rule.requiredField')

/** What was bought, sold or paid in a portfolio that is kept by hand. `amount` is in units of the holding, `localCcyAmount` in its currency. */
export const Transactions = defineCollection({
  slug: 'transactions',
  access: { create: byAdvisors, read: ofVisiblePortfolio, update: ofEditablePortfolio, delete: ofEditablePortfolio },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'symbol', 'type', 'date', 'amount', 'localCcyAmount', 'currency'],
    group: menuGroup('clients'),
    listSearchableFields: ['searchName', 'symbol'],
  },
  defaultSort: '-date',
  hooks: { beforeValidate: [intoEditableAccount], beforeChange: [checkUnits], afterChange: [keepUnits] },
  indexes: [{ fields: ['portfolio', 'date'] }],
  fields: [
    nameField(),
    searchNameField(),
    ...portfolioFields(),
    optionalText({ name: 'symbol', maxLength: 40, index: true }),
    { name: 'type', type: 'select', options: [...bookingTypes], required: true, validate: required },
    { name: 'date', type: 'date', required: true, index: true, admin: { date: { pickerAppearance: 'dayOnly' } } },
    decimalField({ name: 'amount', required: true, min: 0 }),
    decimalField({ name: 'localCcyAmount' }),
    { name: 'currency', type: 'select', options: [...quoteUnits], required: true, defaultValue: 'GBP' },
    { name: 'assetClass', type: 'select', options: [...bookedAssetClasses] },
    // What kind of security it is of: what the booking opens becomes a holding of that type. `type` is what was done.
    { name: 'securityType', type: 'select', options: [...heldTypes] },
    { name: 'region', type: 'select', options: [...heldRegions] },
  ],
})
