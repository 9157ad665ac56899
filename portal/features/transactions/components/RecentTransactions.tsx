import Receipt from 'lucide-react/icons/receipt-text'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { recentCount, recentPeriod } from '../model/period'
import { useTransactions } from '../transactions.read'
import { TransactionsTable } from './TransactionsTable'

interface RecentTransactionsProps {
  portfolioId: string
  onShowAll: () => void
}

/** The last six transactions of the last twelve months. */
export function RecentTransactions({ portfolioId, onShowAll }: RecentTransactionsProps) {
  const t = useText('transactions')
  return (
    <DataCard
      read={useTransactions(portfolioId, recentPeriod)}
      t={t}
      title={t('recent')}
      actions={
        <Button variant="quiet" size="s" onPress={onShowAll}>
          {t('all')}
        </Button>
      }
      skeleton={<RowsSkeleton count={recentCount} />}
      empty={{
        when: ({ transactions }) => transactions.length === 0,
        icon: Receipt,
        title: t('recentEmptyTitle'),
        text: t('recentEmptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ transactions }) => <TransactionsTable caption={t('recentCaption')} transactions={transactions.slice(0, recentCount)} />}
    </DataCard>
  )
}
