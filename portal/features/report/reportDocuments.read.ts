import * as z from 'zod/mini'
import { isoInstantSchema } from '../../../shared/domain/dates'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

const reportDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoInstantSchema,
  filesize: z.optional(z.nullable(z.number())),
  /** Who made it. */
  owner: z.optional(z.nullable(z.string())),
  /** Of a statement that corrects a published one: when that was published. */
  correctsPublishedAt: z.optional(z.nullable(isoInstantSchema)),
  /** Came lately, and the person neither made nor opened it; staff are told of none. */
  isNew: z._default(z.nullable(z.boolean()), false),
})
export type ReportDocument = z.infer<typeof reportDocumentSchema>

const documentsResponseSchema = z.pipe(
  z.object({ docs: z.array(reportDocumentSchema), totalDocs: z._default(z.number(), 0) }),
  z.transform(({ docs, totalDocs }) => ({ documents: docs, total: Math.max(totalDocs, docs.length) })),
)

/** Whose reports: those of one portfolio, or all of some accounts and their portfolios. */
export type ReportsOf = Readonly<{ portfolioId: string } | { accountIds: readonly string[] }>

/** Rows shown at first, and after "show all": the most that one list holds. */
export const shownReports = { few: 5, all: 100 } as const

/** Reports that were made, the newest first, and how many there are. */
export const useReportDocuments = defineRead(documentsResponseSchema, (of: ReportsOf, limit: number) =>
  withQuery('/api/documents', {
    ...('portfolioId' in of ? { 'where[portfolio][equals]': of.portfolioId } : { 'where[account][in]': of.accountIds.join() }),
    'where[generatedPdf][equals]': 'true',
    sort: '-createdAt',
    limit: String(limit),
    depth: '0',
  }),
)
