import * as z from 'zod/mini'
import { defineJob } from '../defineJob'
import { reportsAtOnce } from '../pdf/reportsAtOnce'

/** Makes the PDF of one `reports` document. Whose rights apply, which account and in which language stand on the document. */
export const generateReport = defineJob({
  name: 'generateReport',
  queue: 'reports',
  concurrency: reportsAtOnce,
  // Of a statement of a batch, whose it is is the batch.
  input: z.object({ reportId: z.string(), requestedBy: z.string(), isOfBatch: z.optional(z.boolean()) }),
  fairBy: ({ requestedBy }) => requestedBy,
  isBackground: ({ isOfBatch = false }) => isOfBatch,
  retries: 1,
  backoff: { firstMs: 0, maxMs: 0 },
  handler: async () => (await import('./handler')).generateReport,
  repair: async () => (await import('./repairReports')).repairReports,
  onDeadLetter: async () => (await import('./repairReports')).tellReportFailed,
})
