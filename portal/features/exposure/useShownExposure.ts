import * as z from 'zod/mini'
import { listOptional, useListState } from '../../lib/useListState'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'
import { useExposure } from './exposure.read'

const stateSchema = z.object({ level: listOptional() })

/** The exposure of a portfolio on the day and beside the risk level that the address names. */
export function useShownExposure(portfolioId: string) {
  const [{ level }, change] = useListState(stateSchema)
  const { date } = useAtDate()
  const read = useExposure(portfolioId, level ?? 'own', date ?? newestPrices)
  return { read, show: (next: string) => change({ level: next }, 'replace') }
}
