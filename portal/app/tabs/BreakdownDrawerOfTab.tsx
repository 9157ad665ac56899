import type { ComponentProps } from 'react'
import { BreakdownDrawer } from '../../features/breakdowns/components/BreakdownDrawer'
import { useHoldings } from '../../features/holdings/holdings.read'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'

type Props = Pick<ComponentProps<typeof BreakdownDrawer>, 'portfolioId' | 'opened' | 'onNavigate' | 'onClose'> &
  Readonly<{ openHolding: (holdingId: string) => void }>

/** The drawer of a row of the breakdowns with the holdings behind it, as of the day that the tab shows. */
export function BreakdownDrawerOfTab({ openHolding, ...props }: Props) {
  const { date } = useAtDate()
  const holdings = useHoldings(props.portfolioId, date ?? newestPrices)
  return <BreakdownDrawer {...props} date={date} holdings={holdings} onOpenHolding={date === null ? openHolding : null} />
}
