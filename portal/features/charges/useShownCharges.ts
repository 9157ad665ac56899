import * as z from 'zod/mini'
import type { ChargesResponse } from '../../../shared/contracts/wealth/charges'
import { listOptional, useListState } from '../../lib/useListState'
import { useCharges } from './charges.read'

const stateSchema = z.object({ year: listOptional() })
const sinceInception = 'all'

/** The charges of the year that the address names, or since inception, beside those of all years. */
export function useShownCharges(portfolioId: string) {
  const [state, change] = useListState(stateSchema)
  const history = useCharges(portfolioId, sinceInception)
  const years = history.data?.years.map(({ year }) => year) ?? []
  const year = state.year === sinceInception ? null : (years.find((each) => String(each) === state.year) ?? latestWhole(history.data))
  const read = useCharges(portfolioId, year ?? sinceInception)
  const show = (next: number | null) => change({ year: next === null ? sinceInception : String(next) }, 'replace')
  return { history, read, show, year, years }
}

/** The newest year that is over, else the newest; null without one. Years are whole when the answer reaches beyond them. */
function latestWhole(answer: ChargesResponse | undefined): number | null {
  const years = answer?.years.map(({ year }) => year).toSorted((a, b) => b - a) ?? []
  const now = answer ? Number(answer.to.slice(0, 4)) : 0
  return years.find((year) => year < now) ?? years[0] ?? null
}
