import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { provenanceSchema } from '../provenance'
import { changeSchema, contactSchema, ledgerSchema, missingFiguresSchema, seriesPointSchema, tileSchema } from './figures'
import { portfolioRowSchema } from './portfolios'

/* ---------- GET /api/wealth/accounts/{id} ---------- */

export const accountResponseSchema = z.extend(provenanceSchema, {
  account: z.object({
    id: z.string(),
    name: z.string(),
    externalId: z.nullable(z.string()),
    currency: currencyCodeSchema,
    inception: z.nullable(isoDateSchema),
    location: z.nullable(z.string()),
    portal: z.string(),
    /** The first of `advisors`. Null for the advisors themselves, who see `client` in its place. */
    advisor: z.nullable(contactSchema),
    /** All who look after the account, in the order in which it names them. */
    advisors: z.array(contactSchema),
    /** The client of the account, for those who look after it; null for the client. */
    client: z.nullable(contactSchema),
    /** All portfolios are worth nothing or there are none: the screen shows an error state, no zeros. */
    error: z.boolean(),
  }),
  value: z.nullable(moneySchema),
  dayChange: z.nullable(changeSchema),
  ledger: z.nullable(ledgerSchema),
  missing: missingFiguresSchema,
  tiles: z.array(tileSchema),
  benchmarkName: z.nullable(z.string()),
  series: z.array(seriesPointSchema),
  /** By value, the largest first. */
  portfolios: z.array(portfolioRowSchema),
})
export type AccountResponse = z.infer<typeof accountResponseSchema>
