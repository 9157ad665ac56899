import { type CashType, cashTypes } from '../../../../shared/domain/cashFlow'
import { addMoney, compareMoney, type Money } from '../../../../shared/domain/money'
import type { ProviderTransaction } from '../provider'

/**
 * Whether each balance is the one before it and the amount of its booking, in each cash account by itself. `bookings` are all of a portfolio's since
 * some day, the newest first. A booking that is lost, doubled or of another amount breaks the chain.
 */
export const balancesFollow = (bookings: readonly ProviderTransaction[]): boolean =>
  cashTypes.every((cashType) => follows(bookings, cashType))

function follows(bookings: readonly ProviderTransaction[], cashType: CashType): boolean {
  let before: Money | null = null
  for (const booking of bookings.toReversed()) {
    if (booking.cashType !== cashType) continue
    const { amount, balance } = booking
    if (before && balance && compareMoney(addMoney(before, amount), balance) !== 0) return false
    before = balance ?? null
  }
  return true
}
