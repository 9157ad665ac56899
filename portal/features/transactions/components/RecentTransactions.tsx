import Receipt from 'lucide-react/icons/receipt-text'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import type { ListPeriod } from '../../../wealth/listPeriod'
import { transactionColumns } from '../transactions.columns'
import { useTransactions } from '../transactions.read'

const recentPeriod: ListPeriod = { range: '12m', from: null, to: null }
const recentCount = 6

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
      skeleton={<TableSkeleton columns={transactionColumns} rows={recentCount} />}
      empty={{
        when: ({ transactions }) => transactions.length === 0,
        icon: Receipt,
        title: t('recentEmptyTitle'),
        text: t('recentEmptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ transactions }) => (
        <DataTable columns={transactionColumns} rows={transactions.slice(0, recentCount)} caption={t('recentCaption')} />
      )}
    </DataCard>
  )
}
