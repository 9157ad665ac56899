import { useSearchParams } from 'react-router-dom'
import type { PortfolioTabId } from '../../../shared/routes/screens'
import { useStableCallback } from '../../lib/useStableCallback'

/** What the address of a portfolio says of its page: `?tab=&holding=`. The rest of the query is the state of the tab's own list. */
export function usePortfolioAddress(tabs: readonly PortfolioTabId[]) {
  const [search, setSearch] = useSearchParams()
  const [first = 'overview'] = tabs
  const tab = tabs.find((id) => id === search.get('tab')) ?? first

  const setHolding = (id: string | null, { replace }: { replace: boolean }) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        // The frame has one column for a drawer.
        after.delete('open')
        if (id === null) after.delete('holding')
        else after.set('holding', id)
        return after
      },
      { replace, preventScrollReset: true },
    )

  return {
    tab,
    holdingId: search.get('holding'),
    /** What belongs to a tab alone leaves the address with it. */
    showTab: useStableCallback((next: PortfolioTabId, state: Readonly<Record<string, string>> = {}) =>
      setSearch(new URLSearchParams({ ...(next === first ? {} : { tab: next }), ...state }), { preventScrollReset: true }),
    ),
    openHolding: useStableCallback((id: string) => setHolding(id, { replace: search.has('holding') })),
    closeHolding: useStableCallback(() => setHolding(null, { replace: true })),
  }
}
