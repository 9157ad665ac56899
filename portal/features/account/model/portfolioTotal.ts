import type { AccountResponse } from '../../../../shared/contracts/wealth'
import { type Money, sumMoney } from '../../../../shared/domain/money'

export interface PortfolioTotal {
  /** Null when no portfolio has a known value. */
  value: Money | null
  /** Portfolios whose value is not known, so that the sum lacks it. */
  leftOut: number
}

/** Foot of the table of portfolios: their sum, or the account's own value when they are held in several currencies. */
export function portfolioTotal({ portfolios, value }: Pick<AccountResponse, 'portfolios' | 'value'>): PortfolioTotal {
  const values = portfolios.flatMap((portfolio) => (portfolio.value ? [portfolio.value] : []))
  const leftOut = portfolios.length - values.length
  const [first] = values
  if (!first) return { value: null, leftOut }
  const isOneCurrency = values.every(({ currency }) => currency === first.currency)
  return { value: isOneCurrency ? sumMoney(values, first.currency) : value, leftOut }
}
