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
  const totals = Object.fromEntries(
    Object.entries(parent).flatMap(([name, value]) =>
      totalNames.has(name) && typeof value === 'number' ? [[name, Math.round(value * ratio * 100) / 100]] : [],
    ),
  )
  return { ...parent, ...totals, ...(kind === 'future-dates' && 'date' in parent ? { date: farAway } : {}), [key]: lied }
}

type Row = Record<string, unknown>
const totalNames: ReadonlySet<string> = new Set(['value', 'valueInGbp', 'total'])
const farAway = '2099-01-04'
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All lists of this API stand in the object that is the answer. */
function findList(body: unknown): { parent: Row; key: string; rows: readonly unknown[] } | null {
  if (!isRow(body)) return null
  for (const [key, rows] of Object.entries(body)) if (Array.isArray(rows)) return { parent: body, key, rows }
  return null
}

const amountOf = (row: unknown): number => {
  const amount = isRow(row) ? (row.value ?? row.amount) : 0
  return typeof amount === 'number' ? amount : 0
}

function rowsOf(rows: readonly unknown[], kind: Lie): unknown[] {
  switch (kind) {
    case 'empty-list':
      return []
    case 'halved-list':
      return rows.slice(0, Math.floor(rows.length / 2))
    case 'doubled':
      return rows.map((row) => mapRow(row, (name, value) => (isAmount(name, value) ? value * 2 : value)))
    case 'text-numbers':
      return rows.map((row) => mapRow(row, (_name, value) => (typeof value === 'number' ? String(value) : value)))
    case 'foreign-ids':
      return rows.map((row) => mapRow(row, (name, value) => (name === 'portfolioId' || name === 'accountId' ? 'QS-999999' : value)))
    case 'future-dates':
      return rows.map((row) => mapRow(row, (name, value) => (name === 'date' ? farAway : value)))
    default:
      return kind satisfies never
  }
}

const isAmount = (name: string, value: unknown): value is number => (name === 'amount' || name === 'value') && typeof value === 'number'

const mapRow = (row: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  isRow(row) ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)])) : row
