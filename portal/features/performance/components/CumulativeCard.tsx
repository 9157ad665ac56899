import ChartLine from 'lucide-react/icons/chart-line'
import { useState } from 'react'
import { ChartFrame } from '../../../charts/ChartFrame'
import type { PerformanceResponse } from '../../../../shared/contracts/wealth/performance'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { EmptyState } from '../../../ui/EmptyState'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Skeleton } from '../../../ui/Skeleton'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { type ChartPeriod, chartPeriods, seriesOf } from '../model/seriesOf'
import { usePerformance } from '../performance.read'
import { CumulativeBody } from './CumulativeBody'

/** Cumulative return of the portfolio against its benchmark. */
export function CumulativeCard({ portfolioId }: { portfolioId: string }) {
  const t = useText('performance')
  const read = usePerformance(portfolioId)
  const [period, setPeriod] = useState<ChartPeriod>('inception')
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      note={(answer) => <Note answer={answer} period={period} />}
      awaited={{
        note: <WordsSkeleton like={t('note', { basis: 'net', from: '31/12/2013', benchmark: 'Mixed Investment 40–85% Shares' })} />,
      }}
      actions={
        <SegmentedControl
          label={t('period')}
          items={chartPeriods.map((id) => ({ id, label: t(`chartPeriod.${id}`) }))}
          value={period}
          onChange={setPeriod}
          isDisabled={!read.data || read.data.series.length === 0}
        />
      }
      skeleton={
        <ChartFrame>
          <ChartSkeleton kind="line" />
          <Skeleton width="8rem" height="1rem" margin="0.25rem" />
        </ChartFrame>
      }
      empty={{
        when: ({ series }) => series.length === 0,
        icon: ChartLine,
        title: t('emptyTitle'),
        text: t('emptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {(answer) => {
        const series = seriesOf(answer, period)
        return series ? <CumulativeBody series={series} /> : <EmptyState icon={ChartLine} title={t('tooShort')} />
      }}
    </DataCard>
  )
}

function Note({ answer, period }: { answer: PerformanceResponse; period: ChartPeriod }) {
  const t = useText('performance')
  const first = seriesOf(answer, period)?.[0] ?? answer.series[0]
  if (!first) return null
  const values = { basis: answer.basis, from: formatDate(first.date) }
  return answer.benchmarkName ? t('note', { ...values, benchmark: answer.benchmarkName }) : t('noteWithoutBenchmark', values)
}
