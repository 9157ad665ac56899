import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type DateRange, dateRanges } from '../../../../shared/contracts/wealth'
import { listChoice, listOptional, readListState, useListState } from '../../../lib/useListState'

/** What the address asks for. `from` and `to` are as typed: the server says what is wrong with them. */
export type TransactionPeriod = { range: DateRange; from: string | null; to: string | null }

export const defaultRange = '1m' satisfies DateRange

/** What the overview shows: so many of the newest transactions of this period. */
export const recentPeriod: TransactionPeriod = { range: '12m', from: null, to: null }
export const recentCount = 6

const periodSchema = z.object({ range: listChoice(dateRanges, defaultRange), from: listOptional(), to: listOptional() })

type State = ReturnType<typeof readListState<(typeof periodSchema)['shape']>>

/** The days count with a custom range only. */
const periodOf = ({ range, from, to }: State): TransactionPeriod =>
  range === 'custom' ? { range, from, to } : { range, from: null, to: null }

/** The period that a query asks for. */
export const periodIn = (search: URLSearchParams): TransactionPeriod => periodOf(readListState(periodSchema, search))

/** The period of the list, from its address. */
export function usePeriod(): readonly [TransactionPeriod, (next: TransactionPeriod) => void] {
  const [state, change] = useListState(periodSchema)
  return [useMemo(() => periodOf(state), [state]), change]
}

/** Both ends of a custom range are needed before there is anything to ask for. */
export const isComplete = ({ range, from, to }: TransactionPeriod): boolean => range !== 'custom' || Boolean(from && to)

/** Query of the transactions endpoint. */
export function periodQuery({ range, from, to }: TransactionPeriod): string {
  const query = new URLSearchParams({ range })
  if (range === 'custom') {
    query.set('from', from ?? '')
    query.set('to', to ?? '')
  }
  return query.toString()
}
