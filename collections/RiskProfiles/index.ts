import type { PayloadRequest } from 'payload'
import { adminOnly } from '../access/adminOnly'
import { adviceOfBrand } from '../access/adviceOfBrand'
import { defineCollection } from '../defineCollection'
import { brandField } from '../fields/brand'
import { decimalField } from '../fields/decimal'
import { tabularField } from '../fields/tabular'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'
import { ruleText } from '../labels/ruleText'

/** The seven steps of risk that a brand advises on, each with its benchmark. `returns` is the expected return a year, in percent. */
export const RiskProfiles = defineCollection({
  slug: 'risk-profiles',
  access: { create: adminOnly, read: adviceOfBrand, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'level', 'benchmark', 'returns', 'brand', 'updatedAt'],
    group: menuGroup('content'),
  },
  defaultSort: 'level',
  fields: [
    nameField(),
    searchNameField(),
    brandField(),
    decimalField({ name: 'level', required: true, min: 1, max: 7, decimals: 0, index: true }),
    optionalText({ name: 'benchmark', maxLength: 200 }),
    // Asset classes and sectors beside what other levels hold of them, as the firm prints them.
    tabularField({ name: 'comparison' }),
    decimalField({ name: 'returns', required: true, min: -100, max: 1000, decimals: 4 }),
    {
      ...optionalText({ name: 'factsheetUrl', required: true, maxLength: 500 }),
      validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
        typeof value !== 'string' || value === ''
          ? ruleText(req, 'rule.required')
          : /^https:\/\/\S+$/.test(value) || ruleText(req, 'rule.webAddress'),
    },
  ],
})
