import { articleResponseSchema, newsResponseSchema } from '../../../shared/contracts/market/news'
import type { Locale } from '../../../shared/i18n/locales'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** A page of the news in a language; an empty tag is all of them. */
export const useNews = defineRead(newsResponseSchema, (locale: Locale, tag: string, page: number) =>
  withQuery('/api/market/news', { locale, tag: tag || null, page: page === 1 ? null : String(page) }),
)

/** One article with its text. */
export const useArticle = defineRead(articleResponseSchema, (id: string, locale: Locale) =>
  withQuery(apiPath`/api/market/news/${id}`, { locale }),
)
