import type { Movement } from '../contracts/report'
import { amountIn, type FlowEntry, flowTotals } from './cashFlow'
import { addMoney, type Money, negateMoney, roundMoney, subtractMoney, zeroMoney } from './money'
import type { TransactionType } from './transactionType'

export type MovementInput = Readonly<{
  /** Value at the end of the day before the period. */
  opening: Money
  /** Value at the end of its last day. */
  closing: Money
  /** Those of the period. Positive is credit to the cash account. */
  transactions: readonly FlowEntry[]
  /** Charges of the period, positive. */
  charges: Money
}>

/**
 * How the value changed over a period, each part with its sign and rounded to the currency's own digits; `marketChange` is what the
 * others leave. Transfers in and out count as paid in and out. Charges come from `charges` alone: a feed may book the same charge as a
 * transaction too, which must not count twice. Purchases and sales move money inside the portfolio and are no part.
 * Null when a payment or income is in another currency and carries no rate of its day: it would pass for a change of the market.
 * Throws a `TypeError` when opening, closing and charges are in several currencies.
 */
export function movementOf({ opening, closing, transactions, charges }: MovementInput): Movement | null {
  const flows = flowTotals(transactions, opening.currency)
  const income = incomeOf(transactions, opening)
  if (!flows || !income) return null
  const parts = {
    opening: roundMoney(opening),
    paidIn: roundMoney(flows.paidIn),
    paidOut: roundMoney(flows.paidOut),
    income: roundMoney(income),
    charges: negateMoney(roundMoney(charges)),
  }
  const end = roundMoney(closing)
  return { ...parts, marketChange: subtractMoney(end, Object.values(parts).reduce(addMoney)), closing: end }
}

const incomeTypes: readonly TransactionType[] = ['Dividend', 'Interest']

function incomeOf(transactions: readonly FlowEntry[], { currency }: Money): Money | null {
  let sum = zeroMoney(currency)
  for (const transaction of transactions) {
    if (!incomeTypes.includes(transaction.type)) continue
    const amount = amountIn(transaction, currency)
    if (amount === null) return null
    sum = addMoney(sum, amount)
  }
  return sum
}
