import * as z from 'zod/mini'
import { provenanceSchema } from '../provenance'
import { periodReturnSchema, seriesPointSchema, tileSchema } from './figures'

/* ---------- GET /api/wealth/portfolios/{id}/performance ---------- */

export const discreteKinds = ['ytd', 'year', '1y', '3y', '5y', 'inception', 'annualised'] as const
export const discreteReturnSchema = z.extend(periodReturnSchema, {
  kind: z.enum(discreteKinds),
  /** The calendar year, for kind `year`. */
  year: z.nullable(z.number()),
})
export type DiscreteReturn = z.infer<typeof discreteReturnSchema>

export const performanceResponseSchema = z.extend(provenanceSchema, {
  benchmarkName: z.nullable(z.string()),
  /** How the returns are computed. */
  method: z.enum(['time_weighted']),
  basis: z.enum(['net', 'gross']),
  tiles: z.array(tileSchema),
  /** Daily in the last quarter, weekly before; the first and last points are always there. */
  series: z.array(seriesPointSchema),
  discrete: z.array(discreteReturnSchema),
})
export type PerformanceResponse = z.infer<typeof performanceResponseSchema>
