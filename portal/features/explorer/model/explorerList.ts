import { useEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { mostCompared } from '../../../../shared/contracts/market/funds'
import { assetClasses } from '../../../../shared/domain/assetClass'
import { fundSorts } from '../../../../shared/domain/fund'
import { listPage } from '../../../lib/listPage'
import { listChoice, listText, useListState } from '../../../lib/useListState'
import { useStableCallback } from '../../../lib/useStableCallback'
import type { FundsQuestion } from '../funds.read'

export const riskLimits = ['1', '2', '3', '4', '5', '6'] as const

const explorerSchema = z.object({
  q: listText(),
  class: listChoice(assetClasses, null),
  sector: listText(),
  risk: listChoice(riskLimits, null),
  sort: listChoice(fundSorts, 'name'),
  page: listPage(),
  /** Ids of the funds that are chosen for comparison, with commas between. */
  compare: listText(),
  view: listChoice(['compare'], null),
  /** The fund whose details stand beside the list. */
  open: listText(),
})

export type ExplorerFilters = Readonly<Pick<z.infer<typeof explorerSchema>, 'q' | 'class' | 'sector' | 'risk' | 'sort'>>

export const noFilters = { q: '', class: null, sector: '', risk: null } as const

/** The ids of `compare`, each once and as many as can be compared. */
export const chosenOf = (compare: string): string[] => [...new Set(compare.split(',').filter(Boolean))].slice(0, mostCompared)

/** What the address says of the explorer: filters, page, the funds chosen for comparison, and what is open. */
export function useExplorerList() {
  const [state, change] = useListState(explorerSchema)
  const { class: assetClass, compare, open, page, q, risk, sector, sort, view } = state
  const chosen = useMemo(() => chosenOf(compare), [compare])
  // The address is shown a moment after it was written: a second choice meanwhile goes on from the first.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  const filters = useMemo<ExplorerFilters>(() => ({ q, class: assetClass, sector, risk, sort }), [q, assetClass, sector, risk, sort])
  const question = useMemo<FundsQuestion>(
    () => ({
      page: Number(page),
      sort,
      ...(assetClass ? { assetClass } : {}),
      ...(sector ? { sector } : {}),
      ...(risk ? { maxRisk: Number(risk) } : {}),
    }),
    [assetClass, page, risk, sector, sort],
  )

  return {
    filters,
    isFiltered: q.trim() !== '' || assetClass !== null || sector !== '' || risk !== null,
    question,
    page: Number(page),
    chosen,
    isComparing: view === 'compare',
    openId: open || null,
    /** A change of what is listed begins at the first page. */
    setFilters: useStableCallback((changes: Partial<ExplorerFilters>) =>
      change({ ...changes, page: '1' }, changes.q === undefined ? 'push' : 'typing'),
    ),
    setPage: useStableCallback((next: number) => change({ page: String(next) })),
    /** Takes a fund into the comparison or out of it; false when there is no room for one more. */
    pick: useStableCallback((id: string, isChosen: boolean): boolean => {
      const others = latest.current.filter((each) => each !== id)
      const next = isChosen ? [...others, id] : others
      if (next.length > mostCompared) return false
      latest.current = next
      change({ compare: next.join(',') }, 'replace')
      return true
    }),
    clearChosen: useStableCallback(() => change({ compare: '', view: null }, 'replace')),
    showComparison: useStableCallback((isShown: boolean) => change({ view: isShown ? 'compare' : null, open: '' })),
    openFund: useStableCallback((id: string) => change({ open: id }, open ? 'replace' : 'push')),
    closeFund: useStableCallback(() => change({ open: '' }, 'replace')),
  }
}

export type ExplorerList = ReturnType<typeof useExplorerList>
