/**
 * A copy of an answer with the mistakes that real feeds make. In the first list of rows that is found: amounts of row 0 become text with a comma, of
 * row 1 null, the days of row 2 are written the other way round, and the last row comes twice. Without a list every number becomes text.
 */
export function mangle(body: unknown): unknown {
  const path = findRows(body, [])
  return path ? replaceAt(body, path, mangleRows) : mapValues(body, commaNumber)
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function findRows(value: unknown, path: readonly string[]): readonly string[] | null {
  if (Array.isArray(value)) return value.some(isRow) ? path : null
  if (!isRow(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = findRows(inner, [...path, key])
    if (found) return found
  }
  return null
}

function replaceAt(value: unknown, path: readonly string[], change: (rows: readonly unknown[]) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return Array.isArray(value) ? change(value) : value
  return isRow(value) ? { ...value, [key]: replaceAt(value[key], rest, change) } : value
}

const changes: readonly ((value: unknown) => unknown)[] = [
  (value) => commaNumber(value),
  (value) => (isAmount(value) ? null : value),
  (value) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10).split('-').reverse().join('/') : value),
]

function mangleRows(rows: readonly unknown[]): unknown[] {
  const mangled = rows.map((row, i) => mapValues(row, changes[i] ?? ((value) => value)))
  return rows.length > changes.length ? [...mangled, rows.at(-1)] : mangled
}

/** A number, or one that is written as text with decimals. */
const isAmount = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+\.\d+$/.test(value))
const commaNumber = (value: unknown): unknown => (isAmount(value) ? String(value).replace('.', ',') : value)

/** Amounts with their currency are objects in a row. */
const mapValues = (value: unknown, change: (value: unknown) => unknown): unknown =>
  isRow(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapValues(inner, change)])) : change(value)
