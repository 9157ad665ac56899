import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ExplicitRoles, type TableProps } from './Table'
import { TableRoot } from './tableStyle'
import { VisuallyHidden } from './VisuallyHidden'
import { visuallyHidden } from './mixins'

/* on a small screen two lines a row, nothing to scroll sideways */
const Root = styled(TableRoot)`
  [data-column='share'] {
    inline-size: 34%;
  }

  @container (max-width: 60rem) {
    [data-column='share'] {
      inline-size: 22%;
    }

    [data-optional] {
      display: none;
    }

    [data-two-lines] > :first-child {
      white-space: nowrap;
    }
  }

  @container (max-width: 46rem) {
    [data-column='share'] {
      inline-size: 19%;
    }
  }

  @media screen and (max-width: 767.98px) {
    &,
    tbody,
    tfoot {
      display: block;
    }

    /* a phone has a choice of order instead; who gets here by keyboard sees where they are */
    thead:not(:focus-within) {
      ${visuallyHidden}
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 1.75rem;
      column-gap: var(--s-2);
      padding: var(--s-3) var(--s-4);
      border-block-end: 1px solid var(--hairline);
      align-items: start;
    }

    :is(th, td) {
      display: block;
      block-size: auto !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
    }

    th[data-letter] {
      grid-column: 1 / -1;
      margin: calc(-1 * var(--s-3)) calc(-1 * var(--s-4)) var(--s-3);
      padding: 0.375rem var(--s-4) !important;
      inline-size: auto;
      background: var(--surface-sunken) !important;
    }

    th[data-letter] > span {
      position: static;
      padding: 0;
      font: 400 1rem/1.25rem var(--in-display);
    }

    [data-two-lines] {
      padding: 0;
      > :first-child {
        white-space: normal;
      }
    }

    td[data-num]:not([data-column='edit']) {
      grid-column: 2 / -1;
    }

    td[data-column='share'] {
      grid-column: 1 / 3;
      align-self: center;
      margin-block-start: var(--s-1);
      inline-size: auto;
    }

    td[data-column='visits'],
    tr[data-error] :is([data-column='edit'], [data-column='share']) {
      display: none;
    }

    td[data-column='edit'] {
      margin-block-start: var(--s-1);
      justify-self: end;
    }

    tr[data-error] {
      background: var(--loss-soft);
    }

    tfoot tr {
      border-block-start: 1px solid var(--rule);
      border-block-end: 0;
    }
  }

  @media print {
    [data-column='visits'],
    [data-column='edit'] {
      display: none;
    }
  }
`

/**
 * The address book of clients: letters in the margin, share bars, two lines a row on a phone.
 * Cells name their column (`column="share"`, `visits`, `edit`); words of a head that may go stand in `Optional`.
 */
export function ClientsTable({ caption, className, children }: Omit<TableProps, 'look' | 'inDrawer'>) {
  return (
    <ExplicitRoles value={true}>
      <Root className={className} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </Root>
    </ExplicitRoles>
  )
}

const Quiet = styled.span`
  font-weight: 400;
`

/** Words of a column head that go when the table is not wide: "(12 weeks)". */
export function Optional({ children }: { children: ReactNode }) {
  return <Quiet data-optional="">{children}</Quiet>
}
