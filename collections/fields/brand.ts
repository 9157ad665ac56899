import type { FilterOptions, PayloadRequest, TextField, Where } from 'payload'
import { brandNameSchema } from '../../shared/brands/brandSchema'
import { cell } from '../cells/cell'
import { ruleText } from '../labels/ruleText'

/** The brand that a record belongs to, chosen from those that are installed. */
export const brandField = (): TextField => ({
  name: 'brand',
  type: 'text',
  required: true,
  index: true,
  custom: cell('brand'),
  admin: { components: { Field: '/cms/admin/fields/BrandField#BrandField' } },
  validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
    brandNameSchema.safeParse(value).success ? true : ruleText(req, value ? 'rule.brandName' : 'rule.required'),
})

/** For `filterOptions` of a relation: records of the brand that the record at hand is of, without itself. */
export const ofSameBrand: FilterOptions = ({ data, id }) => {
  const sameBrand: Where = { brand: { equals: (data as { brand?: string } | undefined)?.brand ?? '' } }
  return id === undefined ? sameBrand : { and: [sameBrand, { id: { not_equals: id } }] }
}
