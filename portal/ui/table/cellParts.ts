import { css, styled } from 'styled-components'
import { visuallyHidden } from '../mixins'
import { media } from '../media'
import { token } from '../tokens'
import { type CellLook, cellStyle } from './cellLook'

const phone = media.screenBelow(768)

export const Th = styled.th<{ $look: CellLook }>`
  ${cellStyle}
`
/** One that a narrow table leaves out says so to the rules of the table. */
export const Td = styled.td.attrs<{ $look: CellLook }>(({ $look }) => ({ 'data-gives-way': $look.hiddenBelow ? '' : undefined }) as object)`
  ${cellStyle}

  /* of a row that is laid out as a card */
  ${phone} {
    ${({ $look }) => $look.isBar && 'grid-column: 1 / -1;'}
  }
`

/** The letter of an address book beside its rows. */
export const LetterCell = styled.th<{ $isAgain: boolean }>`
  inline-size: 3.25rem;
  padding-inline: var(--_edge) 0;
  text-align: start;
  font-weight: inherit;
  vertical-align: top;
  border-block-end: 1px solid ${token('border')};

  /* whatever its row has */
  &&& {
    background: ${token('surface')};

    ${phone} {
      background: ${token('surface-sunken')};
    }
  }

  > span {
    position: sticky;
    inset-block-start: calc(var(--_head-top, ${token('topbar-h')}) + 3rem);
    display: block;
    padding-block: 0.625rem;
    font: 400 1.375rem/1.75rem ${token('in-display')};
    color: ${token('accent')};
  }

  ${({ $isAgain }) =>
    $isAgain &&
    css`
      ${phone} {
        ${visuallyHidden}
      }
    `}

  ${media.print} {
    > span {
      position: static;
      padding: 0;
    }
  }
`
