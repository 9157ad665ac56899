import type { Capability } from '../provider'

/** What the second API can answer beside accounts, holdings and transactions of a period. It knows no benchmark, and no types in a query. */
export const capabilities: ReadonlySet<Capability> = new Set([
  'accountAtDate',
  'holdingsAtDate',
  'performanceSinceInception',
  'accountPerformance',
  'discreteReturns',
  'charges',
  'holdingHistory',
  'reportingCurrency',
  'documents',
  'lastImport',
])

/** What its private-equity provider can answer. */
export const privateEquityCapabilities: ReadonlySet<Capability> = new Set(['accountAtDate', 'commitments'])
