import * as z from 'zod/mini'
import { isoDateSchema } from '../domain/dates'
import { reportDateRules, reportKindSchema } from '../domain/reportKinds'

/* ---------- GET /api/wealth/accounts/{id}/report-kinds ---------- */

export const reportKindsResponseSchema = z.object({
  /** Whether its portfolios can be one section: there are several, in one currency. */
  canConsolidate: z.boolean(),
  /** In the order in which they are offered. */
  kinds: z.array(
    z.object({
      kind: reportKindSchema,
      dates: z.enum(reportDateRules),
      /** The newest first; none for a kind of any period or of one day. Asked for by the last day as `period.date`. */
      periods: z.array(z.object({ from: isoDateSchema, to: isoDateSchema })),
    }),
  ),
})
export type ReportKinds = z.infer<typeof reportKindsResponseSchema>
export type OfferedKind = ReportKinds['kinds'][number]
