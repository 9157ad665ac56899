import type { CollectionBeforeChangeHook } from 'payload'
import { quoteUnits } from '../../shared/domain/currency'
import { heldAssetClasses, heldRegions, heldTypes } from '../../shared/domain/heldByHand'
import { valueOfHolding } from '../../shared/domain/holdings/valueOfHolding'
import { byAdvisors, intoEditableAccount } from '../access/editableAccounts'
import { never } from '../access/never'
import { ofEditablePortfolio, ofVisiblePortfolio } from '../access/visiblePortfolios'
import { defineCollection } from '../defineCollection'
import { decimalField } from '../fields/decimal'
import { portfolioFields } from '../fields/ofPortfolio'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { filled } from '../fields/filled'
import { menuGroup } from '../labels/label'
import type { Holding } from '../payload-types'

/** A property is held as one piece: type Commodity, one unit. */
const keepProperty: CollectionBeforeChangeHook<Holding> = ({ data, originalDoc }) =>
  (data.assetClass ?? originalDoc?.assetClass) === 'Property' ? { ...data, type: 'Commodity', units: 1 } : data

/** The value is the price paid for a unit times the units (specification 4), rounded to seven places; none while one of the two is missing. */
const keepValue: CollectionBeforeChangeHook<Holding> = ({ data, originalDoc }) => {
  const { purchaseValue, units } = { ...originalDoc, ...data }
  return { ...data, value: valueOfHolding(units, purchaseValue) }
}

/** What a portfolio holds, kept by hand; those of a data provider are asked for when they are shown and have no record. */
export const Holdings = defineCollection({
  slug: 'holdings',
  access: { create: byAdvisors, read: ofVisiblePortfolio, update: ofEditablePortfolio, delete: ofEditablePortfolio },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'symbol', 'assetClass', 'units', 'value', 'currency', 'updatedAt'],
    group: menuGroup('clients'),
    listSearchableFields: ['searchName', 'symbol'],
  },
  hooks: { beforeValidate: [intoEditableAccount], beforeChange: [keepProperty, keepValue] },
  indexes: [{ fields: ['portfolio', 'symbol'] }],
  fields: [
    nameField(),
    searchNameField(),
    ...portfolioFields(),
    {
      ...optionalText({ name: 'symbol', maxLength: 40, index: true }),
      validate: filled('rule.symbolRequired'),
    },
    { name: 'assetClass', type: 'select', options: [...heldAssetClasses], required: true, defaultValue: 'Equity' },
    { name: 'type', type: 'select', options: [...heldTypes], required: true, defaultValue: 'Stock' },
    decimalField({ name: 'units', required: true, min: 0, defaultValue: 0 }),
    decimalField({ name: 'purchaseValue', min: 0 }),
    decimalField({ name: 'value', access: { create: never, update: never }, admin: { readOnly: true } }),
    { name: 'currency', type: 'select', options: [...quoteUnits], required: true, defaultValue: 'GBP' },
    { name: 'region', type: 'select', options: [...heldRegions] },
    { name: 'date', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
    decimalField({
      name: 'annualGrowth',
      min: -100,
      max: 1000,
      decimals: 4,
      admin: { condition: ({ assetClass }) => assetClass === 'Property' },
    }),
    {
      name: 'pricePoints',
      type: 'array',
      maxRows: 500,
      fields: [
        { name: 'date', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayOnly' } } },
        decimalField({ name: 'price', required: true, min: 0 }),
      ],
    },
    // Went to the trash because its last unit was sold: a purchase brings it back, which one that somebody threw away never does.
    { name: 'isSoldOut', type: 'checkbox', defaultValue: false, access: { create: never, update: never }, admin: { hidden: true } },
  ],
})
