import { useHoldings } from '../../features/holdings/holdings.read'
import { HoldingsPanel } from '../../features/holdings/components/HoldingsPanel'
import { holdingColumns } from '../../features/holdings/holdings.columns'
import { useHoldingsList } from '../../features/holdings/model/holdingsList'
import { viewHoldings } from '../../features/holdings/model/viewHoldings'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'
import { useCsvExport } from '../../ui/table/useCsvExport'
import { type PortfolioTabProps, useTabCsv } from '../../wealth/portfolioTab'

/** All holdings, searched and by class. */
export function HoldingsTab({ portfolioId, holdingId, openHolding, csvName }: PortfolioTabProps) {
  const { date } = useAtDate()
  const { data } = useHoldings(portfolioId, date ?? newestPrices)
  const [filter, setFilter] = useHoldingsList()
  const csv = useCsvExport(holdingColumns, {})
  const rows = data ? viewHoldings(data, filter).groups.flatMap((group) => group.holdings) : []
  const save = () => csv.save(csvName(), rows)
  useTabCsv(rows.length > 0 ? save : null)
  return (
    <HoldingsPanel
      portfolioId={portfolioId}
      filter={filter}
      onFilterChange={setFilter}
      selectedId={holdingId}
      onOpen={openHolding}
      onExport={save}
      cells={() => csv.cells(rows)}
    />
  )
}
