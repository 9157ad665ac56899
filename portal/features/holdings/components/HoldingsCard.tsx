import Download from 'lucide-react/icons/download'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { holdingColumns } from '../holdings.columns'
import { useHoldings } from '../holdings.read'
import { viewHoldings } from '../model/viewHoldings'
import { HoldingsContent, useHoldingsEmpty } from './HoldingsContent'

interface HoldingsCardProps {
  portfolioId: string
  selectedId: string | null
  onOpen: (holdingId: string) => void
  onExport: () => void
}

/** All holdings by asset class, in the overview. */
export function HoldingsCard({ portfolioId, selectedId, onOpen, onExport }: HoldingsCardProps) {
  const t = useText('holdings')
  const common = useText('common')
  return (
    <DataCard
      read={useHoldings(portfolioId)}
      t={t}
      title={t('title')}
      aside={({ currency }) => t('aside', { currency })}
      actions={({ holdings }) =>
        holdings.length > 0 && (
          <Button variant="quiet" size="s" icon={Download} onPress={onExport}>
            {common('exportCsv')}
          </Button>
        )
      }
      skeleton={<TableSkeleton columns={holdingColumns} rows={20} />}
      empty={useHoldingsEmpty()}
    >
      {(answer) => <HoldingsContent answer={answer} view={viewHoldings(answer)} selectedId={selectedId} onOpen={onOpen} />}
    </DataCard>
  )
}
