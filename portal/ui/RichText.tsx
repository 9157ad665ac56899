import { Fragment, type ReactNode } from 'react'

type Tags = Readonly<Record<string, (content: ReactNode) => ReactNode>>

const tag = /<(\w+)>(.*?)<\/\1>/s

/**
 * A text whose tags are components: `<RichText tags={{ link: (words) => <a href={url}>{words}</a> }}>{t('terms')}</RichText>` for
 * "Read <link>the terms</link>". The words of a link stay in the sentence, so that each language can put them where they belong. A tag
 * that has no component is plain words; a value in the text is never read as a tag of a component that is not named.
 */
export function RichText({ tags, children }: { tags: Tags; children: string }) {
  return <>{parts(children, tags)}</>
}

function parts(text: string, tags: Tags): ReactNode {
  const found = tag.exec(text)
  if (!found) return text
  const [whole, name = '', words = ''] = found
  const content = parts(words, tags)
  return (
    <Fragment>
      {text.slice(0, found.index)}
      {tags[name]?.(content) ?? content}
      {parts(text.slice(found.index + whole.length), tags)}
    </Fragment>
  )
}
