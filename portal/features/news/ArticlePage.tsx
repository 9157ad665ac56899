import ArrowLeft from 'lucide-react/icons/arrow-left'
import ExternalLink from 'lucide-react/icons/external-link'
import Newspaper from 'lucide-react/icons/newspaper'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { Actions } from '../../ui/Actions'
import { ButtonAnchor } from '../../ui/ButtonAnchor'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { runningText } from '../../ui/runningText'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { token } from '../../ui/tokens'
import { DataCard, type DataText } from '../../wealth/DataCard'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { ArticleMeta } from './components/ArticleMeta'
import { bodyOf } from './model/bodyOf'
import { useArticle } from './news.read'

const Head = styled.header`
  display: grid;
  gap: ${token('s-3')};
  max-inline-size: 60rem;

  h1 {
    text-wrap: balance;
  }
`

const Lead = styled.p`
  max-inline-size: 68ch;
  font: ${token('t-lead')};
  color: ${token('text-muted')};
`

/* running text, and nothing in it but what the server let through */
const Body = styled.div`
  ${runningText}
  grid-template-columns: minmax(0, 68ch);
  padding: ${token('s-6')} ${token('s-5')};

  h2,
  h3,
  h4 {
    font: ${token('t-h2')};
  }

  > * + :is(h2, h3, h4) {
    margin-block-start: ${token('s-3')};
  }

  /* an arrow: it leads to another house */
  a[href^='https:']::after {
    content: '';
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-start: 0.375em;
    border: solid currentcolor;
    border-width: 1.5px 1.5px 0 0;
    background: linear-gradient(
      to bottom right,
      transparent calc(50% - 1px),
      currentcolor calc(50% - 1px) calc(50% + 1px),
      transparent calc(50% + 1px)
    );
  }
`

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link)

/** One article: title, date, author and text, and where it came from. */
export function ArticlePage() {
  const { article: id = '', portal = '' } = useParams()
  const t = useText('news')
  const read = useArticle(id, useLocale())
  const failed = read.error && t(read.error.status === 404 ? 'article.notFoundTitle' : 'article.errorTitle')
  usePage({ title: read.data?.article.title ?? failed ?? null, crumbs: [{ label: t('title'), to: paths.news(portal) }] })
  const text: DataText = (key) => t(`article.${key}`)
  const back = (
    <ButtonLink icon={ArrowLeft} to={paths.news(portal)}>
      {t('backToList')}
    </ButtonLink>
  )
  return (
    <>
      <ProvenanceNotice />
      <DataCard
        read={read}
        t={text}
        frame="page"
        level={1}
        skeleton={<ArticleSkeleton />}
        failure={({ status }) =>
          status === 404 ? (
            <EmptyState icon={Newspaper} level={1} title={t('article.notFoundTitle')} actions={back}>
              {t('article.notFoundText')}
            </EmptyState>
          ) : null
        }
      >
        {({ article }) => (
          <Stack as="article" $gap={5}>
            <Head>
              <h1>{article.title}</h1>
              <ArticleMeta article={article} portal={portal} />
              {article.summary && <Lead>{article.summary}</Lead>}
            </Head>
            <Card>
              <Body dangerouslySetInnerHTML={{ __html: bodyOf(article) }} />
            </Card>
            <Actions>
              {back}
              {article.link && (
                <ButtonAnchor icon={ExternalLink} href={article.link} target="_blank" rel="noopener noreferrer">
                  {t('readAt', { host: hostOf(article.link) })}
                </ButtonAnchor>
              )}
            </Actions>
          </Stack>
        )}
      </DataCard>
    </>
  )
}

const ArticleSkeleton = () => (
  <Stack $gap={5} aria-hidden="true">
    <Head as="div">
      <Skeleton width="min(36rem, 100%)" height="2rem" />
      <Skeleton width="14rem" />
      <Skeleton width="min(34rem, 100%)" height="1.5rem" />
    </Head>
    <Card>
      <Body>
        <Skeleton height="6rem" />
        <Skeleton height="8rem" />
      </Body>
    </Card>
  </Stack>
)
