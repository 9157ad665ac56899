import * as z from 'zod/mini'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'
import { reportKindSchema } from '../domain/reportKinds'
import { reportPeriodSchema } from '../domain/reportPeriod'
import { localeSchema } from '../i18n/localeSchema'

/* ---------- POST /api/functions/generatePdf ---------- */

export const generatePdfRequestSchema = z.object({
  /** Our account id. */
  account: z.string(),
  /** Only this portfolio of the account; all of them when absent. */
  portfolio: z.optional(z.string()),
  locale: z.optional(localeSchema),
  kind: z._default(reportKindSchema, 'investment'),
  /** All portfolios of the account as one section instead of one each. Of one portfolio, and of the provider's own report, it changes nothing. */
  renderConsolidated: z.optional(z.boolean()),
  /** The last three months up to the newest prices when absent. */
  period: z.optional(reportPeriodSchema),
})
export type GeneratePdfRequest = z.infer<typeof generatePdfRequestSchema>

/** In the order in which a report goes through them; `failed` can follow any. */
export const reportStates = ['queued', 'collecting', 'rendering', 'saving', 'done', 'failed'] as const
export const reportStateSchema = z.enum(reportStates)
export type ReportState = z.infer<typeof reportStateSchema>

/** Answer of `POST /api/functions/generatePdf` (202; 200 for one that is already under way) and of `GET /api/reports/{id}/status`. */
export const reportStatusSchema = z.object({
  id: z.string(),
  state: reportStateSchema,
  createdAt: isoInstantSchema,
  /** Whether whoever asks ordered it, and so may cancel it. */
  isOwn: z.boolean(),
  asOf: z.nullable(isoDateSchema),
  /** Set when `state` is `done`. */
  document: z.nullable(z.object({ id: z.string(), name: z.string(), url: z.string(), bytes: z.number() })),
  /** Set when `state` is `failed`. */
  error: z.nullable(z.string()),
})
export type ReportStatus = z.infer<typeof reportStatusSchema>
