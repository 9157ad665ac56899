/** Address of a document's file: to be saved, or with `isInline` to be shown in the browser. */
export const documentUrl = (documentId: string, { isInline = false } = {}): string =>
  `/api/documents/${encodeURIComponent(documentId)}/download${isInline ? '?inline=1' : ''}`
