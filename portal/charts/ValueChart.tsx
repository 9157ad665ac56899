import { useMemo } from 'react'
import type { ValuePoint } from '../../shared/contracts/wealth/values'
import type { CurrencyCode } from '../../shared/domain/currency'
import { money } from '../../shared/domain/money'
import { formatMoney } from '../../shared/format/money'
import { formatCompactMoney } from '../../shared/format/compactMoney'
import { useLocale } from '../lib/i18n/LocaleContext'
import type { Line } from './line'
import { LineChart } from './LineChart'

export interface ValueChartProps {
  /** Oldest first, at least one. */
  points: readonly ValuePoint[]
  currency: CurrencyCode
  /** "On 19/11/2026 it was worth £2.21m; £1.66m had been paid in." */
  summary: string
  labels: {
    value: string
    paidIn: string
    /** Name of the walk along the points. */
    walk: string
  }
}

/** Value over the money that was put in: what lies between the two lines was earned. Put `ChartTable` beside it. */
export function ValueChart({ points, currency, summary, labels }: ValueChartProps) {
  const locale = useLocale()
  const dates = useMemo(() => points.map(({ date }) => date), [points])
  const lines = useMemo<Line[]>(() => {
    const value: Line = { id: 'value', kind: 'series', label: labels.value, values: points.map((point) => Number(point.value)) }
    if (points.some(({ paidIn }) => paidIn === null)) return [value]
    const paidIn = points.map((point) => Number(point.paidIn))
    return [value, { id: 'paidIn', kind: 'base', label: labels.paidIn, values: paidIn }]
  }, [points, labels.value, labels.paidIn])
  const compact = (value: number) => formatCompactMoney(money(value, currency), locale)
  return (
    <LineChart
      summary={summary}
      walkLabel={labels.walk}
      dates={dates}
      lines={lines}
      hasZero
      hasEndNames
      formatTick={(tick) => (tick === 0 ? formatMoney(money(0, currency), locale, { digits: 0 }) : compact(tick))}
      formatValue={(value) => formatMoney(money(value, currency), locale)}
      formatEnd={compact}
    />
  )
}
