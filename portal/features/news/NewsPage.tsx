import Newspaper from 'lucide-react/icons/newspaper'
import X from 'lucide-react/icons/x'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import type { NewsResponse } from '../../../shared/contracts/market/news'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { listPage } from '../../lib/listPage'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { listText, useListState } from '../../lib/useListState'
import { Button } from '../../ui/Button'
import { PageHead } from '../../ui/PageHead'
import { Pagination } from '../../ui/Pagination'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { DataCard } from '../../wealth/DataCard'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { ArticleMeta } from './components/ArticleMeta'
import { NoNews } from './components/NoNews'
import { useNews } from './news.read'

const newsSchema = z.object({ tag: listText(), page: listPage() })

const Articles = styled.ul`
  > li {
    display: grid;
    gap: ${token('s-2')};
    padding: ${token('s-5')};
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }

  h2 {
    font: 400 1.25rem/1.625rem ${token('in-display')};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  h2 a {
    color: inherit;
    text-decoration: none;
  }

  h2 a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  p {
    max-inline-size: 80ch;
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
`

/** News of the firm's content house, the newest first. */
export function NewsPage() {
  const { portal = '' } = useParams()
  const t = useText('news')
  const locale = useLocale()
  usePage({ title: t('title') })
  const [{ page, tag }, change] = useListState(newsSchema)
  const read = useNews(locale, tag, Number(page))
  const { data } = read
  const isNarrowed = tag !== '' || page !== '1'

  return (
    <>
      <PageHead
        actions={
          tag !== '' && (
            <Button icon={X} onPress={() => change({ tag: '', page: '1' })}>
              {t('clearTag', { tag })}
            </Button>
          )
        }
      >
        <h1>{t('title')}</h1>
        <Text as="p" $muted>
          {t('lead')}
        </Text>
      </PageHead>
      <ProvenanceNotice />
      <Stack $gap={3}>
        <DataCard
          read={read}
          t={t}
          level={2}
          label={t('list')}
          skeleton={<NewsSkeleton />}
          failure={({ status }) => (status === 404 ? <NoNews /> : null)}
          empty={{
            when: ({ articles }) => articles.length === 0,
            icon: Newspaper,
            title: t('emptyTitle'),
            text: t(tag !== '' ? 'emptyTag' : 'emptyText', { tag }),
            actions: isNarrowed ? <Button onPress={() => change({ tag: '', page: '1' })}>{t('all')}</Button> : undefined,
            unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
          }}
        >
          {(answer) => <ArticleList answer={answer} portal={portal} />}
        </DataCard>
        {data && data.total !== null && data.articles.length > 0 && (
          <Pagination page={data.page} pageSize={data.pageSize} count={data.total} onChange={(next) => change({ page: String(next) })} />
        )}
      </Stack>
    </>
  )
}

const ArticleList = ({ answer, portal }: Readonly<{ answer: NewsResponse; portal: string }>) => (
  <Articles>
    {answer.articles.map((article) => (
      <li key={article.id}>
        <h2>
          <Link to={paths.article(portal, article.id)}>{article.title}</Link>
        </h2>
        {article.summary && <p>{article.summary}</p>}
        <ArticleMeta article={article} portal={portal} />
      </li>
    ))}
  </Articles>
)

const NewsSkeleton = () => (
  <Articles aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((each) => (
      <li key={each}>
        <Skeleton width="min(24rem, 80%)" height="1.25rem" margin="0.1875rem" />
        <Skeleton width="min(38rem, 100%)" />
        <Skeleton width="12rem" height="0.75rem" margin="0.375rem" />
      </li>
    ))}
  </Articles>
)
