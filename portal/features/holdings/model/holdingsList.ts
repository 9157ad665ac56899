import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { assetClasses } from '../../../../shared/domain/assetClass'
import { listChoice, listText, useListState } from '../../../lib/useListState'
import type { HoldingsFilter } from './viewHoldings'

const holdingsListSchema = z.object({ q: listText(), class: listChoice(assetClasses, null) })

/** Search and class of the list of holdings; back leads out of the tab. */
export function useHoldingsList(): readonly [HoldingsFilter, (next: HoldingsFilter) => void] {
  const [{ q, class: assetClass }, change] = useListState(holdingsListSchema)
  const filter = useMemo<HoldingsFilter>(() => ({ search: q, assetClass }), [q, assetClass])
  const set = useCallback((next: HoldingsFilter) => change({ q: next.search, class: next.assetClass }, 'replace'), [change])
  return [filter, set]
}
