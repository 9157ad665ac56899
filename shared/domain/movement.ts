import type { Movement } from '../contracts/report'
import type { Transaction } from '../contracts/wealth'
import { addMoney, type Money, negateMoney, roundMoney, subtractMoney, sumMoney } from './money'
import type { TransactionType } from './transactionType'

export type MovementInput = Readonly<{
  /** Value at the end of the day before the period. */
  opening: Money
  /** Value at the end of its last day. */
  closing: Money
  /** Those of the period. Positive is credit to the cash account. */
  transactions: readonly Pick<Transaction, 'type' | 'amount'>[]
  /** Charges of the period, positive. */
  charges: Money
}>

/**
 * How the value changed over a period, each part with its sign and rounded to the currency's own digits; `marketChange` is what the
 * others leave. Charges come from `charges` alone: a feed may book the same charge as a transaction too, which must not count twice.
 * Purchases and sales move money inside the portfolio and are no part. Throws a `TypeError` on mixed currencies.
 */
export function movementOf({ opening, closing, transactions, charges }: MovementInput): Movement {
  const sumOf = (...types: TransactionType[]): Money =>
    roundMoney(
      sumMoney(
        transactions.filter(({ type }) => types.includes(type)).map(({ amount }) => amount),
        opening.currency,
      ),
    )
  const parts = {
    opening: roundMoney(opening),
    paidIn: sumOf('Contribution'),
    paidOut: sumOf('Withdrawal'),
    income: sumOf('Dividend', 'Interest'),
    charges: negateMoney(roundMoney(charges)),
  }
  const end = roundMoney(closing)
  return { ...parts, marketChange: subtractMoney(end, Object.values(parts).reduce(addMoney)), closing: end }
}
