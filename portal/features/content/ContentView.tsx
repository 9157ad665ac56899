import { styled } from 'styled-components'
import type { ShownContent } from '../../../shared/contracts/content/content'
import { useText } from '../../lib/i18n/useText'
import { Badge } from '../../ui/Badge'
import { Cluster } from '../../ui/Cluster'
import { DateText } from '../../ui/DateText'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { ContentBlocks } from './ContentBlocks'
import { ContentLink } from './ContentLink'
import { PictureFigure } from './PictureFigure'
import { useContentSurroundings } from './contentSurroundings'

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-8')};
  max-inline-size: 64rem;

  h1 {
    font: ${token('t-hero')};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`

const KeyPoints = styled.ul`
  display: grid;
  gap: ${token('s-2')};
  padding: ${token('s-4')} ${token('s-4')} ${token('s-4')} ${token('s-8')};
  border-inline-start: 2px solid ${token('accent')};
  background: ${token('accent-soft')};
  list-style: disc;
`

/** A page or a post as its reader has it; its language is its own. Needs `ContentSurroundingsContext` above it. */
export function ContentView({ content }: Readonly<{ content: ShownContent }>) {
  const t = useText('content')
  const { isEditor } = useContentSurroundings()
  const { author, date, embed, keypoints, link, picture, summary, tags, title, views } = content
  const isEmpty = views.every(({ blocks }) => blocks.length === 0)
  return (
    <Root lang={content.language}>
      <Stack $gap={4}>
        {picture && <PictureFigure picture={picture} />}
        <h1>{title}</h1>
        {(author || date || tags.length > 0) && (
          <Cluster>
            {author && <Text $muted>{t('by', { name: author.title ? `${author.name}, ${author.title}` : author.name })}</Text>}
            {date && <DateText value={date} />}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Cluster>
        )}
        {summary && (
          <Text as="p" $role="lead" $muted>
            {summary}
          </Text>
        )}
        {link && (
          <p>
            <ContentLink to={link.to}>{link.label}</ContentLink>
          </p>
        )}
        {embed && (
          <p>
            <ContentLink to={{ kind: 'address', url: embed }}>{t('embed', { host: new URL(embed).host })}</ContentLink>
          </p>
        )}
      </Stack>
      {keypoints.length > 0 && (
        <KeyPoints aria-label={t('keypoints')}>
          {keypoints.map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </KeyPoints>
      )}
      {views.map((view, at) => (
        <Stack key={view.id} $gap={4}>
          {isEditor && views.length > 1 && (
            <Text as="p" $role="label">
              {view.level === null
                ? (view.name ?? t('view', { number: at + 1 }))
                : t('viewFor', { name: view.name ?? t('view', { number: at + 1 }), level: t(`level.${view.level}`) })}
            </Text>
          )}
          <ContentBlocks blocks={view.blocks} />
        </Stack>
      ))}
      {isEditor && isEmpty && <Text $muted>{t('noContent')}</Text>}
    </Root>
  )
}
