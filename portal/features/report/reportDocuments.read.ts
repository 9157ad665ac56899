import * as z from 'zod/mini'
import { isoInstantSchema } from '../../../shared/domain/dates'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

const reportDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoInstantSchema,
  filesize: z.optional(z.nullable(z.number())),
  mimeType: z.optional(z.nullable(z.string())),
})
export type ReportDocument = z.infer<typeof reportDocumentSchema>

const documentsResponseSchema = z.pipe(
  z.object({ docs: z.array(reportDocumentSchema) }),
  z.transform(({ docs }) => docs),
)

/** The last five reports made of a portfolio, the newest first. */
export const useReportDocuments = defineRead(documentsResponseSchema, (portfolioId: string) =>
  withQuery('/api/documents', {
    'where[portfolio][equals]': portfolioId,
    'where[generatedPdf][equals]': 'true',
    sort: '-createdAt',
    limit: '5',
    depth: '0',
  }),
)
