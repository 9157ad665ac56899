import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { riskLevels } from '../../../../shared/contracts/market/riskComparison'
import { simulationLimits, type SimulationResponse, simulationTerms } from '../../../../shared/contracts/wealth/simulation'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { ReadState } from '../../../lib/data/defineRead'
import { listChoice, listOptional, useListState } from '../../../lib/useListState'
import { useStableCallback } from '../../../lib/useStableCallback'
import { type SimulationQuestion, useSimulation } from '../simulator.read'

/** Years that one may choose from. */
export const spans = ['5', '10', '15', '20', '25', '30', '40'] as const
export type Span = (typeof spans)[number]

export const lowestLevel = riskLevels[0]
export const highestLevel = riskLevels[riskLevels.length - 1] ?? lowestLevel

const planSchema = z.object({
  level: listChoice(riskLevels.map(String), null),
  amount: listOptional(),
  monthly: listOptional(),
  years: listChoice(spans, '15'),
  terms: listChoice(simulationTerms, 'nominal'),
})

/** Whole units of an address that nobody has to have typed; null for anything else. */
const wholeIn = (text: string | null, most: number): number | null =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : null

/** What a plan begins with. */
export type Start = Readonly<{ amount: number; level: number; currency: CurrencyCode }>

/** What the address says of the plan, beginning with `start`. */
export function usePlan(start: Start) {
  const [state, change] = useListState(planSchema)
  const amount = wholeIn(state.amount, simulationLimits.amount) ?? start.amount
  const monthly = wholeIn(state.monthly, simulationLimits.monthly) ?? 0
  const level = Number(state.level ?? start.level)
  const { terms, years } = state
  const { currency } = start
  const question = useMemo<SimulationQuestion>(
    () => ({ amount, currency, level, monthly, terms, years: Number(years) }),
    [amount, currency, level, monthly, terms, years],
  )
  return {
    question,
    years,
    /** There is money to simulate with. */
    isWhole: amount > 0 || monthly > 0,
    set: useStableCallback(
      (changes: Partial<Readonly<{ level: number; amount: number; monthly: number; years: Span; terms: typeof terms }>>) =>
        change(
          {
            ...(changes.level === undefined ? {} : { level: changes.level === start.level ? null : String(changes.level) }),
            ...(changes.amount === undefined ? {} : { amount: changes.amount === start.amount ? null : String(changes.amount) }),
            ...(changes.monthly === undefined ? {} : { monthly: changes.monthly === 0 ? null : String(changes.monthly) }),
            ...(changes.years === undefined ? {} : { years: changes.years }),
            ...(changes.terms === undefined ? {} : { terms: changes.terms }),
          },
          // A slider passes many places.
          'replace',
        ),
    ),
  }
}

export type PlanState = ReturnType<typeof usePlan>

/** What the plan may become. While the next answer is on its way, the one before it stays. */
export function useOutcome(portal: string, { isWhole, question }: Pick<PlanState, 'isWhole' | 'question'>): ReadState<SimulationResponse> {
  const read = useSimulation(portal, isWhole ? question : null)
  const [last, setLast] = useState(read.data)
  if (read.data && read.data !== last) setLast(read.data)
  return read.data || read.error ? read : { ...read, data: last }
}
