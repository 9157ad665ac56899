import Big from 'big.js'
import type { IsoDate } from '../dates'
import type { Money } from '../money'
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
  const { closing, inflow, opening, outflow } = period
  const capital = sumOf(opening, inflow)
  const result = sumOf(closing, outflow)
  // Sums are exact; of their quotient a double keeps more digits than anybody is shown, and a series has thousands of them.
  if (capital.gt(0)) return ratio(result.toNumber() / capital.toNumber() - 1)
  return capital.eq(0) && result.eq(0) ? ratio(0) : null
}

/** Without the text that `addMoney` would make of it. Throws a `TypeError` on mixed currencies. */
function sumOf(a: Money, b: Money): Big {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`)
  return new Big(a.amount).plus(b.amount)
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
