import { reportStatusSchema } from '../../../shared/contracts/reportOrders'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { toldByEvents } from '../../lib/data/toldByEvents'
import { isSettled, pollDelay } from './model/progress'

/**
 * State of a report until it is done or has failed, told by the server's events. Where they do not come through it is asked for every second, less often
 * after a while.
 */
export const useReportStatus = defineRead(reportStatusSchema, (reportId: string) => apiPath`/api/reports/${reportId}/status`, {
  every: (latest, asked) => (latest && isSettled(latest.state) ? 0 : pollDelay(asked)),
  live: toldByEvents(
    reportStatusSchema,
    (reportId: string) => apiPath`/api/reports/${reportId}/events`,
    ({ state }) => isSettled(state),
  ),
})
