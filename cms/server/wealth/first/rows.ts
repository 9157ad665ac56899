import type { z } from 'zod/mini'
import { UpstreamError } from '../provider'

/** Counts the rows of one answer that had to be left out. */
export type Dropped = { count: number }

/** Parses what the whole answer depends on. Throws `bad_shape` naming the field, never its value. */
export function parseBody<T extends z.ZodMiniType>(schema: T, answer: { path: string; body: unknown }, upstream: string): z.infer<T> {
  const parsed = schema.safeParse(answer.body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body').join(', ')
  throw badShape(upstream, answer.path, `unreadable: ${fields}`)
}

export const badShape = (upstream: string, path: string, reason: string): UpstreamError =>
  new UpstreamError({ upstream, kind: 'bad_shape', retryable: false, message: `${upstream}: GET ${path}: bad_shape (${reason})` })

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
}): T[] {
  const { rows, schema, map, keyOf, dropped } = args
  const seen = new Set<string>()
  const mapped: T[] = []
  for (const row of rows) {
    const parsed = schema.safeParse(row)
    const key = parsed.success ? keyOf?.(parsed.data) : undefined
    if (!parsed.success || (key !== undefined && seen.has(key))) {
      dropped.count++
      continue
    }
    try {
      const result = map(parsed.data)
      if (result !== null) mapped.push(result)
      if (key !== undefined) seen.add(key)
    } catch {
      dropped.count++
    }
  }
  return mapped
}
