import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { type Ratio, ratio } from '../../../../shared/domain/ratio'

export interface PortfolioTotal {
  /** Null when the value of any portfolio is not known: a sum of the rest would be too small. */
  value: Money | null
  /** Portfolios whose value is not known. */
  withoutValue: number
  /** Of the account; null when one is not known. */
  share: Ratio | null
  /** Of all that the table is of. */
  isWhole?: true
}

/** Foot of the table of portfolios: their sum, or the account's own value when they are held in several currencies. */
export function portfolioTotal({ portfolios, value }: Pick<AccountResponse, 'portfolios' | 'value'>): PortfolioTotal {
  const values = portfolios.flatMap((portfolio) => (portfolio.value ? [portfolio.value] : []))
  const withoutValue = portfolios.length - values.length
  const [first] = values
  const shares = portfolios.flatMap((portfolio) => (portfolio.share === null ? [] : [portfolio.share]))
  const share = shares.length > 0 && shares.length === portfolios.length ? ratio(shares.reduce((sum, one) => sum + one, 0)) : null
  if (!first || withoutValue > 0) return { value: null, withoutValue, share: null }
  const isOneCurrency = values.every(({ currency }) => currency === first.currency)
  return { value: isOneCurrency ? sumMoney(values, first.currency) : value, withoutValue, share }
}
