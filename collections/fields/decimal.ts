import Big from 'big.js'
import type { NumberField, PayloadRequest } from 'payload'
import { ruleText } from '../labels/ruleText'

type Decimal = Omit<NumberField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & Readonly<{ decimals?: number }>

/** As many as a double keeps exactly as they were written. */
const digitsKept = 15

/**
 * A number with at most `decimals` places (7 unless said otherwise, as the step of the specification) and 15 digits in all, which comes back from
 * either database as it was written; sums are made of it with big.js. What is no number, too long
 * or beyond its limits is refused in the specification's words; texts are read by `hooks/readValues`.
 */
export const decimalField = ({ decimals = 7, ...field }: Decimal): NumberField => ({
  ...field,
  type: 'number',
  admin: { step: 10 ** -decimals, ...field.admin },
  validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) => {
    if (value === undefined || value === null) return field.required ? ruleText(req, 'rule.required') : true
    if (typeof value !== 'number' || !Number.isFinite(value)) return ruleText(req, 'rule.number')
    if (field.max !== undefined && value > field.max) return ruleText(req, 'rule.max', { limit: field.max })
    if (field.min !== undefined && value < field.min) return ruleText(req, 'rule.min', { limit: field.min })
    const number = new Big(String(value))
    if (number.c.length > digitsKept) return ruleText(req, 'rule.maxDigits', { limit: digitsKept })
    return number.round(decimals).eq(number) ? true : ruleText(req, 'rule.maxDecimals', { limit: decimals })
  },
})
