import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { ArticleResponse, NewsQuery, NewsResponse } from '../../../../shared/contracts/market/news'
import { type IsoInstant, isoDateOf } from '../../../../shared/domain/dates'
import { sanitiseHtml } from '../../../../shared/domain/sanitiseHtml'
import { textOfHtml } from '../../../../shared/domain/textOfHtml'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Article } from '../../market/feeds'
import { articleQuestion, articlesQuestion } from '../../market/questions'
import { askMarket, askMarketFor, marketProvenance } from './marketParts'

/** A page of the news, without bodies. Throws an `APIError` 404 for a brand without news. */
export async function getNews(
  req: PayloadRequest,
  brand: Brand,
  { locale = brand.defaultLocale, ...query }: NewsQuery,
): Promise<NewsResponse> {
  const part = await askMarket(req, brand, 'news', articlesQuestion({ locale, ...query }))
  const { articles = [], total = null } = part.data ?? {}
  const { page, pageSize } = query
  return { page, pageSize, total, articles: articles.map(headOf), ...marketProvenance(dayOf(articles[0]?.published), [part]) }
}

/** An article with its text as safe markup. Throws an `APIError`: 404, or 503 when nobody knows. */
export async function getArticle(req: PayloadRequest, brand: Brand, id: string, locale: Locale): Promise<ArticleResponse> {
  const part = await askMarketFor(req, brand, 'news', articleQuestion(id, locale))
  const { data: article } = part
  return { article: { ...headOf(article), body: sanitiseHtml(article.body) }, ...marketProvenance(dayOf(article.published), [part]) }
}

const dayOf = (published: IsoInstant | undefined) => (published === undefined ? null : isoDateOf(new Date(published)))

/** Titles and summaries are text, whatever was written into them; the portal shows them as such. */
function headOf({ author, id, link, published, summary, tags, title }: Article) {
  const isHttps = link !== null && /^https:\/\/[^\s<>"'\\]+$/.test(link)
  return { id, title: textOfHtml(title), summary: textOfHtml(summary), author, published, tags: [...tags], link: isHttps ? link : null }
}
