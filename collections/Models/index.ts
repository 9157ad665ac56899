import { adminOnly } from '../access/adminOnly'
import { adviceOfBrand } from '../access/adviceOfBrand'
import { defineCollection } from '../defineCollection'
import { brandField } from '../fields/brand'
import { decimalField } from '../fields/decimal'
import { namesAndNumbers } from '../fields/namesAndNumbers'
import { tabs } from '../fields/tabs'
import { nameField, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'
import { inBand, sharesOfModel } from './rules'

const percent = (name: string) => decimalField({ name, required: true, min: 0, max: 100, decimals: 4 })

/**
 * A model portfolio: the risk profile that it serves, between which shares of equity it is run (percent), how often it is rebalanced (times a
 * year) and how it is spread over asset classes.
 */
export const Models = defineCollection({
  slug: 'models',
  access: { create: adminOnly, read: adviceOfBrand, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'profile', 'min', 'max', 'brand', 'updatedAt'], group: menuGroup('content') },
  hooks: { beforeValidate: [inBand] },
  fields: [
    tabs({
      model: [
        nameField(),
        searchNameField(),
        brandField(),
        { name: 'profile', type: 'relationship', relationTo: 'risk-profiles', required: true, index: true, maxDepth: 1 },
        percent('min'),
        percent('max'),
        percent('avg'),
        decimalField({ name: 'rebalance', required: true, min: 0, max: 365, decimals: 0 }),
      ],
      assetClasses: [
        namesAndNumbers({
          name: 'data',
          validate: sharesOfModel,
          number: { name: 'value', required: true, min: 0, max: 100, decimals: 4 },
        }),
      ],
    }),
  ],
})
