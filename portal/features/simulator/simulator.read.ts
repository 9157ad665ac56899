import { type SimulationQuery, simulationResponseSchema } from '../../../shared/contracts/wealth/simulation'
import type { CurrencyCode } from '../../../shared/domain/currency'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

export type SimulationQuestion = Readonly<
  Pick<SimulationQuery, 'amount' | 'level' | 'monthly' | 'terms' | 'years'> & { currency: CurrencyCode }
>

/** What a plan may become. Nothing of it changes by itself, so it is not asked for again when the window comes back. */
export const useSimulation = defineRead(
  simulationResponseSchema,
  (portal: string, { amount, currency, level, monthly, terms, years }: SimulationQuestion) =>
    withQuery('/api/wealth/simulation', {
      portal,
      level: String(level),
      amount: String(amount),
      monthly: monthly === 0 ? null : String(monthly),
      years: String(years),
      terms: terms === 'nominal' ? null : terms,
      currency,
    }),
  { onFocus: false },
)
