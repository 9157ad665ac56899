import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoDateSchema, isoInstantSchema } from '../../domain/dates'
import { moneySchema } from '../../domain/money'
import { portfolioTypeSchema } from '../../domain/portfolioType'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { missingReasonSchema } from './figures'

/* ---------- GET /api/wealth/clients?portal= ---------- */

export const unlinkedReasonSchema = z.enum(['no_external_id', 'not_fetched', 'no_portfolios', 'zero_value'])

export const clientRowSchema = z.object({
  /** Account id. */
  id: z.string(),
  name: z.string(),
  externalId: z.nullable(z.string()),
  /** Name as an address book has it, "Surname, First", in which the letter index and the order are kept. */
  sortName: z.string(),
  /** First letter of the surname and of the first name, upper case, in the client's own alphabet. */
  letters: z.array(z.string()),
  lastLogin: z.nullable(isoInstantSchema),
  /** An inactive account is listed and counts in no total. */
  isActive: z.boolean(),
  /** Null when unlinked, and of an account of our own that has no portfolios or whose value is not known. */
  value: z.nullable(moneySchema),
  /** The value in the currency of the totals, at the provider's rates where it is another; null when unlinked or without a rate. */
  reportingValue: z.nullable(moneySchema),
  /** Whether it belongs to the totals: active, linked, and with something in it. */
  isCounted: z.boolean(),
  /** Day of the rate at which the value was converted; null when it was not. */
  rateDate: z.nullable(isoDateSchema),
  portfolioCount: z.number(),
  portfolioNames: z.array(z.string()),
  portfolioTypes: z.array(portfolioTypeSchema),
  /** Share of the advisor's assets under management. */
  share: z.nullable(ratioSchema),
  /** Return of the last day over all portfolios, by what stood in them at its start; null when it is not known of one. */
  dayChange: z.nullable(ratioSchema),
  /** The same over the last month; null too while a portfolio is younger than that. */
  monthChange: z.nullable(ratioSchema),
  /** The last time that the client and the firm met here in the past year, or the last sign-in before. Null for never. */
  lastContact: z.nullable(z.object({ at: isoInstantSchema, kind: z.enum(['sign_in', 'document']) })),
  /** Null when linked, which what our own database hosts always is. An unlinked account has no external id, figures that were never fetched, no portfolios, or value 0. */
  unlinked: z.nullable(unlinkedReasonSchema),
  asOf: z.nullable(isoDateSchema),
})
export type ClientRow = z.infer<typeof clientRowSchema>

export const clientsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Of the active linked accounts. */
  totals: z.object({
    value: z.nullable(moneySchema),
    /** Why `value` is null. */
    missing: z.nullable(missingReasonSchema),
    clients: z.number(),
    linked: z.number(),
    portfolios: z.number(),
    /** Of the portfolios that are worth something; null when there is none or no total. */
    averagePortfolio: z.nullable(moneySchema),
    /** How many those are, and of which accounts some are worth nothing. */
    valuedPortfolios: z.number(),
    emptyPortfolios: z.array(z.object({ account: z.string(), portfolios: z.number() })),
    /** The part of accounts with a third-party financial id, and which they are; null where that is worth nothing, and its value with that of all. */
    thirdParty: z.nullable(z.object({ accounts: z.number(), value: z.nullable(moneySchema), members: z.array(z.string()) })),
    /**
     * What the returns of the last month made of the values; money paid in or out is no part of it. Of `clients` of the `of` accounts that are
     * worth something: the month of the others is not known. Null when it is known of none, or there is no total.
     */
    month: z.nullable(z.object({ gain: moneySchema, clients: z.number(), of: z.number() })),
    signedInLast7Days: z.number(),
    signedInToday: z.number(),
  }),
  clients: z.array(clientRowSchema),
  /** Groups that some of the clients are in, by name, with the ids of those accounts. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), members: z.array(z.string()) })),
})
export type ClientsResponse = z.infer<typeof clientsResponseSchema>

/* ---------- GET /api/wealth/last-visit?portal= ---------- */

/** What came since a person was last here. */
export const lastVisitResponseSchema = z.object({
  /** The last that the person did before they signed in; null on their first visit, and all else is zero then. */
  since: z.nullable(isoInstantSchema),
  /** Zero for a client. */
  clientsSignedIn: z.number(),
  /** To the person themselves. */
  messages: z.number(),
  /** Valuations and statements of the accounts that they may see; for a client without those that they asked for themselves. */
  valuations: z.number(),
  /** Other documents of a client's accounts, without those that they put there. Zero for an advisor, who puts most of them there. */
  documents: z.number(),
})
export type LastVisitResponse = z.infer<typeof lastVisitResponseSchema>
