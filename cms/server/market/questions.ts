import type { CurrencyCode } from '../../../shared/domain/currency'
import { type FundDetails, fundDetailsSchema } from '../../../shared/domain/fund'
import type { Locale } from '../../../shared/i18n/locales'
import { today } from '../today'
import type { Period } from '../wealth/provider'
import {
  type Article,
  articleSchema,
  type FoundArticles,
  foundArticlesSchema,
  type FoundFunds,
  foundFundsSchema,
  type FundQuery,
  type NewsQuery,
  type QuoteFeed,
  type Quotes,
  quotesSchema,
  type Rates,
  ratesSchema,
} from './feeds'
import { cutDays, joinDays } from './keptDays'
import type { FeedQuestion } from './readFeed'

/* What feeds are asked, and how long each answer is shared. */

const minute = 60_000
const hour = 60 * minute

/** Closes of days that are over do not change; those of a period that goes on do, and a feed may correct its last day. */
const freshOf = ({ to }: Period): number => (to < today() ? 12 * hour : 5 * minute)
const keyOf = (...words: readonly (string | number | undefined)[]): string => JSON.stringify(words)

export const searchQuestion = (query: FundQuery): FeedQuestion<FoundFunds> => {
  const { assetClass, maxRisk, page, pageSize, sector, sort, text } = query
  return {
    part: 'funds',
    key: keyOf('search', text, assetClass, sector, maxRisk, sort, page, pageSize),
    freshMs: minute,
    schema: foundFundsSchema,
    // Words that somebody typed are without end.
    isKept: !text,
    load: (feeds) => feeds.search(query),
  }
}

export const fundQuestion = (id: string, locale: Locale): FeedQuestion<FundDetails> => ({
  part: 'funds',
  key: keyOf('fund', id, locale),
  freshMs: 10 * minute,
  schema: fundDetailsSchema,
  load: (feeds) => feeds.getFund(id, { locale }),
})

export const quotesQuestion = (symbol: string, ask: Parameters<QuoteFeed['getQuotes']>[1]): FeedQuestion<Quotes> => ({
  part: 'quotes',
  key: keyOf('quotes', symbol, ask.unit, ask.period.from, ask.period.to),
  freshMs: freshOf(ask.period),
  schema: quotesSchema,
  series: { key: keyOf('quotes', symbol, ask.unit), period: ask.period, cut: cutDays, join: joinDays },
  load: (feeds) => feeds.getQuotes(symbol, ask),
})

export const ratesQuestion = (from: CurrencyCode, to: CurrencyCode, period: Period): FeedQuestion<Rates> => ({
  part: 'rates',
  key: keyOf('rates', from, to, period.from, period.to),
  freshMs: freshOf(period),
  schema: ratesSchema,
  series: { key: keyOf('rates', from, to), period, cut: cutDays, join: joinDays },
  load: (feeds) => feeds.getRates(from, to, period),
})

export const articlesQuestion = (ask: NewsQuery): FeedQuestion<FoundArticles> => ({
  part: 'news',
  key: keyOf('articles', ask.locale, ask.tag, ask.page, ask.pageSize),
  freshMs: 5 * minute,
  schema: foundArticlesSchema,
  load: (feeds) => feeds.getArticles(ask),
})

export const articleQuestion = (id: string, locale: Locale): FeedQuestion<Article> => ({
  part: 'news',
  key: keyOf('article', id, locale),
  freshMs: 5 * minute,
  schema: articleSchema,
  load: (feeds) => feeds.getArticle(id, { locale }),
})
