import type { SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { Ratio } from '../../../../shared/domain/ratio'
import { ratio } from '../../../../shared/domain/ratio'
import { dateTicks, niceTicks, placeOf, spread } from '../../../charts/ticks'

export type Frame = Readonly<{ width: number; height: number; top: number; right: number; bottom: number; left: number }>

export type Drawing = Readonly<{
  portfolio: string
  /** Null when no point has one. */
  benchmark: string | null
  /** Horizontal lines, from below. */
  levels: readonly { y: number; value: Ratio }[]
  /** Starts of years, or of months for a short history. */
  dates: readonly { x: number; label: string }[]
  /** Where the lines end, moved apart so that their labels do not meet. */
  ends: Readonly<{ x: number; portfolio: { y: number; value: Ratio }; benchmark: { y: number; value: Ratio } | null }>
}>

const labelGap = 27

/** The cumulative series as SVG paths, with the ticks of the screen's charts. Null for less than two points, which make no line. */
export function drawSeries(series: readonly SeriesPoint[], frame: Frame): Drawing | null {
  const first = series[0]
  const last = series.at(-1)
  if (!first || !last || series.length < 2) return null
  const compared = series.filter((point): point is SeriesPoint & { benchmark: Ratio } => point.benchmark !== null)
  const values = [0, ...series.map((point) => point.portfolio), ...compared.map((point) => point.benchmark)]
  const lowest = Math.min(...values)
  const levels = niceTicks(lowest, Math.max(lowest + 0.01, ...values))
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const inner = { width: frame.width - frame.left - frame.right, height: frame.height - frame.top - frame.bottom }
  const x = (place: number): number => round(frame.left + place * inner.width)
  const y = (value: number): number => round(frame.top + ((high - value) / (high - low)) * inner.height)
  const path = (points: readonly { date: IsoDate; value: number }[]): string =>
    points.map(({ date, value }, index) => `${index === 0 ? 'M' : 'L'}${x(placeOf(date, first.date, last.date))} ${y(value)}`).join('')
  const end = compared.at(-1)?.benchmark ?? null
  const [portfolioY = 0, benchmarkY = 0] = spread(
    [last.portfolio, ...(end === null ? [] : [end])].map((value) => y(value) - frame.top),
    labelGap,
    inner.height - 10,
  ).map((place) => place + frame.top + 4)
  return {
    portfolio: path(series.map((point) => ({ date: point.date, value: point.portfolio }))),
    benchmark: compared.length < 2 ? null : path(compared.map((point) => ({ date: point.date, value: point.benchmark }))),
    levels: levels.map((value) => ({ y: y(value), value: ratio(value) })),
    dates: dateTicks(first.date, last.date).map(({ place, label }) => ({ x: x(place), label })),
    ends: {
      x: x(1),
      portfolio: { y: portfolioY, value: last.portfolio },
      benchmark: end === null ? null : { y: benchmarkY, value: end },
    },
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
