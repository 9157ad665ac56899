import type { Capability } from '../provider'

/** What our own records can answer. They know no benchmark, no returns but our own, and no files beside the documents of the portal. */
export const capabilities: ReadonlySet<Capability> = new Set([
  'accountAtDate',
  'holdingsAtDate',
  'transactionsByType',
  'performanceSinceInception',
  'accountPerformance',
  'charges',
  'holdingHistory',
  'reportingCurrency',
])
