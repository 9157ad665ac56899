import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { FundResponse, FundsQuery, FundsResponse, SpotlightsResponse } from '../../../../shared/contracts/market/funds'
import type { Fund, FundDetails } from '../../../../shared/domain/fund'
import type { Locale } from '../../../../shared/i18n/locales'
import { notFound } from '../../http/notFound'
import { feedOf } from '../../market/marketFeeds'
import { fundQuestion, searchQuestion } from '../../market/questions'
import { type FeedPart, readFeed } from '../../market/readFeed'
import { askMarket, askMarketFor, marketProvenance } from './marketParts'

/** A page of the explorer. Throws an `APIError` 404 for a brand without a fund search. */
export async function searchFunds(req: PayloadRequest, brand: Brand, query: FundsQuery): Promise<FundsResponse> {
  const part = await askMarket(req, brand, 'fundSearch', searchQuestion(query))
  const { assetClasses = [], asOf = null, funds = [], sectors = [], total = null } = part.data ?? {}
  const { page, pageSize } = query
  return {
    page,
    pageSize,
    total,
    funds: [...funds],
    assetClasses: [...assetClasses],
    sectors: [...sectors],
    ...marketProvenance(asOf, [part]),
  }
}

/** A fund with what its page shows. Throws an `APIError`: 404 for one that the feed does not have, 503 when nobody knows. */
export async function getFund(req: PayloadRequest, brand: Brand, id: string, locale: Locale): Promise<FundResponse> {
  const part = await askMarketFor(req, brand, 'fundData', fundQuestion(id, locale))
  return { fund: part.data, ...marketProvenance(part.data.asOf, [part]) }
}

export type FundPart = FeedPart<FundDetails> & Readonly<{ id: string }>

/** Several funds at once, in their order; those that nobody knows without data. Throws an `APIError` 404 for a brand without fund data. */
export async function fundParts(req: PayloadRequest, brand: Brand, ids: readonly string[], locale: Locale): Promise<FundPart[]> {
  const feed = feedOf(brand, 'fundData')
  if (!feed) throw notFound()
  return Promise.all(ids.map(async (id) => ({ id, ...(await readFeed(req, feed, fundQuestion(id, locale))) })))
}

/** A fund as lists show it, without what its page has besides. */
export const headOf = (fund: FundDetails): Fund => {
  const { benchmarkName: _b, breakdowns: _r, documents: _d, history: _h, launched: _l, objective: _o, topHoldings: _t, ...head } = fund
  return head
}

export const oldestOf = (parts: readonly FundPart[]) => parts.flatMap(({ data }) => data?.asOf ?? []).toSorted()[0] ?? null

/** The brand's lists of funds, each under its title in the reader's language. */
export async function getSpotlights(req: PayloadRequest, brand: Brand, locale: Locale): Promise<SpotlightsResponse> {
  const ids = [...new Set(brand.spotlights.flatMap(({ funds }) => funds))]
  const parts = await fundParts(req, brand, ids, locale)
  const known = new Map(parts.flatMap(({ data, id }) => (data ? [[id, headOf(data)] as const] : [])))
  return {
    spotlights: brand.spotlights.map(({ funds, id, title }) => ({
      id,
      title: title[locale] ?? title[brand.defaultLocale] ?? Object.values(title)[0] ?? id,
      funds: funds.flatMap((fund) => known.get(fund) ?? []),
      missing: funds.filter((fund) => !known.has(fund)),
    })),
    ...marketProvenance(oldestOf(parts), parts),
  }
}
