import CalendarX from 'lucide-react/icons/calendar-x'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { Skeleton } from '../../../ui/Skeleton'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { usePerformance } from '../api/getPerformance'
import { DiscreteSkeleton } from './DiscreteSkeleton'
import { DiscreteTable } from './DiscreteTable'

interface DiscreteCardProps {
  portfolioId: string
  /** Of the portfolio; not known until its head is there. */
  currency: CurrencyCode | undefined
}

/** Discrete returns: by calendar year and by period. */
export function DiscreteCard({ portfolioId, currency }: DiscreteCardProps) {
  const t = useText('performance')
  const common = useText('common')
  const { data, error, isValidating, mutate } = usePerformance(portfolioId)
  if (error && !data) {
    return (
      <Card>
        <ErrorState title={t('errorTitle')} onRetry={() => void mutate()} retryLabel={common('retry')} isRetrying={isValidating}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  }
  const note =
    data && currency ? (
      t('discreteNote', { basis: data.basis, currency })
    ) : (
      <Skeleton width="min(24rem, 100%)" height="0.75rem" margin="0.1875rem" />
    )
  return (
    <Card>
      <CardHead title={t('discrete')} note={note}>
        {data && <StaleLabel answer={data} />}
      </CardHead>
      {!data ? (
        <Loading label={t('loading')}>
          <DiscreteSkeleton />
        </Loading>
      ) : data.discrete.length === 0 ? (
        <EmptyState icon={CalendarX} title={t(data.degraded ? 'unavailableTitle' : 'emptyTitle')}>
          {t(data.degraded ? 'unavailableText' : 'emptyText')}
        </EmptyState>
      ) : (
        <DiscreteTable discrete={data.discrete} />
      )}
    </Card>
  )
}
