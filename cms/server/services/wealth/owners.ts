import type { OwnerIds } from '../../wealth/provider'
import type { AccountScope, PortfolioScope } from './accountScope'
import { accountExternalId, portfolioExternalId } from './portfolioIds'
import { shownPortfolios } from './shownPortfolios'
import type { Part } from '../../wealth/readPart'

/** Whose figures are asked for: a portfolio, or a whole account. */
export type OwnerScope = AccountScope | PortfolioScope

type Owned = Readonly<{
  /** What to ask for: the account as a whole, or each portfolio where one of them lies in our trash. */
  wholes: readonly OwnerIds[]
  /** The provider's ids of the portfolios. */
  portfolios: readonly string[]
  parts: readonly Part<unknown>[]
}>

/**
 * What a provider is to be asked for an owner. Throws an `APIError` 409 `need_external_id` for one that no provider knows.
 */
export async function ownedBy(scope: OwnerScope): Promise<Owned> {
  if ('portfolio' in scope) {
    const portfolio = portfolioExternalId(scope)
    return { wholes: [{ portfolio }], portfolios: [portfolio], parts: [] }
  }
  const account = accountExternalId(scope)
  const { hasHidden, ids, part } = await shownPortfolios({ ...scope, externalId: account })
  return { wholes: hasHidden ? ids.map((portfolio) => ({ portfolio })) : [{ account }], portfolios: ids, parts: [part] }
}
