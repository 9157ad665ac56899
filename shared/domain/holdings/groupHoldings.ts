import Big from 'big.js'
import type { MissingReason } from '../../contracts/wealth/figures'
import type { Holding, HoldingGroup, HoldingGroupSum, HoldingSum } from '../../contracts/wealth/holdings'
import { type AssetClass, assetClasses, assetClassRank } from '../assetClass'
import type { CurrencyCode } from '../currency'
import { compareMoney, isZero, type Money, roundMoney, subtractMoney, sumMoney } from '../money'
import { type Ratio, ratio, shareOf } from '../ratio'
import { roundRatio, roundToSum } from '../rounding'

export type HoldingTotal = Omit<HoldingGroup, 'assetClass'>
export type GroupedHoldings = { groups: HoldingGroup[]; total: HoldingTotal; holdings: Holding[] }

/** Holdings with sums that may be missing. */
export type SummedHoldings = { groups: HoldingGroupSum[]; total: HoldingSum; holdings: Holding[] }

const byName = new Intl.Collator('en')

/**
 * Holdings in the shown order (classes as in `assetClasses`; within a class the most valuable first, then by name), with the sums of
 * each class and of all. Holdings of zero units are dropped; cash has no units and stays. Values are rounded to the currency's own digits
 * and weights to those shown, so that the rows of a class add up to the class and the classes to the total, as they stand on the page.
 * Cost and gain sum the rows that have the figure. Throws a `TypeError` on a value in another currency.
 */
export function groupHoldings(holdings: readonly Holding[], currency: CurrencyCode): GroupedHoldings {
  const held = holdings
    .filter(({ units }) => units === null || !new Big(units).eq(0))
    .map((holding) => ({ ...holding, value: roundMoney(holding.value) }))
  const value = sumMoney(
    held.map((holding) => holding.value),
    currency,
  )
  const sorted = weighed(held.toSorted(compareHoldings), value)
  const groups = assetClasses.flatMap((assetClass): HoldingGroup[] => {
    const rows = sorted.filter((holding) => holding.assetClass === assetClass)
    return rows.length === 0 ? [] : [groupOf(assetClass, rows, value)]
  })
  return { groups, total: totalOf(sorted, value), holdings: sorted }
}

/**
 * The same rows with their sums; with a reason to miss something, without any sum, and without the shares of a whole that is not known: what is
 * made of the rest would be too small, and each share too large.
 */
export function summed({ groups, holdings, total }: GroupedHoldings, missing: MissingReason | null): SummedHoldings {
  if (missing === null) return { groups: groups.map((group) => ({ ...group, missing })), total: { ...total, missing }, holdings }
  return {
    groups: groups.map(({ assetClass, count }) => ({ assetClass, ...noSum(count, missing) })),
    total: noSum(total.count, missing),
    holdings: holdings.map((holding) => ({ ...holding, weight: null })),
  }
}

const noSum = (count: number, missing: MissingReason): HoldingSum => ({
  count,
  value: null,
  cost: null,
  gain: null,
  gainRatio: null,
  weight: null,
  missing,
})

/** Gain on the cost of what is held, in money and as a share of the cost; null without a cost. The share is null for a cost of zero. */
export function gainOf(value: Money, cost: Money | null): { gain: Money | null; gainRatio: Ratio | null } {
  if (cost === null) return { gain: null, gainRatio: null }
  const gain = subtractMoney(value, cost)
  return { gain, gainRatio: shareOf(gain, cost) }
}

/** Rows with their shown share of `whole`. A whole of zero has no shares. */
function weighed(rows: readonly Holding[], whole: Money): Holding[] {
  const shares = rows.map((row) => shareOf(row.value, whole)).filter((share) => share !== null)
  const shown = roundToSum(shares, ratio(1))
  return rows.map((row, index) => ({ ...row, weight: shown[index] ?? null }))
}

const groupOf = (assetClass: AssetClass, rows: readonly Holding[], portfolioValue: Money): HoldingGroup => ({
  assetClass,
  ...totalOf(rows, portfolioValue),
})

function totalOf(rows: readonly Holding[], portfolioValue: Money): HoldingTotal {
  const { currency } = portfolioValue
  const costs = rows.flatMap(({ cost }) => cost ?? [])
  const gains = rows.flatMap(({ gain }) => gain ?? [])
  const value = sumMoney(
    rows.map((row) => row.value),
    currency,
  )
  const cost = costs.length === 0 ? null : sumMoney(costs, currency)
  const gain = gains.length === 0 ? null : sumMoney(gains, currency)
  return {
    count: rows.length,
    value,
    cost,
    gain,
    gainRatio: gain && cost ? shareOf(gain, cost) : null,
    weight: isZero(portfolioValue) ? null : sumOfWeights(rows),
  }
}

const sumOfWeights = (rows: readonly Holding[]): Ratio => roundRatio(ratio(rows.reduce((sum, { weight }) => sum + (weight ?? 0), 0)))

function compareHoldings(a: Holding, b: Holding): number {
  return assetClassRank(a.assetClass) - assetClassRank(b.assetClass) || compareMoney(b.value, a.value) || byName.compare(a.name, b.name)
}
