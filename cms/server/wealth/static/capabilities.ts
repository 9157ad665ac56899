import type { Capability } from '../provider'

/** What files can answer beside accounts, holdings and transactions of a period. */
const always: readonly Capability[] = [
  'transactionsByType',
  'performanceSinceInception',
  'accountPerformance',
  'discreteReturns',
  'benchmark',
  'charges',
  'reportingCurrency',
  'documents',
  'bondTerms',
]

/** Holdings of past days only where the folder has some. */
export const capabilitiesOf = ({ hasPastHoldings }: { hasPastHoldings: boolean }): ReadonlySet<Capability> =>
  new Set(hasPastHoldings ? [...always, 'holdingsAtDate'] : always)
