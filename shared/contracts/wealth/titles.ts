import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'

/** A security of a portfolio: held now, or traded once. What the provider tells of holdings alone is null for one that is not held any more. */
export const titleSchema = z.object({
  /** The holding's id. */
  id: z.string(),
  name: z.string(),
  symbol: z.nullable(z.string()),
  sedol: z.nullable(z.string()),
  assetClass: z.nullable(assetClassSchema),
  sector: z.nullable(z.string()),
  region: z.nullable(z.string()),
  quoteUnit: quoteUnitSchema,
  units: z.nullable(decimalStringSchema),
  isHeld: z.boolean(),
  /** The first and the last booking. */
  firstDate: z.nullable(isoDateSchema),
  lastDate: z.nullable(isoDateSchema),
  bookings: z.number(),
})
export type Title = z.infer<typeof titleSchema>

/* ---------- GET /api/wealth/portfolios/{id}/titles ---------- */

export const titlesResponseSchema = z.extend(provenanceSchema, {
  /** By name. */
  titles: z.array(titleSchema),
})
export type TitlesResponse = z.infer<typeof titlesResponseSchema>
