import { type ReactNode, use } from 'react'
import { ExplicitRoles } from './Table'

interface SectionProps {
  children: ReactNode
  className?: string
}

export function TableHead(props: SectionProps) {
  return <thead {...props} role={use(ExplicitRoles) ? 'rowgroup' : undefined} />
}

/** `az` marks the rows of one letter of an address book; the first row then starts with a LetterCell. */
export function TableBody({ az, ...rest }: SectionProps & { az?: boolean }) {
  return <tbody {...rest} role={use(ExplicitRoles) ? 'rowgroup' : undefined} data-az={az || undefined} />
}

export function TableFoot(props: SectionProps) {
  return <tfoot {...props} role={use(ExplicitRoles) ? 'rowgroup' : undefined} />
}

interface TableRowProps extends SectionProps {
  id?: string
  /** `group` is a line with its own sums, `detail` the unfolded ground under a row, `error` a row that has no figures. */
  kind?: 'group' | 'detail' | 'error'
  /** The row whose details stand in the drawer. */
  isSelected?: boolean
  isHidden?: boolean
}

export function TableRow({ kind, isSelected, isHidden, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      hidden={isHidden}
      role={use(ExplicitRoles) ? 'row' : undefined}
      aria-current={isSelected ? 'true' : undefined}
      data-selected={isSelected || undefined}
      data-group={kind === 'group' || undefined}
      data-detail={kind === 'detail' || undefined}
      data-error={kind === 'error' || undefined}
    />
  )
}
