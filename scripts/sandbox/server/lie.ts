/** Answers with status 200, valid JSON, that are wrong: the worst that an upstream can do. */
export const lies = ['empty-list', 'halved-list', 'doubled', 'text-numbers', 'foreign-ids', 'future-dates'] as const
export type Lie = (typeof lies)[number]

/**
 * A copy of an answer with one lie in its first list of rows. `isConsistent` makes the totals beside the list fit the lie; without it they stay what
 * they were, as with a feed that loses rows on the way.
 */
export function lie(body: unknown, kind: Lie, isConsistent: boolean): unknown {
  const found = findList(body)
  if (!found) return body
  const { key, parent, rows } = found
  const lied = rowsOf(rows, kind)
  const amounts = (list: readonly unknown[]): number => list.reduce<number>((sum, row) => sum + amountOf(row), 0)
  const ratio = isConsistent && amounts(rows) !== 0 ? amounts(lied) / amounts(rows) : 1
  const heads = Object.fromEntries(
    Object.entries(parent).map(([name, value]) => {
      if (isConsistent && is('count', name)) return [name, lied.length]
      if (typeof value === 'number' && is('total', name)) return [name, Math.round(value * ratio * 100) / 100]
      return [name, kind === 'future-dates' && is('date', name) ? later(value) : value]
    }),
  )
  return { ...heads, [key]: lied }
}

type Row = Record<string, unknown>
/** What the APIs call the fields that a lie is about, in small letters. */
const names: Record<'total' | 'count' | 'date' | 'amount' | 'owner', readonly string[]> = {
  total: ['value', 'valueingbp', 'valueeur', 'total', 'totaleur'],
  count: ['count'],
  date: ['date'],
  amount: ['amount', 'amounteur', 'value', 'valueeur'],
  owner: ['portfolioid', 'accountid', 'customercode'],
}
const is = (what: keyof typeof names, name: string): boolean => names[what].includes(name.toLowerCase())
const later = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/^\d{4}-\d{2}-\d{2}/, '2099-01-04') : value)
/** As an id of the same form, of nobody. */
const foreign = (value: unknown): unknown => (typeof value === 'number' ? 999_999 : 'QS-999999')
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All lists of these APIs stand in the object that is the answer. */
function findList(body: unknown): { parent: Row; key: string; rows: readonly unknown[] } | null {
  if (!isRow(body)) return null
  for (const [key, rows] of Object.entries(body)) if (Array.isArray(rows)) return { parent: body, key, rows }
  return null
}

const amountOf = (row: unknown): number => {
  const amount = isRow(row) ? Object.entries(row).find(([name]) => is('amount', name))?.[1] : 0
  return typeof amount === 'number' ? amount : 0
}

function rowsOf(rows: readonly unknown[], kind: Lie): unknown[] {
  switch (kind) {
    case 'empty-list':
      return []
    case 'halved-list':
      return rows.slice(Math.ceil(rows.length / 2))
    case 'doubled':
      return rows.map((row) => mapRow(row, (name, value) => (isAmount(name, value) ? value * 2 : value)))
    case 'text-numbers':
      return rows.map((row) => mapRow(row, (_name, value) => (typeof value === 'number' ? String(value) : value)))
    case 'foreign-ids':
      return rows.map((row) => mapRow(row, (name, value) => (is('owner', name) ? foreign(value) : value)))
    case 'future-dates':
      return rows.map((row) => mapRow(row, (name, value) => (is('date', name) ? later(value) : value)))
    default:
      return kind satisfies never
  }
}

const isAmount = (name: string, value: unknown): value is number => is('amount', name) && typeof value === 'number'

const mapRow = (row: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  isRow(row) ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)])) : row
