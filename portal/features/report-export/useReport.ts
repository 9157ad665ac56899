import { useEffect, useState } from 'react'
import { type ReportResponse, reportResponseSchema } from '../../../shared/contracts/report'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

export type ReportState = Readonly<{ report: ReportResponse; error: null } | { report: null; error: Error | null }>

const loading: ReportState = { report: null, error: null }

/** What of the page's address the figures depend on. */
const asked = ['portfolio', 'kind', 'renderConsolidated', 'range', 'from', 'date'] as const

const { ask } = defineRead(reportResponseSchema, (account: string, query: Readonly<Record<(typeof asked)[number], string | null>>) =>
  withQuery(apiPath`/api/wealth/accounts/${account}/report`, query),
)

/** The report of an account, or of one of its portfolios, over the period of the address; asked for once, as a page that is printed must not change. */
export function useReport(account: string, query: URLSearchParams): ReportState {
  const [portfolio, kind, renderConsolidated, range, from, date] = asked.map((name) => query.get(name))
  const [state, setState] = useState(loading)
  useEffect(() => {
    const abort = new AbortController()
    setState(loading)
    ask(abort.signal, account, {
      portfolio: portfolio ?? null,
      kind: kind ?? null,
      renderConsolidated: renderConsolidated ?? null,
      range: range ?? null,
      from: from ?? null,
      date: date ?? null,
    }).then(
      (report) => setState({ report, error: null }),
      (reason: unknown) => {
        if (!abort.signal.aborted) setState({ report: null, error: reason instanceof Error ? reason : new Error(String(reason)) })
      },
    )
    return () => abort.abort()
  }, [account, portfolio, kind, renderConsolidated, range, from, date])
  return state
}
