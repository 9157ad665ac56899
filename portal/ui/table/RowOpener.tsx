import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../../lib/Link'
import { openerStyle } from './rowParts'

const OpenerButton = styled.button`
  ${openerStyle}
`
const OpenerLink = styled(Link)`
  ${openerStyle}
`

/** What a row opens: a page, or its details beside the list; or that it is one of the list to choose. */
export type RowOpening = { to: string } | { isOpen: boolean; onOpen: () => void } | { isChosen: boolean; onChoose: () => void }

/** The name of a row that opens something or is chosen; a click anywhere in the row does it. */
export function RowOpener({ opening, rowId, children }: { opening: RowOpening; rowId: string; children: ReactNode }) {
  if ('to' in opening) return <OpenerLink to={opening.to}>{children}</OpenerLink>
  if ('onChoose' in opening)
    return (
      <OpenerButton type="button" id={rowOpenerId(rowId)} aria-pressed={opening.isChosen} onClick={opening.onChoose}>
        {children}
      </OpenerButton>
    )
  return (
    <OpenerButton type="button" id={rowOpenerId(rowId)} aria-expanded={opening.isOpen} onClick={opening.onOpen}>
      {children}
    </OpenerButton>
  )
}

/** Of the button of a row, for who gives the focus back to it. */
export const rowOpenerId = (rowId: string): string => `row-${rowId}`
