import * as z from 'zod/mini'
import { reportStatusSchema } from '../../../shared/contracts/reportOrders'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'

/** Stops a report that one ordered; one that is done meanwhile is answered as done. */
export const useCancelReport = defineWrite(z.object({}), 'POST', (id: string) => apiPath`/api/reports/${id}/cancel`, {
  answer: reportStatusSchema,
})
