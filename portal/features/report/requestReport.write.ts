import { generatePdfRequestSchema, reportStatusSchema } from '../../../shared/contracts/reportOrders'
import { defineWrite } from '../../lib/data/defineWrite'

/** Asks for a report; one that is already under way is answered instead of a second one. */
export const useRequestReport = defineWrite(generatePdfRequestSchema, 'POST', () => '/api/functions/generatePdf', {
  answer: reportStatusSchema,
})
