import { useCallback, useMemo } from 'react'
import { clientListSchema } from '../../lib/clientList'
import { useListState } from '../../lib/useListState'
import { type ClientFilters, noFilters } from './model/clientFilters'
import type { Sort } from '../../ui/table/useTableModel'
import { sortOf, sortText } from './model/sortClients'

/** Filters and order of the list of clients. */
export function useClientView() {
  const [state, change] = useListState(clientListSchema)
  const filters = useMemo<ClientFilters>(() => {
    const { sort: _, ...filters } = state
    return filters
  }, [state])
  const sort = useMemo(() => sortOf(state.sort), [state.sort])

  const setFilters = useCallback(
    (changes: Partial<ClientFilters>) => change(changes, changes.q === undefined ? 'push' : 'typing'),
    [change],
  )
  const clearFilters = useCallback(() => change(noFilters), [change])
  const setSort = useCallback((next: Sort) => change({ sort: sortText(next) }, 'replace'), [change])

  return { filters, sort, setFilters, clearFilters, setSort }
}
