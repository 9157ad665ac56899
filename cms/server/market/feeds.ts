import * as z from 'zod/mini'
import { type AssetClass, assetClassSchema } from '../../../shared/domain/assetClass'
import { type CurrencyCode, currencyCodeSchema, type QuoteUnit, quoteUnitSchema } from '../../../shared/domain/currency'
import { type IsoDate, isoDateSchema, isoInstantSchema } from '../../../shared/domain/dates'
import { decimalStringSchema } from '../../../shared/domain/money'
import { type FundDetails, fundSchema, type FundSort } from '../../../shared/domain/fund'
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

export type FundQuery = Readonly<{
  text?: string | undefined
  assetClass?: AssetClass | undefined
  sector?: string | undefined
  maxRisk?: number | undefined
  sort?: FundSort | undefined
  page: number
  pageSize: number
}>

/** A page of what was found, and what there is to choose from among all funds. */
export const foundFundsSchema = z.object({
  asOf: isoDateSchema,
  funds: z.readonly(z.array(fundSchema)),
  /** Of all pages. */
  total: z.number(),
  assetClasses: z.readonly(z.array(assetClassSchema)),
  sectors: z.readonly(z.array(z.string())),
})
export type FoundFunds = Readonly<z.infer<typeof foundFundsSchema>>

export interface FundSearch {
  search(query: FundQuery): Promise<Answer<FoundFunds>>
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

export type NewsQuery = Readonly<{ locale: Locale; page: number; pageSize: number; tag?: string | undefined }>
export const foundArticlesSchema = z.object({ articles: z.readonly(z.array(articleSchema)), total: z.number() })
export type FoundArticles = Readonly<z.infer<typeof foundArticlesSchema>>

export interface NewsFeed {
  /** The newest first. */
  getArticles(ask: NewsQuery): Promise<Answer<FoundArticles>>
  getArticle(id: string, ask: Readonly<{ locale: Locale }>): Promise<Answer<Article>>
}

/** All feeds of one house. `source` is its name as the brand file has it; metrics and log lines begin with it. */
export type Feeds = Readonly<{ source: string }> & QuoteFeed & RateFeed & FundSearch & FundData & NewsFeed

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
