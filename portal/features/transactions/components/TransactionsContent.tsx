import CalendarRange from 'lucide-react/icons/calendar-range'
import CalendarX from 'lucide-react/icons/calendar-x'
import CloudOff from 'lucide-react/icons/cloud-off'
import Receipt from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import type { DateRange, Transaction } from '../../../../shared/contracts/wealth'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import type { useTransactions } from '../api/getTransactions'
import { isComplete, type TransactionPeriod } from '../model/period'
import { transactionColumns } from '../transactions.columns'

/** As the answer has them; the head says so. */
const newestFirst = { id: 'date', descending: true }

interface TransactionsContentProps {
  request: ReturnType<typeof useTransactions>
  /** Of the answer, those that pass the filter. */
  rows: readonly Transaction[]
  onClearFilter: () => void
  period: TransactionPeriod
  onRangeChange: (range: DateRange) => void
}

/** The table of a period, or why there is none. */
export function TransactionsContent({
  request: { data, error, isLoading, isValidating, mutate },
  rows,
  onClearFilter,
  period,
  onRangeChange,
}: TransactionsContentProps) {
  const t = useText('transactions')
  const common = useText('common')
  if (!isComplete(period)) {
    return (
      <EmptyState icon={CalendarRange} title={t('chooseTitle')}>
        {t('chooseText')}
      </EmptyState>
    )
  }
  if (error?.status === 400) {
    return (
      <EmptyState
        role="alert"
        icon={CalendarX}
        title={t('refusedTitle')}
        actions={<Button onPress={() => onRangeChange('1m')}>{t('range.1m')}</Button>}
      >
        {t('refusedText', { message: error.message })}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState title={t('errorTitle')} onRetry={() => void mutate()} retryLabel={common('retry')} isRetrying={isValidating}>
        {t('errorText')}
      </ErrorState>
    )
  }
  // Rows of another period must not stand under the name of this one.
  if (!data || isLoading) {
    return (
      <Loading label={t('loading')}>
        <TableSkeleton columns={transactionColumns} rows={Math.max(5, Math.min(20, data?.transactions.length ?? 0))} />
      </Loading>
    )
  }
  if (data.transactions.length === 0)
    return <NoTransactions isDegraded={data.degraded} range={period.range} onRangeChange={onRangeChange} />
  if (rows.length === 0) {
    return (
      <EmptyState icon={SearchX} title={t('noMatchTitle')} actions={<Button onPress={onClearFilter}>{t('clearFilters')}</Button>}>
        {t('noMatchText')}
      </EmptyState>
    )
  }
  return <DataTable columns={transactionColumns} rows={rows} caption={t('caption')} sort={newestFirst} />
}

function NoTransactions({
  isDegraded,
  range,
  onRangeChange,
}: {
  isDegraded: boolean
  range: DateRange
  onRangeChange: (range: DateRange) => void
}) {
  const t = useText('transactions')
  if (isDegraded) {
    return (
      <EmptyState icon={CloudOff} title={t('unavailableTitle')}>
        {t('unavailableText')}
      </EmptyState>
    )
  }
  if (range === 'all') {
    return (
      <EmptyState icon={Receipt} title={t('noneTitle')}>
        {t('noneText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Receipt}
      title={t('emptyTitle')}
      actions={
        <>
          {range !== '12m' && <Button onPress={() => onRangeChange('12m')}>{t('range.12m')}</Button>}
          <Button variant="quiet" onPress={() => onRangeChange('all')}>
            {t('all')}
          </Button>
        </>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
