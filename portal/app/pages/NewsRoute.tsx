import { lazyPart } from '../../ui/lazyPart'

const NewsPage = lazyPart(() => import('../../features/news/NewsPage'), 'NewsPage', { texts: ['news'] })

/** The list of news. Its code comes after the frame. */
export const NewsRoute = () => <NewsPage />
