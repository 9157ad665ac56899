import { useMemo } from 'react'
import type { SimulatedPoint } from '../../shared/contracts/wealth/simulation'
import type { CurrencyCode } from '../../shared/domain/currency'
import { money } from '../../shared/domain/money'
import { formatMoney } from '../../shared/format/money'
import { formatCompactMoney } from '../../shared/format/compactMoney'
import { useLocale } from '../lib/i18n/LocaleContext'
import type { Line } from './line'
import { LineChart } from './LineChart'
import type { DateTick } from './ticks'

export interface FanChartProps {
  /** From now to the end, in equal steps; at least one. */
  points: readonly SimulatedPoint[]
  currency: CurrencyCode
  /** "At level 5 £250,000 becomes £558,119 in the middle of all outcomes after 15 years; 1 in 20 is below £284,076, 1 in 20 above £1,096,528." */
  summary: string
  labels: Readonly<Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95' | 'paidIn' | 'walk', string>>
  /** A value that the axis reaches to. */
  reach: number
}

/** About how many values the y axis names. */
export const fanTicks = 8

/** What an amount may become: the middle of all outcomes, a band of half of them and one of 18 of 20. Put `ChartTable` beside it. */
export function FanChart({ currency, labels, points, reach, summary }: FanChartProps) {
  const locale = useLocale()
  const dates = useMemo(() => points.map(({ date }) => date), [points])
  const years = useMemo(() => yearTicks(points), [points])
  const { p5, p25, p50, p75, p95, paidIn } = labels
  const lines = useMemo<Line[]>(() => {
    const of = (id: 'p5' | 'p25' | 'p50' | 'p75' | 'p95' | 'paidIn') => ({ id, values: points.map((point) => Number(point[id])) })
    return [
      { ...of('p95'), label: p95, kind: 'edge', band: { to: 'p75', tone: 'outer' } },
      { ...of('p75'), label: p75, kind: 'within', band: { to: 'p25', tone: 'inner' } },
      { ...of('p50'), label: p50, kind: 'series' },
      { ...of('p25'), label: p25, kind: 'within', band: { to: 'p5', tone: 'outer' } },
      { ...of('p5'), label: p5, kind: 'edge' },
      { ...of('paidIn'), label: paidIn, kind: 'base' },
    ]
  }, [points, p5, p25, p50, p75, p95, paidIn])
  const compact = (value: number) => formatCompactMoney(money(value, currency), locale)
  return (
    <LineChart
      summary={summary}
      walkLabel={labels.walk}
      dates={dates}
      dateLabels={years}
      lines={lines}
      hasZero
      hasEndNames
      reach={reach}
      tickCount={fanTicks}
      formatTick={(tick) => (tick === 0 ? formatMoney(money(0, currency), locale, { digits: 0 }) : compact(tick))}
      formatValue={(value) => formatMoney(money(value, currency), locale, { digits: 0 })}
      formatEnd={compact}
    />
  )
}

/** Years from the day of the first point, at most seven, the last among them. */
function yearTicks(points: readonly SimulatedPoint[]): DateTick[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const year = (date: string): number => Number(date.slice(0, 4))
  const span = year(last.date) - year(first.date)
  const step = [1, 2, 3, 5, 10].find((size) => span % size === 0 && span / size <= 6) ?? Math.ceil(span / 6)
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => ({
    place: (index * step) / Math.max(1, span),
    label: String(year(first.date) + index * step),
  }))
}
