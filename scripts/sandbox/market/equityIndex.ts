import type { Calendar } from './calendar'
import { readCsv } from './csv'
import { normal, seedOf } from './random'

const seed = seedOf('equity index')
const dailyNoise = 0.0085
const dailyDrift = 0.00022

/**
 * A level of the S&P 500 for each business day of the calendar. Real closes to the end of the daily file (2020-04-17); then a seeded path whose
 * average in each month is the real monthly average, to 2026-06; then a seeded walk.
 */
export function equityIndex(calendar: Calendar): Float64Array {
  const levels = new Float64Array(calendar.days.length)
  const lastReal = fillRealDays(calendar, levels)
  const lastBridged = fillBridge(calendar, levels, lastReal)
  for (let day = Math.max(lastReal, lastBridged) + 1; day < levels.length; day++) {
    levels[day] = at(levels, day - 1) * Math.exp(dailyDrift + dailyNoise * normal(seed, at(calendar.epochDays, day)))
  }
  return levels
}

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0

/** A day without a close (a holiday in New York) keeps the close before it. */
function fillRealDays(calendar: Calendar, levels: Float64Array): number {
  const { rows } = readCsv('sp500-daily.csv')
  const lastDate = rows.at(-1)?.[0] ?? ''
  let row = 0
  let day = 0
  for (; day < levels.length && calendar.dateOf(day) <= lastDate; day++) {
    while (row + 1 < rows.length && (rows[row + 1]?.[0] ?? '') <= calendar.dateOf(day)) row++
    levels[day] = Number(rows[row]?.[1])
  }
  return day - 1
}

/**
 * log level = straight lines between one knot a month + a Brownian bridge that is zero at the knots. The knots are moved until each month's mean
 * is the published one; a knot moves its own month's mean by more than half, so the iteration shrinks the error each time.
 */
function fillBridge(calendar: Calendar, levels: Float64Array, lastReal: number): number {
  const months = bridgedMonths(calendar, lastReal)
  const last = months.at(-1)
  if (!last) return lastReal
  const knots = [lastReal, ...months.map(({ from, to }) => (from + to) >> 1)]
  const noise = bridgeNoise(calendar, knots, last.to)
  const heights = [Math.log(at(levels, lastReal)), ...months.map(({ mean }) => Math.log(mean))]
  for (let round = 0; round < 60; round++) {
    for (let k = 1; k <= knots.length; k++) {
      const from = at(knots, k - 1)
      const to = k < knots.length ? at(knots, k) : last.to
      const rise = k < knots.length ? (at(heights, k) - at(heights, k - 1)) / (to - from) : 0
      for (let day = from + 1; day <= to; day++)
        levels[day] = Math.exp(at(heights, k - 1) + rise * (day - from) + at(noise, day - lastReal))
    }
    months.forEach(({ from, to, mean }, index) => {
      let sum = 0
      for (let day = from; day <= to; day++) sum += at(levels, day)
      heights[index + 1] = at(heights, index + 1) + Math.log((mean * (to - from + 1)) / sum)
    })
  }
  return last.to
}

/** The whole months after the daily file that have a published average and lie in the calendar. */
function bridgedMonths(calendar: Calendar, lastReal: number): { from: number; to: number; mean: number }[] {
  const means = new Map(readCsv('sp500-monthly.csv').rows.map(([date = '', price]) => [date.slice(0, 7), Number(price)]))
  const months: { from: number; to: number; mean: number }[] = []
  for (let day = lastReal + 1; day < calendar.days.length; day++) {
    if (calendar.ordinals[day] !== 1) continue
    let to = day
    while (to + 1 < calendar.days.length && !calendar.isMonthEnd(to)) to++
    const mean = means.get(calendar.dateOf(day).slice(0, 7))
    if (mean === undefined) break
    months.push({ from: day, to, mean })
  }
  return months
}

function bridgeNoise(calendar: Calendar, knots: readonly number[], until: number): Float64Array {
  const start = at(knots, 0)
  const walk = new Float64Array(until - start + 1)
  for (let i = 1; i < walk.length; i++) walk[i] = at(walk, i - 1) + dailyNoise * normal(seed, at(calendar.epochDays, start + i))
  const noise = Float64Array.from(walk)
  for (let k = 1; k <= knots.length; k++) {
    const from = at(knots, k - 1) - start
    const to = k < knots.length ? at(knots, k) - start : walk.length - 1
    const pull = k < knots.length ? (at(walk, to) - at(walk, from)) / (to - from) : 0
    for (let i = from + 1; i <= to; i++) noise[i] = at(walk, i) - at(walk, from) - pull * (i - from)
  }
  return noise
}
