import { useParams } from 'react-router-dom'
import { ArticlePage } from '../../features/news/ArticlePage'
import { useArticle } from '../../features/news/news.read'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'

/** One article of the news. */
export function ArticleRoute() {
  const { article = '', portal = '' } = useParams()
  const t = useText('news')
  const read = useArticle(article, useLocale())
  const title =
    read.data?.article.title ?? (read.error ? t(read.error.status === 404 ? 'article.notFoundTitle' : 'article.errorTitle') : null)
  usePage({ title, crumbs: [{ label: t('title'), to: paths.news(portal) }] })
  return <ArticlePage key={article} read={read} />
}
