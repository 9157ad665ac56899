import useSWR from 'swr'
import * as z from 'zod/mini'
import { isoInstantSchema } from '../../../../shared/domain/dates'
import { type ApiError, apiGet } from '../../../lib/apiClient'

export const reportDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoInstantSchema,
  filesize: z.optional(z.nullable(z.number())),
  mimeType: z.optional(z.nullable(z.string())),
})
export type ReportDocument = z.infer<typeof reportDocumentSchema>

const documentsResponseSchema = z.object({ docs: z.array(reportDocumentSchema) })

export const reportDocumentsKey = (portfolioId?: string) => (portfolioId ? (['report-documents', portfolioId] as const) : null)

async function getReportDocuments([, portfolioId]: readonly ['report-documents', string]): Promise<ReportDocument[]> {
  const query = new URLSearchParams({
    'where[portfolio][equals]': portfolioId,
    'where[generatedPdf][equals]': 'true',
    sort: '-createdAt',
    limit: '5',
    depth: '0',
  })
  return (await apiGet(`/api/documents?${query}`, documentsResponseSchema)).docs
}

/** Address of a document's file: to be saved, or with `isInline` to be shown in the browser. */
export const documentUrl = (documentId: string, { isInline = false } = {}): string =>
  `/api/documents/${encodeURIComponent(documentId)}/download${isInline ? '?inline=1' : ''}`

/** The last five reports made of a portfolio, the newest first. */
export const useReportDocuments = (portfolioId?: string) =>
  useSWR<ReportDocument[], ApiError, ReturnType<typeof reportDocumentsKey>>(reportDocumentsKey(portfolioId), getReportDocuments)
