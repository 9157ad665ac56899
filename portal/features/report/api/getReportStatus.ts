import { useCallback, useRef } from 'react'
import useSWR from 'swr'
import { type ReportStatus, reportStatusSchema } from '../../../../shared/contracts/report'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { isSettled, pollDelay } from '../model/progress'

export const reportStatusKey = (reportId: string | null) => (reportId ? (['report-status', reportId] as const) : null)

const getReportStatus = ([, reportId]: readonly ['report-status', string]): Promise<ReportStatus> =>
  apiGet(`/api/reports/${encodeURIComponent(reportId)}/status`, reportStatusSchema)

/** State of a report, asked for every second (less often after a while) until it is done or has failed. */
export function useReportStatus(reportId: string | null) {
  const polls = useRef({ reportId, count: 0 })
  const refreshInterval = useCallback(
    (latest: ReportStatus | undefined) => {
      if (latest && isSettled(latest.state)) return 0
      if (polls.current.reportId !== reportId) polls.current = { reportId, count: 0 }
      polls.current.count += 1
      return pollDelay(polls.current.count)
    },
    [reportId],
  )
  return useSWR<ReportStatus, ApiError, ReturnType<typeof reportStatusKey>>(reportStatusKey(reportId), getReportStatus, {
    refreshInterval,
    // Shorter than the poll: a call within the window would be dropped.
    dedupingInterval: 400,
    errorRetryInterval: 2000,
  })
}
