import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { portfolioTypeSchema } from '../../domain/portfolioType'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { changeSchema, changesSchema, contactSchema, ledgerSchema, missingFiguresSchema } from './figures'

export const portfolioRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  externalId: z.nullable(z.string()),
  type: portfolioTypeSchema,
  value: z.nullable(moneySchema),
  /** Share of the account. */
  share: z.nullable(ratioSchema),
  /** Return of the last twelve months; null when not known. */
  change1y: z.nullable(ratioSchema),
  changeYtd: z.nullable(ratioSchema),
  changes: changesSchema,
  inception: z.nullable(isoDateSchema),
  /** 1 to 7. */
  riskProfile: z.nullable(z.number()),
})
export type PortfolioRow = z.infer<typeof portfolioRowSchema>

/* ---------- GET /api/wealth/portfolios/{id} ---------- */

export const portfolioResponseSchema = z.extend(provenanceSchema, {
  portfolio: z.object({
    id: z.string(),
    name: z.string(),
    externalId: z.nullable(z.string()),
    type: portfolioTypeSchema,
    currency: currencyCodeSchema,
    inception: z.nullable(isoDateSchema),
    /** 1 to 7. */
    riskProfile: z.nullable(z.number()),
    /** The profile in the provider's own words, without the level. */
    riskName: z.nullable(z.string()),
    /** 1 to 10. */
    esgRating: z.nullable(z.number()),
    region: z.nullable(z.string()),
    /** Income, Accumulation, Both, or ExO: execution only. */
    objective: z.nullable(z.string()),
    /** 1 to 10. */
    riskLevel: z.nullable(z.number()),
    /** How long the money is meant to stay: 0 up to three years, 1 up to five, 2 up to ten, 3 longer. */
    timescale: z.nullable(z.number()),
    /** What the firm files it under. */
    reference: z.nullable(z.string()),
    changes: changesSchema,
    account: z.object({ id: z.string(), name: z.string(), portfolioCount: z.number() }),
    portal: z.string(),
    /** As in the account: the other side of it. */
    advisor: z.nullable(contactSchema),
    advisors: z.array(contactSchema),
    client: z.nullable(contactSchema),
  }),
  /** Sum of the holdings. */
  value: z.nullable(moneySchema),
  dayChange: z.nullable(changeSchema),
  ledger: z.nullable(ledgerSchema),
  missing: missingFiguresSchema,
})
export type PortfolioResponse = z.infer<typeof portfolioResponseSchema>
