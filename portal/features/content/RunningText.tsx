import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RichTextContent, TextNode } from '../../../shared/contracts/content/content'
import { runningText } from '../../ui/runningText'
import { token } from '../../ui/tokens'
import { ContentLink } from './ContentLink'
import { WidgetView } from './WidgetView'

const Root = styled.div`
  ${runningText}
  grid-template-columns: minmax(0, 1fr);

  > p,
  > ul,
  > ol,
  > blockquote,
  > h2,
  > h3,
  > h4 {
    max-inline-size: 68ch;
  }

  > h2 {
    font: ${token('t-h1')};
  }

  > * + h2 {
    margin-block-start: ${token('s-4')};
  }

  > h3 {
    font: ${token('t-h2')};
  }

  > * + h3 {
    margin-block-start: ${token('s-2')};
  }

  > h4 {
    font: ${token('t-h3')};
  }

  hr {
    inline-size: 100%;
    border: 0;
    border-block-start: 1px solid ${token('border')};
  }
`

/** A text with headings, lists, links and what stands between its paragraphs. The page's own title is its level 1. */
export const RunningText = ({ text }: Readonly<{ text: RichTextContent }>) => <Root>{nodes(text)}</Root>

const nodes = (list: readonly TextNode[]): ReactNode => list.map((node, at) => <Fragment key={at}>{nodeOf(node)}</Fragment>)

function nodeOf(node: TextNode): ReactNode {
  switch (node.type) {
    case 'text': {
      const text = node.italic ? <em>{node.text}</em> : node.text
      return node.bold ? <strong>{text}</strong> : text
    }
    case 'linebreak':
      return <br />
    case 'rule':
      return <hr />
    case 'paragraph':
      // An empty line of the editor is its writer's way to a gap, which the text has anyway.
      return node.children.length > 0 && <p>{nodes(node.children)}</p>
    case 'quote':
      return <blockquote>{nodes(node.children)}</blockquote>
    case 'listitem':
      return <li>{nodes(node.children)}</li>
    case 'list':
      return node.ordered ? <ol>{nodes(node.children)}</ol> : <ul>{nodes(node.children)}</ul>
    case 'heading': {
      const Heading = `h${node.level}` as const
      return <Heading>{nodes(node.children)}</Heading>
    }
    case 'link':
      return node.to ? <ContentLink to={node.to}>{nodes(node.children)}</ContentLink> : nodes(node.children)
    case 'widget':
      return <WidgetView widget={node.widget} />
  }
}
