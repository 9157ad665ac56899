import type { Transaction } from '../../../../shared/contracts/wealth'
import { type TransactionType, transactionTypes } from '../../../../shared/domain/transactionType'
import { searchFor } from '../../../../shared/i18n/searchText'

export interface TransactionFilter {
  search: string
  type: TransactionType | null
}

export const noFilter: TransactionFilter = { search: '', type: null }

export const isUnfiltered = ({ search, type }: TransactionFilter): boolean => search.trim() === '' && type === null

/** Transactions that pass the filter, in their order. The search looks into name, symbol and note; `typeName` is the type in the reader's language. */
export function filterTransactions(
  transactions: readonly Transaction[],
  filter: TransactionFilter,
  typeName: (type: TransactionType) => string,
): readonly Transaction[] {
  if (isUnfiltered(filter)) return transactions
  const isFound = searchFor(filter.search)
  return transactions.filter(
    ({ name, symbol, note, type }) => (filter.type === null || type === filter.type) && isFound([name, symbol, note, typeName(type)]),
  )
}

/** Types that occur, in the order of the list of types; the others are not offered. */
export const typesOf = (transactions: readonly Transaction[]): TransactionType[] =>
  transactionTypes.filter((type) => transactions.some((transaction) => transaction.type === type))
