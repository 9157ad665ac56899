import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { AllocationResponse } from '../../../../shared/contracts/wealth/holdings'
import { groupHoldings } from '../../../../shared/domain/holdings/groupHoldings'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import type { AccountScope } from './accountScope'
import { allOf, type Figured, figureOf, mapFigure, missing } from './headFigures'
import { holdingsPart } from './parts'
import { linkedOf, shownPortfolios } from './shownPortfolios'
import type { ProviderHoldings } from '../../wealth/provider'

/**
 * How one account, or several together, are spread over asset classes. Missing, with the reason, when the holdings of a portfolio are missing or
 * in another currency: shares of the rest would be wrong.
 */
export async function getAllocation(brand: AccountScope['brand'], scopes: readonly AccountScope[]): Promise<AllocationResponse> {
  const accounts = await Promise.all(
    linkedOf(scopes).map(async (scope) => {
      const { ids, part } = await shownPortfolios(scope)
      return { part, holdings: await Promise.all(ids.map((portfolio) => holdingsPart(scope, portfolio))) }
    }),
  )
  const parts = accounts.flatMap(({ holdings }) => holdings)
  const all = inOneCurrency(allOf([...accounts.map(({ part }) => mapFigure(figureOf(part), () => [])), ...parts.map(oneOf)]))
  const lists = all.figure ?? []
  const currency = lists[0]?.currency ?? scopes[0]?.account.currency ?? brand.currency
  const { groups, total } = groupHoldings(
    lists.flatMap(({ holdings }) => holdings.map(presentHolding)),
    currency,
  )
  const asOf = parts.flatMap(({ data }) => data?.asOf ?? []).toSorted()[0] ?? null
  return {
    currency,
    missing: all.reason,
    groups,
    value: groups.length > 0 ? total.value : null,
    portfolios: lists.length,
    ...provenanceOf(mainSourceOf(brand).name, asOf, [...accounts.map(({ part }) => part), ...parts]),
  }
}

const oneOf = (part: Parameters<typeof figureOf<ProviderHoldings>>[0]): Figured<ProviderHoldings[]> =>
  mapFigure(figureOf(part), (data) => [data])

function inOneCurrency(lists: Figured<ProviderHoldings[][]>): Figured<ProviderHoldings[]> {
  if (lists.reason) return lists
  const all = lists.figure.flat()
  return all.every(({ currency }) => currency === all[0]?.currency) ? { figure: all, reason: null } : missing('no_rate')
}
