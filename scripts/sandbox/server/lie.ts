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
    Object.entries(parent).flatMap(([name, value]) => (totalNames.has(name) ? [[name, scaled(value, ratio)]] : [])),
  )
  const dates = Object.keys(parent).filter((name) => kind === 'future-dates' && isDateName(name))
  return { ...parent, ...totals, ...Object.fromEntries(dates.map((name) => [name, later(parent[name])])), [key]: lied }
}

type Row = Record<string, unknown>
const totalNames: ReadonlySet<string> = new Set(['value', 'valueInGbp', 'total'])
const farAway = '2099-01-04'
const isDateName = (name: string): boolean => name === 'date' || name === 'dateIso'
const later = (value: unknown): unknown => (typeof value === 'string' ? `${farAway}${value.slice(10)}` : value)
const isDecimalText = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** An amount times a factor, in whichever of the three forms it comes: a number, text, or text with its currency. */
function scaled(value: unknown, ratio: number): unknown {
  if (typeof value === 'number') return Math.round(value * ratio * 100) / 100
  if (isDecimalText(value)) return (Number(value) * ratio).toFixed(2)
  return isRow(value) ? { ...value, amount: scaled(value.amount, ratio) } : value
}
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All lists of this API stand in the object that is the answer. */
function findList(body: unknown): { parent: Row; key: string; rows: readonly unknown[] } | null {
  if (!isRow(body)) return null
  for (const [key, rows] of Object.entries(body)) if (Array.isArray(rows)) return { parent: body, key, rows }
  return null
}

function amountOf(row: unknown): number {
  const amount = isRow(row) ? (row.value ?? row.amount) : 0
  const plain = isRow(amount) ? amount.amount : amount
  return typeof plain === 'number' || isDecimalText(plain) ? Number(plain) : 0
}

function rowsOf(rows: readonly unknown[], kind: Lie): unknown[] {
  switch (kind) {
    case 'empty-list':
      return []
    case 'halved-list':
      return rows.slice(Math.ceil(rows.length / 2))
    case 'doubled':
      return rows.map((row) => mapRow(row, (name, value) => (name === 'amount' || name === 'value' ? scaled(value, 2) : value)))
    case 'text-numbers':
      return rows.map((row) => mapRow(row, (_name, value) => asOtherText(value)))
    case 'foreign-ids':
      return rows.map((row) => mapRow(row, (name, value) => (ownerNames.has(name) ? 'QS-999999' : value)))
    case 'future-dates':
      return rows.map((row) => mapRow(row, (name, value) => (isDateName(name) ? later(value) : value)))
    default:
      return kind satisfies never
  }
}

const ownerNames: ReadonlySet<string> = new Set(['portfolioId', 'accountId', 'contactId'])

/** A number becomes text, and an amount that is text already gets a decimal comma. */
function asOtherText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (isDecimalText(value)) return value.includes('.') ? value.replace('.', ',') : `${value},00`
  return isRow(value) ? { ...value, amount: asOtherText(value.amount) } : value
}

const mapRow = (row: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  isRow(row) ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)])) : row
