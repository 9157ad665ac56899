import Big from 'big.js'
import type { QuoteUnit } from './currency'
import type { BookingType } from './heldByHand'
import { type DecimalString, decimal, type Money, money, negateMoney } from './money'
import { penceToPounds } from './quote'

/** A booking in a portfolio that is kept by hand. `amount` is in units of the holding, `money` in `unit` (GBX is pence). */
export type Booking = Readonly<{
  type: BookingType
  symbol: string | null
  amount: DecimalString
  money: DecimalString | null
  unit: QuoteUnit
}>

/** Units that a booking adds to the holding of its symbol: a sale subtracts, every other type adds (specification 4). */
export const unitsMoved = ({ amount, symbol, type }: Pick<Booking, 'amount' | 'symbol' | 'type'>): Big => {
  if (symbol === null) return new Big(0)
  return type === 'Sale' ? new Big(amount).neg() : new Big(amount)
}

/** What was paid or received, without a sign, in whole units of the currency. Without a symbol the amount is the money. Null when the booking does not say. */
export function moneyOf({ amount, money: paid, symbol, unit }: Omit<Booking, 'type'>): Money | null {
  const number = paid ?? (symbol === null ? amount : null)
  if (number === null) return null
  const size = decimal(new Big(number).abs())
  return unit === 'GBX' ? money(penceToPounds(size), 'GBP') : money(size, unit)
}

/**
 * What a booking moves on the cash of its portfolio, with its sign; null when it moves none. A purchase is paid from it and a sale goes into it. Of
 * what else brings units (a dividend that was reinvested, securities that were put in) no money is seen.
 */
export function cashMoved(booking: Booking): Money | null {
  const paid = moneyOf(booking)
  if (paid === null) return null
  if (booking.type === 'Purchase') return negateMoney(paid)
  if (booking.type === 'Sale') return paid
  if (!unitsMoved(booking).eq(0)) return null
  return booking.type === 'Withdrawal' ? negateMoney(paid) : paid
}
