import Big from 'big.js'
import type { MissingReason } from '../../contracts/wealth/figures'
import type { Holding, HoldingGroup, HoldingGroupSum, HoldingSum } from '../../contracts/wealth/holdings'
import { assetClasses, assetClassRank } from '../assetClass'
import type { CurrencyCode } from '../currency'
import { compareMoney, isZero, type Money, roundMoney, subtractMoney, sumMoney } from '../money'
import { type Ratio, ratio, shareOf } from '../ratio'
import { roundGroupsToSum } from '../rounding'

export type HoldingTotal = Omit<HoldingGroup, 'assetClass'>
export type GroupedHoldings = { groups: HoldingGroup[]; total: HoldingTotal; holdings: Holding[] }

/** Holdings with sums that may be missing. */
export type SummedHoldings = { groups: HoldingGroupSum[]; total: HoldingSum; holdings: Holding[] }

const byName = new Intl.Collator('en')

/**
 * Holdings in the shown order (classes as in `assetClasses`; within a class the most valuable first, then by name), with the sums of
 * each class and of all. Holdings of zero units are dropped; cash has no units and stays. Values are rounded to the currency's own digits
 * and weights to those shown, so that the rows of a class add up to the class and the classes to the total, as they stand on the page. A class
 * has the weight it has where classes stand alone, as in a breakdown.
 * Cost and gain sum the rows that have the figure. Throws a `TypeError` on a value in another currency.
 */
export function groupHoldings(holdings: readonly Holding[], currency: CurrencyCode): GroupedHoldings {
  const held = holdings
    .filter(({ units }) => units === null || !new Big(units).eq(0))
    .map((holding) => ({ ...holding, value: roundMoney(holding.value) }))
  const valueOf = (rows: readonly Holding[]): Money =>
    sumMoney(
      rows.map((row) => row.value),
      currency,
    )
  const value = valueOf(held)
  const sorted = held.toSorted(compareHoldings)
  const classes = assetClasses.flatMap((assetClass) => {
    const rows = sorted.filter((holding) => holding.assetClass === assetClass)
    return rows.length === 0 ? [] : [{ assetClass, rows, value: valueOf(rows) }]
  })
  // A whole of zero has no shares.
  const shareIn = (part: Money): Ratio => shareOf(part, value) ?? ratio(0)
  const shares = isZero(value)
    ? []
    : roundGroupsToSum(
        classes.map(({ rows, value: own }) => ({ share: shareIn(own), parts: rows.map((row) => shareIn(row.value)) })),
        ratio(1),
      )
  const groups = classes.map(({ assetClass, rows, value: own }, index): HoldingGroup => ({
    assetClass,
    ...totalOf(rows, own, shares[index]?.share ?? null),
  }))
  const weighed = classes.flatMap(({ rows }, index) => rows.map((row, place) => ({ ...row, weight: shares[index]?.parts[place] ?? null })))
  return { groups, total: totalOf(weighed, value, isZero(value) ? null : ratio(1)), holdings: weighed }
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

function totalOf(rows: readonly Holding[], value: Money, weight: Ratio | null): HoldingTotal {
  const { currency } = value
  const costs = rows.flatMap(({ cost }) => cost ?? [])
  const gains = rows.flatMap(({ gain }) => gain ?? [])
  const cost = costs.length === 0 ? null : sumMoney(costs, currency)
  const gain = gains.length === 0 ? null : sumMoney(gains, currency)
  return { count: rows.length, value, cost, gain, gainRatio: gain && cost ? shareOf(gain, cost) : null, weight }
}

function compareHoldings(a: Holding, b: Holding): number {
  return assetClassRank(a.assetClass) - assetClassRank(b.assetClass) || compareMoney(b.value, a.value) || byName.compare(a.name, b.name)
}
