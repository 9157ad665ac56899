import type { SeriesPoint } from '../../../../shared/contracts/wealth'
import type { Ratio } from '../../../../shared/domain/ratio'
import { ratio } from '../../../../shared/domain/ratio'

export type Frame = Readonly<{ width: number; height: number; top: number; right: number; bottom: number; left: number }>

export type Drawing = Readonly<{
  portfolio: string
  /** Null when no point has one. */
  benchmark: string | null
  /** Horizontal lines, from below. */
  levels: readonly { y: number; value: Ratio }[]
  /** The first of each shown year. */
  years: readonly { x: number; year: string }[]
  /** Where the lines end, moved apart so that their labels do not meet. */
  ends: Readonly<{ x: number; portfolio: { y: number; value: Ratio }; benchmark: { y: number; value: Ratio } | null }>
}>

const maxYears = 9
const labelGap = 27

/** The cumulative series as SVG paths. Null for less than two points, which make no line. */
export function drawSeries(series: readonly SeriesPoint[], frame: Frame): Drawing | null {
  const first = series[0]
  const last = series.at(-1)
  if (!first || !last || series.length < 2) return null
  const compared = series.filter((point): point is SeriesPoint & { benchmark: Ratio } => point.benchmark !== null)
  const levels = niceLevels([...series.map((point) => point.portfolio), ...compared.map((point) => point.benchmark)])
  const [from, to] = [timeOf(first.date), timeOf(last.date)]
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const x = (date: string): number => round(frame.left + ((timeOf(date) - from) / (to - from)) * (frame.width - frame.left - frame.right))
  const y = (value: number): number => round(frame.top + ((high - value) / (high - low)) * (frame.height - frame.top - frame.bottom))
  const path = (points: readonly { date: string; value: number }[]): string =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.date)} ${y(point.value)}`).join('')
  const lastCompared = compared.at(-1)
  const [portfolioY, benchmarkY] = moveApart(y(last.portfolio), lastCompared ? y(lastCompared.benchmark) : null, frame)
  return {
    portfolio: path(series.map((point) => ({ date: point.date, value: point.portfolio }))),
    benchmark: compared.length < 2 ? null : path(compared.map((point) => ({ date: point.date, value: point.benchmark }))),
    levels: levels.map((value) => ({ y: y(value), value: ratio(value) })),
    years: shownYears(first.date, last.date).map((year) => ({ x: x(`${year}-01-01`), year })),
    ends: {
      x: x(last.date),
      portfolio: { y: portfolioY, value: last.portfolio },
      benchmark: lastCompared && benchmarkY !== null ? { y: benchmarkY, value: lastCompared.benchmark } : null,
    },
  }
}

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const round = (value: number): number => Math.round(value * 10) / 10

/** Three to seven levels at round percentages that hold all values and nought. */
function niceLevels(values: readonly number[]): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const rough = Math.max(high - low, 0.01) / 5
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const [bottom, top] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  return Array.from({ length: Math.max(top - bottom, 1) + 1 }, (_, index) => Number(((bottom + index) * step).toPrecision(12)))
}

function shownYears(from: string, to: string): string[] {
  const [start, end] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))]
  const every = Math.ceil(Math.max(end - start + 1, 1) / maxYears)
  return Array.from({ length: Math.max(end - start + 1, 0) }, (_, index) => String(start + index)).filter(
    (_, index, all) => (all.length - 1 - index) % every === 0,
  )
}

function moveApart(portfolio: number, benchmark: number | null, frame: Frame): [number, number | null] {
  const inside = (y: number): number => Math.min(Math.max(y, frame.top + 4), frame.height - frame.bottom - 10)
  if (benchmark === null || Math.abs(portfolio - benchmark) >= labelGap)
    return [inside(portfolio), benchmark === null ? null : inside(benchmark)]
  const middle = Math.min(
    Math.max((portfolio + benchmark) / 2, frame.top + 4 + labelGap / 2),
    frame.height - frame.bottom - 10 - labelGap / 2,
  )
  const above = portfolio <= benchmark ? -1 : 1
  return [middle + (above * labelGap) / 2, middle - (above * labelGap) / 2]
}
