import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { accountAnswer } from '../../features/account/model/accountFixtures'
import { holdingsFixture } from '../../features/holdings/model/holdingsFixture'
import { portfolioFixture } from '../../features/portfolio/model/portfolioFixture'
import { breakdownsFixture, contractNotesFixture } from '../testing/figuresFixtures'
import { datesFixture, portfolioServer, wealth } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { textOf } from '../testing/seenText'

configure({ defaultHidden: true })
const server = portfolioServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const page = '/dashboard/harbour/portfolio/p1'
const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(textOf)
const drawer = (name: string) => screen.findByRole('complementary', { name })

const held = (id: string, change: object) => ({ ...holdingsFixture.holdings.find((row) => row.id === id), ...change })
/** As `breakdownsFixture` adds them up. */
const holdings = [
  held('h10', { value: gbp('350.00'), weight: 0.35, sector: 'Technology' }),
  held('h11', { value: gbp('250.00'), weight: 0.25, sector: 'Health care', quoteUnit: 'USD' }),
  held('h01', { value: gbp('400.00'), weight: 0.4 }),
]

const open = (query: string) => {
  server.use(
    http.get(`${wealth}/breakdowns`, () => HttpResponse.json(breakdownsFixture)),
    http.get(`${wealth}/contract-notes`, () => HttpResponse.json(contractNotesFixture)),
    http.get('/api/wealth/accounts/a1', () => HttpResponse.json(accountAnswer)),
  )
  return renderPortal(`${page}${query}`)
}
/** The holdings behind the breakdowns; details are asked for by the drawer of one. */
const withHoldings = () => server.use(http.get(`${wealth}/holdings`, () => HttpResponse.json({ ...holdingsFixture, holdings })))

describe('the drawer of a breakdown', () => {
  it('opens from its row with the holdings behind it, each leading to its own drawer', async () => {
    withHoldings()
    const { address, user } = await open('?tab=breakdowns')
    await user.click(await screen.findByRole('button', { name: 'Equity' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=breakdowns&open=breakdown.assetClass.Equity`))
    const equity = await drawer('Equity')
    const table = await within(equity).findByRole('table', { name: 'Holdings behind Equity, the most valuable first' })
    expect(rowsOf(table)).toEqual([
      'HoldingValueWeight',
      'Mossgate Instruments plcEquity, QSU66M3£350.0035.00%',
      'Kelvaney Therapeutics plcEquity, QSO24K1£250.0025.00%',
      '2 holdings£600.0060.00%',
    ])
    expect(textOf(equity)).toContain('60.00%of the portfolio')
    await user.click(within(table).getByRole('button', { name: 'Kelvaney Therapeutics plc' }))
    await drawer('Kelvaney Therapeutics plc')
    expect(address()).toBe(`${page}?tab=breakdowns&holding=h11`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe(`${page}?tab=breakdowns`))
    expect(screen.getByRole('button', { name: 'Equity' })).toHaveFocus()
  })

  it('walks the rows of its kind, and gives the focus back', async () => {
    withHoldings()
    const { address, user } = await open('?tab=breakdowns&by=sector&open=breakdown.sector.Technology')
    const technology = await drawer('Technology')
    await user.click(within(technology).getByRole('button', { name: 'Next row' }))
    const health = await drawer('Health care')
    expect(await within(health).findByText('Kelvaney Therapeutics plc')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe(`${page}?tab=breakdowns&by=sector`))
    expect(screen.getByRole('button', { name: 'Health care' })).toHaveFocus()
  })

  it('has what has no sector, and counts a price in dollars as dollars', async () => {
    withHoldings()
    const { unmount } = await open('?tab=breakdowns&open=breakdown.currency.USD')
    expect(await within(await drawer('USD')).findByText('Kelvaney Therapeutics plc')).toBeVisible()
    unmount()
    await open('?tab=breakdowns&open=breakdown.sector.none')
    expect(await drawer('Not classified')).toBeVisible()
  })

  it('of a day of the past shows holdings that open nothing', async () => {
    server.use(http.get(`${wealth}/dates`, () => HttpResponse.json({ ...datesFixture, hasHoldingsAt: true })))
    withHoldings()
    await open('?tab=breakdowns&date=2026-09-30&open=breakdown.assetClass.Equity')
    const table = await within(await drawer('Equity')).findByRole('table')
    expect(within(table).queryByRole('button', { name: 'Mossgate Instruments plc' })).toBeNull()
  })

  it('says that the portfolio has nothing of a row that is gone', async () => {
    await open('?tab=breakdowns&open=breakdown.sector.Forestry')
    expect(await screen.findByText('The portfolio has nothing of it on this day.')).toBeVisible()
  })
})

describe('the drawer of a contract note', () => {
  it('opens from its row with what the note says, and walks the rows as shown', async () => {
    const { address, user } = await open('?tab=contractNotes')
    await user.click(await screen.findByRole('button', { name: 'Mossgate Instruments plc' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=contractNotes&open=note.n1`))
    const note = await drawer('Mossgate Instruments plc')
    const text = textOf(note)
    for (const part of ['Purchase, 03/11/2026', '−£16,891.00', 'Day of the deal03/11/2026', 'Consideration£16,866.00', 'Commission£25.00'])
      expect(text).toContain(part)
    // What is not known says why.
    expect(text).toContain('Exchange rateNothing was converted')
    expect(text).toContain('Settled onThe data provider does not send it')
    await user.click(within(note).getByRole('button', { name: 'Next contract note' }))
    await drawer('Brackenrail plc')
    expect(address()).toBe(`${page}?tab=contractNotes&open=note.n2`)
  })

  it('says once that no commission is booked', async () => {
    const [first] = contractNotesFixture.notes
    const bare = { ...contractNotesFixture, notes: [{ ...first, commission: null, total: null }] }
    server.use(http.get(`${wealth}/contract-notes`, () => HttpResponse.json(bare)))
    await renderPortal(`${page}?tab=contractNotes&open=note.n1`)
    const note = await drawer('Mossgate Instruments plc')
    expect(textOf(note)).toContain('CommissionNone is booked to this deal')
    expect(within(note).getAllByText('None is booked to this deal')).toHaveLength(1)
    expect(within(note).queryByText('With dealing costs')).not.toBeInTheDocument()
  })

  it('says that a note is not of the period beside', async () => {
    await open('?tab=contractNotes&open=note.gone')
    expect(await screen.findByText('It is not among those of the period chosen beside.')).toBeVisible()
  })
})

describe('what a portfolio and its account are', () => {
  it('is read beside the page: what is on record, and once what is not', async () => {
    const { address, user } = await open('')
    await user.click(await screen.findByRole('button', { name: 'About this portfolio' }))
    await waitFor(() => expect(address()).toBe(`${page}?open=about.portfolio`))
    const about = await drawer('General Investment Account')
    await within(about).findByText('Objective')
    const text = textOf(about)
    for (const part of [
      'Inception14/03/2019',
      'ObjectiveIncome and accumulation',
      'Risk profileBalanced Growth, 5 of 7',
      'Risk level6 of 10',
      'Timescale5 to 10 years',
      'RegionUK',
      'Not on record: Reference, ESG rating.',
      '1 month+1.20%',
      'Since inception+42.00%',
    ])
      expect(text).toContain(part)
    // Of a period that the provider knows nothing of there is no line.
    expect(text).not.toContain('3 years')
    await user.click(within(about).getByRole('button', { name: 'About the account' }))
    const account = await drawer('Ellery-Voss, Catherine')
    expect(textOf(account)).toContain('LocationHarrogate')
    expect(within(account).getByRole('link', { name: 'Open the account' })).toHaveAttribute('href', '/dashboard/harbour/account/a1')
    expect(address()).toBe(`${page}?open=about.account`)
  })

  it('keeps an account with one portfolio readable, which has no page of its own', async () => {
    const alone = { ...portfolioFixture.portfolio, account: { ...portfolioFixture.portfolio.account, portfolioCount: 1 } }
    server.use(http.get(wealth, () => HttpResponse.json({ ...portfolioFixture, portfolio: alone })))
    await open('?open=about.account')
    const account = await drawer('Ellery-Voss, Catherine')
    expect(await within(account).findByText('Location')).toBeVisible()
  })
})

describe('the allocation', () => {
  it('is by sector or currency when that is chosen, and leads to the holdings of a part', async () => {
    withHoldings()
    const { address, user } = await open('')
    await user.click(await screen.findByRole('button', { name: 'By asset class' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'By sector', hidden: false }))
    const list = await screen.findByRole('list', { name: 'Sector; each opens its holdings' })
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Technology£350.0035.00%',
      'Health care£250.0025.00%',
      'Not classified£400.0040.00%',
    ])
    expect(screen.getByRole('button', { name: 'By sector' })).toBeVisible()
    await user.click(within(list).getByRole('button', { name: /^Technology/ }))
    await waitFor(() => expect(address()).toBe(`${page}?open=breakdown.sector.Technology`))
    expect(await drawer('Technology')).toBeVisible()
  })
})
