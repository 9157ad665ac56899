import { useEffect, useState } from 'react'
import { type ReportResponse, reportResponseSchema } from '../../../../shared/contracts/report'
import { apiGet } from '../../../lib/apiClient'

export type ReportState = Readonly<{ report: ReportResponse; error: null } | { report: null; error: Error | null }>

const loading: ReportState = { report: null, error: null }

/** The report of an account, or of one of its portfolios; asked for once, as a page that is printed must not change. */
export function useReport(account: string, portfolio: string | null): ReportState {
  const [state, setState] = useState(loading)
  useEffect(() => {
    const abort = new AbortController()
    const query = portfolio ? `?portfolio=${encodeURIComponent(portfolio)}` : ''
    setState(loading)
    apiGet(`/api/wealth/accounts/${encodeURIComponent(account)}/report${query}`, reportResponseSchema, { signal: abort.signal }).then(
      (report) => setState({ report, error: null }),
      (reason: unknown) => {
        if (!abort.signal.aborted) setState({ report: null, error: reason instanceof Error ? reason : new Error(String(reason)) })
      },
    )
    return () => abort.abort()
  }, [account, portfolio])
  return state
}
