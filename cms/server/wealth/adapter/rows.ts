import Big from 'big.js'
import type { z } from 'zod/mini'
import type { Money } from '../../../../shared/domain/money'
import { UpstreamError } from '../provider'

/** Counts the rows of one answer that had to be left out. */
export type Dropped = { count: number }

/** Parses what the whole answer depends on. Throws `bad_shape` naming the field, never its value. */
export function parseBody<T extends z.ZodMiniType>(schema: T, answer: { path: string; body: unknown }, source: string): z.infer<T> {
  const parsed = schema.safeParse(answer.body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body').join(', ')
  throw badShape(source, answer.path, `unreadable: ${fields}`)
}

export const badShape = (source: string, path: string, reason: string): UpstreamError =>
  new UpstreamError({ source, kind: 'bad_shape', retryable: false, message: `${source}: GET ${path}: bad_shape (${reason})` })

/**
 * Parses and maps rows one by one. A row that does not parse, that `map` throws on (an unknown currency), or whose key has come before is left out
 * and counted; one that `map` turns into null is left out without a count.
 */
export function mapRows<S extends z.ZodMiniType, T>(args: {
  rows: readonly unknown[]
  schema: S
  map: (row: z.infer<S>) => T | null
  keyOf?: (row: z.infer<S>) => string
  dropped: Dropped
  /** Is told which row was left out (counted from 0), and why: for whoever can mend it. */
  onDrop?: ((row: number, reason: string) => void) | undefined
}): T[] {
  const { rows, schema, map, keyOf, dropped, onDrop } = args
  const seen = new Set<string>()
  const mapped: T[] = []
  // Made once and not for each row: a history has thousands.
  const drop = (index: number, reason: string): void => {
    dropped.count++
    onDrop?.(index, reason)
  }
  for (let index = 0; index < rows.length; index += 1) {
    const parsed = schema.safeParse(rows[index])
    if (!parsed.success) {
      drop(index, parsed.error.issues.map(({ message, path }) => `${path.join('.') || 'row'}: ${message}`).join('; '))
      continue
    }
    const key = keyOf?.(parsed.data)
    if (key !== undefined && seen.has(key)) {
      drop(index, `${key} comes twice`)
      continue
    }
    try {
      const result = map(parsed.data)
      if (result !== null) mapped.push(result)
      if (key !== undefined) seen.add(key)
    } catch (error) {
      drop(index, error instanceof Error ? error.message : String(error))
    }
  }
  return mapped
}

/** A penny a row is what rounding each row by itself can come to; anything more and rows are missing, doubled or wrong. */
const penny = new Big('0.01')

/**
 * Compares the total that an upstream sends with the sum of the rows that came with it. Throws `bad_shape` when they differ by more than a penny a row.
 * Not to be asked when rows were left out: the answer is then incomplete, and says so.
 */
export function assertTotal(args: { total: Money; rows: readonly Money[]; source: string; path: string; what: string }): void {
  const { path, rows, source, total, what } = args
  if (rows.some(({ currency }) => currency !== total.currency)) throw badShape(source, path, `${what} has rows in another currency`)
  // Not as money: rows that nobody can have may add up to more than that holds.
  const sum = rows.reduce((all, { amount }) => all.plus(amount), new Big(0))
  const tolerance = penny.times(Math.max(1, rows.length))
  if (sum.minus(total.amount).abs().gt(tolerance)) throw badShape(source, path, `${what} is not the sum of its rows`)
}
