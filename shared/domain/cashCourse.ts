import type { CashCourse } from '../contracts/report'
import { amountIn, type CashType, cashFlowTypes, type FlowEntry, isCashMovement } from './cashFlow'
import { addMoney, type Money, roundMoney, subtractMoney, zeroMoney } from './money'
import type { TransactionType } from './transactionType'

type Booking = FlowEntry & Readonly<{ cashType?: CashType | null | undefined }>

const parts = {
  paid: cashFlowTypes,
  sales: ['Sale'],
  purchases: ['Purchase'],
  income: ['Dividend', 'Interest'],
  charges: ['Charge'],
} as const satisfies Record<string, readonly TransactionType[]>

/**
 * How cash came from `opening` to `closing` by the bookings of the period. What they leave is `other`: charges that the feed books nowhere, changes in
 * exchange rates. Null when a booking is in another currency and carries no rate of its day.
 */
export function cashCourseOf(opening: Money, closing: Money, bookings: readonly Booking[]): CashCourse | null {
  if (opening.currency !== closing.currency) return null
  const { currency } = closing
  const moved = bookings
    .filter(({ cashType = null, type }) => isCashMovement({ cashType, type }))
    .map((booking) => ({ type: booking.type, amount: amountIn(booking, currency) }))
  if (moved.some(({ amount }) => amount === null)) return null
  const sumOf = (types: readonly TransactionType[]): Money =>
    roundMoney(moved.reduce((sum, { amount, type }) => (amount && types.includes(type) ? addMoney(sum, amount) : sum), zeroMoney(currency)))
  const known = {
    paid: sumOf(parts.paid),
    sales: sumOf(parts.sales),
    purchases: sumOf(parts.purchases),
    income: sumOf(parts.income),
    charges: sumOf(parts.charges),
  }
  const [start, end] = [roundMoney(opening), roundMoney(closing)]
  return { opening: start, ...known, other: subtractMoney(end, [start, ...Object.values(known)].reduce(addMoney)), closing: end }
}
