import { setTimeout as pause } from 'node:timers/promises'

/** One line of the table. `ratio` is ours over the baseline. */
export type Row = {
  what: string
  ours: string
  baseline: string | null
  ratio: number | null
  aim: string | null
  baselineIs: string | null
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Medians of two kinds of work done in turn, A B B A, after two of each that do not count. `restMs`: for what one leaves behind it, before the other. */
export async function pair(
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  rounds: number,
  restMs = 0,
): Promise<{ a: number; b: number }> {
  for (let warm = 0; warm < 2; warm++) {
    await a()
    await b()
  }
  const times: { a: number[]; b: number[] } = { a: [], b: [] }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
    for (const which of order) {
      times[which].push(await timed(which === 'a' ? a : b))
      await pause(restMs)
    }
  }
  return { a: median(times.a), b: median(times.b) }
}
