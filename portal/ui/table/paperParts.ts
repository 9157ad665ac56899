import { css, styled } from 'styled-components'
import { tabularFigures, visuallyHidden } from '../mixins'
import { token } from '../tokens'

/** On paper columns do not give way: their widths and alignment are all that differs. */
export interface PaperLook {
  $isNumeric?: boolean
  $isStrong?: boolean
  $width?: string | undefined
  /**
   * Draws no text that is read aloud. It draws the paper itself, for Chromium leaves a cell that draws nothing out of the PDF's structure, and then
   * its row is a column short for whoever has the table read aloud.
   */
  $isBlank?: boolean
}

const cell = css<PaperLook>`
  block-size: var(--_report-row, 7mm);
  padding: var(--_report-pad, 0.7mm) var(--_paper-gap);
  border-block-end: 1px solid ${token('hairline')};
  text-align: start;
  vertical-align: middle;
  font-weight: inherit;
  ${({ $isNumeric }) => $isNumeric && 'text-align: end; white-space: nowrap;'}
  ${({ $isStrong }) => $isStrong && 'font-weight: 550;'}
  ${({ $width }) => $width && `inline-size: ${$width};`}
  ${({ $isBlank }) => $isBlank && `background: ${token('surface')};`}

  &:first-child {
    padding-inline-start: 0;
  }

  &:last-child {
    padding-inline-end: 0;
  }
`

export const PaperTh = styled.th<PaperLook>`
  ${cell}
`
export const PaperTd = styled.td<PaperLook>`
  ${cell}
`

export const PaperHead = styled.th<PaperLook>`
  ${cell}
  border-block-end-color: ${token('rule')};
  color: ${token('text-muted')};
  font: 500 8pt/1.25 ${token('in-text')};
  vertical-align: bottom;
  white-space: normal;
`

export const HiddenHead = styled.span`
  ${visuallyHidden}
`

/** The second line of a cell. */
export const PaperDetail = styled.span`
  display: block;
  color: ${token('text-muted')};
  font-size: 7.5pt;
  line-height: 1.3;
  font-weight: 400;
`

/** `$isTail`: the last rows with the total, on one page. */
export const PaperBody = styled.tbody<{ $isTail: boolean }>`
  ${({ $isTail }) => $isTail && 'break-inside: avoid;'}
`

/** `$isLead`: stands together with the row after it, so that no page has a row or two under a head. */
export const PaperRow = styled.tr<{ $isLead?: boolean }>`
  break-inside: avoid;
  ${({ $isLead }) => $isLead && 'break-after: avoid;'}
`

export const PaperGroupRow = styled.tr`
  break-inside: avoid;
  break-after: avoid;

  > * {
    padding-block-start: 2.5mm;
    border-block-end-color: ${token('rule')};
    vertical-align: bottom;
    font-weight: 600;
  }
`

/** A total stands under a rule and is doubly underlined, as in a ledger. */
export const PaperFootRow = styled.tr`
  break-inside: avoid;
  break-before: avoid;

  > * {
    block-size: calc(var(--_report-row, 7mm) + 1.8mm);
    /* wider than the hairline of the last row, or that one would win where they meet */
    border-block-start: 1pt solid ${token('rule')};
    border-block-end: 0;
    font-weight: 600;
  }
`

export const PaperTotal = styled.span`
  padding-block-end: 0.4mm;
  border-block-end: 2.25pt double ${token('rule')};
`

export const PaperRoot = styled.table<{ $isDense: boolean; $isWhole: boolean; $isFixed?: boolean }>`
  --_paper-gap: ${({ $isDense, $isFixed }) => ($isDense ? ($isFixed ? '0.8mm' : '1.6mm') : '2.5mm')};
  inline-size: 100%;
  border-collapse: collapse;
  ${tabularFigures}
  ${({ $isDense }) =>
    $isDense &&
    css`
      font-size: 8.5pt;
      line-height: 1.35;
    `}
  ${({ $isWhole }) => $isWhole && 'break-inside: avoid;'}
  ${({ $isFixed }) => $isFixed && 'table-layout: fixed;'}

  & + & {
    margin-block-start: 3mm;
  }

  /* clear of the double line under a total, and never on the page after it */
  & + p {
    margin-block-start: 2.5mm;
    break-before: avoid;
  }

  caption {
    ${visuallyHidden}
  }

  /* heads come again on every page, the total only at the end */
  thead {
    display: table-header-group;
  }

  tfoot {
    display: table-row-group;
  }

  tbody:first-of-type > tr:first-child {
    break-before: avoid;
  }
`
