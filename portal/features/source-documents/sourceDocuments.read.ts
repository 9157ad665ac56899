import { holdingDocumentsResponseSchema } from '../../../shared/contracts/wealth/holdingDocuments'
import { sourceDocumentsResponseSchema } from '../../../shared/contracts/wealth/sourceDocuments'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Whose documents: those of an account and all its portfolios, or of one portfolio. */
export type DocumentsOf = Readonly<{ accountId: string } | { portfolioId: string }>

const pathOf = (of: DocumentsOf): string =>
  'accountId' in of ? apiPath`/api/wealth/accounts/${of.accountId}/documents` : apiPath`/api/wealth/portfolios/${of.portfolioId}/documents`

/** What the data provider keeps, the newest first. */
export const useSourceDocuments = defineRead(sourceDocumentsResponseSchema, pathOf)

/** The papers of one holding: of the fund that it is, and what the data provider keeps about it. */
export const useHoldingDocuments = defineRead(
  holdingDocumentsResponseSchema,
  (portfolioId: string, holdingId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/holdings/${holdingId}/documents`,
)

/** Address of the file of a document: to be saved, or with `isInline` to be shown in the browser. */
export const sourceDocumentUrl = (of: DocumentsOf, documentId: string, { isInline = false } = {}): string =>
  `${pathOf(of)}/${encodeURIComponent(documentId)}/file${isInline ? '?inline=1' : ''}`
