import Big from 'big.js'
import type { IsoDate } from '../dates'
import { addMoney, type Money, moneyToNumber } from '../money'
import { type Ratio, ratio } from '../ratio'

/** A valuation at the close of a day, after that day's flows. Both flows are amounts without a sign. */
export type Valuation = Readonly<{
  date: IsoDate
  value: Money
  /** Paid in at the start of the day. */
  inflow: Money
  /** Paid out at the end of the day. */
  outflow: Money
}>

/** Returns of consecutive periods linked, `∏ (1 + r) − 1` (GIPS 2020). 0 for none. */
export const linkReturns = (returns: readonly Ratio[]): Ratio => ratio(returns.reduce((factor, r) => factor * (1 + r), 1) - 1)

/**
 * Return of one sub-period, `(MVE + OUT) / (MVB + IN) − 1`, with inflows at its start and outflows at its end.
 * 0 when nothing was invested and nothing came out; null when there is an end without a beginning, or the capital is negative.
 */
export function subPeriodReturn(period: Readonly<{ opening: Money; inflow: Money; outflow: Money; closing: Money }>): Ratio | null {
  const capital = new Big(addMoney(period.opening, period.inflow).amount)
  const result = addMoney(period.closing, period.outflow)
  if (capital.gt(0)) return ratio(new Big(result.amount).div(capital).minus(1).toNumber())
  return capital.eq(0) && moneyToNumber(result) === 0 ? ratio(0) : null
}

/**
 * Time-weighted cumulative returns since the first valuation, whose own flows lie before the series; oldest first.
 * Exact when there is a valuation for every day with a flow. Null when a sub-period has no return.
 */
export function timeWeightedSeries(valuations: readonly Valuation[]): { date: IsoDate; portfolio: Ratio }[] | null {
  const series: { date: IsoDate; portfolio: Ratio }[] = []
  let cumulative = ratio(0)
  for (const [index, { date, value, inflow, outflow }] of valuations.entries()) {
    const before = valuations[index - 1]
    if (before) {
      const step = subPeriodReturn({ opening: before.value, inflow, outflow, closing: value })
      if (step === null) return null
      cumulative = linkReturns([cumulative, step])
    }
    series.push({ date, portfolio: cumulative })
  }
  return series
}

/** Time-weighted return from the first to the last valuation; null below two valuations or when a sub-period has no return. */
export function timeWeightedReturn(valuations: readonly Valuation[]): Ratio | null {
  return valuations.length < 2 ? null : (timeWeightedSeries(valuations)?.at(-1)?.portfolio ?? null)
}
