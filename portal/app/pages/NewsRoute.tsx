import { NewsPage } from '../../features/news/NewsPage'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'

/** The list of news. */
export function NewsRoute() {
  const t = useText('news')
  usePage({ title: t('title') })
  return <NewsPage />
}
