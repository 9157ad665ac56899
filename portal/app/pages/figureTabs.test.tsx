import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import {
  bondsFixture,
  breakdownsFixture,
  categoriesFixture,
  chargesFixture,
  contractNotesFixture,
  exposureFixture,
  gainsFixture,
} from '../testing/figuresFixtures'
import { datesFixture, failure, portfolioServer, wealth } from '../testing/portfolioServer'
import { holdingsFixture } from '../../features/holdings/model/holdingsFixture'
import { renderPortal } from '../testing/renderPortal'
import { seenText } from '../testing/seenText'
import { testBootstrap } from '../testing/testBootstrap'

configure({ defaultHidden: true })
const server = portfolioServer()
let asked: string[]

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const page = '/dashboard/harbour/portfolio/p1'
const open = async (query: string, charges: object = {}) => {
  asked = []
  const answer = (body: object) => (info: { request: Request }) => {
    asked.push(new URL(info.request.url).search)
    return HttpResponse.json(body)
  }
  server.use(
    http.get(`${wealth}/exposure`, answer(exposureFixture)),
    http.get(`${wealth}/breakdowns`, answer(breakdownsFixture)),
    http.get(`${wealth}/bonds`, answer(bondsFixture)),
    http.get(`${wealth}/charges`, answer({ ...chargesFixture, ...charges })),
    http.get(`${wealth}/contract-notes`, answer(contractNotesFixture)),
    http.get(`${wealth}/gains`, answer(gainsFixture)),
    http.get(`${wealth}/transactions/categories`, answer(categoriesFixture)),
  )
  return renderPortal(`${page}${query}`)
}
const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(seenText)

describe('a day of the past', () => {
  const withDays = () => server.use(http.get(`${wealth}/dates`, () => HttpResponse.json({ ...datesFixture, hasHoldingsAt: true })))

  it('is chosen among the ends of periods that the data has, stands in the address, and leads back', async () => {
    withDays()
    const { address, user } = await open('?tab=breakdowns')
    await user.click(await screen.findByRole('button', { name: /Prices of/ }))
    await user.click(await screen.findByRole('option', { name: 'Quarter end, 30/09/2026', hidden: false }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=breakdowns&date=2026-09-30`))
    await waitFor(() => expect(asked).toContain('?date=2026-09-30'))
    expect(screen.getByText('As it was at the close of 30/09/2026')).toBeVisible()
    const notice = screen.getByText('As it was at the close of 30/09/2026').closest<HTMLElement>('[role=status]')
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Newest prices' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=breakdowns`))
    expect(screen.queryByText(/^As it was/)).toBeNull()
  })

  it('that is typed is one of the data: of a weekend the Friday before it', async () => {
    withDays()
    const { address, user } = await open('?tab=exposure')
    await user.click(await screen.findByRole('button', { name: /Prices of/ }))
    await user.click(await screen.findByRole('option', { name: 'Another day', hidden: false }))
    await user.type(await screen.findByRole('textbox', { name: 'Day' }), '01/11/2026')
    await waitFor(() => expect(address()).toBe(`${page}?tab=exposure&date=2026-10-30`))
    expect(asked.filter((query) => query === '?date=2026-10-30').length).toBe(2)
  })

  it('shows holdings that open nothing, since what opens has the newest prices', async () => {
    withDays()
    const days: (string | null)[] = []
    server.use(
      http.get(`${wealth}/holdings`, ({ request }) => {
        days.push(new URL(request.url).searchParams.get('date'))
        return HttpResponse.json(holdingsFixture)
      }),
    )
    await open('?tab=holdings&date=2025-12-31')
    const table = await screen.findByRole('table', { name: /^Holdings by asset class/ })
    expect(days).toContain('2025-12-31')
    expect(within(table).queryAllByRole('button', { name: /Fund|plc|Acc/ })).toEqual([])
  })

  it('is not offered where the data provider knows the newest prices alone', async () => {
    await open('?tab=breakdowns')
    await screen.findByRole('table')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Prices of' })).toBeNull())
  })
})

describe('the exposure', () => {
  it('stands beside the neutral allocation of the risk level, without cash', async () => {
    await open('?tab=exposure')
    const table = await screen.findByRole('table', { name: 'Share of each asset class and its neutral share' })
    expect(rowsOf(table)).toEqual([
      'Asset classSharePortfolioNeutralNeutralDifference',
      // A narrow table has the neutral share under the portfolio's.
      'Equity65.00%60.00%60.00%+5.00 pp',
      'Fixed Interest35.00%40.00%40.00%−5.00 pp',
      '2 asset classes100.00%100.00%100.00%',
    ])
    expect(screen.getByText(/Cash \(£400\.00\) left out/)).toBeVisible()
    expect(seenText(screen.getByText(/stands elsewhere than at level 5/))).toBe(
      'Of every £100 invested, £5.00 stands elsewhere than at level 5.',
    )
    expect(seenText(screen.getByText('Most above neutral').parentElement as HTMLElement)).toContain('Equity, +5.00 pp')
  })

  it('is compared with another level, which stands in the address', async () => {
    const { address, user } = await open('?tab=exposure')
    await user.click(await screen.findByRole('radio', { name: '3' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=exposure&level=3`))
    await waitFor(() => expect(asked).toContain('?level=3'))
  })
})

describe('what each risk level holds', () => {
  const rows = [
    { assetClassName: 'Equity', sector: null, values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, null] },
    { assetClassName: 'Equity', sector: 'UK', values: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35] },
  ]
  const printed = { rows, source: 'hosted', asOf: '2026-11-20', fetchedAt: null, degraded: false, reasons: [] }
  const sheetOf = (request: Request) => {
    const isEsg = new URL(request.url).searchParams.get('family') === 'esg'
    const fund = { id: isEsg ? 'E4' : 'C4', name: isEsg ? 'ESG 4' : 'Core 4', document: 'factsheet' }
    return HttpResponse.json({ family: isEsg ? 'esg' : 'core', riskProfile: 4, fund, url: null })
  }

  it('stands below with the own level marked, and the factsheets of that level', async () => {
    server.use(
      http.get('/api/market/risk-comparison', () => HttpResponse.json(printed)),
      http.get('/api/market/portfolios/p1/factsheet', ({ request }) => sheetOf(request)),
    )
    await open('?tab=exposure')
    const table = await screen.findByRole('table', { name: 'Asset classes and sectors by risk level' })
    await waitFor(() => expect(within(table).getByText('Own').parentElement).toHaveTextContent('Own4'))
    expect(rowsOf(table).slice(1)).toEqual([
      'Equity10.00%20.00%30.00%40.00%50.00%60.00%–The firm does not say',
      'UK5.00%10.00%15.00%20.00%25.00%30.00%35.00%',
    ])
    expect(screen.getByRole('link', { name: 'Factsheet: Core 4' })).toHaveAttribute('href', '/api/market/funds/C4/documents/factsheet')
    expect(screen.getByRole('link', { name: 'Factsheet: ESG 4' })).toHaveAttribute('href', '/api/market/funds/E4/documents/factsheet')
  })

  it('names one address of all families once, and is not there where the firm prints nothing', async () => {
    const url = 'https://firm.example/4.pdf'
    server.use(
      http.get('/api/market/portfolios/p1/factsheet', () => HttpResponse.json({ family: 'core', riskProfile: 4, fund: null, url })),
    )
    const { unmount } = await open('?tab=exposure')
    expect(await screen.findByRole('link', { name: 'Factsheet of level 4' })).toHaveAttribute('href', url)
    unmount()
    server.resetHandlers()
    await open('?tab=exposure')
    await screen.findByRole('table', { name: 'Share of each asset class and its neutral share' })
    await waitFor(() => expect(screen.queryByText('What each risk level holds')).toBeNull())
  })
})

describe('figures that could not be had', () => {
  it.each([
    ['exposure', '/exposure', 'We could not load the exposure'],
    ['charges', '/charges', 'We could not load the charges'],
  ])('are spoken of once, however many cards show them: %s', async (tab, part, text) => {
    const { user } = await open(`?tab=breakdowns`)
    await screen.findByRole('heading', { level: 1, name: 'General Investment Account' })
    server.use(http.get(`${wealth}${part}`, () => failure(503, 'upstream_unavailable', 'Unavailable')))
    await user.click(screen.getByRole('tab', { name: tab === 'exposure' ? 'Exposure' : 'Fees' }))
    expect(await screen.findAllByText(text)).toHaveLength(1)
  })
})

describe('the breakdowns', () => {
  it('are by asset class first, then by what is chosen, with what has no sector as a row of its own', async () => {
    const { address, user } = await open('?tab=breakdowns')
    expect(rowsOf(await screen.findByRole('table', { name: 'Breakdown of the portfolio: Asset class' })).slice(1)).toEqual([
      'Equity2£600.0060.00%60.00%',
      'Cash1£400.0040.00%40.00%',
      '2 asset classes£1,000.00100.00%100.00%',
    ])
    await user.click(screen.getByRole('radio', { name: /Sector/ }))
    const sectors = await screen.findByRole('table', { name: 'Breakdown of the portfolio: Sector' })
    expect(rowsOf(sectors)).toContain('Not classified1£400.0040.00%40.00%')
    expect(address()).toBe(`${page}?tab=breakdowns&by=sector`)
  })

  it('can be tried again when they could not be had', async () => {
    const { unmount, user } = await open('?tab=cash')
    unmount()
    server.use(http.get(`${wealth}/breakdowns`, () => failure(503, 'upstream_unavailable', 'No'), { once: true }))
    await renderPortal(`${page}?tab=breakdowns`)
    expect(await screen.findByText('We could not load the breakdowns')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Breakdown of the portfolio: Asset class' })).toBeVisible()
  })
})

describe('the fees', () => {
  it('say in one sentence what the last whole year cost', async () => {
    await open('?tab=charges')
    expect(await screen.findByRole('heading', { name: 'What you paid in 2025' })).toBeVisible()
    await waitFor(() => expect(asked).toContain('?from=2025-01-01&to=2025-12-31'))
    expect(seenText(await screen.findByText(/^You paid/))).toBe('You paid £150.00, that is £1.50 of every £100 invested.')
    const kinds = screen.getByRole('table', { name: 'By kind' })
    expect(rowsOf(kinds)).toEqual([
      'KindBookingsAmountOf average value',
      'One-offEntry and exit charges0£0.000.00%',
      'OngoingManagement, advice, custody2£120.001.20%',
      'TransactionsCommission, duty, execution1£30.000.30%',
      'AncillaryResearch and other services0£0.000.00%',
      'IncidentalPerformance fees0£0.000.00%',
      'All charges3£150.001.50%',
    ])
  })

  it('say what the colours of the bar stand for, and that what funds take is in none of them', async () => {
    await open('?tab=charges')
    const legend = (await screen.findByText('Inside the price of your funds')).closest('dl') as HTMLElement
    expect([...legend.children].map((each) => seenText(each as HTMLElement))).toEqual([
      'Ongoing£120.001.20%Management, advice, custody',
      'Transactions£30.000.30%Commission, duty, execution',
      'Inside the price of your funds–The data provider does not send itNever seen as a payment; the data provider does not send it',
    ])
  })

  it('have shares by kind that add up as they are written', async () => {
    const kinds = [
      { kind: 'ongoing', count: 4, amount: gbp('14621.95') },
      { kind: 'transaction', count: 10, amount: gbp('99.50') },
    ]
    await open('?tab=charges', { kinds, total: gbp('14721.45'), averageValue: gbp('1993600.00'), ratio: 0.00738435 })
    const rows = rowsOf(await screen.findByRole('table', { name: 'By kind' }))
    expect(rows.map((row) => /\d\.\d\d%$/.exec(row)?.[0])).toEqual([undefined, '0.00%', '0.73%', '0.01%', '0.00%', '0.00%', '0.74%'])
  })

  it('lead to the statement of a year that is over on paper, and to none of one that goes on', async () => {
    // A year that was asked for is answered with its own end.
    const ofYear = ({ request }: { request: Request }) =>
      HttpResponse.json({ ...chargesFixture, to: new URL(request.url).searchParams.get('to') ?? chargesFixture.to })
    const { unmount } = await open('?tab=cash')
    unmount()
    server.use(http.get(`${wealth}/charges`, ofYear))
    const { unmount: leave } = await renderPortal(`${page}?tab=charges`)
    expect(await screen.findByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      '/dashboard/harbour/account/a1/export?portfolio=p1&kind=costs&range=year&date=2025-12-31',
    )
    expect(await screen.findByText('Ex-post statement under MiFID, 01/01/2025 to 31/12/2025')).toBeVisible()
    leave()
    await renderPortal(`${page}?tab=charges&year=2026`)
    await screen.findByRole('heading', { name: 'What you paid in 2026' })
    await screen.findByRole('table', { name: 'By kind' })
    expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull()
    expect(await screen.findByText('Ex-post statement under MiFID, 01/01/2025 to 19/11/2026')).toBeVisible()
  })

  it('of each year are told by kind, in percent of its average value where that is known, and as a table', async () => {
    const { user } = await open('?tab=charges')
    expect(await screen.findByRole('button', { name: '2025 : £100.00, 1.05%, Ongoing £70.00, Transactions £30.00' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'In %' }))
    expect(screen.getByText('In % of the average value of the year; a column leads to its year')).toBeVisible()
    const columns = screen.getAllByRole('button', { name: /^20\d\d ?: / })
    expect(columns.map((column) => column.querySelector('span')?.textContent)).toEqual(['1.05', '–'])
    await user.click(screen.getByRole('button', { name: 'In GBP' }))
    expect(screen.getByText('Total of the year in GBP; a column leads to its year')).toBeVisible()
    await user.click(screen.getByText('Show as table'))
    expect(rowsOf(await screen.findByRole('table', { name: 'Year by year' })).slice(1)).toEqual([
      '2026£50.00–There is no history of values for this period',
      '2025£100.001.05%',
      'All charges£150.00',
    ])
    expect(screen.getByText('Taken from your account since 2025, until 19/11/2026: £150.00.')).toBeVisible()
  })

  it.each([
    ['all of them', '50.00', 'Commissions are the £50.00 under Transactions.'],
    ['some of them', '60.00', /^£60.00 of dealing costs were booked in 2025, as under Transactions\./],
  ])('tie their dealing costs to the contract notes that explain %s', async (_, amount, foot) => {
    await open('?tab=charges', { kinds: [{ kind: 'transaction', count: 2, amount: gbp(amount) }] })
    const notes = await screen.findByRole('table', { name: 'Contract notes of 2025' })
    expect(within(notes.closest('section') as HTMLElement).getByText(foot)).toBeVisible()
    expect(within(notes).queryByRole('button', { name: /explain/ })).toBeNull()
  })

  it('say nothing of dealing costs in a year without any', async () => {
    await open('?tab=charges', { kinds: [{ kind: 'ongoing', count: 2, amount: gbp('150.00') }] })
    await screen.findByRole('table', { name: 'Contract notes of 2025' })
    expect(screen.queryByText(/under Transactions/)).toBeNull()
  })

  it('say what the charges of the year did to its return, and what they do over time', async () => {
    await open('?tab=charges')
    const took = await screen.findByText('Charges took from it')
    expect(seenText(took.closest('dl') as HTMLElement)).toBe(
      'Return in 2025 before these charges+15.87%Charges took from it−1.48 ppReturn after charges+14.39%',
    )
    expect(screen.getByRole('heading', { name: 'What charges do over time' })).toBeVisible()
    expect(screen.getByText('£100 invested at the start of 2025, on 31/12/2025. Full bar £200')).toBeVisible()
    expect(seenText(screen.getByText(/^Charges took .*would have become/))).toBe('Charges took £1.48 of what £100 would have become.')
  })

  it('say so where the effect of charges is not known', async () => {
    await open('?tab=charges', { effect: [], effectTo: null })
    expect(await screen.findByText('It takes a whole year’s return and value.')).toBeVisible()
    expect(screen.queryByText('Charges took from it')).not.toBeInTheDocument()
  })

  it('show the contract notes of the year, which lead to all of its period', async () => {
    const { address, user } = await open('?tab=charges')
    expect(await screen.findByRole('table', { name: 'Contract notes of 2025' })).toBeVisible()
    expect(asked).toContain('?range=custom&from=2025-01-01&to=2025-12-31')
    await user.click(screen.getByRole('button', { name: 'All contract notes' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=contractNotes&range=custom&from=2025-01-01&to=2025-12-31`))
  })

  it('lead from a contract note of the year to what it says', async () => {
    const { address, user } = await open('?tab=charges')
    await user.click(await screen.findByRole('button', { name: 'Brackenrail plc' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=contractNotes&range=custom&from=2025-01-01&to=2025-12-31&open=note.n2`))
  })

  it('lead from a year to its own figures', async () => {
    const { address, user } = await open('?tab=charges')
    await user.click(await screen.findByRole('button', { name: /^2026/ }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=charges&year=2026`))
    expect(await screen.findByRole('heading', { name: 'What you paid in 2026' })).toBeVisible()
  })

  it.each([
    ['as they are', ['100.00', '50.00'], 'in GBP', ['100', '50']],
    ['in thousands', ['14721.45', '988.00'], 'in thousands of GBP', ['14.7', '1.0']],
    ['in millions', ['1250000.00', '-90000.00'], 'in millions of GBP', ['1.3', '−0.1']],
  ])('of each year stand over their columns, %s', async (_, [of2025 = '', of2026 = ''], unit, shown) => {
    const years = [
      { year: 2026, count: 1, amount: gbp(of2026), kinds: [], ratio: null },
      { year: 2025, count: 2, amount: gbp(of2025), kinds: [], ratio: null },
    ]
    await open('?tab=charges', { years })
    expect(await screen.findByText(`Total of the year ${unit}; a column leads to its year`)).toBeVisible()
    const columns = screen.getAllByRole('button', { name: /^20\d\d ?: / })
    expect(columns.map((column) => column.querySelector('span')?.textContent)).toEqual(shown)
  })

  it('say that there are none yet in place of columns without a currency', async () => {
    await open('?tab=charges', { years: [] })
    expect(await screen.findByRole('heading', { name: 'No charges yet' })).toBeVisible()
    expect(screen.queryByText(/^Total of the year/)).toBeNull()
  })
})

describe('the contract notes', () => {
  it('show each deal with its price and consideration, and the sum of the dealing costs', async () => {
    await open('?tab=contractNotes')
    const table = await screen.findByRole('table', { name: /^Contract notes/ })
    const rows = rowsOf(table)
    expect(rows[1]).toContain('Mossgate Instruments plc')
    expect(rows[1]).toContain('£16,866.00')
    expect(rows[1]).toContain('−£16,891.00')
    expect(rows.at(-1)).toContain('Dealing costs')
    expect(rows.at(-1)).toContain('£50.00')
  })
})

describe('realised gains', () => {
  it('of the newest tax year stand against the allowance, each with the purchases it is matched to', async () => {
    await open('?tab=gains')
    expect(seenText(await screen.findByText(/use the whole allowance/))).toBe(
      'Net gains of £4,000.00 use the whole allowance of £3,000.00; £1,000.00 lies above it.',
    )
    const table = screen.getByRole('table', { name: /^Disposals/ })
    expect(within(table).queryByText('Quernmore Logistics REIT')).toBeNull()
    expect(seenText(table)).toContain('310 of 1,735 units in the pool, which cost £33,580.65: £10,000.00 − £6,000.00')
    expect(rowsOf(table).at(-1)).toContain('1 disposal')
  })

  it('are counted, drawn against a bar whose end is named, and told up to today', async () => {
    await open('?tab=gains')
    const statement = await screen.findByText(/use the whole allowance/)
    const card = statement.closest('section') as HTMLElement
    expect(within(card).getByText('Tax year 06/04/2026 to 05/04/2027, so far to 19/11/2026')).toBeVisible()
    expect(within(card).getByText('Gains, 1 disposal')).toBeVisible()
    expect(within(card).getByText('Losses')).toBeVisible()
    expect(within(card).getAllByRole('listitem').map(seenText)).toEqual(['£3,000.00Used', '£1,000.00Above it', '£5,000Full bar'])
  })

  it('say at what price was dealt, where the provider tells it', async () => {
    const { unmount } = await open('?tab=gains')
    expect(seenText(await screen.findByRole('table', { name: /^Disposals/ }))).toContain('Sold 310 units at 3,225.81p')
    unmount()
    await open('?tab=gains&taxYear=2025')
    const table = seenText(await screen.findByRole('table', { name: /^Disposals/ }))
    expect(table).toContain('Sold 10 units,')
    expect(table).toContain('10 bought that day at £10.00: £90.00 − £100.00')
  })

  it('of a sale that is only thought of are reckoned at the price of the day, and held against the allowance', async () => {
    const day = { price: '4000', priceDate: '2026-11-18', quoteUnit: 'GBX', value: gbp('57000.00'), units: '1425', id: 'h05' }
    server.use(
      http.get(`${wealth}/holdings`, () =>
        HttpResponse.json({ ...holdingsFixture, holdings: [{ ...holdingsFixture.holdings[0], ...day }] }),
      ),
    )
    const { user } = await open('?tab=gains')
    const units = await screen.findByRole('textbox', { name: 'Units' })
    const card = units.closest('section') as HTMLElement
    expect(within(card).getByText('At the prices of 19/11/2026, before dealing costs. Nothing is ordered')).toBeVisible()
    expect(within(card).getByRole('textbox', { name: 'Price' })).toHaveValue('4,000p')
    expect(within(card).getByRole('textbox', { name: 'Price' })).toHaveAttribute('readonly')
    expect(within(card).getByText('18/11/2026')).toBeVisible()
    expect(within(card).getByText('Pool cost, average 1,935.48p')).toBeVisible()
    expect(seenText(within(card).getByText(/^Net gains of the year/))).toBe(
      'Net gains of the year would go from £4,000.00 to £33,419.35, and £30,419.35 would lie above the allowance.',
    )
    expect(within(card).getByText(/^Bought back by 19\/12\/2026/)).toBeVisible()
    await user.clear(units)
    await user.type(units, '9999')
    await user.tab()
    // More than is held is as much as is held.
    expect(units).toHaveValue('1,425')
  })

  it('at average cost speak of no rule of the United Kingdom', async () => {
    await open('?tab=cash')
    const explanation = { ...gainsFixture.explanation, method: 'average_cost' }
    server.use(http.get(`${wealth}/gains`, () => HttpResponse.json({ ...gainsFixture, isTaxable: null, explanation })))
    const { unmount } = await renderPortal(`${page}?tab=gains`)
    const table = await screen.findByRole('table', { name: /^Disposals/ })
    expect(within(table).getByText('Average cost')).toBeVisible()
    expect(screen.queryByText(/[Ss]ection 104/)).toBeNull()
    expect(screen.queryByText(/30-day/)).toBeNull()
    unmount()
  })

  it('of another tax year are chosen, and stand in the address', async () => {
    await open('?tab=gains&taxYear=2025')
    const table = await screen.findByRole('table', { name: /^Disposals/ })
    expect(within(table).getByText('Quernmore Logistics REIT')).toBeVisible()
    expect(seenText(await screen.findByText(/There is no net gain/))).toBe(
      'There is no net gain, so the whole allowance of £3,000.00 is left.',
    )
  })

  it('of a tax year without a sale keep the choice of the year and the allowance, and say that there is none', async () => {
    const { unmount } = await open('?tab=cash')
    unmount()
    const [newest] = gainsFixture.years
    const without = { ...newest, year: 2027, from: '2027-04-06', to: '2028-04-05', disposals: 0, gains: gbp('0'), losses: gbp('0') }
    const years = [{ ...without, net: gbp('0'), above: gbp('0') }, ...gainsFixture.years]
    server.use(http.get(`${wealth}/gains`, () => HttpResponse.json({ ...gainsFixture, years })))
    const { user } = await renderPortal(`${page}?tab=gains`)
    expect(await screen.findByText('Nothing was sold in 2027/28')).toBeVisible()
    expect(screen.queryByRole('table', { name: /^Disposals/ })).toBeNull()
    expect(seenText(screen.getByText(/There is no net gain/))).toContain('£3,000.00')
    await user.click(screen.getByRole('button', { name: /Tax year/ }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '2026/27' }))
    expect(await screen.findByRole('table', { name: /^Disposals/ })).toBeVisible()
  })

  it('say that a wrapper is not taxed instead of an allowance', async () => {
    await open('?tab=cash')
    server.use(http.get(`${wealth}/gains`, () => HttpResponse.json({ ...gainsFixture, isTaxable: false })))
    const { unmount } = await renderPortal(`${page}?tab=gains`)
    expect(await screen.findByText('Gains in this portfolio are not taxed, so there is no allowance to use.')).toBeVisible()
    expect(screen.queryByText(/Annual exempt amount/)).toBeNull()
    unmount()
  })
})

describe('the transactions file', () => {
  it('groups what was booked by category, in the order of the specification, each with its sum', async () => {
    await open('?tab=transactionsFile')
    const table = await screen.findByRole('table', { name: /^Transactions by category/ })
    const rows = rowsOf(table)
    expect(rows[1]).toBe('Payments in1+£2,500.00')
    expect(rows[3]).toBe('Dividends2+£1,100.35')
    expect(rows[6]).toBe('Trade buys1−£1,000.00')
    expect(rows[7]).toContain('−$1,270.00')
    expect(rows.at(-1)).toBe('Net of all categories+£2,600.35')
    expect(asked).toContain('?range=1m')
  })

  it('shows one category, which stands in the address with the period, and saves it as a file', async () => {
    const { address, user } = await open('?tab=transactionsFile')
    await user.click(await screen.findByRole('button', { name: /Category/ }))
    const list = within(await screen.findByRole('listbox'))
    expect(list.getAllByRole('option').map(seenText)).toEqual(['All categories', 'Trade buys', 'Payments in', 'Dividends'])
    await user.click(list.getByRole('option', { name: 'Dividends' }))
    await waitFor(() => expect(address()).toBe(`${page}?tab=transactionsFile&type=Dividend`))
    await waitFor(() => expect(rowsOf(screen.getByRole('table')).at(-1)).toBe('Net of all categories+£1,100.35'))
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Saved 2 rows as General Investment Account_transactionsFile.csv')).toBeVisible()
  })

  it('shows no sums when rows are missing', async () => {
    const { unmount } = await open('?tab=cash')
    unmount()
    const reasons = [{ part: 'transactions', kind: 'dropped_rows', stale: false }]
    server.use(
      http.get(`${wealth}/transactions/categories`, () =>
        HttpResponse.json({ ...categoriesFixture, categories: [], missing: 'incomplete', degraded: true, reasons }),
      ),
    )
    await renderPortal(`${page}?tab=transactionsFile`)
    const table = await screen.findByRole('table', { name: /^Transactions by category/ })
    expect(seenText(table)).not.toContain('+£1,100.35')
    expect(within(table).getAllByText('No sum: some bookings are missing or in another currency')).toHaveLength(4)
  })

  it('is not there in a deployment that leaves it out', async () => {
    const brand = { ...testBootstrap.brand, withoutTabs: ['transactionsFile' as const] }
    await renderPortal(`${page}?tab=transactionsFile`, { bootstrap: { ...testBootstrap, brand } })
    expect(await screen.findByRole('tab', { name: 'Contract notes' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Transactions file' })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the statistics of bonds', () => {
  it('say what the bonds yield, of how much of them, and why a figure is missing', async () => {
    await open('?tab=bonds')
    expect(seenText(await screen.findByText(/^Held to maturity/))).toBe(
      'Held to maturity, 70.00% of these bonds yield 4.77% a year. When yields rise by one percentage point, they lose about £4.20 of every £100.',
    )
    const table = screen.getByRole('table', { name: 'Bonds with their coupon, maturity, yield and duration' })
    const [, fixed = '', linked = '', foot = ''] = rowsOf(table)
    expect(fixed).toContain('Harrowgill 4.25% 2031Fixed coupon, paid half-yearlyA-10/09/20314.125%4.77%4.2£65.00')
    expect(linked).toContain('Depends on an index: the data provider does not send its ratio')
    expect(linked).not.toContain('£0.00')
    expect(foot).toContain('2 bonds, means by value')
    // A sum of one of two would be too small.
    expect(foot).toContain('Only bonds worth 70.00% of the value have this figure')
    expect(screen.getByText(/1 holding of fixed interest worth £5,000.00 is not listed/)).toBeVisible()
  })

  it('are broken down by what is chosen, which stands in the address', async () => {
    const { address, user } = await open('?tab=bonds')
    expect(rowsOf(await screen.findByRole('table', { name: 'Bonds: Maturity' })).slice(1, 3)).toEqual([
      '3 to 5 years1£7,840.0070.00%70.00%',
      '5 to 10 years1£3,360.0030.00%30.00%',
    ])
    await user.click(screen.getByRole('radio', { name: 'Rating' }))
    expect(rowsOf(await screen.findByRole('table', { name: 'Bonds: Rating' }))[1]).toBe('AA1£3,360.0030.00%30.00%')
    expect(address()).toBe(`${page}?tab=bonds&split=rating`)
  })

  it('say so when the provider sends no terms', async () => {
    const { unmount } = await open('?tab=cash')
    unmount()
    const nothing = { ...bondsFixture, isOffered: false, bonds: [], total: null, splits: [] }
    server.use(http.get(`${wealth}/bonds`, () => HttpResponse.json(nothing)))
    await renderPortal(`${page}?tab=bonds`)
    expect(await screen.findByText('Not available for this portal')).toBeVisible()
    expect(screen.queryByText('At a glance')).toBeNull()
  })
})
