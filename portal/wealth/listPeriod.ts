import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type DateRange, dateRanges } from '../../shared/domain/dateRange'
import { withQuery } from '../lib/data/apiPath'
import { listChoice, listOptional, readListState, useListState } from '../lib/useListState'

/** What the address asks for. `from` and `to` are as typed: the server says what is wrong with them. */
export type ListPeriod = { range: DateRange; from: string | null; to: string | null }

export const defaultRange = '1m' satisfies DateRange

const periodSchema = z.object({ range: listChoice(dateRanges, defaultRange), from: listOptional(), to: listOptional() })

type State = ReturnType<typeof readListState<(typeof periodSchema)['shape']>>

/** The days count with a custom range only. */
const periodOf = ({ range, from, to }: State): ListPeriod => (range === 'custom' ? { range, from, to } : { range, from: null, to: null })

/** The period that a query asks for. */
export const periodIn = (search: URLSearchParams): ListPeriod => periodOf(readListState(periodSchema, search))

/** The period of the list, from its address. */
export function usePeriod(): readonly [ListPeriod, (next: ListPeriod) => void] {
  const [state, change] = useListState(periodSchema)
  return [useMemo(() => periodOf(state), [state]), change]
}

/** Both ends of a custom range are needed before there is anything to ask for. */
export const isComplete = ({ range, from, to }: ListPeriod): boolean => range !== 'custom' || Boolean(from && to)

/** The address of a list over a period (`?range=&from=&to=`); null as long as a custom period lacks an end. */
export function periodPath(path: string, period: ListPeriod): string | null {
  if (!isComplete(period)) return null
  const { range, from, to } = period
  return withQuery(path, range === 'custom' ? { range, from, to } : { range })
}
