import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import type { PortfolioRow } from '../../../../shared/contracts/wealth/portfolios'

/**
 * The portfolio that an account leads straight to: its only one. Null for an account without figures, and when rows of the answer
 * could not be read, because the one that is left may then be one of several.
 */
export function onlyPortfolio({
  account,
  portfolios,
  reasons,
}: Pick<AccountResponse, 'account' | 'portfolios' | 'reasons'>): PortfolioRow | null {
  const [only, ...others] = portfolios
  if (account.error || !only || others.length > 0) return null
  const isPartial = reasons.some(({ part, kind }) => kind === 'dropped_rows' && (part === 'account' || part === 'portfolios'))
  return isPartial ? null : only
}
