import type { JSONField, PayloadRequest } from 'payload'
import { ruleText } from '../labels/ruleText'

/** A table as people type it: `headers` name the columns, each row of `items` has as many cells. */
export type Tabular = Readonly<{ headers: readonly string[]; items: readonly (readonly string[])[] }>

const most = { columns: 20, rows: 500, characters: 500 }

const isCell = (value: unknown): value is string => typeof value === 'string' && value.length <= most.characters
const isRow = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isCell)

/** Whether a value is such a table, of at most 20 columns, 500 rows and 500 characters a cell. */
export function isTabular(value: unknown): value is Tabular {
  if (value === null || typeof value !== 'object') return false
  const { headers, items, ...rest } = value as { headers?: unknown; items?: unknown }
  if (Object.keys(rest).length > 0 || !isRow(headers) || headers.length === 0 || headers.length > most.columns) return false
  return Array.isArray(items) && items.length <= most.rows && items.every((row) => isRow(row) && row.length === headers.length)
}

const validate = (value: unknown, { req }: Readonly<{ req: PayloadRequest }>): true | string =>
  value === null || value === undefined || isTabular(value) || ruleText(req, 'rule.tabular', { limit: most.columns })

/** A small table of texts, edited as a grid. It is one value: nothing searches in it. */
export const tabularField = (field: Pick<JSONField, 'access'> & Readonly<{ name: string }>): JSONField => ({
  ...field,
  type: 'json',
  validate,
  admin: { components: { Field: '/cms/admin/fields/TabularField#TabularField' } },
})
