import CloudOff from 'lucide-react/icons/cloud-off'
import Receipt from 'lucide-react/icons/receipt-text'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import { needsOwnNotice } from '../../../wealth/needsOwnNotice'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardHead } from '../../../ui/CardHead'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { useTransactions } from '../api/getTransactions'
import { recentCount, recentPeriod } from '../model/period'
import { transactionColumns } from '../transactions.columns'

interface RecentTransactionsProps {
  portfolioId: string
  onShowAll: () => void
  /** What the head of the page already says of old and missing parts. */
  told: readonly DegradedReason[]
}

/** The last six transactions of the last twelve months. */
export function RecentTransactions({ portfolioId, onShowAll, told }: RecentTransactionsProps) {
  const t = useText('transactions')
  const common = useText('common')
  const { data, error, isValidating, mutate } = useTransactions(portfolioId, recentPeriod)
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
  return (
    <Card>
      <CardHead title={t('recent')}>
        {data && <StaleLabel answer={data} />}
        <Button variant="quiet" size="s" onPress={onShowAll}>
          {t('all')}
        </Button>
      </CardHead>
      {data && (error || needsOwnNotice(data, told)) && (
        <CardBody>
          <ProvenanceNotice answer={data} hasFailed={error !== undefined} onRetry={retry} isRetrying={isValidating} />
        </CardBody>
      )}
      {!data ? (
        <Loading label={t('loading')}>
          <TableSkeleton columns={transactionColumns} rows={recentCount} />
        </Loading>
      ) : data.transactions.length === 0 ? (
        <EmptyState icon={data.degraded ? CloudOff : Receipt} title={t(data.degraded ? 'unavailableTitle' : 'recentEmptyTitle')}>
          {t(data.degraded ? 'unavailableText' : 'recentEmptyText')}
        </EmptyState>
      ) : (
        <DataTable columns={transactionColumns} rows={data.transactions.slice(0, recentCount)} caption={t('recentCaption')} />
      )}
    </Card>
  )
}
