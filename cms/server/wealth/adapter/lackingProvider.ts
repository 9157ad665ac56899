import type { Source } from '../../../../shared/brands/brandSchema'
import { UpstreamError, type WealthProvider } from '../provider'

/**
 * A provider that can nothing: every question ends in an `UpstreamError` of kind `unavailable` that gives `reason`. An adapter spreads it below its own
 * methods, so that what its upstream does not offer is refused in one way; a source that this installation cannot speak to is nothing else.
 */
export function lackingProvider({ kind, name: source }: Pick<Source, 'kind' | 'name'>, reason: string): WealthProvider {
  const refuse = () => Promise.reject(new UpstreamError({ source, kind: 'unavailable', retryable: false, message: `${source}: ${reason}` }))
  return {
    source,
    kind,
    capabilities: new Set(),
    isOwn: false,
    getDataDate: refuse,
    getLastImport: refuse,
    getAccounts: refuse,
    getAccount: refuse,
    getHoldings: refuse,
    getTransactions: refuse,
    getPerformance: refuse,
    getCharges: refuse,
    getHoldingHistory: refuse,
    getDocuments: refuse,
    openDocument: refuse,
    openReport: refuse,
    getCommitments: refuse,
    // There is nothing to forget.
    forgetKept: () => Promise.resolve(),
  }
}
