import type { PayloadRequest, TextField } from 'payload'
import { isoDateSchema } from '../../shared/domain/dates'
import { cell } from '../cells/cell'
import { ruleText } from '../labels/ruleText'
import { optionalText } from './text'

/** A day of the calendar as its text, such as 2026-03-31: no clock can move it to the day before. The panel has a date picker for it. */
export const dayField = (field: Pick<TextField, 'access' | 'admin' | 'index'> & { name: string }): TextField => ({
  ...optionalText({ ...field, maxLength: 10 }),
  custom: cell('day'),
  admin: { ...field.admin, components: { Field: '/cms/admin/fields/DayField#DayField' } },
  validate: isDay,
})

const isDay = (value: unknown, { req }: Readonly<{ req: PayloadRequest }>): true | string =>
  value === null || value === undefined || value === '' || isoDateSchema.safeParse(value).success || ruleText(req, 'rule.day')
