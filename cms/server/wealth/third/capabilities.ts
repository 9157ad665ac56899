import type { Capability } from '../provider'

/** What the third API can answer beside accounts, holdings and transactions of a period. It has no documents, and no query by type of transaction. */
export const capabilities: ReadonlySet<Capability> = new Set([
  'accountAtDate',
  'holdingsAtDate',
  'performanceSinceInception',
  'accountPerformance',
  'discreteReturns',
  'benchmark',
  'charges',
  'holdingHistory',
  'reportingCurrency',
  'bondTerms',
])
