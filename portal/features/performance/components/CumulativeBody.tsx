import { Suspense } from 'react'
import { ChartFrame } from '../../../charts/ChartFrame'
import { DataTable } from '../../../ui/table/DataTable'
import { ChartTable } from '../../../charts/ChartTable'
import type { SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import { formatDate } from '../../../../shared/format/date'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { seriesPointColumns } from '../seriesPoints.columns'
import { tablePoints } from '../model/seriesOf'
import { lazyPart } from '../../../ui/lazyPart'

const CumulativeChart = lazyPart(() => import('../../../charts/CumulativeChart'), 'CumulativeChart')

/** The chart of a series and, folded, its table. */
export function CumulativeBody({ series }: { series: SeriesPoint[] }) {
  const t = useText('performance')
  const common = useText('common')
  const summary = useSummary(series)
  return (
    <ChartFrame>
      <Suspense fallback={<ChartSkeleton kind="line" />}>
        <CumulativeChart
          series={series}
          summary={summary}
          labels={{ portfolio: t('portfolio'), benchmark: t('benchmark'), walk: t('walk') }}
        />
      </Suspense>
      <ChartTable label={common('showAsTable')}>
        <DataTable
          caption={t('tableCaption')}
          columns={seriesPointColumns}
          rows={tablePoints(series).map((point) => ({ ...point, id: point.date }))}
          place="drawer"
        />
      </ChartTable>
    </ChartFrame>
  )
}

/** What a screen reader reads in place of the lines. */
function useSummary(series: SeriesPoint[]): string {
  const t = useText('performance')
  const locale = useLocale()
  const first = series.at(0)
  const last = series.at(-1)
  if (!first || !last) return ''
  const values = { from: formatDate(first.date), portfolio: formatPercent(last.portfolio, locale, { signed: true }) }
  if (last.benchmark === null) return t('summaryWithoutBenchmark', values)
  return t('summary', { ...values, benchmark: formatPercent(last.benchmark, locale, { signed: true }) })
}
