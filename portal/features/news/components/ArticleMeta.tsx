import type { NewsResponse } from '../../../../shared/contracts/market/news'
import { useText } from '../../../lib/i18n/useText'
import { Link } from '../../../lib/Link'
import { paths } from '../../../lib/paths'
import { Cluster } from '../../../ui/Cluster'
import { targetHeight } from '../../../ui/mixins'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { useMomentText } from '../../../wealth/momentText'
import { styled } from 'styled-components'

type Head = NewsResponse['articles'][number]

const Tag = styled(Link)`
  display: inline-flex;
  align-items: center;
  ${targetHeight}
  padding-inline: ${token('s-2')};
  border-radius: ${token('radius-s')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  font: ${token('t-label')};
  text-decoration: none;

  &:hover {
    color: ${token('text')};
    text-decoration: underline;
  }
`

/** When, by whom, and what it is about; a tag leads to all that bear it. */
export function ArticleMeta({ article: { author, published, tags }, portal }: Readonly<{ article: Head; portal: string }>) {
  const t = useText('news')
  const moment = useMomentText()
  return (
    <Cluster $gap={`${token('s-1')} ${token('s-3')}`}>
      <Text as="time" $role="small" $muted dateTime={published}>
        {moment(published)}
      </Text>
      {author && (
        <Text $role="small" $muted>
          {author}
        </Text>
      )}
      {tags.map((tag) => (
        <Tag key={tag} to={`${paths.news(portal)}?${String(new URLSearchParams({ tag }))}`} aria-label={t('tagNamed', { tag })}>
          {tag}
        </Tag>
      ))}
    </Cluster>
  )
}
