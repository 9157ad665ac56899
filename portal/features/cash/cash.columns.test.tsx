import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { CashMovement } from '../../../shared/contracts/wealth/transactions'
import { textIn } from '../../lib/i18n/testing/allTexts'
import { DataTable } from '../../ui/table/DataTable'
import { PaperTable } from '../../ui/table/PaperTable'
import { toCsv } from '../../ui/table/toCsv'
import { renderUi } from '../../app/testing/renderUi'
import { seenText } from '../../app/testing/seenText'
import { cashColumns, cashSums } from './cash.columns'
import { cashFixture } from './model/cashFixture'

const { movements } = cashFixture
const cx = { t: textIn('cash'), common: textIn('common'), locale: 'en', facts: {} } as const
const sums = (rows: readonly CashMovement[], all = movements) => cashSums(rows, all, textIn('cash'), textIn('common'))
const csvOf = (rows: readonly CashMovement[]) => toCsv(cashColumns, rows, cx).slice(1).split('\r\n')
const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(seenText))
const withoutBalance = movements.map((row) => ({ ...row, cashType: null, balance: null }))

describe('cash transactions', () => {
  it('in CSV are one row a movement, with account and balance', async () => {
    expect(csvOf(movements).slice(0, 3)).toEqual([
      'Date,Type,Description,Cash account,Detail,Amount,Balance,Currency',
      '17/11/2026,Purchase,Calderfell Global Equity Acc,Capital account,,-19999.97,30658.29,GBP',
      '13/11/2026,Dividend,Quernmore Logistics REIT,Income account,,1000.35,5200.35,GBP',
    ])
  })

  it('stand by account, with its net change and the balance at the end, and the change of both in the foot', () => {
    renderUi(<DataTable columns={cashColumns} rows={movements} caption="Cash" {...sums(movements)} />)
    expect(lines().filter(([first]) => first === '' || first === 'Net change' || first === 'Capital account')).toEqual([
      // A narrow table has the balance under the amount.
      ['', 'Capital account', '', '−£1,841.71£30,658.29', '£30,658.29'],
      ['', 'Income account', '', '+£1,000.35£5,200.35', '£5,200.35'],
      ['', 'Net change', '', '−£841.36', ''],
    ])
  })

  it('keep the balance of the account while a filter is on, and add up what it leaves', () => {
    const sales = movements.filter(({ type }) => type === 'Sale')
    expect(sums(sales)).toMatchObject({
      grouping: { groups: [{ id: 'capital', sum: { change: { amount: '19846.2' }, balance: { amount: '30658.29' } } }] },
      foot: { sum: { change: { amount: '19846.2' } } },
    })
  })

  it('have the same figures on screen, on paper and in CSV', async () => {
    const alone = (text: string | null) => text?.replace(/(£[\d,.]+)£.*/, '$1')
    const figures = (rows: (string | null)[][]) =>
      rows.map((cells) => cells.slice(-2).map(alone)).filter(([, balance]) => balance?.startsWith('£'))
    const byScreen = renderUi(<DataTable columns={cashColumns} rows={movements} caption="Cash" {...sums(movements)} />)
    const onScreen = figures(lines())
    byScreen.unmount()
    renderUi(<PaperTable columns={cashColumns} rows={movements} caption="Cash" {...sums(movements)} />)
    expect(figures(lines())).toEqual(onScreen)
    const plain = (text: string | null | undefined) => Number(text?.replace('−', '-').replace(/[£+,]/g, ''))
    const inCsv = csvOf(movements)
      .slice(1)
      .map((line) => line.split(',').slice(-3, -1).map(Number))
    expect(onScreen.map((pair) => pair.map(plain))).toEqual(expect.arrayContaining(inCsv))
  })

  it('of a provider with one account and no balances have no groups and no empty columns', async () => {
    renderUi(<DataTable columns={cashColumns} rows={withoutBalance} caption="Cash" {...sums(withoutBalance, withoutBalance)} />)
    expect(lines()[0]).toEqual(['Date', 'Description', 'Detail', 'Amount'])
    expect(lines()).toHaveLength(movements.length + 2)
    expect(csvOf(withoutBalance)[0]).toBe('Date,Type,Description,Detail,Amount,Currency')
  })
})
