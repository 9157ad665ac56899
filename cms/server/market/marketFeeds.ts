import type { PayloadRequest } from 'payload'
import type { Brand, FeedPurpose } from '../../../shared/brands/brandSchema'
import { type Answer, type ProviderFile, UpstreamError } from '../wealth/provider'
import type { MarketFeeds } from './feeds'
import { articleQuestion, articlesQuestion, fundQuestion, quotesQuestion, ratesQuestion, searchQuestion } from './questions'
import { type FeedQuestion, readFeed } from './readFeed'
import { openFeed, type OpenFeed } from './registry'

/** The feed that a brand has for a purpose; null when it has none. */
export function feedOf({ feeds }: Pick<Brand, 'feeds'>, purpose: FeedPurpose): OpenFeed | null {
  const feed = feeds.find(({ purposes }) => purposes.includes(purpose))
  return feed ? openFeed(feed) : null
}

/**
 * What a brand's market houses answer, with their caches, last good answers and files behind them: for whoever needs figures and not their provenance.
 * Throws `UpstreamError` when nobody knows.
 */
export function marketFeedsOf(req: PayloadRequest, brand: Pick<Brand, 'feeds'>): MarketFeeds {
  const feed = (purpose: FeedPurpose) => feedOf(brand, purpose)
  const [quotes, rates, search, data, news] = [feed('quotes'), feed('rates'), feed('fundSearch'), feed('fundData'), feed('news')]
  return {
    quotes: quotes && { getQuotes: (symbol, ask) => whole(req, quotes, quotesQuestion(symbol, ask)) },
    rates: rates && { getRates: (from, to, period) => whole(req, rates, ratesQuestion(from, to, period)) },
    fundSearch: search && { search: (query) => whole(req, search, searchQuestion(query)) },
    fundData: data && {
      getFund: (id, { locale }) => whole(req, data, fundQuestion(id, locale)),
      openDocument: (id, document) => openDocument(data, id, document),
    },
    news: news && {
      getArticles: (ask) => whole(req, news, articlesQuestion(ask)),
      getArticle: (id, { locale }) => whole(req, news, articleQuestion(id, locale)),
    },
  }
}

async function whole<T extends NonNullable<unknown>>(req: PayloadRequest, feed: OpenFeed, question: FeedQuestion<T>): Promise<Answer<T>> {
  const { data, fetchedAt, reasons, source } = await readFeed(req, feed, question)
  if (data !== null && fetchedAt !== null) return { data, fetchedAt, dropped: reasons.filter(({ kind }) => kind === 'dropped_rows').length }
  // A word that stands for answers only is no failure of an upstream.
  const kind = reasons[0]?.kind
  const failed = kind === undefined || kind === 'dropped_rows' || kind === 'implausible' ? 'unavailable' : kind
  throw new UpstreamError({ source, kind: failed, retryable: false, message: `${source}: ${question.part}: ${failed}` })
}

/** A file is not kept: it comes from the house, or from the folder when the house does not answer. */
async function openDocument({ files, house }: OpenFeed, id: string, document: string): Promise<ProviderFile> {
  if (!house) return files.openDocument(id, document)
  try {
    return await house.openDocument(id, document)
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'not_found') throw error
    return files.openDocument(id, document).catch(() => {
      throw error
    })
  }
}
