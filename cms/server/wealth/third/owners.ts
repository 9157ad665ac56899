import { UpstreamError, type OwnerIds, type PortfolioIds } from '../provider'
import type { Owner, PortfolioOwner } from './client'

/**
 * Whom a call is about, in their terms. Only ids of the form that they have are sent: a code is never a list, and an id that cannot be one of theirs is
 * not found without asking. Throws an `UpstreamError`.
 */
export const createOwners = (source: string) => {
  const refuse = (kind: 'not_found' | 'unavailable', reason: string): UpstreamError =>
    new UpstreamError({ source, kind, retryable: false, message: `${source}: not asked: ${reason}` })

  const customerCodeOf = (account: string | null | undefined): string => {
    // Their portfolios are known under their customer alone.
    if (account == null || account === '') throw refuse('unavailable', 'a portfolio without the code of its customer')
    if (!/^\w{1,32}$/.test(account)) throw refuse('not_found', 'no customer code')
    return account
  }
  const ofPortfolio = ({ account, portfolio }: PortfolioIds): PortfolioOwner => {
    const customerCode = customerCodeOf(account)
    if (!/^[1-9]\d{0,14}$/.test(portfolio)) throw refuse('not_found', 'no portfolio number')
    return { customerCode, portfolioId: portfolio }
  }
  return {
    customerCodeOf,
    ofPortfolio,
    of: (ids: OwnerIds): Owner => (ids.portfolio === undefined ? { customerCode: customerCodeOf(ids.account) } : ofPortfolio(ids)),
  }
}
