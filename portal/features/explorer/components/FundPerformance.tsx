import { Suspense, useMemo, useState } from 'react'
import { ChartTable } from '../../../charts/ChartTable'
import { Legend } from '../../../charts/Legend'
import type { Line } from '../../../charts/line'
import type { FundDetails } from '../../../../shared/domain/fund'
import { formatDate } from '../../../../shared/format/date'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { Cluster } from '../../../ui/Cluster'
import { lazyPart } from '../../../ui/lazyPart'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Stack } from '../../../ui/Stack'
import { DataTable } from '../../../ui/table/DataTable'
import { Text } from '../../../ui/Text'
import { historyColumns } from '../history.columns'
import { historyOf, type HistoryPeriod, historyPeriods } from '../model/fundHistory'

const GrowthChart = lazyPart(() => import('./GrowthChart'), 'GrowthChart')

/** Cumulative return of a fund against its benchmark, over the periods that its history covers. */
export function FundPerformance({ fund }: Readonly<{ fund: FundDetails }>) {
  const t = useText('explorer')
  const periods = historyPeriods.filter((id) => historyOf(fund.history, id) !== null)
  const [wanted, setWanted] = useState<HistoryPeriod>('5y')
  const period = periods.includes(wanted) ? wanted : periods.at(-1)
  const shown = useMemo(() => (period ? historyOf(fund.history, period) : null), [fund.history, period])
  return (
    <section aria-labelledby="fund-performance">
      <Cluster $between>
        <h3 id="fund-performance">{t('drawer.performance')}</h3>
        {period && periods.length > 1 && (
          <SegmentedControl
            label={t('drawer.period')}
            items={periods.map((id) => ({ id, label: t(`drawer.period.${id}`) }))}
            value={period}
            onChange={setWanted}
          />
        )}
      </Cluster>
      {shown ? (
        <History fund={fund} history={shown} />
      ) : (
        <Text as="p" $muted>
          {t('drawer.noHistory')}
        </Text>
      )}
    </section>
  )
}

function History({ fund, history }: Readonly<{ fund: FundDetails; history: FundDetails['history'] }>) {
  const t = useText('explorer')
  const common = useText('common')
  const locale = useLocale()
  const benchmark = common('term.benchmark')
  const lines = useMemo<Line[]>(() => {
    const own: Line = { id: 'fund', kind: 'series', label: t('columnFund'), values: history.map((point) => point.fund) }
    if (history.every((point) => point.benchmark === null)) return [own]
    return [own, { id: 'benchmark', kind: 'benchmark', label: benchmark, values: history.map((point) => point.benchmark) }]
  }, [history, t, benchmark])
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last) return null
  return (
    <Stack $gap={2}>
      <Text as="p" $role="small" $muted>
        {fund.benchmarkName && lines.length > 1
          ? t('drawer.note', { from: formatDate(first.date), to: formatDate(last.date), benchmark: fund.benchmarkName })
          : t('drawer.noteAlone', { from: formatDate(first.date), to: formatDate(last.date) })}
      </Text>
      {lines.length > 1 && (
        <Legend
          items={[
            { id: 'fund', kind: 'series', label: t('columnFund') },
            { id: 'benchmark', kind: 'benchmark', label: benchmark },
          ]}
        />
      )}
      <Suspense fallback={<ChartSkeleton kind="price" />}>
        <GrowthChart
          size="small"
          dates={history.map(({ date }) => date)}
          lines={lines}
          walkLabel={t('walk')}
          summary={t('drawer.summary', {
            from: formatDate(first.date),
            to: formatDate(last.date),
            growth: formatPercent(last.fund, locale, { signed: true }),
          })}
        />
      </Suspense>
      <ChartTable label={common('showAsTable')}>
        <DataTable
          place="drawer"
          caption={t('drawer.tableCaption')}
          columns={historyColumns}
          rows={history.map((point) => ({ ...point, id: point.date }))}
        />
      </ChartTable>
    </Stack>
  )
}
