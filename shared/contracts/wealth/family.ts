import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { changeSchema, contactSchema, ledgerSchema, missingFiguresSchema } from './figures'
import { portfolioRowSchema } from './portfolios'

/* ---------- GET /api/wealth/family?portal= ---------- */

/** One of a person's accounts in the view of all of them. Without figures (not linked yet, or nothing in it) it counts in no sum. */
export const familyAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  externalId: z.nullable(z.string()),
  value: z.nullable(moneySchema),
  /** Of the value of all accounts. */
  share: z.nullable(ratioSchema),
  dayChange: z.nullable(changeSchema),
  ledger: z.nullable(ledgerSchema),
  /** False when it has no figures to count. */
  isCounted: z.boolean(),
  /** By value, the largest first; shares are of the value of all accounts. */
  portfolios: z.array(portfolioRowSchema),
})
export type FamilyAccount = z.infer<typeof familyAccountSchema>

export const familyResponseSchema = z.extend(provenanceSchema, {
  portal: z.string(),
  currency: currencyCodeSchema,
  value: z.nullable(moneySchema),
  dayChange: z.nullable(changeSchema),
  ledger: z.nullable(ledgerSchema),
  missing: missingFiguresSchema,
  advisor: z.nullable(contactSchema),
  /** Of all the accounts, each once. */
  advisors: z.array(contactSchema),
  /** By name. */
  accounts: z.array(familyAccountSchema),
})
export type FamilyResponse = z.infer<typeof familyResponseSchema>
