import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { TextNode } from '../../../../shared/contracts/content/content'
import type { ReportCommentary } from '../../../../shared/contracts/report'
import { commentaryFor } from '../../../../shared/domain/commentaryFor'
import { readBootstrap } from '../../../lib/bootstrap'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { token } from '../../../ui/tokens'
import type { PartProps } from '../partProps'
import { LeadNote, Note, Sheet } from './sheet'

const Words = styled.div`
  max-inline-size: 140mm;
  overflow-wrap: anywhere;

  p,
  ul,
  ol,
  blockquote {
    margin-block: 0 2.5mm;
  }

  ul,
  ol {
    padding-inline-start: 6mm;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: 4mm;
    border-inline-start: 0.5mm solid ${token('rule')};
    color: ${token('text-muted')};
  }

  hr {
    border: 0;
    border-block-start: 1px solid ${token('rule')};
  }
`

/** Goes with the end of the words. */
const TailNote = styled(Note)`
  break-before: avoid;
`

/** What the firm says of the report's last day: its words, and how many pages of its own stand behind the report. */
export function Commentary({ report: { commentaries = [] } }: Pick<PartProps, 'report'>) {
  const t = useText('reportExport')
  const own = commentaryFor(commentaries, useLocale(), readBootstrap().brand.defaultLocale)
  if (!own || (own.text.length === 0 && !own.attachment)) return null
  return (
    <Sheet aria-labelledby="report-commentary" lang={own.language} data-apart="" $flows>
      <h2 id="report-commentary">{t('commentary')}</h2>
      <LeadNote>{own.name}</LeadNote>
      <Words>{nodes(own.text)}</Words>
      {own.attachment && <TailNote>{t('commentaryFile', wordsOf(own.attachment))}</TailNote>}
    </Sheet>
  )
}

const wordsOf = ({ name, pages, problem }: NonNullable<ReportCommentary['attachment']>) => ({
  name,
  pages: pages ?? 0,
  state: problem ?? (pages === null ? 'screen' : 'added'),
})

const nodes = (list: readonly TextNode[]): ReactNode => list.map((node, at) => <Fragment key={at}>{nodeOf(node)}</Fragment>)

function nodeOf(node: TextNode): ReactNode {
  switch (node.type) {
    case 'text': {
      // Not em and strong, which Chromium writes as kinds of structure that PDF/A-2 does not know.
      const text = node.italic ? <i>{node.text}</i> : node.text
      return node.bold ? <b>{text}</b> : text
    }
    case 'linebreak':
      return <br />
    case 'rule':
      return <hr />
    case 'paragraph':
      return node.children.length > 0 && <p>{nodes(node.children)}</p>
    case 'quote':
      return <blockquote>{nodes(node.children)}</blockquote>
    case 'listitem':
      return <li>{nodes(node.children)}</li>
    case 'list':
      return node.ordered ? <ol>{nodes(node.children)}</ol> : <ul>{nodes(node.children)}</ul>
    case 'heading':
      // One level for all: whoever writes may skip one, which a PDF that is read aloud may not.
      return <h3>{nodes(node.children)}</h3>
    case 'link':
      return nodes(node.children)
    case 'widget':
      return null
  }
}
