import CalendarX from 'lucide-react/icons/calendar-x'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { useText } from '../../../lib/i18n/useText'
import { Skeleton } from '../../../ui/Skeleton'
import { DataCard } from '../../../wealth/DataCard'
import { usePerformance } from '../performance.read'
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
  const noteSkeleton = <Skeleton width="min(24rem, 100%)" height="0.75rem" margin="0.1875rem" />
  return (
    <DataCard
      read={usePerformance(portfolioId)}
      t={t}
      title={t('discrete')}
      note={({ basis }) => (currency ? t('discreteNote', { basis, currency }) : noteSkeleton)}
      noteSkeleton={noteSkeleton}
      skeleton={<DiscreteSkeleton />}
      empty={{
        when: ({ discrete }) => discrete.length === 0,
        icon: CalendarX,
        title: t('emptyTitle'),
        text: t('emptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ discrete }) => <DiscreteTable discrete={discrete} />}
    </DataCard>
  )
}
