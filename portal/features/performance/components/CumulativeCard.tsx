import ChartLine from 'lucide-react/icons/chart-line'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import { ChartFrame } from '../../../charts/ChartFrame'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import type { PerformanceResponse } from '../../../../shared/contracts/wealth'
import { formatDate } from '../../../../shared/format/date'
import { needsOwnNotice } from '../../../wealth/needsOwnNotice'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardHead } from '../../../ui/CardHead'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Skeleton } from '../../../ui/Skeleton'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { usePerformance } from '../api/getPerformance'
import { type ChartPeriod, chartPeriods, seriesOf } from '../model/seriesOf'
import { CumulativeBody } from './CumulativeBody'

interface CumulativeCardProps {
  portfolioId: string
  /** What the head of the page already says of old and missing parts. */
  told: readonly DegradedReason[]
}

/** Cumulative return of the portfolio against its benchmark. */
export function CumulativeCard({ portfolioId, told }: CumulativeCardProps) {
  const t = useText('performance')
  const common = useText('common')
  const { data, error, isValidating, mutate } = usePerformance(portfolioId)
  const [period, setPeriod] = useState<ChartPeriod>('inception')
  const retry = () => void mutate()
  if (error && !data) {
    return (
      <Card>
        <ErrorState title={t('errorTitle')} onRetry={retry} retryLabel={common('retry')} isRetrying={isValidating}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  }
  const series = data && seriesOf(data, period)
  const from = series?.[0]?.date ?? data?.series[0]?.date
  return (
    <Card>
      <CardHead
        title={t('title')}
        note={
          data ? (
            from && <Note answer={data} from={formatDate(from)} />
          ) : (
            <Skeleton width="min(26rem, 100%)" height="0.75rem" margin="0.1875rem" />
          )
        }
      >
        {data && <StaleLabel answer={data} />}
        <SegmentedControl
          label={t('period')}
          items={chartPeriods.map((id) => ({ id, label: t(`chartPeriod.${id}`) }))}
          value={period}
          onChange={setPeriod}
          isDisabled={!data || data.series.length === 0}
        />
      </CardHead>
      {data && (error || needsOwnNotice(data, told)) && (
        <CardBody>
          <ProvenanceNotice answer={data} hasFailed={error !== undefined} onRetry={retry} isRetrying={isValidating} />
        </CardBody>
      )}
      {!data ? (
        <ChartFrame>
          <Loading label={t('loading')}>
            <ChartSkeleton kind="line" />
            <Skeleton width="8rem" height="1rem" margin="0.25rem" />
          </Loading>
        </ChartFrame>
      ) : data.series.length === 0 ? (
        <EmptyState icon={data.degraded ? CloudOff : ChartLine} title={t(data.degraded ? 'unavailableTitle' : 'emptyTitle')}>
          {t(data.degraded ? 'unavailableText' : 'emptyText')}
        </EmptyState>
      ) : series ? (
        <CumulativeBody series={series} />
      ) : (
        <EmptyState icon={ChartLine} title={t('tooShort')} />
      )}
    </Card>
  )
}

function Note({ answer: { basis, benchmarkName }, from }: { answer: PerformanceResponse; from: string }) {
  const t = useText('performance')
  return benchmarkName ? t('note', { basis, from, benchmark: benchmarkName }) : t('noteWithoutBenchmark', { basis, from })
}
