import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { type Ratio, ratio } from '../../../../shared/domain/ratio'

export interface PortfolioTotal {
  /** Null when no portfolio has a known value. */
  value: Money | null
  /** Portfolios whose value is not known, so that the sum lacks it. */
  leftOut: number
  /** Of the account; null when none is known. */
  share: Ratio | null
}

/** Foot of the table of portfolios: their sum, or the account's own value when they are held in several currencies. */
export function portfolioTotal({ portfolios, value }: Pick<AccountResponse, 'portfolios' | 'value'>): PortfolioTotal {
  const values = portfolios.flatMap((portfolio) => (portfolio.value ? [portfolio.value] : []))
  const leftOut = portfolios.length - values.length
  const [first] = values
  const shares = portfolios.flatMap((portfolio) => (portfolio.share === null ? [] : [portfolio.share]))
  const share = shares.length > 0 ? ratio(shares.reduce((sum, one) => sum + one, 0)) : null
  if (!first) return { value: null, leftOut, share }
  const isOneCurrency = values.every(({ currency }) => currency === first.currency)
  return { value: isOneCurrency ? sumMoney(values, first.currency) : value, leftOut, share }
}
