import type { Locale } from '../../../../shared/i18n/locales'
import type { RawAnswer } from '../../wealth/adapter/answerChecks'
import type { UpstreamClient, UpstreamFile, UpstreamQuery } from '../../wealth/adapter/upstreamClient'
import type { Period } from '../../wealth/provider'
import type { FundQuery, NewsQuery } from '../feeds'
import { assetClassWord } from './map'

/** The market house's addresses. */
export type HouseClient = Readonly<{
  funds: (query: FundQuery) => Promise<RawAnswer>
  fund: (id: string, locale: Locale) => Promise<RawAnswer>
  document: (id: string, document: string) => Promise<UpstreamFile & { path: string }>
  quotes: (symbol: string, period: Period) => Promise<RawAnswer>
  rates: (from: string, to: string, period: Period) => Promise<RawAnswer>
  articles: (ask: NewsQuery) => Promise<RawAnswer>
  article: (id: string, locale: Locale) => Promise<RawAnswer>
}>

/** The one media type of their documents. */
const pdf = ['application/pdf'] as const

export function createHouseClient({ getFile, getJson }: UpstreamClient): HouseClient {
  const get = async (path: string, query: UpstreamQuery = {}): Promise<RawAnswer> => ({ path, ...(await getJson(path, query)) })
  const path = (collection: string, ...ids: readonly string[]): string => [collection, ...ids.map(encodeURIComponent)].join('/')
  const pageOf = ({ page, pageSize }: Readonly<{ page: number; pageSize: number }>) => ({
    page: String(page),
    pageSize: String(pageSize),
  })
  return {
    funds: ({ assetClass, maxRisk, page, pageSize, sector, sort, text }) =>
      get('/funds', {
        q: text,
        assetClass: assetClass && assetClassWord(assetClass),
        sector,
        maxRisk: maxRisk?.toString(),
        sort,
        ...pageOf({ page, pageSize }),
      }),
    fund: (id, locale) => get(path('/funds', id), { locale }),
    document: async (id, document) => {
      const address = path('/funds', id, 'documents', document)
      return { ...(await getFile(address, pdf)), path: address }
    },
    quotes: (symbol, { from, to }) => get(path('/quotes', symbol), { from, to }),
    rates: (from, to, period) => get(path('/rates', from, to), { ...period }),
    articles: ({ locale, tag, ...page }) => get('/news', { locale, tag, ...pageOf(page) }),
    article: (id, locale) => get(path('/news', id), { locale }),
  }
}
