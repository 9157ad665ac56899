import { lazyPart } from '../../ui/lazyPart'

const ArticlePage = lazyPart(() => import('../../features/news/ArticlePage'), 'ArticlePage', { texts: ['news'] })

/** One article of the news. Its code comes after the frame. */
export const ArticleRoute = () => <ArticlePage />
