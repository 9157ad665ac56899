import type { Where } from 'payload'

/** More ids than this are asked for by a list that is hardly asked for again. */
const mostIds = 30

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An id like any other, so that whatever is decided by its form is decided alike. */
const standIn = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/**
 * A question with stand-ins in the places of its ids, and the ids: two questions that differ in their ids alone are one statement. What stands twice has one
 * stand-in. Null for a question whose text does not say all that it asks (nothing, dates, numbers that are none), or with too many ids.
 */
export function withStandIns(where: Where): Readonly<{ where: Where; ids: readonly string[] }> | null {
  const ids: string[] = []
  const place = (value: unknown): unknown => {
    if (typeof value !== 'string' || !uuid.test(value)) return copy(value)
    const known = ids.indexOf(value)
    return standIn(known === -1 ? ids.push(value) - 1 : known)
  }
  const copy = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (Array.isArray(value)) return value.map(copy)
    if (!isPlain(value)) throw new Unsayable()
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key === 'equals') return [key, place(inner)]
        return [key, key === 'in' && Array.isArray(inner) ? inner.map(place) : copy(inner)]
      }),
    )
  }
  try {
    const placed = copy(where) as Where
    return ids.length > mostIds ? null : { where: placed, ids }
  } catch (error) {
    if (error instanceof Unsayable) return null
    throw error
  }
}

/** The values of a statement with the ids in the places of their stand-ins. */
export const withIds = <T>(values: readonly T[], ids: readonly string[]): (T | string)[] =>
  values.map((value) => (typeof value === 'string' ? (idFor(value, ids) ?? value) : value))

/** Whether a statement says every stand-in as a value of its own, so that an id can take its place. */
export function isReplaceable({ params, sql }: Readonly<{ sql: string; params: readonly unknown[] }>, ids: readonly string[]): boolean {
  const texts = params.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return ids.every((_, index) => {
    const id = standIn(index)
    return !sql.includes(id) && texts.includes(id) && texts.every((text) => text === id || !text.includes(id))
  })
}

class Unsayable extends Error {}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

function idFor(value: string, ids: readonly string[]): string | undefined {
  return value.startsWith('00000000-0000-4000-8000-') ? ids[Number(value.slice(24))] : undefined
}
