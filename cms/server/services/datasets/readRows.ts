import Papa from 'papaparse'
import type { DataCell } from '../../../../shared/contracts/dataProcesses'
import { DataError } from './DataError'

export const maxRows = 5000
export const maxColumns = 50
const maxCellLength = 1000

export type DataTable = Readonly<{ columns: readonly string[]; rows: readonly (readonly DataCell[])[]; leftOut: readonly string[] }>

type Row = ReadonlyMap<string, unknown>

/**
 * Rows of an answer: JSON as a list of objects, or an object with one such list; CSV with a head. Values are texts of at most 1,000 characters,
 * numbers, yes or no, and nothing; lists and objects within a row are left out and named. Throws a `DataError`, also for no rows at all: an empty
 * answer is more often a fault of its sender than news, and must not replace what is kept.
 */
export function readRows(text: string, kind: 'json' | 'csv'): DataTable {
  const rows = kind === 'json' ? jsonRows(text) : csvRows(text)
  if (rows.length === 0) throw new DataError('empty')
  if (rows.length > maxRows) throw new DataError('too_many_rows')
  const names = new Set<string>()
  const leftOut = new Set<string>()
  for (const row of rows)
    for (const [name, value] of row) {
      if (value !== null && typeof value === 'object') leftOut.add(name)
      else names.add(name)
    }
  const columns = [...names].filter((name) => name.trim() !== '')
  if (columns.length === 0) throw new DataError('bad_rows')
  if (columns.length > maxColumns || leftOut.size > maxColumns) throw new DataError('too_many_columns')
  return { columns, rows: rows.map((row) => columns.map((name) => cellOf(row.get(name)))), leftOut: [...leftOut] }
}

function cellOf(value: unknown): DataCell {
  if (typeof value === 'string') return value.slice(0, maxCellLength)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'boolean' ? value : null
}

function jsonRows(text: string): Row[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new DataError('not_data')
  }
  const lists = isRecord(body) ? Object.values(body).filter(Array.isArray) : []
  const list: unknown = Array.isArray(body) ? body : lists.length === 1 ? lists[0] : null
  if (!Array.isArray(list)) throw new DataError('not_data')
  return list.map((row: unknown) => {
    if (!isRecord(row)) throw new DataError('bad_rows')
    return new Map(Object.entries(row))
  })
}

function csvRows(text: string): Row[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { header: false, skipEmptyLines: 'greedy' })
  // One column has nothing to tell a delimiter by, and needs none.
  if (errors.some(({ code }) => code !== 'UndetectableDelimiter')) throw new DataError('bad_rows')
  const [head, ...lines] = data
  const names = (head ?? []).map((name) => name.trim())
  if (names.length === 0 || names.includes('') || new Set(names).size < names.length) throw new DataError('bad_rows')
  return lines.map((line) => {
    if (line.length !== names.length) throw new DataError('bad_rows')
    return new Map(names.map((name, index) => [name, typed(line[index] ?? '')]))
  })
}

/** A text that is written as a plain number is one, unless it is a code such as 007 or longer than a double keeps. */
function typed(text: string): DataCell {
  const value = text.trim()
  if (value === '') return null
  return /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(value) && value.replace(/\D/g, '').length <= 15 ? Number(value) : value
}

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)
