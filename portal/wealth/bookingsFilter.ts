import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Transaction } from '../../shared/contracts/wealth/transactions'
import { type TransactionType, transactionTypes } from '../../shared/domain/transactionType'
import { searchFor } from '../../shared/i18n/searchText'
import { listChoice, listText, useListState } from '../lib/useListState'

/** What the lists of bookings have in common: transactions, movements of cash. */
export type Booking = Pick<Transaction, 'id' | 'type' | 'name' | 'symbol' | 'note'>

export interface BookingsFilter {
  search: string
  type: TransactionType | null
}

export const noFilter: BookingsFilter = { search: '', type: null }

export const isUnfiltered = ({ search, type }: BookingsFilter): boolean => search.trim() === '' && type === null

/** Bookings that pass the filter, in their order. The search looks into name, symbol, note and `typeName`: the type in the reader's language. */
export function filterBookings<Row extends Booking>(
  bookings: readonly Row[],
  filter: BookingsFilter,
  typeName: (type: TransactionType) => string,
): readonly Row[] {
  if (isUnfiltered(filter)) return bookings
  const isFound = searchFor(filter.search)
  return bookings.filter(
    ({ name, symbol, note, type }) => (filter.type === null || type === filter.type) && isFound([name, symbol, note, typeName(type)]),
  )
}

/** Types that occur, and the chosen one, in the order of the list of types; the others are not offered. */
export const typesOf = (bookings: readonly Booking[], chosen: TransactionType | null = null): TransactionType[] =>
  transactionTypes.filter((type) => type === chosen || bookings.some((booking) => booking.type === type))

const filterSchema = z.object({ q: listText(), type: listChoice(transactionTypes, null) })

/** Search and type of the list, from its address; back leads out of the tab. */
export function useBookingsFilter(): readonly [BookingsFilter, (next: BookingsFilter) => void] {
  const [{ q, type }, change] = useListState(filterSchema)
  const filter = useMemo<BookingsFilter>(() => ({ search: q, type }), [q, type])
  const set = useCallback((next: BookingsFilter) => change({ q: next.search, type: next.type }, 'replace'), [change])
  return [filter, set]
}
