import type { Change, Ledger, MissingFigures, MissingReason } from '../../../../shared/contracts/wealth/figures'
import { flowTotals } from '../../../../shared/domain/cashFlow'
import type { IsoDate } from '../../../../shared/domain/dates'
import { ledgerOf } from '../../../../shared/domain/ledger'
import { addMoney, type Money, roundMoney, subtractMoney } from '../../../../shared/domain/money'
import { chainReturn } from '../../../../shared/domain/performance/chain'
import type { ProviderPerformance, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'

/** A figure, or why there is none. */
export type Figured<T> = Readonly<{ figure: T; reason: null } | { figure: null; reason: MissingReason }>

export const known = <T>(figure: T): Figured<T> => ({ figure, reason: null })
export const missing = (reason: MissingReason): Figured<never> => ({ figure: null, reason })

/**
 * What a part of an answer is worth to a figure. Rows that were left out as unreadable make it incomplete: a sum of the rest is too small.
 */
export function figureOf<T>({ data, reasons }: Part<T>): Figured<T> {
  if (data === null) return missing('unavailable')
  return reasons.some(({ kind, stale }) => kind === 'dropped_rows' && !stale) ? missing('incomplete') : known(data)
}

/** `make` of a figure that is there; what is missing stays missing for its own reason. */
export const mapFigure = <T, U>(figured: Figured<T>, make: (figure: T) => U): Figured<U> =>
  figured.reason ? figured : known(make(figured.figure))

/** All of them, or the first reason why one is missing: a figure made of some parts would be wrong, not incomplete. */
export function allOf<T>(figures: readonly Figured<T>[]): Figured<T[]> {
  const all: T[] = []
  for (const one of figures) {
    if (one.reason) return one
    all.push(one.figure)
  }
  return known(all)
}

/** The head of an answer without any figure. */
export const allMissing = (reason: MissingReason): MissingFigures => ({ value: reason, dayChange: reason, ledger: reason })

type LedgerParts = Readonly<{
  value: Figured<Money>
  /** Data date of the value. */
  asOf: IsoDate | null
  /** Since inception. */
  flows: Figured<readonly ProviderTransaction[]>
  /** Since inception. */
  charges: Figured<Money>
}>

/**
 * The ledger line of a value. Flows after its data date are not in it yet: counted, they would pass for a loss. Missing when any part
 * is, or when a part is in another currency and carries no rate of its day: a guess would be worse than a gap.
 */
export function ledgerFrom({ asOf, charges, flows, value }: LedgerParts): Figured<Ledger> {
  if (value.reason) return value
  if (flows.reason) return flows
  if (charges.reason) return charges
  if (!asOf) return missing('unavailable')
  const { currency } = value.figure
  if (charges.figure.currency !== currency) return missing('no_rate')
  const totals = flowTotals(
    flows.figure.filter(({ date }) => date <= asOf),
    currency,
  )
  if (!totals) return missing('no_rate')
  return known(ledgerOf({ value: value.figure, flows: totals, charges: charges.figure }))
}

/**
 * The change on the last day: value less the value of the day before, less what was paid in or taken out that day; the ratio is chained
 * from the cumulative series. Missing without two days of history, and when a payment of the day carries no rate.
 */
export function dayChangeFrom(performance: Figured<ProviderPerformance>, flows: Figured<readonly ProviderTransaction[]>): Figured<Change> {
  if (performance.reason) return performance
  if (flows.reason) return flows
  const last = performance.figure.cumulative.at(-1)
  const before = performance.figure.cumulative.at(-2)
  if (!last || !before) return missing('no_history')
  const { currency } = last.portfolioValue
  if (before.portfolioValue.currency !== currency) return missing('no_rate')
  const moved = flowTotals(
    flows.figure.filter(({ date }) => date > before.date && date <= last.date),
    currency,
  )
  if (!moved) return missing('no_rate')
  const change = subtractMoney(subtractMoney(last.portfolioValue, before.portfolioValue), addMoney(moved.paidIn, moved.paidOut))
  return known({ amount: roundMoney(change), ratio: chainReturn(before.portfolio, last.portfolio) })
}
