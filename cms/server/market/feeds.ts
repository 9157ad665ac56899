import * as z from 'zod/mini'
import { assetClassSchema } from '../../../shared/domain/assetClass'
import { type CurrencyCode, currencyCodeSchema, type QuoteUnit, quoteUnitSchema } from '../../../shared/domain/currency'
import { type IsoDate, isoDateSchema, isoInstantSchema } from '../../../shared/domain/dates'
import { decimalStringSchema } from '../../../shared/domain/money'
import { ratioSchema } from '../../../shared/domain/ratio'
import type { Locale } from '../../../shared/i18n/locales'
import type { Answer, Period, ProviderFile } from '../wealth/provider'

/*
 * What the market tells, in our terms: quotes, exchange rates, funds and news. Each is an interface of its own, because firms buy them from different
 * houses. All throw only `UpstreamError`; none knows a client. Shapes are schemas because answers are kept.
 */

const nullableText = z.nullable(z.string())

/** A day's close of a security, in `quoteUnit` (GBX is pence). */
export const quoteDaySchema = z.object({ date: isoDateSchema, price: decimalStringSchema })
export type QuoteDay = Readonly<z.infer<typeof quoteDaySchema>>

export const quotesSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  quoteUnit: quoteUnitSchema,
  /** Oldest first, on business days only, each once. */
  days: z.readonly(z.array(quoteDaySchema)),
})
export type Quotes = Readonly<z.infer<typeof quotesSchema>>

export interface QuoteFeed {
  /** Closes of a security within a period. `unit` is what the caller holds it in; a feed that quotes it in another unit says so in its answer. `not_found` for a symbol that it does not have. */
  getQuotes(symbol: string, ask: Readonly<{ period: Period; unit?: QuoteUnit }>): Promise<Answer<Quotes>>
}

/** Units of `to` for one `from` on a day. */
export const ratesSchema = z.object({
  from: currencyCodeSchema,
  to: currencyCodeSchema,
  /** Oldest first, on business days only, each once. */
  days: z.readonly(z.array(z.object({ date: isoDateSchema, rate: decimalStringSchema }))),
})
export type Rates = Readonly<z.infer<typeof ratesSchema>>

export interface RateFeed {
  /** Exchange rates by day. The first day is the last one on or before the period's start, where the feed has it, so that a weekend has a rate. */
  getRates(from: CurrencyCode, to: CurrencyCode, period: Period): Promise<Answer<Rates>>
}

export const fundSchema = z.object({
  /** The feed's id. */
  id: z.string(),
  name: z.string(),
  isin: nullableText,
  symbol: nullableText,
  assetClass: assetClassSchema,
  sector: nullableText,
  region: nullableText,
  currency: currencyCodeSchema,
  manager: nullableText,
  /** 1 to 7, of the fund's own key information document. */
  risk: z.nullable(z.number()),
  /** 1 to 10. */
  esgRating: z.nullable(z.number()),
  /** A year's ongoing charge as a share of what is held. */
  ongoingCharge: z.nullable(ratioSchema),
  yield: z.nullable(ratioSchema),
  /** Cumulative, in its own currency. */
  return1y: z.nullable(ratioSchema),
  return3y: z.nullable(ratioSchema),
  return5y: z.nullable(ratioSchema),
  asOf: isoDateSchema,
})
export type Fund = Readonly<z.infer<typeof fundSchema>>

export const fundDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['Factsheet', 'KID', 'Prospectus', 'Report']),
  date: z.nullable(isoDateSchema),
})

/** A fund with what its page shows. */
export const fundDetailsSchema = z.extend(fundSchema, {
  objective: nullableText,
  benchmarkName: nullableText,
  launched: z.nullable(isoDateSchema),
  /** Month ends, oldest first; cumulative since the first entry. */
  history: z.readonly(z.array(z.object({ date: isoDateSchema, fund: ratioSchema, benchmark: z.nullable(ratioSchema) }))),
  /** Shares of the fund, by kind of breakdown; each kind adds up to 1, with the rest as its own row. */
  breakdowns: z.object({
    assetClass: z.readonly(z.array(z.object({ label: z.string(), share: ratioSchema }))),
    sector: z.readonly(z.array(z.object({ label: z.string(), share: ratioSchema }))),
    region: z.readonly(z.array(z.object({ label: z.string(), share: ratioSchema }))),
  }),
  topHoldings: z.readonly(z.array(z.object({ name: z.string(), share: ratioSchema }))),
  documents: z.readonly(z.array(fundDocumentSchema)),
})
export type FundDetails = Readonly<z.infer<typeof fundDetailsSchema>>

export type FundQuery = Readonly<{
  text?: string | undefined
  assetClass?: string | undefined
  sector?: string | undefined
  maxRisk?: number | undefined
  sort?: 'name' | 'return1y' | 'return3y' | 'return5y' | 'ongoingCharge' | undefined
  page: number
  pageSize: number
}>

export interface FundSearch {
  search(
    query: FundQuery,
  ): Promise<Answer<Readonly<{ funds: readonly Fund[]; total: number; assetClasses: readonly string[]; sectors: readonly string[] }>>>
}

export interface FundData {
  getFund(id: string, ask: Readonly<{ locale: Locale }>): Promise<Answer<FundDetails>>
  /** `document` is one that `getFund` has just named. */
  openDocument(id: string, document: string): Promise<ProviderFile>
}

export const articleSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML of the feed, not yet sanitised: whoever presents it does. */
  body: z.string(),
  author: nullableText,
  published: isoInstantSchema,
  tags: z.readonly(z.array(z.string())),
  /** Address of the original, https only. */
  link: nullableText,
})
export type Article = Readonly<z.infer<typeof articleSchema>>

export interface NewsFeed {
  /** The newest first. */
  getArticles(
    ask: Readonly<{ locale: Locale; page: number; pageSize: number; tag?: string | undefined }>,
  ): Promise<Answer<Readonly<{ articles: readonly Article[]; total: number }>>>
  getArticle(id: string, ask: Readonly<{ locale: Locale }>): Promise<Answer<Article>>
}

/** What a brand's market houses answer; null where it has none. */
export type MarketFeeds = Readonly<{
  quotes: QuoteFeed | null
  rates: RateFeed | null
  fundSearch: FundSearch | null
  fundData: FundData | null
  news: NewsFeed | null
}>

/** The last rate on or before a day, of days that come oldest first; null when there is none. */
export function rateOn(rates: Rates, day: IsoDate): Rates['days'][number] | null {
  return rates.days.findLast(({ date }) => date <= day) ?? null
}
