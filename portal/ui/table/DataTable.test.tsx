import { describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Money, money } from '../../../shared/domain/money'
import { renderUi } from '../../app/testing/renderUi'
import { DataTable, type DataTableOptions } from './DataTable'
import { defineColumns } from './defineColumns'

interface Row {
  id: string
  name: string
  kind: string
  value: Money | null
}

const gbp = (amount: string) => money(amount, 'GBP')
const row = (name: string, kind: string, value: string | null): Row => ({ id: name, name, kind, value: value === null ? null : gbp(value) })
const rows = [row('Mossgate', 'equity', '2'), row('Aldine', 'cash', '10'), row('Hedrin', 'equity', null), row('Brack', 'equity', '9')]

const columns = defineColumns<Row, { value: Money }>()('holdings', [
  { id: 'name', head: 'columnHolding', format: 'text', value: ({ name }) => name, isName: true, sort: 'ascending', breaksTies: true },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: ({ value }) => value,
    missing: (_, { t }) => t('costUnknown'),
    sum: ({ value }) => value,
    sort: 'descending',
  },
  { id: 'kind', head: 'assetClass', format: 'text', value: ({ kind }) => kind },
])

const show = (options: Partial<DataTableOptions<Row, { value: Money }>> = {}) =>
  renderUi(<DataTable columns={columns} rows={rows} caption="Holdings" {...options} />)

const names = () => [...screen.getByRole('table').querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })

describe('DataTable', () => {
  it('has a name, heads of columns and rows, and the reason in place of a missing figure', () => {
    show()
    expect(screen.getByRole('table', { name: 'Holdings' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Holding', 'Value', 'Asset class'])
    expect(screen.getByRole('rowheader', { name: 'Mossgate' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Hedrin/ })).toHaveTextContent('Cost not known')
  })

  it('keeps the order of its rows until a head is pressed', () => {
    show()
    expect(names()).toEqual(['Mossgate', 'Aldine', 'Hedrin', 'Brack'])
    expect(head('Value')).toHaveAttribute('aria-sort', 'none')
    expect(head('Asset class')).not.toHaveAttribute('aria-sort')
  })

  it('is sorted by the keyboard, says so, and keeps rows without the figure last either way', async () => {
    const user = userEvent.setup()
    show()
    await user.tab()
    await user.tab()
    expect(within(head('Value')).getByRole('button')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Aldine', 'Brack', 'Mossgate', 'Hedrin'])
    expect(head('Value')).toHaveAttribute('aria-sort', 'descending')
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Mossgate', 'Brack', 'Aldine', 'Hedrin'])
    expect(head('Value')).toHaveAttribute('aria-sort', 'ascending')
  })

  it('leaves the order to its owner when that keeps it', async () => {
    const onSort = jest.fn()
    show({ sort: { id: 'name', descending: false }, onSort })
    expect(names()).toEqual(['Aldine', 'Brack', 'Hedrin', 'Mossgate'])
    await userEvent.click(within(head('Holding')).getByRole('button'))
    expect(onSort).toHaveBeenCalledWith({ id: 'name', descending: true })
    expect(names()).toEqual(['Aldine', 'Brack', 'Hedrin', 'Mossgate'])
  })

  it('keeps groups in their order, with their sums, and sorts within them', async () => {
    const sum = (value: string) => ({ value: gbp(value) })
    show({
      grouping: {
        of: ({ kind }) => kind,
        groups: [
          { id: 'cash', name: 'Cash', sum: sum('10') },
          { id: 'bonds', name: 'Bonds' },
          { id: 'equity', name: 'Equity', sum: sum('11') },
        ],
      },
      foot: { name: 'Total', sum: sum('21') },
    })
    await userEvent.click(within(head('Value')).getByRole('button'))
    expect(screen.getAllByRole('row').map((line) => line.textContent)).toEqual([
      'HoldingValueAsset class',
      'Cash£10.00',
      'Aldine£10.00cash',
      'Equity£11.00',
      'Brack£9.00equity',
      'Mossgate£2.00equity',
      'Hedrin–Cost not knownequity',
      'Total£21.00',
    ])
  })

  it('stands letters beside their rows, and says the roles that a phone takes from them', () => {
    show({
      grouping: { of: ({ name }) => name.charAt(0), groups: ['A', 'B', 'H', 'M'].map((id) => ({ id, name: id })) },
      hasLetters: true,
      sort: { id: 'name', descending: false },
      phone: 'cards',
    })
    expect([...document.querySelectorAll('th[scope=rowgroup]')].map((cell) => cell.textContent)).toEqual(['A', 'B', 'H', 'M'])
    for (const role of ['table', 'rowgroup', 'row', 'cell']) expect(screen.getAllByRole(role)[0]).toHaveAttribute('role', role)
  })

  it('opens rows by their names and marks the one that is open', async () => {
    const onOpen = jest.fn()
    show({
      opening: ({ id }) => (id === 'Hedrin' ? null : { isOpen: id === 'Brack', onOpen: () => onOpen(id) }),
      selectedId: 'Brack',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Mossgate' }))
    expect(onOpen).toHaveBeenCalledWith('Mossgate')
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Brack')
    expect(screen.getByRole('button', { name: 'Brack' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('button', { name: 'Hedrin' })).not.toBeInTheDocument()
  })

  it('shows one row, and a head alone for none', () => {
    const { unmount } = show({ rows: rows.slice(0, 1) })
    expect(names()).toEqual(['Mossgate'])
    unmount()
    show({ rows: [] })
    expect(screen.getAllByRole('row')).toHaveLength(1)
  })
})
