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
      if (is('total', name)) return [name, scaled(value, ratio)]
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
  date: ['date', 'dateiso'],
  amount: ['amount', 'amounteur', 'value', 'valueeur'],
  owner: ['portfolioid', 'accountid', 'contactid', 'customercode', 'fundid'],
}
const is = (what: keyof typeof names, name: string): boolean => names[what].includes(name.toLowerCase())
const later = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/^\d{4}-\d{2}-\d{2}/, '2099-01-04') : value)
/** As an id of the same form, of nobody. */
const foreign = (value: unknown): unknown => (typeof value === 'number' ? 999_999 : 'QS-999999')
const isDecimalText = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** An amount times a factor, in whichever of the three forms it comes: a number, text, or text with its currency. */
function scaled(value: unknown, ratio: number): unknown {
  if (typeof value === 'number') return Math.round(value * ratio * 100) / 100
  if (isDecimalText(value)) return (Number(value) * ratio).toFixed(2)
  return isRow(value) ? { ...value, amount: scaled(value.amount, ratio) } : value
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All lists of these APIs stand in the object that is the answer. */
function findList(body: unknown): { parent: Row; key: string; rows: readonly unknown[] } | null {
  if (!isRow(body)) return null
  for (const [key, rows] of Object.entries(body)) if (Array.isArray(rows)) return { parent: body, key, rows }
  return null
}

function amountOf(row: unknown): number {
  const amount = isRow(row) ? Object.entries(row).find(([name, value]) => is('amount', name) && value !== null)?.[1] : 0
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
      return rows.map((row) => mapRow(row, (name, value) => (is('amount', name) ? scaled(value, 2) : value)))
    case 'text-numbers':
      return rows.map((row) => mapRow(row, (_name, value) => asOtherText(value)))
    case 'foreign-ids':
      return rows.map((row) => mapRow(row, (name, value) => (is('owner', name) ? foreign(value) : value)))
    case 'future-dates':
      return rows.map((row) => mapRow(row, (name, value) => (is('date', name) ? later(value) : value)))
    default:
      return kind satisfies never
  }
}

/** A number becomes text, and an amount that is text already gets a decimal comma. */
function asOtherText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (isDecimalText(value)) return value.includes('.') ? value.replace('.', ',') : `${value},00`
  return isRow(value) ? { ...value, amount: asOtherText(value.amount) } : value
}

const mapRow = (row: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  isRow(row) ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)])) : row
