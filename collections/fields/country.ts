import type { PayloadRequest, TextField } from 'payload'
import { isCountryCode } from '../../shared/i18n/countryCodes'
import { cell } from '../cells/cell'
import { ruleText } from '../labels/ruleText'
import { optionalText } from './text'

/** A country as its ISO code of two letters, such as GB; readers see its name in their language. */
export const countryField = (field: Pick<TextField, 'access' | 'admin'> & { name: string }): TextField => ({
  ...optionalText({ ...field, index: true, maxLength: 2 }),
  custom: cell('country'),
  admin: { ...field.admin, components: { Field: '/cms/admin/fields/CountryField#CountryField' } },
  validate: isCountry,
})

const isCountry = (value: unknown, { req }: Readonly<{ req: PayloadRequest }>): true | string =>
  value === null || value === undefined || value === '' || isCountryCode(value) || ruleText(req, 'rule.country')
