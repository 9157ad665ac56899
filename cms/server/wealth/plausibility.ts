import Big from 'big.js'
import { flowTotals } from '../../../shared/domain/cashFlow'
import { addMoney } from '../../../shared/domain/money'
import type { ProviderTransaction } from './provider'
import type { Size } from './question'

/**
 * Whether an answer may follow the last good one. A fall to zero, or by half and more, that no cash flow between the two explains is implausible: an
 * upstream that lost half of its rows says 200 too. Sizes of different currencies are not compared.
 */
export function isPlausible(before: Size, after: Size, flows: readonly ProviderTransaction[] | null): boolean {
  if (before.currency !== after.currency) return true
  const previous = new Big(before.amount)
  if (previous.lte(0)) return true
  // What is left when the known flows went out: the markets alone do not halve it between two answers.
  const expected = previous.plus(netFlow(before, after, flows))
  if (expected.lte(0)) return true
  return new Big(after.amount).gt(expected.div(2))
}

/** What came in less what went out after the day of the one and up to the day of the other; zero when it is not known. */
function netFlow(before: Size, after: Size, flows: readonly ProviderTransaction[] | null): Big {
  const { currency } = before
  const [from, to] = [before.asOf, after.asOf]
  if (currency === null || from === null || flows === null) return new Big(0)
  const totals = flowTotals(
    flows.filter(({ date }) => date > from && (to === null || date <= to)),
    currency,
  )
  return new Big(totals ? addMoney(totals.paidIn, totals.paidOut).amount : 0)
}
