import { useCallback } from 'react'
import type { CashMovement, CashResponse } from '../../../../shared/contracts/wealth/transactions'
import { useText } from '../../../lib/i18n/useText'
import { BookingsPanel } from '../../../wealth/BookingsPanel'
import { usePeriod } from '../../../wealth/listPeriod'
import type { PortfolioTabProps } from '../../../wealth/portfolioTab'
import { cashColumns, cashSums } from '../cash.columns'
import { useCash } from '../cash.read'

const rowsOf = ({ movements }: CashResponse) => movements

/** What moved on the cash accounts in a period, with the balance after each movement. */
export function CashTab(props: PortfolioTabProps) {
  const t = useText('cash')
  const common = useText('common')
  const [period] = usePeriod()
  const read = useCash(props.portfolioId, period)
  const sums = useCallback(
    (rows: readonly CashMovement[], _: CashResponse, all: readonly CashMovement[]) => cashSums(rows, all, t, common),
    [t, common],
  )
  return <BookingsPanel {...props} t={t} read={read} rowsOf={rowsOf} columns={cashColumns} sums={sums} />
}
