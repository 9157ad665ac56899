import * as z from 'zod/mini'
import { listOptional, useListState } from '../../lib/useListState'
import { useGains } from './gains.read'

const stateSchema = z.object({ taxYear: listOptional() })

/** The gains of a portfolio with the tax year that the address names, or the newest. */
export function useShownTaxYear(portfolioId: string) {
  const [state, change] = useListState(stateSchema)
  const read = useGains(portfolioId)
  const years = read.data?.years ?? []
  const year = years.find(({ year: each }) => String(each) === state.taxYear) ?? years[0]
  return { read, year, show: (next: number) => change({ taxYear: String(next) }, 'replace') }
}
