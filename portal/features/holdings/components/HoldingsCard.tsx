import Download from 'lucide-react/icons/download'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import { needsOwnNotice } from '../../../wealth/needsOwnNotice'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardHead } from '../../../ui/CardHead'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { useHoldings } from '../api/getHoldings'
import { holdingColumns } from '../holdings.columns'
import { viewHoldings } from '../model/viewHoldings'
import { HoldingsContent } from './HoldingsContent'

interface HoldingsCardProps {
  portfolioId: string
  selectedId: string | null
  onOpen: (holdingId: string) => void
  onExport: () => void
  /** What the head of the page already says of old and missing parts. */
  told: readonly DegradedReason[]
}

/** All holdings by asset class, in the overview. */
export function HoldingsCard({ portfolioId, selectedId, onOpen, onExport, told }: HoldingsCardProps) {
  const t = useText('holdings')
  const common = useText('common')
  const { data, error, isValidating, mutate } = useHoldings(portfolioId)
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
      <CardHead title={t('title')} aside={data && t('aside', { currency: data.currency })}>
        {data && <StaleLabel answer={data} />}
        {data && data.holdings.length > 0 && (
          <Button variant="quiet" size="s" icon={Download} onPress={onExport}>
            {common('exportCsv')}
          </Button>
        )}
      </CardHead>
      {data && (error || needsOwnNotice(data, told)) && (
        <CardBody>
          <ProvenanceNotice answer={data} hasFailed={error !== undefined} onRetry={retry} isRetrying={isValidating} />
        </CardBody>
      )}
      {data ? (
        <HoldingsContent answer={data} view={viewHoldings(data)} selectedId={selectedId} onOpen={onOpen} />
      ) : (
        <Loading label={t('loading')}>
          <TableSkeleton columns={holdingColumns} rows={20} />
        </Loading>
      )}
    </Card>
  )
}
