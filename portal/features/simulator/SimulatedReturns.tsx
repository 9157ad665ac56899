import { useMemo } from 'react'
import type { Contact } from '../../../shared/contracts/wealth/figures'
import { simulationLimits } from '../../../shared/contracts/wealth/simulation'
import type { CurrencyCode } from '../../../shared/domain/currency'
import { type Money, moneyToNumber } from '../../../shared/domain/money'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'
import { Simulator } from './components/Simulator'

interface SimulatedReturnsProps extends Pick<PortfolioTabProps, 'csvName'> {
  portal: string
  /** Of the portfolio; null when it is not known. */
  value: Money | null
  /** Of the portfolio, 1 to 7; null when it has none. */
  level: number | null
  currency: CurrencyCode
  advisor: Contact | null
}

/** The risk level of a portfolio that has none. */
const middleLevel = 4

/** The simulated returns of a portfolio: the simulator, beginning with its own value and risk level. */
export function SimulatedReturns({ advisor, csvName, currency, level, portal, value }: SimulatedReturnsProps) {
  const start = useMemo(
    () => ({
      amount: value === null ? 0 : Math.min(simulationLimits.amount, Math.max(0, Math.round(moneyToNumber(value)))),
      level: level ?? middleLevel,
      currency: value?.currency ?? currency,
    }),
    [value, level, currency],
  )
  return <Simulator portal={portal} start={start} advisor={advisor} csvName={() => csvName()} />
}
