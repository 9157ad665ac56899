import * as z from 'zod/mini'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'
import { moneySchema } from '../domain/money'
import { reportKindSchema } from '../domain/reportKinds'

/* For each published statement: who was told, by what, when it was opened, and which exact file it was. */

/** `notified`: the mail left; `cameBack`: it could not be delivered; `byPost`: paper by choice. */
export const deliveryChannels = ['mail', 'post'] as const
export const deliveryStates = ['queued', 'notified', 'cameBack', 'byPost'] as const

export const evidenceVersionSchema = z.object({
  document: z.string(),
  version: z.number(),
  publishedAt: isoInstantSchema,
  publishedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  /** Why the one before was wrong; null of a first version. */
  note: z.nullable(z.string()),
  value: z.nullable(moneySchema),
  firstOpenedAt: z.nullable(isoInstantSchema),
  notifiedAt: z.nullable(isoInstantSchema),
  hash: z.string(),
})

export const evidenceRowSchema = z.object({
  /** Id of the delivery. */
  id: z.string(),
  account: z.object({ id: z.string(), name: z.string(), externalId: z.nullable(z.string()), client: z.nullable(z.string()) }),
  document: z.string(),
  kind: reportKindSchema,
  date: isoDateSchema,
  version: z.number(),
  pages: z.nullable(z.number()),
  publishedAt: isoInstantSchema,
  channel: z.enum(deliveryChannels),
  state: z.enum(deliveryStates),
  notifiedAt: z.nullable(isoInstantSchema),
  firstOpenedAt: z.nullable(isoInstantSchema),
  lastOpenedAt: z.nullable(isoInstantSchema),
  timesOpened: z.number(),
  paperSentAt: z.nullable(isoDateSchema),
  hash: z.string(),
  /** All versions, the newest first; of a statement that was never corrected only itself. */
  versions: z.array(evidenceVersionSchema),
})
export type EvidenceRow = z.infer<typeof evidenceRowSchema>

export const evidencePerPage = 12
export const evidenceFilters = ['notOpened', 'corrected', 'cameBack'] as const

/** `GET /api/report-evidence`; the same question with `.csv` gives every row, with the full hash and every opening. */
export const evidenceQuerySchema = z.object({
  /** Last day of the period; all of them when left out. */
  date: z.optional(isoDateSchema),
  portal: z.optional(z.string().check(z.maxLength(64))),
  /** The brand whose statements the panel shows; all when left out. */
  ofBrand: z.optional(z.string().check(z.maxLength(60))),
  kind: z.optional(reportKindSchema),
  /** Client, account, or the beginning of a hash. */
  q: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  only: z.optional(z.enum(evidenceFilters)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
})

export const evidenceSchema = z.object({
  /** Periods that have published statements, the newest first. */
  periods: z.array(z.object({ date: isoDateSchema, statements: z.number() })),
  /** `openedInTime + paperSent + paperByChoice + open = published`; `open` are neither opened nor sent yet. */
  sums: z.object({ openedInTime: z.number(), paperSent: z.number(), paperByChoice: z.number(), open: z.number(), published: z.number() }),
  firstPublishedAt: z.nullable(isoInstantSchema),
  corrected: z.number(),
  cameBack: z.number(),
  /** How long it is kept, in years, and until when that of this period is. */
  keptYears: z.number(),
  keptUntil: z.nullable(isoDateSchema),
  rows: z.array(evidenceRowSchema),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** `POST /api/report-evidence/{id}/paper`: paper was sent on this day (not after today, not before the publication). */
export const paperSentSchema = z.object({ sentAt: isoDateSchema })
