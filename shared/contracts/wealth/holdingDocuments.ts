import * as z from 'zod/mini'
import { fundDocumentSchema } from '../../domain/fund'
import { provenanceSchema } from '../provenance'
import { sourceDocumentSchema } from './sourceDocuments'

/* ---------- GET /api/wealth/portfolios/{id}/holdings/{holding}/documents ---------- */

export const holdingDocumentsResponseSchema = z.extend(provenanceSchema, {
  /** The fund of the market house that the holding is, with its papers; null for a security that the house does not have. */
  fund: z.nullable(z.object({ id: z.string(), documents: z.array(fundDocumentSchema) })),
  /** What the data provider keeps about the holding, the newest first; each opens as a document of the portfolio. */
  documents: z.array(sourceDocumentSchema),
})
export type HoldingDocumentsResponse = z.infer<typeof holdingDocumentsResponseSchema>
