import { css, styled } from 'styled-components'
import { media } from '../../../ui/media'
import { property, token } from '../../../ui/tokens'

/** On a screen the sheets lie on a desk; on paper they are the paper. A report is always light. */
export const Desk = styled.div`
  color-scheme: light;
  min-block-size: 100dvh;
  background: ${token('surface-sunken')};
  color: ${token('text')};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  ${media.print} {
    min-block-size: 0;
    background: none;
  }
`

export const Sheets = styled.main`
  ${media.screen} {
    display: grid;
    gap: 2rem;
    justify-content: center;
    padding: 2rem 1rem 4rem;
  }

  /* Whoever prints many reports sees none of them: they need no layout for the screen. Each sheet for itself, as some pieces are measured. */
  ${media.screen} {
    :root[data-printing] & > section {
      content-visibility: hidden;
    }
  }

  /* Paper has one size: a narrow window shows it smaller, and a hand can still zoom in. */
  ${media.screenBelow(860)} {
    zoom: var(--_fit, 1);
  }
`

const paper = css`
  ${property('in-surface')}: white;
  ${property('surface')}: white;
  position: relative;
  background: ${token('surface')};
  color: ${token('text')};
  font: 400 9.5pt/1.4 ${token('in-text')};

  ${media.screen} {
    inline-size: 210mm;
    min-block-size: 297mm;
    box-shadow: ${token('shadow-pop')};
  }
`

export const CoverSheet = styled.section`
  ${paper}
  page: cover;
  inline-size: 210mm;
  block-size: 297mm;
  padding: 0 17mm;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${token('deep')};
  color: ${token('on-deep')};
`

/**
 * A part of the report. It starts on a new page, or with `$flows` under the part before it when its beginning has room there, so that no page is
 * left half empty.
 */
export const Sheet = styled.section<{ $flows?: boolean }>`
  ${paper}
  page: report;

  ${media.screen} {
    padding: 16mm 17mm 14mm;
  }

  ${media.print} {
    ${({ $flows }) =>
      $flows
        ? css`
            margin-block-start: 12mm;
          `
        : css`
            break-before: page;
          `}
  }

  /* The last piece of the report claims room for the notes that close it, and the foot of its last table does: useRoomForNotes. */
  ${media.print} {
    > [data-with-notes] {
      margin-block-end: calc(-1 * var(--_notes-room));

      &:not(table) {
        break-inside: avoid;
        padding-block-end: var(--_notes-room);
      }

      tr[data-total] > * {
        padding-block-end: var(--_notes-room);
      }
    }
  }

  h1,
  h2 {
    margin-block-end: 5mm;
    font: 400 21pt/1.15 ${token('in-display')};
    letter-spacing: -0.015em;
    break-after: avoid;
  }

  /* where a report without a cover has its title on the sheet, what stands under it is one level higher */
  h3,
  h1 ~ h2 {
    margin-block: 8mm 1mm;
    font: 600 10.5pt/1.3 ${token('in-heading')};
    letter-spacing: normal;
    break-after: avoid;
  }

  /* A heading claims room for the head of its table and some rows: Chromium does break between a repeated head and its first row. */
  ${media.print} {
    h3,
    h1 ~ h2 {
      break-inside: avoid;
      padding-block-end: 34mm;
      margin-block-end: -33mm;
    }
  }
`

export const Note = styled.p`
  color: ${token('text-muted')};
  font-size: 8.5pt;
`

/** A note under a heading, which goes with what follows. */
export const LeadNote = styled(Note)`
  margin-block-end: 3mm;
  break-after: avoid;
`

/** What stands where a block of the report has nothing to show. */
export const Nothing = styled.p`
  margin-block-start: 2mm;
  padding-block: 3mm;
  border-block: 1px solid ${token('hairline')};
  color: ${token('text-muted')};
`
