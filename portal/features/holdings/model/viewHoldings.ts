import type { Holding, HoldingGroupSum, HoldingsResponse, HoldingSum } from '../../../../shared/contracts/wealth/holdings'
import { type AssetClass, assetClassRank, isCash } from '../../../../shared/domain/assetClass'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { ratio, type Ratio, shareOf } from '../../../../shared/domain/ratio'
import { searchFor } from '../../../../shared/i18n/searchText'
import type { MissingReason } from '../../../../shared/contracts/wealth/figures'
import { assetClassSeries } from '../../../wealth/assetClassSeries'
import { type SeriesNumber } from '../../../ui/tokens'

export type HoldingsFilter = { search: string; assetClass: AssetClass | null }
export const noFilter: HoldingsFilter = { search: '', assetClass: null }

/** `series` is the number of the class's colour in charts and tables. */
export type GroupView = HoldingGroupSum & { holdings: Holding[]; series: SeriesNumber }
export type HoldingsView = {
  groups: GroupView[]
  total: HoldingSum
  /** True when the filter leaves something out; the total then is of the rows shown. */
  filtered: boolean
  /** Holdings other than cash whose cost is not known; the sums of cost and gain leave them out. */
  withoutCost: number
}

/**
 * Holdings that pass the filter, grouped in the specified order of asset classes. Whole classes keep the sums of the server;
 * what is left of a class by a search is summed here by the same rule: only rows that have the figure, null when none has. Where the
 * server has no sums because rows are missing, neither have these: one of the missing might have passed the filter.
 */
export function viewHoldings({ groups, holdings, total, currency }: HoldingsResponse, filter: HoldingsFilter = noFilter): HoldingsView {
  const shown = holdings.filter((holding) => matches(holding, filter))
  const filtered = shown.length < holdings.length
  const views = groups
    .toSorted((a, b) => assetClassRank(a.assetClass) - assetClassRank(b.assetClass))
    .flatMap((group) => {
      const rows = shown.filter((holding) => holding.assetClass === group.assetClass)
      if (rows.length === 0) return []
      const sums = rows.length === group.count ? group : { assetClass: group.assetClass, ...sumHoldings(rows, currency, total.missing) }
      return [{ ...sums, holdings: rows, series: assetClassSeries[group.assetClass] }]
    })
  return {
    groups: views,
    total: filtered ? sumHoldings(shown, currency, total.missing) : total,
    filtered,
    withoutCost: shown.filter((holding) => holding.cost === null && !isCash(holding)).length,
  }
}

/** Ids in the order in which the rows stand, for the drawer's previous and next. */
export const holdingOrder = (view: HoldingsView): string[] => view.groups.flatMap((group) => group.holdings.map((holding) => holding.id))

/** The ids before and after `id` in `order`; null at the ends and for an id that is not shown. */
export function neighbours(order: readonly string[], id: string): { previous: string | null; next: string | null } {
  const index = order.indexOf(id)
  if (index < 0) return { previous: null, next: null }
  return { previous: order[index - 1] ?? null, next: order[index + 1] ?? null }
}

function matches(holding: Holding, { search, assetClass }: HoldingsFilter): boolean {
  if (assetClass !== null && holding.assetClass !== assetClass) return false
  return searchFor(search)([holding.name, holding.symbol, holding.sedol, holding.sector, holding.region])
}

function sumHoldings(rows: Holding[], currency: CurrencyCode, missing: MissingReason | null): HoldingSum {
  if (missing) return { count: rows.length, value: null, cost: null, gain: null, gainRatio: null, weight: null, missing }
  const sum = (amounts: (Money | null)[]): Money | null => {
    const known = amounts.filter((amount) => amount !== null)
    return known.length === 0 ? null : sumMoney(known, currency)
  }
  const cost = sum(rows.map((row) => row.cost))
  const gain = sum(rows.map((row) => row.gain))
  const weights = rows.map((row) => row.weight).filter((weight): weight is Ratio => weight !== null)
  return {
    count: rows.length,
    value: sumMoney(
      rows.map((row) => row.value),
      currency,
    ),
    cost,
    gain,
    gainRatio: gain && cost ? shareOf(gain, cost) : null,
    weight: weights.length === 0 ? null : ratio(weights.reduce((a, b) => a + b, 0)),
    missing,
  }
}
