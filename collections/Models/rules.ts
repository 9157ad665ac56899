import Big from 'big.js'
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { ruleText } from '../labels/ruleText'

type Band = { min?: unknown; max?: unknown; avg?: unknown }

/** The lowest share is not above the highest, and the usual one lies between them. */
export const inBand: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const { avg, max, min } = { ...(originalDoc as Band | undefined), ...(data as Band | undefined) }
  if (typeof min !== 'number' || typeof max !== 'number' || typeof avg !== 'number') return data
  if (min > max) throw new APIError(ruleText(req, 'rule.bandReversed'), 400, { code: 'invalid_input' }, true)
  if (avg < min || avg > max) throw new APIError(ruleText(req, 'rule.bandMissed'), 400, { code: 'invalid_input' }, true)
  return data
}

/** Asset classes of a model come to 100 %, when there are any. */
export const sharesOfModel = (rows: unknown, { req }: Readonly<{ req: PayloadRequest }>): true | string => {
  if (!Array.isArray(rows) || rows.length === 0) return true
  const values = rows.map((row) => (row as { value?: unknown }).value)
  if (!values.every((value) => typeof value === 'number')) return true
  const sum = values.reduce((total: Big, value) => total.plus(String(value)), new Big(0))
  return sum.eq(100) ? true : ruleText(req, 'rule.shares', { sum: sum.toString() })
}
