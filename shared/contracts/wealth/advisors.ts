import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { missingReasonSchema } from './figures'

/** A sum over accounts: null with the reason when one of them is in another currency without a rate. */
const accountsSumSchema = z.object({
  accounts: z.number(),
  value: z.nullable(moneySchema),
  /** Share of the advisor's assets under management. */
  share: z.nullable(ratioSchema),
})

/* ---------- GET /api/wealth/advisor-total?portal= ---------- */

export const advisorTotalResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Active linked accounts of the portal that the person may see. */
  total: accountsSumSchema,
  /** Those of them with a third-party financial id. */
  thirdParty: accountsSumSchema,
  missing: z.nullable(missingReasonSchema),
})
export type AdvisorTotalResponse = z.infer<typeof advisorTotalResponseSchema>

/* ---------- GET /api/wealth/client-groups?portal= ---------- */

export const clientGroupsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** By name. Of each only the accounts that the person may see. */
  groups: z.array(z.extend(accountsSumSchema, { id: z.string(), name: z.string(), members: z.array(z.string()) })),
})
export type ClientGroupsResponse = z.infer<typeof clientGroupsResponseSchema>

/* ---------- GET /api/wealth/external-accounts?portal= ---------- */

export const externalAccountsResponseSchema = z.extend(provenanceSchema, {
  /** Accounts that the provider has and that are on none of the brand's portals, by name. */
  accounts: z.array(
    z.object({ externalId: z.string(), name: z.string(), value: moneySchema, portfolioCount: z.number(), asOf: isoDateSchema }),
  ),
  missing: z.nullable(missingReasonSchema),
})
export type ExternalAccountsResponse = z.infer<typeof externalAccountsResponseSchema>
