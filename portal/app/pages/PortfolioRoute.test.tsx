import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { contactOf } from '../../features/account/model/accountFixtures'
import { cashFixture } from '../../features/cash/model/cashFixture'
import { holdingsFixture } from '../../features/holdings/model/holdingsFixture'
import { portfolioFixture } from '../../features/portfolio/model/portfolioFixture'
import { transactionsFixture } from '../../features/transactions/model/transactionsFixture'
import { holdingDocumentsFixture } from '../testing/besideFixtures'
import { failure, portfolioServer, wealth } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { savedFiles } from '../testing/savedFiles'
import { seenText, textOf } from '../testing/seenText'

// Whole pages: with the visibility of every element computed, each look for a role would take a second.
configure({ defaultHidden: true })
const server = portfolioServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const page = '/dashboard/harbour/portfolio/p1'
const open = async (query = '') => {
  const view = await renderPortal(`${page}${query}`)
  await screen.findByRole('heading', { level: 1, name: 'General Investment Account' })
  return view
}
const holdingsTable = () => screen.findByRole('table', { name: /^Holdings by asset class/ })

describe('the head of a portfolio', () => {
  it('names the portfolio and shows its value, change, ledger and tiles', async () => {
    await open()
    const main = screen.getByRole('main')
    for (const text of ['QS-204417', 'Risk profile 5 of 7', '£2,312,459.37', '+£11,526.73 (+0.50%)', 'Data date 19/11/2026']) {
      expect(textOf(main)).toContain(text)
    }
    const ledger = within(main).getByText('Paid in, less withdrawals').closest('dl') as HTMLElement
    expect(['£1,640,000.00', '£785,299.99', '£112,840.62', '£2,312,459.37'].every((figure) => textOf(ledger).includes(figure))).toBe(true)
    expect(await within(main).findByText('Benchmark +4.84%')).toBeVisible()
  })

  it('shows no zero where the ledger or the value is not known', async () => {
    server.use(http.get(wealth, () => HttpResponse.json({ ...portfolioFixture, value: null, dayChange: null, ledger: null })))
    await open()
    const ledger = screen.getByText('Paid in, less withdrawals').closest('dl') as HTMLElement
    expect(textOf(ledger)).not.toContain('0')
    expect(within(ledger).getAllByText('–')).toHaveLength(4)
    expect(screen.getByText('The value is not available now', { selector: 'h1 ~ *, p *' })).toBeInTheDocument()
    expect(screen.getAllByText(/the history of this portfolio is not available/).length).toBeGreaterThan(0)
  })

  it('says from when the figures are when the data provider does not answer, once', async () => {
    const old = {
      degraded: true,
      fetchedAt: '2026-11-18T12:04:00.000Z',
      reasons: [{ part: 'portfolio', kind: 'unavailable', stale: true }],
    }
    server.use(
      http.get(wealth, () => HttpResponse.json({ ...portfolioFixture, ...old })),
      http.get(`${wealth}/holdings`, () => HttpResponse.json({ ...holdingsFixture, ...old })),
    )
    await open()
    await holdingsTable()
    expect(await screen.findAllByText('Figures from 18/11/2026, 12:04 · the data provider does not answer')).toHaveLength(1)
    expect(screen.getAllByText('As of 18/11/2026, 12:04').length).toBeGreaterThan(0)
  })

  it('says once that nothing could be loaded, and asks for all of it again', async () => {
    const parts = [wealth, `${wealth}/performance`, `${wealth}/holdings`, `${wealth}/bridge`, `${wealth}/transactions`]
    server.use(...parts.map((part) => http.get(part, () => failure(503, 'upstream_unavailable', 'Unavailable'))))
    const { user } = await renderPortal(page)
    await screen.findByRole('heading', { level: 1, name: 'We could not load this portfolio' })
    await waitFor(() => expect(screen.getAllByText(/^We could not load/)).toHaveLength(1))
    // Nothing looks as if it were still to come.
    await waitFor(() => expect(screen.getByRole('tabpanel').querySelector('[aria-hidden=true] li')).toBeNull())
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'General Investment Account' })
    expect(await screen.findByText('Benchmark +4.84%')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Cumulative return' })).toBeVisible()
    expect(screen.queryByText(/^We could not load/)).not.toBeInTheDocument()
  })

  it.each(['holdings', 'transactions'])('has no search of %s over a list that could not be loaded with its portfolio', async (tab) => {
    server.use(...[wealth, `${wealth}/${tab}`].map((part) => http.get(part, () => failure(503, 'upstream_unavailable', 'Unavailable'))))
    const { user } = await renderPortal(`${page}?tab=${tab}`)
    await screen.findByRole('heading', { level: 1, name: 'We could not load this portfolio' })
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('searchbox')).toBeVisible()
  })

  it('ends with the client for those who look after the account, and never with themselves', async () => {
    const portfolio = { ...portfolioFixture.portfolio, client: contactOf('Catherine Ellery-Voss') }
    server.use(http.get(wealth, () => HttpResponse.json({ ...portfolioFixture, portfolio })))
    await open()
    expect(await screen.findByRole('region', { name: 'Client' })).toHaveTextContent('Catherine Ellery-Voss')
    expect(screen.queryByRole('region', { name: /advisor/ })).not.toBeInTheDocument()
  })

  it('leads to the page of what was not found', async () => {
    server.use(http.get(wealth, () => failure(404, 'not_found', 'Not found')))
    const { address } = await renderPortal(page)
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })

  it('says in the words of the specification that it is linked to no data provider, and shows nothing else', async () => {
    server.use(http.get(wealth, () => failure(409, 'need_external_id', 'This account does not have external id')))
    server.use(http.get(`${wealth}/*`, () => failure(409, 'need_external_id', 'This account does not have external id')))
    await renderPortal(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'This account does not have external id' })).toBeInTheDocument()
    expect(screen.getByText(/^Its figures come as soon as it is linked to the data provider/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('shows a holding of which no unit is left as zero, and not as missing', async () => {
    const [cash, ...others] = holdingsFixture.holdings
    const none = { amount: '0.00', currency: 'GBP' }
    const sold = {
      ...others.at(-1),
      id: 'sold',
      name: 'Sold Out plc',
      units: '0',
      value: none,
      cost: none,
      gain: none,
      gainRatio: null,
      weight: 0,
    }
    server.use(http.get(`${wealth}/holdings`, () => HttpResponse.json({ ...holdingsFixture, holdings: [cash, ...others, sold] })))
    await open('?tab=holdings')
    const row = (await screen.findByText('Sold Out plc')).closest('tr') as HTMLElement
    expect(within(row).getAllByText('0').length).toBeGreaterThan(0)
    expect(within(row).getAllByText('£0.00').length).toBeGreaterThan(0)
    expect(textOf(row)).not.toContain('NaN')
  })

  it('leaves the rest standing when one part fails, and tries it again', async () => {
    let isDown = true
    server.use(http.get(`${wealth}/performance`, () => (isDown ? failure(400, 'bad_request', 'No') : undefined)))
    const { user } = await open()
    await holdingsTable()
    const broken = await screen.findAllByText('We could not load the returns')
    isDown = false
    await user.click(within(broken[0]?.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Benchmark +19.56%')).toBeVisible()
  })
})

describe('tabs', () => {
  it('stand in the address', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('tab', { name: 'Transactions' }))
    expect(address()).toBe(`${page}?tab=transactions`)
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(address()).toBe(page)
  })

  it('open from the address, and by the keyboard', async () => {
    const { user, address } = await open('?tab=holdings')
    const tab = screen.getByRole('tab', { name: 'Holdings' })
    expect(tab).toHaveAttribute('aria-selected', 'true')
    await user.click(tab)
    await user.keyboard('{ArrowRight}{Enter}')
    expect(address()).toBe(`${page}?tab=transactions`)
  })

  it('show only what they are for', async () => {
    await open('?tab=holdings')
    await holdingsTable()
    expect(screen.queryByRole('heading', { name: 'Cumulative return' })).toBeNull()
  })
})

describe('holdings', () => {
  it('are grouped by asset class, cash first, each with its sum', async () => {
    await open('?tab=holdings')
    const table = await holdingsTable()
    const groups = within(table)
      .getAllByRole('row')
      .filter((row) => row.querySelector('th[scope=rowgroup]'))
    expect(groups.map((row) => seenText(row).replace(/of portfolio.*/, ''))).toEqual([
      'Cash2£70,118.99£70,118.993.04% ',
      'Alternative2£150,143.82£155,097.306.71% ',
      'Collective4£682,815.55£851,265.0636.81% ',
      'Commodity1£88,740.80£131,188.325.67% ',
      'Equity4£283,898.55£347,612.6015.03% ',
      'Fixed Interest3£499,946.10£512,816.1022.17% ',
      'Private Equity1£72,250.00£80,000.303.46% ',
      'Property1£74,115.45£71,255.703.08% ',
      'Structured Note1£90,000.00£93,105.004.03% ',
    ])
    const foot = within(table).getByRole('rowheader', { name: '19 holdings' }).closest('tr') as HTMLElement
    expect(textOf(foot)).toContain('£2,312,459.37')
  })

  it('are marked where the value is a fair value, with what that means', async () => {
    const holdings = holdingsFixture.holdings.map((row) => (row.assetClass === 'Private Equity' ? { ...row, price: null } : row))
    server.use(http.get(`${wealth}/holdings`, () => HttpResponse.json({ ...holdingsFixture, holdings })))
    await open('?tab=holdings')
    const table = await holdingsTable()
    expect(within(table).getByText('FV').closest('tr')).toHaveTextContent('£80,000.30')
    expect(screen.getByText(/^Fair value: no market has a price for it, so/)).toBeVisible()
  })

  it('are searched, and chosen by a class of the allocation', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: /^Equity/ }))
    expect(address()).toBe(`${page}?tab=holdings&class=Equity`)
    const table = await holdingsTable()
    expect(within(table).getByRole('rowheader', { name: '4 of 19 holdings' })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search holdings' }), 'rail')
    expect(await within(table).findByRole('rowheader', { name: '1 of 19 holdings' })).toBeVisible()
    expect(address()).toBe(`${page}?tab=holdings&class=Equity&q=rail`)
    await user.clear(screen.getByRole('searchbox', { name: 'Search holdings' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search holdings' }), 'nothing like it')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe(`${page}?tab=holdings`)
  })

  it('are saved as they are shown', async () => {
    const { files, stop } = savedFiles()
    const { user } = await open('?tab=holdings&q=plc')
    await holdingsTable()
    const save = screen.getByRole('button', { name: 'Export this tab as CSV' })
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
    await waitFor(() => expect(files).toHaveLength(1))
    stop()
    expect(files[0]?.name).toBe('General Investment Account_holdings.csv')
    const lines = (await files[0]?.blob.text())?.split('\r\n') ?? []
    expect(lines).toHaveLength(5)
    expect(lines[4]).toBe('Equity,Port Hedrin Water plc,,QSA17P8,12600,591.5,GBX,19/11/2026,GBP,81360.20,74529.00,-6831.20,-8.40,3.22')
  })

  it('say that there are none, or that nobody knows', async () => {
    const empty = { ...holdingsFixture, holdings: [], groups: [], total: { ...holdingsFixture.total, count: 0 } }
    server.use(http.get(`${wealth}/holdings`, () => HttpResponse.json(empty)))
    const { unmount } = await open('?tab=holdings')
    expect(await screen.findByText('No holdings yet')).toBeVisible()
    unmount()
    const reasons = [{ part: 'holdings', kind: 'unavailable', stale: false }]
    server.use(http.get(`${wealth}/holdings`, () => HttpResponse.json({ ...empty, degraded: true, fetchedAt: null, asOf: null, reasons })))
    await open('?tab=holdings')
    expect(await screen.findByText('The holdings are not available now')).toBeVisible()
    expect(screen.getByText('Some figures are missing · the data provider does not answer')).toBeVisible()
  })
})

describe('the drawer of a holding', () => {
  const drawer = (name: string) => screen.findByRole('complementary', { name })

  it('opens from its row, walks the rows as shown, and gives the focus back', async () => {
    const { user, address } = await open('?tab=holdings')
    const table = await holdingsTable()
    await user.click(within(table).getByRole('button', { name: 'Calderfell Global Equity Acc' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=holdings&holding=h05`))
    const calderfell = await drawer('Calderfell Global Equity Acc')
    expect(within(calderfell).getByRole('button', { name: 'Close' })).toHaveFocus()
    expect(await within(calderfell).findByText('45.82%')).toBeVisible()
    expect(within(table).getByRole('button', { name: 'Calderfell Global Equity Acc' }).closest('tr')).toHaveAttribute(
      'aria-current',
      'true',
    )

    await user.click(within(calderfell).getByRole('button', { name: 'Next holding' }))
    await drawer('Ravensmoor UK Equity Income Inc')
    expect(address()).toBe(`${page}?tab=holdings&holding=h06`)

    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe(`${page}?tab=holdings`))
    expect(within(table).getByRole('button', { name: 'Ravensmoor UK Equity Income Inc' })).toHaveFocus()
  })

  it('opens from a link, with facts and transactions', async () => {
    await open('?holding=h05')
    const calderfell = await drawer('Calderfell Global Equity Acc')
    const transactions = await within(calderfell).findByRole('table', { name: /^Transactions in Calderfell/ })
    expect(within(transactions).getAllByRole('row').map(textOf)).toEqual([
      'DateUnitsPriceAmount',
      '17/11/2026Purchase4,762.350£4.1996−£19,999.97',
      '14/04/2025Purchase21,687.968£3.4120−£73,999.35',
      '08/11/2022Purchase18,000.000£2.8815−£51,867.00',
      '21/03/2019Purchase48,000.000£2.8286−£135,772.80',
      'Held today, at cost92,450.318£281,639.12',
    ])
    expect(textOf(calderfell)).toContain('+£108,371.79')
    expect(await within(calderfell).findByRole('img', { name: /^Price from 20\/11\/2025 to/ })).toBeInTheDocument()
  })

  it('has the papers of the fund and of the data provider', async () => {
    await open('?holding=h05')
    const papers = await screen.findByRole('region', { name: 'Documents of the holding' })
    await within(papers).findAllByRole('link')
    expect(
      within(papers)
        .getAllByRole('link')
        .map((link) => [textOf(link), link.getAttribute('href')]),
    ).toEqual([
      ['Factsheet: Calderfell Global Equity Acc31/10/2026', '/api/market/funds/QSI62C8/documents/factsheet'],
      ['Key information document: Calderfell Global Equity Acc', '/api/market/funds/QSI62C8/documents/kid'],
      ['Contract note: Purchase of Calderfell17/11/2026', '/api/wealth/portfolios/p1/documents/n1/file?inline=1'],
    ])
  })

  it('says that there are no papers, that nobody answers, and fails alone', async () => {
    const { user } = await open('?holding=h06')
    const papers = () => screen.findByRole('region', { name: 'Documents of the holding' })
    expect(await within(await papers()).findByText('There is no document of this holding.')).toBeVisible()
    const down = { degraded: true, reasons: [{ part: 'documents', kind: 'unavailable', stale: false }] }
    server.use(http.get(`${wealth}/holdings/h07/documents`, () => HttpResponse.json({ ...holdingDocumentsFixture('h07'), ...down })))
    await user.click(screen.getByRole('button', { name: 'Next holding' }))
    expect(await within(await papers()).findByText(/^The data provider does not answer/)).toBeVisible()
    server.use(http.get(`${wealth}/holdings/h08/documents`, () => failure(400, 'bad_request', 'No')))
    await user.click(screen.getByRole('button', { name: 'Next holding' }))
    expect(await within(await papers()).findByText('We could not load the documents')).toBeVisible()
    expect(screen.getByText('Transactions in this holding')).toBeVisible()
  })

  it('of a cash account shows its latest movements and leads to all of them', async () => {
    const { user, address } = await open('?tab=holdings')
    await user.click(within(await holdingsTable()).getByRole('button', { name: 'Capital account' }))
    const capital = await drawer('Capital account')
    const movements = await within(capital).findByRole('table', { name: /^Latest movements on this account/ })
    expect(within(movements).getAllByRole('row').map(textOf)).toEqual([
      'DescriptionAmountBalance',
      'Calderfell Global Equity AccPurchase, 17/11/2026−£19,999.97£30,658.29',
      'Kelvaney Therapeutics plcSale, 12/11/2026+£19,846.20£50,658.26',
      'Capital accountInterest, 04/11/2026+£162.18£30,812.06',
      'Regular paymentContribution, 02/11/2026+£2,500.00£30,649.88',
      'Quarter to 30/09/2026Charge, 30/10/2026−£4,350.12£28,149.88',
    ])
    expect(within(capital).queryByText('Transactions in this holding')).toBeNull()
    expect(within(capital).queryByText('Documents of the holding')).toBeNull()
    // Its cost is its value, and it has no yield: nothing to say of either.
    expect(within(capital).queryByText('Yield')).toBeNull()

    await user.click(within(capital).getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=cash&range=12m`))
    expect(await screen.findByRole('table', { name: /^Cash transactions by account/ })).toBeVisible()
  })

  it('of a cash account keeps its figures when the movements cannot be had', async () => {
    server.use(http.get(`${wealth}/cash`, () => failure(400, 'bad_request', 'No')))
    await open('?holding=h02')
    const income = await drawer('Income account')
    expect(await within(income).findByText('We could not load the cash transactions')).toBeVisible()
    expect(textOf(income)).toContain('£11,904.62')
  })

  it('says that a holding is not there', async () => {
    await open('?holding=gone')
    expect(await screen.findByText('We could not load this holding')).toBeVisible()
  })
})

describe('cash transactions', () => {
  it('stand by account with their balances, and are searched and saved as shown', async () => {
    const { user, address } = await open('?tab=cash')
    const table = await screen.findByRole('table', { name: 'Cash transactions by account, the newest first' })
    expect(screen.getByText('6 cash transactions, 19/10/2026 to 19/11/2026')).toBeVisible()
    const [capital] = within(table).getAllByRole('row', { name: /^Capital account/ })
    expect(seenText(capital as HTMLElement)).toMatch(/^Capital account−£1,841.71£30,658.29/)
    await user.type(screen.getByRole('searchbox', { name: 'Search cash transactions' }), 'dividend')
    expect(await screen.findByText('1 cash transaction, 19/10/2026 to 19/11/2026')).toBeVisible()
    expect(address()).toBe(`${page}?tab=cash&q=dividend`)
    const { stop } = savedFiles()
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Saved 1 row as General Investment Account_cash.csv')).toBeVisible()
    stop()
  })

  it('are not said to be none when the provider does not answer', async () => {
    const reasons = [{ part: 'transactions', kind: 'unavailable', stale: false }]
    server.use(http.get(`${wealth}/cash`, () => HttpResponse.json({ ...cashFixture, movements: [], degraded: true, reasons })))
    await open('?tab=cash')
    expect(await screen.findByText('The cash transactions are not available now')).toBeVisible()
    expect(screen.queryByText(/^0 cash transactions/)).not.toBeInTheDocument()
  })
})

describe('transactions', () => {
  /** Of the list that opens, not of the hidden native one. */
  const option = async (name: string) => within(await screen.findByRole('listbox')).getByRole('option', { name })

  it('are those of the last month unless another period is chosen; a sale is no gain', async () => {
    const asked: string[] = []
    server.use(
      http.get(`${wealth}/transactions`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return undefined
      }),
    )
    const { user, address } = await open('?tab=transactions')
    const table = await screen.findByRole('table', { name: 'Transactions, the newest first' })
    expect(asked).toEqual(['?range=1m'])
    expect(screen.getByText('7 transactions, 19/10/2026 to 19/11/2026')).toBeVisible()
    const sale = within(table).getByText('+£19,846.20')
    expect(getComputedStyle(sale).color).toBe(getComputedStyle(within(table).getByText('−£19,999.97')).color)
    expect(within(table).getByText('310 units at 6,402p')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: /Period/ }))
    await user.click(await option('Previous tax year'))
    expect(address()).toBe(`${page}?tab=transactions&range=previous-tax-year`)
    await waitFor(() => expect(asked.at(-1)).toBe('?range=previous-tax-year'))
  })

  it('start a custom period from the days on the screen, and keep it in the address', async () => {
    const { user, address } = await open('?tab=transactions')
    await screen.findByText('7 transactions, 19/10/2026 to 19/11/2026')
    await user.click(screen.getByRole('button', { name: /Period/ }))
    await user.click(await option('Custom dates'))
    expect(address()).toBe(`${page}?tab=transactions&range=custom&from=2026-10-19&to=2026-11-19`)
    const from = await screen.findByRole('textbox', { name: 'From' })
    await user.clear(from)
    await user.type(from, '01/01/2020{Enter}')
    await waitFor(() => expect(address()).toBe(`${page}?tab=transactions&range=custom&from=2020-01-01&to=2026-11-19`))
  })

  it('say which day does not exist', async () => {
    server.use(
      http.get(`${wealth}/transactions`, ({ request }) =>
        new URL(request.url).searchParams.get('from') === '2024-02-31'
          ? failure(400, 'bad_request', 'from: 2024-02-31 is no date')
          : undefined,
      ),
    )
    await open('?tab=transactions&range=custom&from=2024-02-31&to=2024-03-31')
    expect(await screen.findByText('2024-02-31 is not a day of the calendar.')).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'From' })).toHaveValue('')
  })

  it('stay when they cannot be brought up to date, and say so', async () => {
    await open('?tab=transactions')
    await screen.findByText('7 transactions, 19/10/2026 to 19/11/2026')
    server.use(http.get(`${wealth}/transactions`, () => failure(400, 'bad_request', 'No')))
    // What was asked for a moment ago is not asked for again: the connection comes back a few times.
    const comesBack = setInterval(() => window.dispatchEvent(new Event('online')), 1000)
    expect(await screen.findByText(/the data provider does not answer$/)).toBeVisible()
    clearInterval(comesBack)
    expect(screen.getByText('7 transactions, 19/10/2026 to 19/11/2026')).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(8)
  })

  it('wait for both days of a custom period', async () => {
    await open('?tab=transactions&range=custom&from=2024-01-01')
    expect(await screen.findByText('Choose both dates')).toBeVisible()
  })

  it('say when there are none, and offer a longer period', async () => {
    server.use(http.get(`${wealth}/transactions`, () => HttpResponse.json({ ...transactionsFixture, transactions: [] })))
    const { user, address } = await open('?tab=transactions')
    expect(await screen.findByText('No transactions in this period')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Last 12 months' }))
    expect(address()).toBe(`${page}?tab=transactions&range=12m`)
  })

  it('are six in the overview, which leads to all', async () => {
    const { user, address } = await open()
    const table = await screen.findByRole('table', { name: 'The last six transactions' })
    expect(within(table).getAllByRole('row')).toHaveLength(7)
    await user.click(screen.getByRole('button', { name: 'All transactions' }))
    expect(address()).toBe(`${page}?tab=transactions&range=all`)
  })
})
