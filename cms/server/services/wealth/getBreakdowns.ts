import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { type BreakdownsResponse, breakdownKinds } from '../../../../shared/contracts/wealth/breakdowns'
import type { IsoDate } from '../../../../shared/domain/dates'
import { breakdownOf } from '../../../../shared/domain/exposure/breakdown'
import { groupHoldings } from '../../../../shared/domain/holdings/groupHoldings'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { assertValuable, holdingsOn } from './atDate'
import { allOf, figureOf, missing } from './headFigures'
import { type OwnerScope, ownedBy } from './owners'

/**
 * A portfolio, or all portfolios of an account together, by asset class, sector and currency, at the newest prices or on a day. Missing, with the reason,
 * when the holdings of one are: shares of the rest would be wrong. Throws an `APIError` 400 and 409.
 */
export async function getBreakdowns(scope: OwnerScope, date: IsoDate | undefined): Promise<BreakdownsResponse> {
  assertValuable(scope, date, 'holdingsAtDate')
  const owned = await ownedBy(scope)
  const lists = await Promise.all(owned.portfolios.map((portfolio) => holdingsOn(scope, portfolio, date)))
  const all = allOf(lists.map(figureOf))
  const currency = all.figure?.[0]?.currency ?? scope.account.currency
  const whole = all.reason || all.figure.every((each) => each.currency === currency) ? all : missing('no_rate')
  const rows = (whole.figure ?? []).flatMap(({ holdings }) => holdings.map(presentHolding))
  const { holdings, total } = groupHoldings(whole.figure ? rows : [], currency)
  // Nothing is known of an account whose list of portfolios is not.
  const unknown = owned.parts.flatMap((part) => figureOf(part).reason ?? [])[0] ?? null
  const reason = whole.reason ?? (lists.length === 0 ? unknown : null)
  const days = lists.flatMap(({ data }) => data?.asOf ?? []).toSorted()
  return {
    currency,
    value: reason === null ? total.value : null,
    breakdowns: reason === null ? breakdownKinds.map((kind) => breakdownOf(kind, holdings, currency)) : [],
    missing: reason,
    explanation: {
      method: 'sum_of_holdings',
      from: null,
      to: days[0] ?? null,
      basis: null,
      inputs: [{ kind: 'holdings', rows: holdings.length }],
    },
    ...provenanceOf(mainSourceOf(scope.brand).name, days[0] ?? null, [...owned.parts, ...lists]),
  }
}
