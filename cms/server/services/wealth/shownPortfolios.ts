import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { externalIdOf } from '../../wealth/externalIdOf'
import type { ProviderAccount } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { AccountScope } from './accountScope'
import { accountPart } from './parts'
import { portfoliosOf } from './portfoliosOf'

export type LinkedScope = AccountScope & Readonly<{ externalId: string }>

/** Accounts that a provider knows; the others have no figures to ask for. */
export const linkedOf = (scopes: readonly AccountScope[]): LinkedScope[] =>
  scopes.flatMap((scope) => {
    const externalId = externalIdOf(scope.account, mainSourceOf(scope.brand))
    return externalId === null ? [] : [{ ...scope, externalId }]
  })

type Shown = Readonly<{
  part: Part<ProviderAccount>
  /** The provider's ids. */
  ids: readonly string[]
  /** True when the provider's account holds a portfolio that lies in our trash. */
  hasHidden: boolean
}>

/**
 * Which portfolios of an account its cards are drawn from: those of the provider's answer that are not in our trash, or the known ones while
 * it does not answer. Lighter than `accountView`, which the head of the page waits for: nothing is saved here.
 */
export async function shownPortfolios(scope: LinkedScope): Promise<Shown> {
  const [part, { known, trashed }] = await Promise.all([
    accountPart(scope, scope.externalId),
    portfoliosOf(scope.req, scope.account.id, mainSourceOf(scope.brand)),
  ])
  const all = part.data ? part.data.portfolios.map(({ externalId }) => externalId) : [...known.keys()]
  const ids = all.filter((id) => !trashed.has(id))
  return { part, ids, hasHidden: ids.length < all.length }
}
