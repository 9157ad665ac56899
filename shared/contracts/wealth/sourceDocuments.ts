import * as z from 'zod/mini'
import { isoDateSchema } from '../../domain/dates'
import { documentTypes } from '../../domain/documentTypes'
import { provenanceSchema } from '../provenance'

/* ---------- GET /api/wealth/accounts/{id}/documents, GET /api/wealth/portfolios/{id}/documents ---------- */

/** A document that the data provider keeps; those of our own store are the library's. */
export const sourceDocumentSchema = z.object({
  /** Says nothing of where the provider keeps it; opens with `…/documents/{id}/file` of the same account or portfolio. */
  id: z.string(),
  name: z.string(),
  /** `Other` for a word of the provider that has no place among ours. */
  type: z.enum(documentTypes),
  /** In the provider's own words. */
  typeName: z.nullable(z.string()),
  date: z.nullable(isoDateSchema),
  /** The portfolio that it is about; null when it is about all of the account. */
  portfolio: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Id of the holding that it is about. */
  holding: z.nullable(z.string()),
})
export type SourceDocument = z.infer<typeof sourceDocumentSchema>

export const sourceDocumentsResponseSchema = z.extend(provenanceSchema, {
  /** False where the brand's provider keeps no documents: none are missing. */
  isOffered: z.boolean(),
  /** The newest first; those without a day last. */
  documents: z.array(sourceDocumentSchema),
})
export type SourceDocumentsResponse = z.infer<typeof sourceDocumentsResponseSchema>
