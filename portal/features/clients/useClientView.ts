import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ClientFilters, noFilters, readFilters, writeFilters } from './model/clientFilters'
import type { Sort } from '../../ui/table/useTableModel'
import { readSort, writeSort } from './model/sortClients'

/** Filters and order of the list. They live in the address, so that back, forward and a copied link bring them again. */
export function useClientView() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const sort = useMemo(() => readSort(params), [params])

  const setFilters = useCallback(
    (change: Partial<ClientFilters>) => {
      setParams(
        (current) => writeFilters(current, { ...readFilters(current), ...change }),
        // Letters typed one after another are one step back, not many.
        { replace: change.q !== undefined && change.q !== '' && filters.q !== '' },
      )
    },
    [setParams, filters.q],
  )

  const clearFilters = useCallback(() => setFilters(noFilters), [setFilters])

  const setSort = useCallback((sort: Sort) => setParams((current) => writeSort(current, sort), { replace: true }), [setParams])

  return { filters, sort, setFilters, clearFilters, setSort }
}
