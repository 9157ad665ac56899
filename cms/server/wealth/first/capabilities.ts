import type { Capability } from '../provider'

/** What the first API can answer beside accounts, holdings and transactions of a period. */
export const capabilities: ReadonlySet<Capability> = new Set([
  'accountAtDate',
  'holdingsAtDate',
  'transactionsByType',
  'performanceSinceInception',
  'accountPerformance',
  'discreteReturns',
  'benchmark',
  'charges',
  'reportingCurrency',
  'documents',
  'reports',
  'lastImport',
  'bondTerms',
])
