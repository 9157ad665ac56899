import { memo } from 'react'
import { styled } from 'styled-components'
import { TableBody } from '../../../ui/TableParts'
import type { ListSection } from '../model/groupByLetter'
import { useSeen } from '../useSeen'
import { ClientTableRow, type RowFacts } from './ClientTableRow'

/** Rows that are on the page from the start; a tall screen shows some forty. */
const rowsAtOnce = 60

/* the height of a row of two lines, and of one on a phone */
const Placeholder = styled.tr<{ $rows: number }>`
  block-size: calc(${({ $rows }) => $rows} * 3.0625rem);

  @media screen and (max-width: 767.98px) {
    &&& {
      display: block;
      block-size: calc(${({ $rows }) => $rows} * 5.3125rem);
    }
  }
`

interface ClientListSectionProps {
  section: ListSection
  /** The rows of all sections; another list starts unseen. */
  list: unknown
  /** False when the list is sorted by a figure. */
  hasLetters: boolean
  facts: RowFacts
}

/** Clients under one letter. Thousands of rows would make every filter slow, so those far below the screen wait as an empty row of their height. */
export const ClientListSection = memo(function ClientListSection({ section, list, hasLetters, facts }: ClientListSectionProps) {
  const { letter, rows, start } = section
  const { isSeen, placeholder } = useSeen<HTMLTableRowElement>(list, start < rowsAtOnce)
  if (!isSeen) {
    return (
      <TableBody>
        <Placeholder ref={placeholder} $rows={rows.length} aria-hidden="true" />
      </TableBody>
    )
  }
  return (
    <TableBody az={hasLetters}>
      {rows.map((row, index) => {
        const isFirst = hasLetters && index === 0
        return (
          <ClientTableRow
            key={row.id}
            row={row}
            facts={facts}
            letter={isFirst ? letter : undefined}
            letterRows={isFirst ? rows.length : undefined}
          />
        )
      })}
    </TableBody>
  )
})
