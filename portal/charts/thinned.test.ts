import { describe, expect, it } from '@jest/globals'
import { thinned } from './thinned'

/** The same numbers on each run, between 0 and 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const columns = 50
const columnOf = (place: number) => Math.min(columns - 1, Math.floor(place * columns))

/** A line of some shape: days that are unevenly apart, flat stretches, leaps and gaps. */
function lineOf(seed: number): { places: number[]; values: (number | null)[] } {
  const random = randomFrom(seed)
  const count = columns * 4 + 1 + Math.floor(random() * 3000)
  const steps = Array.from({ length: count }, () => (random() < 0.1 ? random() * 30 : random()))
  let at = 0
  const ends = steps.map((step) => (at += step))
  const places = ends.map((end) => (end - (ends[0] ?? 0)) / ((ends.at(-1) ?? 1) - (ends[0] ?? 0)))
  let value = 0
  const gapShare = seed % 3 === 0 ? 0.02 : 0
  const values = places.map(() => {
    if (random() < 0.7) value += random() - 0.5
    return random() < gapShare ? null : value
  })
  return { places, values }
}

describe('the points of a line that can be seen', () => {
  it('are all of a line with few', () => {
    expect(thinned([0, 0.5, 1], [1, null, 3], 2)).toEqual([
      { x: 0, y: 1 },
      { x: 0.5, y: Number.NaN },
      { x: 1, y: 3 },
    ])
  })

  it('are the first, the lowest, the highest and the last of each column', () => {
    const values = [3, 4, 9, 1, 5, 6, 6, 6, 6, 2]
    const places = values.map((_, index) => index / 9)
    expect(thinned(places, values, 2).map(({ y }) => y)).toEqual([3, 9, 1, 5, 6, 6, 2])
  })

  it('keep a gap, once', () => {
    const values = [1, 2, null, null, null, 5, 4, 3, 2, 1]
    const places = values.map((_, index) => index / 9)
    expect(thinned(places, values, 1).map(({ y }) => y)).toEqual([1, 2, Number.NaN, 5, 2, 1])
  })

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('of line %i lose no end, no low, no high, no order, and invent none', (seed) => {
    const { places, values } = lineOf(seed)
    const kept = thinned(places, values, columns)
    const known = new Set(places.map((x, index) => `${x} ${values[index] ?? Number.NaN}`))
    expect(kept.filter(({ x, y }) => !known.has(`${x} ${y}`))).toEqual([])
    expect(kept.length).toBeLessThanOrEqual(columns * 4 + values.filter((value) => value === null).length * 5)
    const xs = kept.map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect([kept[0]?.x, kept.at(-1)?.x]).toEqual([places[0], places.at(-1)])

    /** What a line covers in each column: from its lowest to its highest point, and where it comes in and goes out. */
    const covered = (points: readonly { x: number; y: number }[]) => {
      const seen = new Map<number, number[]>()
      for (const { x, y } of points) if (!Number.isNaN(y)) seen.set(columnOf(x), [...(seen.get(columnOf(x)) ?? []), y])
      return [...seen].map(([column, ys]) => [column, Math.min(...ys), Math.max(...ys), ys[0], ys.at(-1)])
    }
    expect(covered(kept)).toEqual(covered(places.map((x, index) => ({ x, y: values[index] ?? Number.NaN }))))
    const gaps = (points: readonly number[]) => points.filter((y, index) => Number.isNaN(y) && !Number.isNaN(points[index - 1] ?? 0)).length
    expect(gaps(kept.map(({ y }) => y))).toBe(gaps(values.map((value) => value ?? Number.NaN)))
  })
})
