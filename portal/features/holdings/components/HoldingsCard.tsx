import type { HoldingsResponse } from '../../../../shared/contracts/wealth/holdings'
import { useText } from '../../../lib/i18n/useText'
import { AwaitedCsvButton } from '../../../ui/table/AwaitedCsvButton'
import { CsvButton } from '../../../ui/table/CsvButton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { holdingColumns } from '../holdings.columns'
import { useHoldings } from '../holdings.read'
import { viewHoldings } from '../model/viewHoldings'
import { HoldingsContent, useHoldingsEmpty } from './HoldingsContent'
import { HoldingsSkeleton } from './HoldingsSkeleton'

interface HoldingsCardProps {
  portfolioId: string
  selectedId: string | null
  onOpen: (holdingId: string) => void
  /** Name of a CSV file, by the tab that it is of. */
  csvName: (tab: 'holdings') => string
}

/** As the table has them. */
const rowsOf = (answer: HoldingsResponse) => viewHoldings(answer).groups.flatMap((group) => group.holdings)

/** All holdings by asset class, in the overview. */
export function HoldingsCard({ portfolioId, selectedId, onOpen, csvName }: HoldingsCardProps) {
  const t = useText('holdings')
  const csv = useCsvExport(holdingColumns, {})
  return (
    <DataCard
      read={useHoldings(portfolioId)}
      t={t}
      title={t('title')}
      aside={({ currency }) => t('aside', { currency })}
      actions={(answer) =>
        answer.holdings.length > 0 && (
          <CsvButton onPress={() => csv.save(csvName('holdings'), rowsOf(answer))} cells={() => csv.cells(rowsOf(answer))} />
        )
      }
      awaited={{ aside: <WordsSkeleton like={t('aside', { currency: 'GBP' })} />, actions: <AwaitedCsvButton /> }}
      skeleton={<HoldingsSkeleton />}
      empty={useHoldingsEmpty()}
    >
      {(answer) => <HoldingsContent answer={answer} view={viewHoldings(answer)} selectedId={selectedId} onOpen={onOpen} />}
    </DataCard>
  )
}
