import CalendarX from 'lucide-react/icons/calendar-x'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { useText } from '../../../lib/i18n/useText'
import { MatrixSkeleton } from '../../../ui/table/MatrixSkeleton'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { usePerformance } from '../performance.read'
import { DiscreteTable } from './DiscreteTable'

interface DiscreteCardProps {
  portfolioId: string
  /** Of the portfolio; not known until its head is there. */
  currency: CurrencyCode | undefined
}

/** Discrete returns: by calendar year and by period. */
export function DiscreteCard({ portfolioId, currency }: DiscreteCardProps) {
  const t = useText('performance')
  const awaitedNote = <WordsSkeleton like={t('discreteNote', { basis: 'net', currency: 'GBP' })} />
  return (
    <DataCard
      read={usePerformance(portfolioId)}
      t={t}
      title={t('discrete')}
      note={({ basis }) => (currency ? t('discreteNote', { basis, currency }) : awaitedNote)}
      awaited={{ note: awaitedNote }}
      skeleton={<MatrixSkeleton rows={3} />}
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
