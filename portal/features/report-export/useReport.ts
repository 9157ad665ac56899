import { useCallback, useEffect, useState } from 'react'
import { type ReportResponse, reportResponseSchema } from '../../../shared/contracts/report'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { isWorthRetrying } from '../../lib/swrConfig'

export type ReportState = Readonly<{
  report: ReportResponse | null
  /** Why the last question brought none. It is there at once, for whoever prints the page and does not wait for another try. */
  error: Error | null
  /** True once no further try is made: it is up to the reader then. */
  hasGivenUp: boolean
  isAsking: boolean
}>

const loading: ReportState = { report: null, error: null, hasGivenUp: false, isAsking: true }

/** Pauses before the further tries, in ms. */
const pauses = [1000, 3000, 9000]

/** What of the page's address the figures depend on. */
const asked = ['portfolio', 'kind', 'renderConsolidated', 'range', 'from', 'date'] as const

const { ask } = defineRead(reportResponseSchema, (account: string, query: Readonly<Record<(typeof asked)[number], string | null>>) =>
  withQuery(apiPath`/api/wealth/accounts/${account}/report`, query),
)

/**
 * The report of an account, or of one of its portfolios, over the period of the address. A page that is printed must not change, so it is asked for until it
 * is there and never again; what may pass, such as a lost connection, is tried again some times.
 */
export function useReport(account: string, query: URLSearchParams): ReportState & Readonly<{ retry: () => void }> {
  const [portfolio, kind, renderConsolidated, range, from, date] = asked.map((name) => query.get(name))
  const [state, setState] = useState(loading)
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((before) => before + 1), [])
  useEffect(() => {
    const abort = new AbortController()
    const question = {
      portfolio: portfolio ?? null,
      kind: kind ?? null,
      renderConsolidated: renderConsolidated ?? null,
      range: range ?? null,
      from: from ?? null,
      date: date ?? null,
    }
    // What was said of a failure stays in sight until there is more to say.
    setState((before) => (before.report ? loading : { ...before, isAsking: true }))
    const take = (next: Partial<ReportState>) => {
      if (!abort.signal.aborted) setState((before) => ({ ...before, ...next }))
    }
    void askPatiently(() => ask(abort.signal, account, question), abort.signal, take)
    return () => abort.abort()
  }, [account, portfolio, kind, renderConsolidated, range, from, date, tries])
  return { ...state, retry }
}

async function askPatiently(
  once: () => Promise<ReportResponse>,
  signal: AbortSignal,
  take: (next: Partial<ReportState>) => void,
): Promise<void> {
  for (const pause of [...pauses, null]) {
    try {
      return take({ report: await once(), error: null, hasGivenUp: false, isAsking: false })
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      if (pause === null || !isWorthRetrying(error)) return take({ error, hasGivenUp: true, isAsking: false })
      take({ error })
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return
    }
  }
}
