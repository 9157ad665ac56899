import type { CurrencyCode } from '../../../shared/domain/currency'
import type { FundDetails } from '../../../shared/domain/fund'
import type { Locale } from '../../../shared/i18n/locales'
import { today } from '../today'
import type { Period } from '../wealth/provider'
import type { FoundArticles, FoundFunds, FundQuery, NewsQuery, Article, QuoteFeed, Quotes, Rates } from './feeds'
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
    load: (feeds) => feeds.search(query),
  }
}

export const fundQuestion = (id: string, locale: Locale): FeedQuestion<FundDetails> => ({
  part: 'funds',
  key: keyOf('fund', id, locale),
  freshMs: 10 * minute,
  load: (feeds) => feeds.getFund(id, { locale }),
})

export const quotesQuestion = (symbol: string, ask: Parameters<QuoteFeed['getQuotes']>[1]): FeedQuestion<Quotes> => ({
  part: 'quotes',
  key: keyOf('quotes', symbol, ask.unit, ask.period.from, ask.period.to),
  freshMs: freshOf(ask.period),
  load: (feeds) => feeds.getQuotes(symbol, ask),
})

export const ratesQuestion = (from: CurrencyCode, to: CurrencyCode, period: Period): FeedQuestion<Rates> => ({
  part: 'rates',
  key: keyOf('rates', from, to, period.from, period.to),
  freshMs: freshOf(period),
  load: (feeds) => feeds.getRates(from, to, period),
})

export const articlesQuestion = (ask: NewsQuery): FeedQuestion<FoundArticles> => ({
  part: 'news',
  key: keyOf('articles', ask.locale, ask.tag, ask.page, ask.pageSize),
  freshMs: 5 * minute,
  load: (feeds) => feeds.getArticles(ask),
})

export const articleQuestion = (id: string, locale: Locale): FeedQuestion<Article> => ({
  part: 'news',
  key: keyOf('article', id, locale),
  freshMs: 5 * minute,
  load: (feeds) => feeds.getArticle(id, { locale }),
})
