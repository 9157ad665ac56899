import { useCallback, useEffect, useRef, useState } from 'react'
import type { GeneratePdfRequest, ReportStatus } from '../../../../shared/contracts/reportOrders'
import { ApiError } from '../../../lib/apiClient'
import { useReads } from '../../../lib/data/defineRead'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useCancelReport } from '../cancelReport.write'
import { useReportDocuments } from '../reportDocuments.read'
import { useReportStatus } from '../reportStatus.read'
import { useRequestReport } from '../requestReport.write'
import { useReportUnderWay } from '../reportUnderWay.read'
import { isSettled } from './progress'

/** What somebody chose: a kind, its period, and whether all portfolios are shown as one. */
export type ReportOrdered = Required<Pick<GeneratePdfRequest, 'kind' | 'period'>> & Pick<GeneratePdfRequest, 'renderConsolidated'>

export type ReportRun = Readonly<{
  /** The report that is being made or has just been made; null when none was asked for. */
  status: ReportStatus | null
  /** False until the account is known. */
  canStart: boolean
  /** True from the press of the button to the server's answer. */
  isStarting: boolean
  /** True while a report is being asked for or made. */
  isUnderWay: boolean
  /** Why the server took no order for a report. */
  startError: ApiError | null
  /** True when the progress of a report cannot be read; it goes on being made. */
  isLost: boolean
  /** Asks for a report; the former one again when none is given. */
  start: (order?: ReportOrdered) => Promise<void>
  /** Stops a report that one ordered oneself; true when it was stopped, false when it was done before. Rejects with an `ApiError`. */
  cancel: () => Promise<boolean>
  /** Forgets a report that is done or has failed, so that another may be chosen. */
  clear: () => void
  /** Asks for the progress again. */
  refresh: () => void
}>

/**
 * Makes a report of one portfolio, or of all of an account, and follows it; also one that was under way before the page was opened. Does
 * nothing as long as the account is not known.
 */
export function useReport(accountId: string | null, portfolioId: string | null): ReportRun {
  const locale = useLocale()
  const { revalidate, put } = useReads()
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [startError, setStartError] = useState<ApiError | null>(null)
  /** Nothing more is told of it, though its progress may still come in. */
  const [cancelled, setCancelled] = useState<string | null>(null)
  const latest = useRef<ReportOrdered>({ kind: 'investment', period: { range: 'quarter' } })
  const { save, isSaving: isStarting } = useRequestReport()
  const { save: stop } = useCancelReport()

  const found = useReportUnderWay(accountId === null ? null : { accountId, portfolioId })
  const current = askedFor ?? found.data ?? null
  const id = current === cancelled ? null : current
  const poll = useReportStatus(id)
  const status = poll.data ?? null
  const isUnderWay = isStarting || (status ? !isSettled(status.state) : id !== null && !poll.error)

  const start = useCallback(
    async (order: ReportOrdered = latest.current) => {
      if (accountId === null) return
      latest.current = order
      setStartError(null)
      try {
        const answer = await save({ account: accountId, ...(portfolioId ? { portfolio: portfolioId } : {}), locale, ...order })
        await put(useReportStatus.key(answer.id), answer)
        setAskedFor(answer.id)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setStartError(error)
      }
    },
    [accountId, portfolioId, locale, put, save],
  )
  const cancel = useCallback(async () => {
    if (id === null) return false
    setCancelled(id)
    try {
      const answer = await stop({}, id)
      await put(useReportStatus.key(id), answer)
      if (answer.state === 'done') {
        setCancelled(null)
        return false
      }
      if (accountId !== null) await put(useReportUnderWay.key({ accountId, portfolioId }), null)
      return true
    } catch (error) {
      setCancelled(null)
      throw error
    }
  }, [accountId, id, portfolioId, put, stop])
  const clear = useCallback(() => {
    setStartError(null)
    setAskedFor(null)
  }, [])

  const settled = status && isSettled(status.state) ? status.id : null
  useEffect(() => {
    if (!settled) return
    if (accountId !== null) void put(useReportUnderWay.key({ accountId, portfolioId }), null)
    // It stays on the screen as the one that was asked for, although none is under way any more.
    setAskedFor(settled)
    void revalidate(useReportDocuments)
  }, [settled, accountId, portfolioId, put, revalidate])

  // While a new one is asked for, the last one is no longer what this is about.
  return {
    canStart: accountId !== null,
    status: isStarting ? null : status,
    isStarting,
    isUnderWay,
    startError,
    isLost: poll.error !== undefined && !(status && isSettled(status.state)),
    start,
    cancel,
    clear,
    refresh: poll.refresh,
  }
}
