import { describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ClientsTable } from './ClientsTable'
import { Expander } from './Expander'
import { Table } from './Table'
import { Cell, HeadCell, LetterCell, RowHead, type SortDirection } from './TableCell'
import { TableBody, TableHead, TableRow } from './TableParts'
import { renderUi } from './testing/renderUi'

const table = (sort: SortDirection | null, onSort: () => void) => (
  <Table caption="Holdings">
    <TableHead>
      <TableRow>
        <HeadCell>Holding</HeadCell>
        <HeadCell num sort={sort} onSort={onSort}>
          Value
        </HeadCell>
        <HeadCell num sort={null} onSort={onSort}>
          Gain
        </HeadCell>
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow isSelected>
        <RowHead>Mossgate</RowHead>
        <Cell num>£1.00</Cell>
        <Cell num>£2.00</Cell>
      </TableRow>
    </TableBody>
  </Table>
)

describe('Table', () => {
  it('says by which column it is sorted, and sorts by the keyboard', async () => {
    const user = userEvent.setup()
    const onSort = jest.fn()
    const { rerender } = renderUi(table('descending', onSort))
    const head = () => screen.getByRole('columnheader', { name: 'Value' })
    expect(head()).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('columnheader', { name: 'Gain' })).toHaveAttribute('aria-sort', 'none')
    expect(screen.getByRole('columnheader', { name: 'Holding' })).not.toHaveAttribute('aria-sort')

    await user.tab()
    expect(within(head()).getByRole('button')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onSort).toHaveBeenCalledTimes(1)

    rerender(table('ascending', onSort))
    expect(head()).toHaveAttribute('aria-sort', 'ascending')
  })

  it('has a name, row heads and a marked row', () => {
    renderUi(table(null, () => undefined))
    expect(screen.getByRole('table', { name: 'Holdings' })).toBeInTheDocument()
    expect(screen.getByRole('rowheader', { name: 'Mossgate' })).toBeInTheDocument()
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Mossgate')
  })
})

describe('ClientsTable', () => {
  it('says the roles of its parts, which lose theirs as blocks on a phone', () => {
    renderUi(
      <ClientsTable caption="Clients">
        <TableBody az>
          <TableRow>
            <LetterCell rows={1}>A</LetterCell>
            <RowHead>Ashgrove</RowHead>
            <Cell num>£1.00</Cell>
          </TableRow>
        </TableBody>
      </ClientsTable>,
    )
    for (const role of ['table', 'rowgroup', 'row', 'cell']) expect(screen.getAllByRole(role)[0]).toHaveAttribute('role', role)
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  })
})

describe('Expander', () => {
  it('says what it unfolds and whether it is open', async () => {
    const user = userEvent.setup()
    const onToggle = jest.fn()
    renderUi(
      <Expander isOpen={false} onToggle={onToggle} label="Trades of Mossgate" controls="trades">
        Mossgate
      </Expander>,
    )
    const button = screen.getByRole('button', { name: 'Trades of Mossgate', expanded: false })
    await user.click(button)
    expect(onToggle).toHaveBeenCalledTimes(1)
  })
})
