import * as z from 'zod/mini'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'
import { missingReasonSchema } from './figures'

/* ---------- GET /api/wealth/accounts/{id}/private-equity ---------- */

const amounts = {
  /** Null when the provider does not say, as `distributed`. */
  committed: z.nullable(moneySchema),
  /** What of it was paid. */
  called: moneySchema,
  /** What came back. */
  distributed: z.nullable(moneySchema),
  /** Net asset value of what is left. */
  value: moneySchema,
}

export const commitmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  region: z.nullable(z.string()),
  ...amounts,
  /** The end of the quarter that the value is of. */
  valuedOn: z.nullable(isoDateSchema),
})
export type Commitment = z.infer<typeof commitmentSchema>

/** Commitments to private equity. They come from a source of their own and are in no other figure: not in the value of the account, nor in a return. */
export const privateEquityResponseSchema = z.extend(provenanceSchema, {
  /** False where the brand has no source for them: none are missing. */
  isOffered: z.boolean(),
  /** The most valuable first. */
  commitments: z.array(commitmentSchema),
  /** Null without commitments, and when rows are missing or in several currencies; an amount that one of them lacks is null by itself. */
  totals: z.nullable(z.object(amounts)),
  /** Why there are no totals though there are, or may be, commitments. */
  missing: z.nullable(missingReasonSchema),
})
export type PrivateEquityResponse = z.infer<typeof privateEquityResponseSchema>
