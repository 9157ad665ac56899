import * as z from 'zod/mini'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'

/* ---------- GET /api/market/risk-comparison ---------- */

export const riskLevels = [1, 2, 3, 4, 5, 6, 7] as const

/** What portfolios of each risk level hold of a sector; the sector is null for the whole of an asset class. */
export const riskComparisonRowSchema = z.object({
  assetClassName: z.string(),
  sector: z.nullable(z.string()),
  /** By risk level 1 to 7; null where the firm does not say. */
  values: z.array(z.nullable(ratioSchema)).check(z.length(riskLevels.length)),
})
export type RiskComparisonRow = z.infer<typeof riskComparisonRowSchema>

export const riskComparisonResponseSchema = z.extend(provenanceSchema, { rows: z.array(riskComparisonRowSchema) })
export type RiskComparisonResponse = z.infer<typeof riskComparisonResponseSchema>
