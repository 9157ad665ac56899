import { useLayoutEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'
import { Sheet } from './sheet'

interface Entry {
  id: string
  title: string
  isSection: boolean
}

/** A report of fewer headings is found through without a table of them, which would have most of a page to itself: that of one portfolio, or of all as one. */
const fewest = 11
/** A long one is not: from so many rows of tables on, five or six pages, these are enough. */
const [longRows, fewestOfLong] = [200, 5]

type Found = Readonly<{ entries: readonly Entry[]; isLong: boolean }>

/** Beyond these the tables of each portfolio would bury the portfolios. */
const mostWithTables = 44

/** Paragraphs and no list: without its bullets Chromium writes a list's entries without the bodies that PDF/UA wants. */
const List = styled.nav`
  border-block-start: 1px solid ${token('rule')};

  p {
    border-block-end: 1px solid ${token('hairline')};
    break-inside: avoid;
  }

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 14mm;
    gap: 6mm;
    padding-block: 1.4mm;
    color: inherit;
    text-decoration: none;
  }

  p[data-section] {
    font-weight: 600;
  }

  p:not([data-section]) a {
    padding-block: 0.8mm;
    padding-inline-start: 6mm;
    color: ${token('text-muted')};
  }
`

/* paper is leafed through; the screen's page has its headings, and fingers want larger links */
const PaperOnly = styled(Sheet)`
  ${media.screen} {
    display: none;
  }
`

/** As wide as a number of pages can be, so that the numbers, which only the printed pages tell, move nothing. */
const Page = styled.span`
  text-align: end;
  font-variant-numeric: tabular-nums lining-nums;
`

/**
 * The headings of the report that have an id, read from the page itself, with links to them. On which pages they are only the printed file tells: the worker
 * writes it into that (`jobs/pdf/fillPageNumbers`), over what it has put into `data-page-of`; on the screen there are no numbers.
 */
export function Contents() {
  const t = useText('reportExport')
  const [{ entries, isLong }, setFound] = useState<Found>({ entries: [], isLong: false })
  useLayoutEffect(() => setFound({ entries: readHeadings(), isLong: document.querySelectorAll('main tbody tr').length >= longRows }), [])
  if (entries.length < (isLong ? fewestOfLong : fewest)) return null
  return (
    <PaperOnly aria-labelledby="report-contents">
      <h2 id="report-contents">{t('contents')}</h2>
      <List aria-labelledby="report-contents">
        {entries.map(({ id, isSection, title }) => (
          <p key={id} data-section={isSection ? '' : undefined}>
            <a href={`#${id}`}>
              <span>{title}</span>
              <Page data-page-of={id} />
            </a>
          </p>
        ))}
      </List>
    </PaperOnly>
  )
}

function readHeadings(): Entry[] {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]')].map(({ id, localName, textContent }) => ({
    id,
    title: textContent,
    isSection: localName === 'h2',
  }))
  return all.length > mostWithTables ? all.filter(({ isSection }) => isSection) : all
}
