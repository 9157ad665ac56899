import * as z from 'zod/mini'
import type { Source } from '../../../shared/brands/brandSchema'
import { assetClassSchema } from '../../../shared/domain/assetClass'
import { bondTermsSchema } from '../../../shared/domain/bonds/bondTerms'
import { cashTypeSchema } from '../../../shared/domain/cashFlow'
import { currencyCodeSchema, quoteUnitSchema } from '../../../shared/domain/currency'
import { isoDateSchema, type IsoDate, type IsoInstant } from '../../../shared/domain/dates'
import { decimalStringSchema, moneySchema } from '../../../shared/domain/money'
import { documentTypes } from '../../../shared/domain/documentTypes'
import { portfolioTypeSchema } from '../../../shared/domain/portfolioType'
import { ratioSchema } from '../../../shared/domain/ratio'
import { type TransactionType, transactionTypeSchema } from '../../../shared/domain/transactionType'
import type { Locale } from '../../../shared/i18n/locales'

/*
 * What a source of wealth data answers, in our terms, and how it is asked. The shapes are schemas because answers are kept in the database: what is read
 * back may be of a former shape. Over 250 lines because interface and shapes are read together.
 */

/** An answer of an upstream, already in our terms. `dropped` counts rows that were unreadable and left out: the answer is then incomplete. */
export type Answer<T> = Readonly<{ data: T; fetchedAt: IsoInstant; dropped: number }>

const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item))
const nullableText = z.nullable(z.string())
const nullableRatio = z.nullable(ratioSchema)
const nullableDay = z.nullable(isoDateSchema)

/** The value in the currency that the provider reports in, with the rate that it used (units of that currency for one of the value's) and its day. */
export const reportingSchema = z.object({ value: moneySchema, rate: decimalStringSchema, rateDate: isoDateSchema })
export type Reporting = z.infer<typeof reportingSchema>

export const providerPortfolioSchema = z.object({
  externalId: z.string(),
  name: z.string(),
  type: portfolioTypeSchema,
  currency: currencyCodeSchema,
  value: moneySchema,
  /** Null when the provider has no rate for it. */
  reporting: z.nullable(reportingSchema),
  inception: nullableDay,
  /** 1 to 7; null when the feed has none. */
  riskProfile: z.nullable(z.number()),
  /** The profile in the feed's own words, without the level. */
  riskName: nullableText,
  /** 1 to 10; left out by feeds that have none. */
  esgRating: z.optional(z.nullable(z.number())),
  region: z.optional(nullableText),
  objective: nullableText,
  change1d: nullableRatio,
  change1m: nullableRatio,
  changeYtd: nullableRatio,
  change1y: nullableRatio,
  change3y: nullableRatio,
  change5y: nullableRatio,
  changeAll: nullableRatio,
  asOf: isoDateSchema,
})
export type ProviderPortfolio = Readonly<z.infer<typeof providerPortfolioSchema>>

export const providerAccountSchema = z.object({
  externalId: z.string(),
  name: z.string(),
  currency: currencyCodeSchema,
  inception: nullableDay,
  value: moneySchema,
  /** Null when the provider has no rate for it. */
  reporting: z.nullable(reportingSchema),
  asOf: isoDateSchema,
  portfolios: list(providerPortfolioSchema),
})
export type ProviderAccount = Readonly<z.infer<typeof providerAccountSchema>>

/** A row of the list of all accounts; its portfolios are not named. */
export const providerAccountSummarySchema = z.extend(z.omit(providerAccountSchema, { portfolios: true }), { portfolioCount: z.number() })
export type ProviderAccountSummary = Readonly<z.infer<typeof providerAccountSummarySchema>>
export const providerAccountSummariesSchema = list(providerAccountSummarySchema)

export const providerHoldingSchema = z.object({
  externalId: z.string(),
  name: z.string(),
  symbol: nullableText,
  sedol: nullableText,
  assetClass: assetClassSchema,
  sector: nullableText,
  region: nullableText,
  cashType: z.nullable(cashTypeSchema),
  quoteUnit: quoteUnitSchema,
  /** Null for cash. */
  units: z.nullable(decimalStringSchema),
  /** In `quoteUnit`; null for cash. */
  price: z.nullable(decimalStringSchema),
  priceDate: nullableDay,
  /** In the portfolio's currency. */
  value: moneySchema,
  /** Of cash in another currency than the portfolio's: its balance there; left out or null by feeds that do not say. */
  localValue: z.nullish(moneySchema),
  cost: z.nullable(moneySchema),
  yield: nullableRatio,
  dayChange: z.nullable(moneySchema),
  /** In `quoteUnit`, oldest first. May be empty where a day of the past was asked for: nobody draws a course that ends there. */
  prices: list(z.object({ date: isoDateSchema, price: decimalStringSchema })),
  /** Of a bond whose `price` is without accrued interest; null for what is none, left out by feeds that say nothing of bonds. */
  bond: z.optional(z.nullable(bondTermsSchema)),
})
export type ProviderHolding = Readonly<z.infer<typeof providerHoldingSchema>>

export const providerHoldingsSchema = z.object({
  currency: currencyCodeSchema,
  asOf: isoDateSchema,
  /** The upstream's own total, which the rows add up to unless some were left out. */
  value: moneySchema,
  holdings: list(providerHoldingSchema),
})
export type ProviderHoldings = Readonly<z.infer<typeof providerHoldingsSchema>>

export const providerTransactionSchema = z.object({
  externalId: z.string(),
  /** The holding it belongs to; null for a movement of cash. */
  holdingExternalId: nullableText,
  type: transactionTypeSchema,
  name: z.string(),
  symbol: nullableText,
  date: isoDateSchema,
  settleDate: nullableDay,
  units: z.nullable(decimalStringSchema),
  price: z.nullable(decimalStringSchema),
  quoteUnit: quoteUnitSchema,
  /** Positive is credit to the cash account or, for a transfer of investments, what came in. */
  amount: moneySchema,
  /** `amount` in the reporting currency at the rate of its day; left out or null when the feed carries none. */
  reporting: z.nullish(z.object({ value: moneySchema, rateDate: isoDateSchema })),
  /** The cash account that it moved; left out or null by feeds that have one account or do not say, and for investments that were transferred as they are. */
  cashType: z.nullish(cashTypeSchema),
  /** Of that account after the booking; left out or null by feeds that send none. */
  balance: z.nullish(moneySchema),
  note: nullableText,
})
export type ProviderTransaction = Readonly<z.infer<typeof providerTransactionSchema>>
export const providerTransactionsSchema = list(providerTransactionSchema)

export const providerDiscreteSchema = z.object({
  kind: z.enum(['ytd', 'year', '1y', '3y', '5y', 'inception']),
  /** The calendar year, for kind `year`. */
  year: z.nullable(z.number()),
  portfolio: nullableRatio,
  benchmark: nullableRatio,
})
export type ProviderDiscrete = Readonly<z.infer<typeof providerDiscreteSchema>>

export const providerPerformanceSchema = z.object({
  currency: currencyCodeSchema,
  benchmarkName: nullableText,
  basis: z.enum(['net', 'gross']),
  /** Oldest first. `portfolio` and `benchmark` are cumulative returns since the first entry. */
  cumulative: list(z.object({ date: isoDateSchema, portfolio: ratioSchema, portfolioValue: moneySchema, benchmark: nullableRatio })),
  /** Discrete figures that the upstream computes itself; shown as sent. */
  discrete: list(providerDiscreteSchema),
})
export type ProviderPerformance = Readonly<z.infer<typeof providerPerformanceSchema>>

export const providerChargesSchema = z.object({
  /** Sum of `items`, positive. */
  total: moneySchema,
  items: list(z.object({ label: z.string(), date: isoDateSchema, amount: moneySchema })),
})
export type ProviderCharges = Readonly<z.infer<typeof providerChargesSchema>>

/** A day of a holding: what was held, its price in the holding's `quoteUnit` and its value in the portfolio's currency. */
export const providerHoldingDaySchema = z.object({
  date: isoDateSchema,
  units: z.nullable(decimalStringSchema),
  price: z.nullable(decimalStringSchema),
  value: moneySchema,
})
export type ProviderHoldingDay = Readonly<z.infer<typeof providerHoldingDaySchema>>
export const providerHoldingHistorySchema = list(providerHoldingDaySchema)

export const providerDocumentSchema = z.object({
  /** What `openDocument` asks for: the upstream's id or path, unique within the owner. */
  externalId: z.string(),
  name: z.string(),
  /** Null when the feed says none, or a word that has no place among ours. */
  type: z.nullable(z.enum(documentTypes)),
  /** In the feed's own words (contract note, valuation…). */
  typeName: nullableText,
  date: nullableDay,
  portfolioExternalId: nullableText,
  holdingExternalId: nullableText,
})
export type ProviderDocument = Readonly<z.infer<typeof providerDocumentSchema>>
export const providerDocumentsSchema = list(providerDocumentSchema)

/** A file of an upstream, read to its end; `mediaType` is what the upstream says, without parameters. */
export type ProviderFile = Readonly<{ name: string; mediaType: string; bytes: Uint8Array }>

/** A promise to pay a fund so much, in the currency of its portfolio. No part of it is among the holdings or in the value of an account. */
export const providerCommitmentSchema = z.object({
  externalId: z.string(),
  portfolioExternalId: z.string(),
  name: z.string(),
  region: nullableText,
  /** Null when the feed has none, as `distributed`. */
  committed: z.nullable(moneySchema),
  /** What of it was paid. */
  called: moneySchema,
  /** What the fund gave back. */
  distributed: z.nullable(moneySchema),
  /** Net asset value of what is left, of `valuedOn`: the end of a quarter. */
  value: moneySchema,
  valuedOn: nullableDay,
})
export type ProviderCommitment = Readonly<z.infer<typeof providerCommitmentSchema>>

export const providerCommitmentsSchema = z.object({ asOf: isoDateSchema, commitments: list(providerCommitmentSchema) })
export type ProviderCommitments = Readonly<z.infer<typeof providerCommitmentsSchema>>

export type Period = Readonly<{ from: IsoDate; to: IsoDate }>

/** The upstream's own ids. `thirdParty` is the person's or platform's id where an upstream wants one beside them. */
export type AccountIds = Readonly<{ account: string; portfolio?: undefined; thirdParty?: string | null }>
export type PortfolioIds = Readonly<{ portfolio: string; account?: string | null; thirdParty?: string | null }>
/** A portfolio, or a whole account. */
export type OwnerIds = AccountIds | PortfolioIds

/** `locale` is the reader's: some upstreams send names in several languages. */
export type Asked = Readonly<{ locale: Locale }>
/** As of `date`; as of the newest prices when it is left out. */
export type AskedOfDay = Asked & Readonly<{ date?: IsoDate | undefined }>
export type AskedOfPeriod = Asked & Readonly<{ period: Period }>

/** What a kind of source can answer. Screens ask for these, never for the name of a source. */
export const capabilities = [
  'accountAtDate',
  'holdingsAtDate',
  'transactionsByType',
  'performanceSinceInception',
  'accountPerformance',
  'discreteReturns',
  'benchmark',
  'charges',
  'holdingHistory',
  'reportingCurrency',
  'documents',
  'reports',
  'lastImport',
  'commitments',
  'bondTerms',
] as const
export type Capability = (typeof capabilities)[number]

/**
 * A source of wealth data. Every method throws only `UpstreamError`; one that asks for what is not among `capabilities` gets `unavailable`.
 * Ownership is checked by the caller, before any of these is called.
 */
export interface WealthProvider {
  /** The source's name, as the brand file has it; caches, kept answers, metrics and log lines begin with it. */
  readonly source: string
  readonly kind: Source['kind']
  readonly capabilities: ReadonlySet<Capability>
  /** True for our own database: its answers are neither shared nor kept nor doubted, as what somebody has just booked must be seen. */
  readonly isOwn: boolean
  /** The day of the newest prices. */
  getDataDate(ask: Asked): Promise<Answer<IsoDate>>
  /** When the source last imported: figures that it gave before are of an earlier import. Never a moment to come. */
  getLastImport(ask: Asked): Promise<Answer<IsoInstant>>
  getAccounts(ask: Asked): Promise<Answer<readonly ProviderAccountSummary[]>>
  getAccount(ids: AccountIds, ask: AskedOfDay): Promise<Answer<ProviderAccount>>
  getHoldings(ids: PortfolioIds, ask: AskedOfDay): Promise<Answer<ProviderHoldings>>
  /** `types` narrows at the upstream where it can. The newest first. */
  getTransactions(
    ids: PortfolioIds,
    ask: AskedOfPeriod & Readonly<{ types?: readonly TransactionType[] }>,
  ): Promise<Answer<readonly ProviderTransaction[]>>
  getPerformance(ids: OwnerIds, ask: AskedOfPeriod): Promise<Answer<ProviderPerformance>>
  getCharges(ids: OwnerIds, ask: AskedOfPeriod): Promise<Answer<ProviderCharges>>
  /** The days of one holding on which something is known of it, oldest first. */
  getHoldingHistory(ids: PortfolioIds & Readonly<{ holding: string }>, ask: AskedOfPeriod): Promise<Answer<readonly ProviderHoldingDay[]>>
  /** The newest first. */
  getDocuments(ids: OwnerIds, ask: Asked): Promise<Answer<readonly ProviderDocument[]>>
  /** `externalId` is one that `getDocuments` has just named for the same owner. */
  openDocument(ids: OwnerIds, externalId: string): Promise<ProviderFile>
  /** A report that the source makes itself, of one portfolio or of a whole account. */
  openReport(ids: OwnerIds, ask: AskedOfPeriod): Promise<ProviderFile>
  /** Commitments to private equity; `not_found` for an account that has none. */
  getCommitments(ids: AccountIds, ask: AskedOfDay): Promise<Answer<ProviderCommitments>>
  /** Has the upstream forget what it keeps of an owner, so that the next answer is read anew. Does nothing where the upstream keeps nothing. */
  forgetKept(ids: OwnerIds): Promise<void>
}

export type UpstreamErrorKind = 'unavailable' | 'unauthorized' | 'rate_limited' | 'bad_shape' | 'not_found'

/** A failure of an upstream. `message` is for the log: it names source, path and kind, never a token or a body. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly source: string
  readonly kind: UpstreamErrorKind
  readonly retryable: boolean
  /** How long the upstream asks to be left alone (Retry-After); null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(details: {
    source: string
    kind: UpstreamErrorKind
    retryable: boolean
    message: string
    cause?: unknown
    retryAfterMs?: number | null
  }) {
    super(details.message, { cause: details.cause })
    this.source = details.source
    this.kind = details.kind
    this.retryable = details.retryable
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}
