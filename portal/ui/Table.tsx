import type { ReactNode } from 'react'
import { createContext } from 'react'
import { VisuallyHidden } from './VisuallyHidden'
import { TableRoot, type TableLook } from './tableStyle'

/** A table whose cells become blocks on a small screen loses its semantics there; its parts then say their roles themselves. */
export const ExplicitRoles = createContext(false)

export interface TableProps extends TableLook {
  /** What the table holds; read by screen readers, not shown. */
  caption: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A semantic table: `TableWrap > Table > TableHead, TableBody, TableFoot > TableRow > HeadCell, RowHead, Cell`.
 * It answers to the width of its TableWrap: cells of priority 3, 2 and 1 give way below 60, 46 and 32 rem.
 */
export function Table({ caption, look, inDrawer, className, children }: TableProps) {
  return (
    <TableRoot className={className} data-look={look} data-in-drawer={inDrawer || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </TableRoot>
  )
}
