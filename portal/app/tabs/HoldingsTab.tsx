import { useHoldings } from '../../features/holdings/api/getHoldings'
import { HoldingsPanel } from '../../features/holdings/components/HoldingsPanel'
import { holdingsCsv } from '../../features/holdings/model/holdingsCsv'
import { useHoldingsList } from '../../features/holdings/model/holdingsList'
import { viewHoldings } from '../../features/holdings/model/viewHoldings'
import { useText } from '../../lib/i18n/useText'
import { type PortfolioTabProps, useTabCsv } from './portfolioTab'

/** All holdings, searched and by class. */
export function HoldingsTab({ portfolioId, told, holdingId, openHolding, saveCsv }: PortfolioTabProps) {
  const t = useText('holdings')
  const common = useText('common')
  const { data } = useHoldings(portfolioId)
  const [filter, setFilter] = useHoldingsList()
  const view = data && viewHoldings(data, filter)
  const rows = view && view.groups.length > 0 ? () => holdingsCsv(view, t, common) : null
  useTabCsv(rows)
  return (
    <HoldingsPanel
      portfolioId={portfolioId}
      filter={filter}
      onFilterChange={setFilter}
      selectedId={holdingId}
      onOpen={openHolding}
      onExport={() => saveCsv(rows?.() ?? [])}
      told={told}
    />
  )
}
