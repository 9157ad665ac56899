import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AssetClass, assetClassSchema } from '../../../shared/domain/assetClass'
import { type HoldingsFilter, noFilter } from '../../features/holdings/model/viewHoldings'
import { type PortfolioTab, portfolioTabOf } from '../../features/portfolio/model/portfolioTab'
import { defaultRange, periodOf, type TransactionPeriod } from '../../features/transactions/model/period'

type Changes = Record<string, string | null>

/** What the address of a portfolio says, and how to change it: `?tab=&holding=&q=&class=&range=&from=&to=`. */
export function usePortfolioAddress() {
  const [search, setSearch] = useSearchParams()

  const change = useCallback(
    (changes: Changes, { replace = false } = {}) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            if (value) after.set(key, value)
            else after.delete(key)
          }
          return after
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )

  const tab = portfolioTabOf(search.get('tab'))
  const filter = useMemo<HoldingsFilter>(
    () =>
      tab === 'holdings'
        ? { search: search.get('q') ?? '', assetClass: assetClassSchema.safeParse(search.get('class')).data ?? null }
        : noFilter,
    [search, tab],
  )
  const period = useMemo(() => periodOf(search), [search])

  return {
    tab,
    filter,
    period,
    holdingId: search.get('holding'),
    /** What belongs to a tab alone leaves the address with it. */
    goTo: (next: PortfolioTab, changes: Changes = {}) =>
      change({
        tab: next === 'overview' ? null : next,
        holding: null,
        q: null,
        class: null,
        range: null,
        from: null,
        to: null,
        ...changes,
      }),
    showClass: (assetClass: AssetClass) => change({ tab: 'holdings', holding: null, q: null, class: assetClass }),
    openHolding: (id: string) => change({ holding: id }, { replace: search.has('holding') }),
    closeHolding: () => change({ holding: null }, { replace: true }),
    /** Typing makes no history: one step back leads out of the tab. */
    setFilter: (next: HoldingsFilter) => change({ q: next.search, class: next.assetClass }, { replace: true }),
    setPeriod: ({ range, from, to }: TransactionPeriod) => change({ range: range === defaultRange ? null : range, from, to }),
  }
}
