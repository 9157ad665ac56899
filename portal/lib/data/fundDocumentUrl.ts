import { apiPath } from './apiPath'

/** Address of a document that the market house has of a fund: a PDF of our own server. */
export const fundDocumentUrl = (fundId: string, documentId: string): string => apiPath`/api/market/funds/${fundId}/documents/${documentId}`
