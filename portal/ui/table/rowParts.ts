import { css, styled } from 'styled-components'
import { media } from '../media'
import { token } from '../tokens'
import { TableTwoLines } from '../TwoLines'
import { breakpoints } from './cellLook'
import { SubLine } from './SubLine'

/** What opens a row: its name. The whole row answers to it. */
export const openerStyle = css`
  && {
    color: inherit;
    text-decoration: none;
    font: ${token('t-strong')};
    border: 0;
    padding: 0;
    background: none;
    text-align: start;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.print} {
    && {
      font-size: 8.5pt;
    }
  }
`

export const DataRow = styled.tr<{ $isError?: boolean; $isLink?: boolean }>`
  transition: background-color ${token('fast')};
  /* clear of the bar at the foot of a phone; for the one at the top the page has a padding */
  scroll-margin-block-end: 4.5rem;
  ${({ $isLink }) => $isLink && 'position: relative;'}

  &:hover > * {
    background: ${token('surface-hover')};
  }

  &:hover th :is(a, button) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  &[aria-current='true'] > * {
    background: ${token('surface-selected')};
  }

  &[aria-current='true'] > :first-child {
    box-shadow: inset 3px 0 0 ${token('accent')};
  }

  ${({ $isError }) =>
    $isError &&
    css`
      background: ${token('loss-soft')};

      &:hover > *,
      && > * {
        background: ${token('loss-soft')};
        color: ${token('text-muted')};
      }

      ${TableTwoLines} > :first-child {
        color: ${token('text-muted')};
        font-weight: 450;
      }
    `}

  ${media.forcedColours} {
    &[aria-current='true'] > * {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** A line with the sums of its group, in black. */
export const GroupRow = styled.tr<{ $isFirst: boolean }>`
  /* twice itself: a cell has a style of its own, and which of the two comes last is for the bundler to say */
  && > * {
    block-size: ${({ $isFirst }) => ($isFirst ? '2.5rem' : '3rem')};
    padding-block-start: ${({ $isFirst }) => ($isFirst ? token('s-2') : token('s-3'))};
    background: ${token('surface')};
    font-weight: 550;
    border-block-end-color: ${token('border')};
  }

  > th {
    min-inline-size: 7rem;
    overflow-wrap: anywhere;
  }

  @container (max-width: ${breakpoints[1]}) {
    && > * {
      padding-block-end: ${token('s-1')};
    }
  }
`

/** A rule above, the figures doubly underlined, as in a ledger. */
export const FootRow = styled.tr`
  && > * {
    block-size: 3.25rem;
    font-weight: 600;
    border-block-start: 1px solid ${token('rule')};
    border-block-end: 0;
  }

  /* clear of the double line */
  ${SubLine} {
    margin-block-start: ${token('s-1')};
  }
`

export const TotalFigure = styled.span`
  text-decoration: underline double 1px;
  text-underline-offset: 0.375em;
  text-decoration-skip-ink: none;
  text-decoration-color: ${token('rule')};
`
