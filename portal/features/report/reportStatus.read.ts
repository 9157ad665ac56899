import { reportStatusSchema } from '../../../shared/contracts/report'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { isSettled, pollDelay } from './model/progress'

/** State of a report, asked for every second (less often after a while) until it is done or has failed. */
export const useReportStatus = defineRead(reportStatusSchema, (reportId: string) => apiPath`/api/reports/${reportId}/status`, {
  every: (latest, asked) => (latest && isSettled(latest.state) ? 0 : pollDelay(asked)),
})
