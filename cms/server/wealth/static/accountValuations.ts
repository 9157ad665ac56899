import Big from 'big.js'
import type { IsoDate } from '../../../../shared/domain/dates'
import { addMoney, isZero } from '../../../../shared/domain/money'
import type { Valuation } from '../../../../shared/domain/performance/twr'

/**
 * The valuations of an account out of those of its portfolios (each oldest first, all in one currency): of every day on which all that had begun by
 * then, and are not closed, are valued. A portfolio that begins without a payment brings its value in. Null when a day with a payment or a beginning
 * is not among them: the payment would pass for a gain.
 */
export function accountValuations(histories: readonly (readonly Valuation[])[]): Valuation[] | null {
  const days = [...new Set(histories.flatMap((history) => history.map(({ date }) => date)))].toSorted()
  const byDay = histories.map((history) => new Map(history.map((valuation) => [valuation.date, valuation])))
  const [firstDay] = days
  const sums: Valuation[] = []
  for (const date of days) {
    const open = histories.flatMap((history, index) => (isOpen(history, date) ? [{ history, valuation: byDay[index]?.get(date) }] : []))
    const valued = open.flatMap(({ history, valuation }) =>
      valuation ? [date !== firstDay && history[0] === valuation ? asPaidIn(valuation) : valuation] : [],
    )
    if (valued.length === open.length) sums.push(valued.reduce(add))
    else if (valued.some(hasFlow)) return null
  }
  return sums
}

function isOpen(history: readonly Valuation[], date: IsoDate): boolean {
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last || first.date > date) return false
  return last.date >= date || !isZero(last.value)
}

const hasFlow = ({ inflow, outflow }: Valuation): boolean => !isZero(inflow) || !isZero(outflow)

/** The first valuation of a portfolio that begins later than its account: what it is worth came from somewhere. */
const asPaidIn = (valuation: Valuation): Valuation =>
  hasFlow(valuation) || new Big(valuation.value.amount).lte(0) ? valuation : { ...valuation, inflow: valuation.value }

const add = (a: Valuation, b: Valuation): Valuation => ({
  date: a.date,
  value: addMoney(a.value, b.value),
  inflow: addMoney(a.inflow, b.inflow),
  outflow: addMoney(a.outflow, b.outflow),
})
