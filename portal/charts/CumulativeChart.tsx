import { useMemo } from 'react'
import type { SeriesPoint } from '../../shared/contracts/wealth/figures'
import { ratio } from '../../shared/domain/ratio'
import { formatPercent } from '../../shared/format/percent'
import { useLocale } from '../lib/i18n/LocaleContext'
import type { Line } from './line'
import { LineChart } from './LineChart'
import { tickDigits } from './ticks'

export interface CumulativeChartProps {
  /** Returns since the first point, oldest first: already chained to the period that is shown. */
  series: readonly SeriesPoint[]
  /** "Since 14/03/2019 the portfolio returned +50.90% and the benchmark +35.42%." */
  summary: string
  labels: {
    portfolio: string
    benchmark: string
    /** Name of the walk along the points: "Points of the chart". */
    walk: string
  }
}

/** Cumulative return of the portfolio and, grey and dashed, of its benchmark. Put `ChartTable` beside it. */
export function CumulativeChart({ series, summary, labels }: CumulativeChartProps) {
  const locale = useLocale()
  const dates = useMemo(() => series.map(({ date }) => date), [series])
  const lines = useMemo<Line[]>(() => {
    const own: Line = { id: 'portfolio', kind: 'series', label: labels.portfolio, values: series.map(({ portfolio }) => portfolio) }
    if (series.every(({ benchmark }) => benchmark === null)) return [own]
    return [own, { id: 'benchmark', kind: 'benchmark', label: labels.benchmark, values: series.map(({ benchmark }) => benchmark) }]
  }, [series, labels.portfolio, labels.benchmark])

  const format = (value: number) => formatPercent(ratio(value), locale, { signed: true })
  return (
    <LineChart
      summary={summary}
      walkLabel={labels.walk}
      dates={dates}
      lines={lines}
      hasZero
      hasEndNames
      formatTick={(tick, ticks) =>
        formatPercent(ratio(tick), locale, {
          signed: true,
          digits: tickDigits(
            ticks.map((each) => each * 100),
            2,
          ),
        })
      }
      formatValue={format}
    />
  )
}
