import * as z from 'zod/mini'
import { assetClassSchema } from '../domain/assetClass'
import { cashTypeSchema } from '../domain/cashFlow'
import { currencyCodeSchema, quoteUnitSchema } from '../domain/currency'
import { dateRangeSchema } from '../domain/dateRange'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'
import { decimalStringSchema, moneySchema } from '../domain/money'
import { portfolioTypeSchema } from '../domain/portfolioType'
import { ratioSchema } from '../domain/ratio'
import { transactionTypeSchema } from '../domain/transactionType'
import { provenanceSchema } from './provenance'

/* ---------- shared pieces ---------- */

/** What was put in, what it earned, what it cost, what it is worth: `paidIn + growth − charges = value`, to the penny. */
export const ledgerSchema = z.object({
  /** Contributions less withdrawals, transfers included. */
  paidIn: moneySchema,
  /** Growth and income before charges. */
  growth: moneySchema,
  charges: moneySchema,
  value: moneySchema,
})
export type Ledger = z.infer<typeof ledgerSchema>

/**
 * Why a figure is missing. `incomplete`: a part of it failed or lost rows, and a figure of the rest would be too small. `no_rate`: a part
 * is in another currency and came without a rate of its day.
 */
export const missingReasonSchema = z.enum([
  'too_short',
  'no_history',
  'no_benchmark',
  'under_one_year',
  'unavailable',
  'incomplete',
  'no_rate',
])
export type MissingReason = z.infer<typeof missingReasonSchema>

/** A return of the portfolio and of its benchmark over one period. A missing figure is null with a reason, never 0. */
export const periodReturnSchema = z.object({
  portfolio: z.nullable(ratioSchema),
  benchmark: z.nullable(ratioSchema),
  from: z.nullable(isoDateSchema),
  to: z.nullable(isoDateSchema),
  reason: z.nullable(missingReasonSchema),
})
export type PeriodReturn = z.infer<typeof periodReturnSchema>

export const tilePeriods = ['ytd', '3y', '1y', '6m'] as const
export const tileSchema = z.extend(periodReturnSchema, { period: z.enum(tilePeriods) })
export type Tile = z.infer<typeof tileSchema>

/** One point of the cumulative series: returns since the first point. */
export const seriesPointSchema = z.object({
  date: isoDateSchema,
  portfolio: ratioSchema,
  benchmark: z.nullable(ratioSchema),
})
export type SeriesPoint = z.infer<typeof seriesPointSchema>

export const changeSchema = z.object({ amount: moneySchema, ratio: z.nullable(ratioSchema) })
export type Change = z.infer<typeof changeSchema>

/** Why figures of a head are null; null where the figure is there. */
export const missingFiguresSchema = z.object({
  value: z.nullable(missingReasonSchema),
  dayChange: z.nullable(missingReasonSchema),
  ledger: z.nullable(missingReasonSchema),
})
export type MissingFigures = z.infer<typeof missingFiguresSchema>

/** Changes as the provider sends them: of a day, a month, the year to date, one, three and five years, and since inception. */
export const changesSchema = z.object({
  change1d: z.nullable(ratioSchema),
  change1m: z.nullable(ratioSchema),
  changeYtd: z.nullable(ratioSchema),
  change1y: z.nullable(ratioSchema),
  change3y: z.nullable(ratioSchema),
  change5y: z.nullable(ratioSchema),
  changeAll: z.nullable(ratioSchema),
})

/** Whom to write to or call. */
export const contactSchema = z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) })
export type Contact = z.infer<typeof contactSchema>

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
  /** Null when unlinked. */
  value: z.nullable(moneySchema),
  /** The value in the currency of the totals, at the provider's rates where it is another; null when unlinked or without a rate. */
  reportingValue: z.nullable(moneySchema),
  /** Day of the rate at which the value was converted; null when it was not. */
  rateDate: z.nullable(isoDateSchema),
  portfolioCount: z.number(),
  portfolioNames: z.array(z.string()),
  portfolioTypes: z.array(portfolioTypeSchema),
  /** Share of the advisor's assets under management. */
  share: z.nullable(ratioSchema),
  /** Return of the last day over all portfolios, by what stood in them at its start; null when it is not known of one. */
  dayChange: z.nullable(ratioSchema),
  /** The last time that the client and the firm met here in the past year, or the last sign-in before. Null for never. */
  lastContact: z.nullable(z.object({ at: isoInstantSchema, kind: z.enum(['sign_in', 'document']) })),
  /** Null when linked. An unlinked account has no external id, figures that were never fetched, no portfolios, or value 0. */
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
    signedInLast7Days: z.number(),
    signedInToday: z.number(),
  }),
  clients: z.array(clientRowSchema),
})
export type ClientsResponse = z.infer<typeof clientsResponseSchema>

/* ---------- GET /api/wealth/accounts/{id} ---------- */

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
})
export type PortfolioRow = z.infer<typeof portfolioRowSchema>

export const accountResponseSchema = z.extend(provenanceSchema, {
  account: z.object({
    id: z.string(),
    name: z.string(),
    externalId: z.nullable(z.string()),
    currency: currencyCodeSchema,
    inception: z.nullable(isoDateSchema),
    portal: z.string(),
    /** Null for the advisors themselves, who see `client` in its place. */
    advisor: z.nullable(contactSchema),
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

/* ---------- GET /api/wealth/accounts/{id}/values, GET /api/wealth/family/values?portal= ---------- */

/** What was in an account at the end of a day, and what had been paid in by then less withdrawals; amounts in the answer's currency. */
export const valuePointSchema = z.object({
  date: isoDateSchema,
  value: decimalStringSchema,
  /** Null when a payment is in another currency and came without a rate of its day. */
  paidIn: z.nullable(decimalStringSchema),
})
export type ValuePoint = z.infer<typeof valuePointSchema>

export const valuesResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Why there are no points; null as well for an account that has no history yet. */
  missing: z.nullable(missingReasonSchema),
  /** Oldest first: daily in the last quarter, weekly before. */
  points: z.array(valuePointSchema),
})
export type ValuesResponse = z.infer<typeof valuesResponseSchema>

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
    changes: changesSchema,
    account: z.object({ id: z.string(), name: z.string(), portfolioCount: z.number() }),
    portal: z.string(),
    /** As in the account: the other side of it. */
    advisor: z.nullable(contactSchema),
    client: z.nullable(contactSchema),
  }),
  /** Sum of the holdings. */
  value: z.nullable(moneySchema),
  dayChange: z.nullable(changeSchema),
  ledger: z.nullable(ledgerSchema),
  missing: missingFiguresSchema,
})
export type PortfolioResponse = z.infer<typeof portfolioResponseSchema>

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

/* ---------- GET /api/wealth/portfolios/{id}/holdings ---------- */

export const holdingSchema = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.nullable(z.string()),
  sedol: z.nullable(z.string()),
  assetClass: assetClassSchema,
  sector: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Capital or income account, for cash. */
  cashType: z.nullable(cashTypeSchema),
  /** The unit of the quoted price; GBX is pence. */
  quoteUnit: quoteUnitSchema,
  /** Null for cash. */
  units: z.nullable(decimalStringSchema),
  /** Price of one unit in `quoteUnit`; null for cash. */
  price: z.nullable(decimalStringSchema),
  priceDate: z.nullable(isoDateSchema),
  /** In the portfolio's currency. */
  value: moneySchema,
  cost: z.nullable(moneySchema),
  gain: z.nullable(moneySchema),
  gainRatio: z.nullable(ratioSchema),
  weight: z.nullable(ratioSchema),
  /** Yearly income over price. */
  yield: z.nullable(ratioSchema),
  dayChange: z.nullable(moneySchema),
})
export type Holding = z.infer<typeof holdingSchema>

export const holdingGroupSchema = z.object({
  assetClass: assetClassSchema,
  count: z.number(),
  value: moneySchema,
  /** Sums of the rows that have the figure; null when none has. */
  cost: z.nullable(moneySchema),
  gain: z.nullable(moneySchema),
  gainRatio: z.nullable(ratioSchema),
  weight: z.nullable(ratioSchema),
})
export type HoldingGroup = z.infer<typeof holdingGroupSchema>

export const holdingsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** In the shown order of asset classes; a class without holdings is left out. */
  groups: z.array(holdingGroupSchema),
  /** Within a class by value, the largest first. */
  holdings: z.array(holdingSchema),
  total: z.omit(holdingGroupSchema, { assetClass: true }),
})
export type HoldingsResponse = z.infer<typeof holdingsResponseSchema>

/* ---------- GET /api/wealth/accounts/{id}/allocation, GET /api/wealth/family/allocation?portal= ---------- */

export const allocationResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  /** Why there are no groups; null as well when nothing is held. */
  missing: z.nullable(missingReasonSchema),
  groups: z.array(holdingGroupSchema),
  value: z.nullable(moneySchema),
  portfolios: z.number(),
})
export type AllocationResponse = z.infer<typeof allocationResponseSchema>

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
  /** By name. */
  accounts: z.array(familyAccountSchema),
})
export type FamilyResponse = z.infer<typeof familyResponseSchema>

/* ---------- GET /api/wealth/portfolios/{id}/transactions?range=&from=&to= ---------- */

export { type DateRange, dateRanges, dateRangeSchema } from '../domain/dateRange'

export const transactionsQuerySchema = z.object({
  range: z._default(dateRangeSchema, '1m'),
  /** Both needed with range `custom`, and only then. */
  from: z.optional(isoDateSchema),
  to: z.optional(isoDateSchema),
})

export const transactionSchema = z.object({
  id: z.string(),
  type: transactionTypeSchema,
  /** The security, or the words of a cash movement. */
  name: z.string(),
  symbol: z.nullable(z.string()),
  date: isoDateSchema,
  settleDate: z.nullable(isoDateSchema),
  units: z.nullable(decimalStringSchema),
  price: z.nullable(decimalStringSchema),
  quoteUnit: quoteUnitSchema,
  /** Positive is credit to the cash account, negative is debit; in the portfolio's currency. */
  amount: moneySchema,
  /** The cash account that it moved; null where the provider does not say. */
  cashType: z.nullable(cashTypeSchema),
  /** Of that account after the booking; null where the provider does not send it. */
  balance: z.nullable(moneySchema),
  note: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof transactionSchema>

export const transactionsResponseSchema = z.extend(provenanceSchema, {
  range: dateRangeSchema,
  from: z.nullable(isoDateSchema),
  to: isoDateSchema,
  /** The newest first. */
  transactions: z.array(transactionSchema),
})
export type TransactionsResponse = z.infer<typeof transactionsResponseSchema>

/* ---------- GET /api/wealth/portfolios/{id}/cash?range=&from=&to= ---------- */

/** A booking that moved money on a cash account. */
export const cashMovementSchema = z.omit(transactionSchema, { units: true, price: true, quoteUnit: true })
export type CashMovement = z.infer<typeof cashMovementSchema>

export const cashResponseSchema = z.extend(z.omit(transactionsResponseSchema, { transactions: true }), {
  /** The newest first. */
  movements: z.array(cashMovementSchema),
})
export type CashResponse = z.infer<typeof cashResponseSchema>

/* ---------- GET /api/wealth/portfolios/{id}/holdings/{holdingId} ---------- */

export const holdingDetailResponseSchema = z.extend(provenanceSchema, {
  holding: holdingSchema,
  /** Weight of the holding within its asset class. */
  shareOfClass: z.nullable(ratioSchema),
  /** Prices in `holding.quoteUnit`, oldest first: weekly in the last year, monthly before. Empty for cash. */
  prices: z.array(z.object({ date: isoDateSchema, price: decimalStringSchema })),
  /** Since inception, the newest first. */
  transactions: z.array(transactionSchema),
})
export type HoldingDetailResponse = z.infer<typeof holdingDetailResponseSchema>
