import type { CategorySum } from '../../contracts/wealth/categories'
import type { CurrencyCode } from '../currency'
import { groupBy } from '../groupBy'
import { type Money, sumMoney } from '../money'
import type { TransactionType } from '../transactionType'

/** The nine categories that the specification groups transactions into, in its order, and what is none of them. */
export const transactionCategories = [
  'gross_interest',
  'payments_in',
  'payments_out',
  'management_charges',
  'dividends',
  'trade_buys',
  'trade_sales',
  'investments_transfer_in',
  'investments_transfer_out',
  'other',
] as const
export type TransactionCategory = (typeof transactionCategories)[number]

const categories = {
  Interest: 'gross_interest',
  Contribution: 'payments_in',
  Withdrawal: 'payments_out',
  Charge: 'management_charges',
  Dividend: 'dividends',
  Purchase: 'trade_buys',
  Sale: 'trade_sales',
  TransferIn: 'investments_transfer_in',
  TransferOut: 'investments_transfer_out',
  Other: 'other',
} as const satisfies Record<TransactionType, TransactionCategory>

export const categoryOf = (type: TransactionType): TransactionCategory => categories[type]

/**
 * The categories that occur, in their order, with number and sum; the sums add up to that of all rows. A sum is null when a row is in another currency.
 */
export function groupByCategory(
  rows: readonly Readonly<{ type: TransactionType; amount: Money }>[],
  currency: CurrencyCode,
): CategorySum[] {
  const groups = groupBy(rows, ({ type }) => categoryOf(type))
  return transactionCategories.flatMap((category) => {
    const own = groups.get(category)
    if (!own) return []
    const amounts = own.map(({ amount }) => amount)
    return {
      category,
      count: own.length,
      sum: amounts.every((amount) => amount.currency === currency) ? sumMoney(amounts, currency) : null,
    }
  })
}
