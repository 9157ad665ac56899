import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type DateRange, dateRanges, type FirstRange } from '../../shared/domain/dateRange'
import { useBrand } from '../lib/bootstrap'
import { withQuery } from '../lib/data/apiPath'
import { listChoice, listOptional, readListState, useListState } from '../lib/useListState'

/** What the address asks for. `from` and `to` are as typed: the server says what is wrong with them. */
export type ListPeriod = { range: DateRange; from: string | null; to: string | null }

const schemaFrom = (first: FirstRange) => z.object({ range: listChoice(dateRanges, first), from: listOptional(), to: listOptional() })

/** What an address without a range asks for is the brand's to say. */
const schemas = { '1m': schemaFrom('1m'), '3m': schemaFrom('3m') } as const satisfies Record<FirstRange, unknown>

type State = ReturnType<typeof readListState<(typeof schemas)[FirstRange]['shape']>>

/** The days count with a custom range only. */
const periodOf = ({ range, from, to }: State): ListPeriod => (range === 'custom' ? { range, from, to } : { range, from: null, to: null })

/** The period that a query asks for, on a brand whose lists begin with `first`. */
export const periodIn = (search: URLSearchParams, first: FirstRange): ListPeriod => periodOf(readListState(schemas[first], search))

/** The period of the list, from its address. */
export function usePeriod(): readonly [ListPeriod, (next: ListPeriod) => void] {
  const [state, change] = useListState(schemas[useBrand().transactionRange])
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
