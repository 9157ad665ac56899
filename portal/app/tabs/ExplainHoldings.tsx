import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import { holdingFigures, holdingsSheet } from '../../features/explain/model/summed/holdingsSheet'
import { useWords } from '../../features/explain/useWords'
import type { HoldingsResponse } from '../../../shared/contracts/wealth/holdings'
import { useHoldings } from '../../features/holdings/holdings.read'
import { useHoldingsList } from '../../features/holdings/model/holdingsList'
import { viewHoldings } from '../../features/holdings/model/viewHoldings'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'
import type { ExplainOfTabProps } from './explainOfTab'

/** The drawer of a sum of the holdings as they are shown, `all.value` or `Equity.gain`; nothing for a name of none. */
export function ExplainHoldings({ figure: name, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const { date } = useAtDate()
  const [filter] = useHoldingsList()
  const read = useHoldings(portfolioId, date ?? newestPrices)
  const [of = '', last = ''] = name.split('.')
  const figure = holdingFigures.find((each) => each === last)
  if (!figure) return null
  const sheetOf = (answer: HoldingsResponse) => {
    const { groups, total } = viewHoldings(answer, filter)
    if (of === 'all') {
      const holdings = groups.flatMap((group) => group.holdings)
      return holdingsSheet(answer, { name: words.common('count.holdings', { count: total.count }), holdings, sum: total }, figure, words)
    }
    const group = groups.find(({ assetClass }) => assetClass === of)
    return group
      ? holdingsSheet(answer, { name: words.common(`assetClass.${group.assetClass}`), holdings: group.holdings, sum: group }, figure, words)
      : null
  }
  return (
    <SheetDrawer
      {...props}
      isOfView
      title={words.t(`titleOf.holdings.${figure}`)}
      read={read}
      sheetOf={sheetOf}
      reasonOf={({ total }) => total.missing}
    />
  )
}
