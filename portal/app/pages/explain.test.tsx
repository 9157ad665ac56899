import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { bridgeFixture, returnFixture } from '../../features/explain/model/explainFixtures'
import { failure, portfolioServer, wealth } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { textOf } from '../testing/seenText'

configure({ defaultHidden: true })
const server = portfolioServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const page = '/dashboard/harbour/portfolio/p1'
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(textOf)
const drawer = (name: string) => screen.findByRole('complementary', { name })
/** What was asked of an endpoint, as its queries. */
function asked(path: 'return' | 'bridge', answer: object): string[] {
  const queries: string[] = []
  server.use(
    http.get(`${wealth}/${path}`, ({ request }) => {
      queries.push(new URL(request.url).search)
      return HttpResponse.json(answer)
    }),
  )
  return queries
}

describe('a return', () => {
  it('is opened by the label of its tile, and closed back to it', async () => {
    const queries = asked('return', returnFixture)
    const { address, user } = await renderPortal(page)
    const tiles = await screen.findByLabelText('Returns after charges')
    const label = within(tiles).getByRole('button', { name: '3 years: explain this number' })
    await user.click(label)
    const opened = await drawer('Return over 3 years')
    expect(address()).toBe(`${page}?open=explain.3y`)
    expect(queries).toEqual(['?period=3y'])
    expect(label).toHaveAttribute('aria-expanded', 'true')
    expect(await within(opened).findByText('after charges, +8.42% a year. Benchmark +19.56%')).toBeVisible()
    expect(textOf(opened)).toContain('General Investment Account, QS-204417')

    const stretches = within(opened).getByRole('table', { name: 'Stretches between payments and their factors' })
    expect(rowsOf(stretches).slice(2, 3)[0]).toContain('£2,006,676.51')
    expect(rowsOf(stretches).slice(2, 3)[0]).toContain('£2,060,662.44')
    expect(rowsOf(stretches).slice(2, 3)[0]).toContain('×1.027400')
    expect(rowsOf(stretches).at(-1)).toContain('+27.45%')
    for (const fact of [
      'Contribution, 08/04/2024+£200,000.00',
      'Withdrawal, 02/10/2025−£15,000.00',
      'Level 19/11/2026135.42',
      '14/03/2019 is 100',
      'Difference, arithmetic+7.89 pp',
      '19/11/2023 to 19/11/2026, 1,096 days',
      'Net: £19,874.02 taken off',
      '+8.31% a year',
      'Close of 19/11/2026',
      '783 rows',
    ])
      expect(textOf(opened)).toContain(fact)

    await user.click(within(opened).getByRole('button', { name: 'Close' }))
    expect(address()).toBe(page)
    expect(label).toHaveFocus()
  })

  it('of a calendar year is that of its last day, and says where the provider has another figure', async () => {
    const queries = asked('return', {
      ...returnFixture,
      period: 'ytd',
      total: { ...returnFixture.total, portfolio: 0.0512 },
      annualised: null,
    })
    await renderPortal(`${page}?open=explain.2024`)
    const opened = await drawer('Return in 2024')
    expect(await within(opened).findByText(/^The page shows \+5\.04%/)).toBeVisible()
    expect(queries).toEqual(['?period=ytd&toDate=2024-12-31'])
  })

  it('of the last day is in money first', async () => {
    const queries = asked('return', { ...returnFixture, period: '1d' })
    await renderPortal(`${page}?open=explain.dayChange`)
    const opened = await drawer('Change on the day')
    expect(await within(opened).findByText('+£420,793.48 (+27.45%)')).toBeVisible()
    expect(textOf(opened)).toContain('less value, close of 19/11/2023£1,706,665.89')
    expect(textOf(opened)).toContain('less paid in, net of withdrawals£185,000.00')
    expect(queries).toEqual(['?period=1d'])
  })

  it('shows what is known where the payments are not', async () => {
    asked('return', { ...returnFixture, stretches: null, flows: null, charges: null, moneyWeighted: null, missing: 'no_rate' })
    await renderPortal(`${page}?open=explain.3y`)
    const opened = await drawer('Return over 3 years')
    expect(await within(opened).findByText(/in another currency without a rate of its day/)).toBeVisible()
    expect(within(opened).getByText('The payments are not available now.')).toBeVisible()
    expect(textOf(opened)).toContain('taken off, amount not available')
  })

  it('that is not known says why, and one that cannot be had can be tried again', async () => {
    asked('return', {
      ...returnFixture,
      total: { portfolio: null, benchmark: null, from: null, to: null, reason: 'too_short' },
      annualised: null,
    })
    const { unmount } = await renderPortal(`${page}?open=explain.5y`)
    const opened = await drawer('Return over 5 years')
    expect(await within(opened).findByText('This figure cannot be explained')).toBeVisible()
    expect(within(opened).getByText('Not enough history')).toBeVisible()
    expect(within(opened).getByRole('button', { name: 'Copy as text' })).toBeDisabled()
    unmount()

    server.use(http.get(`${wealth}/return`, () => failure(503, 'upstream_unavailable', 'No'), { once: true }))
    const { user } = await renderPortal(`${page}?open=explain.1y`)
    const failed = await drawer('Return over 1 year')
    expect(await within(failed).findByText('We could not load what this figure is made of')).toBeVisible()
    server.use(http.get(`${wealth}/return`, () => HttpResponse.json(returnFixture)))
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await within(failed).findByText('Method')).toBeVisible()
  })

  it('that nobody knows opens nothing', async () => {
    await renderPortal(`${page}?open=explain.luck`)
    await screen.findByRole('heading', { level: 1, name: 'General Investment Account' })
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })
})

describe('the figures of the head', () => {
  it('growth adds up from its parts, the residual among them', async () => {
    const { user } = await renderPortal(page)
    await user.click(await screen.findByRole('button', { name: 'Growth and income: explain this number' }))
    const opened = await drawer('Growth and income')
    expect(await within(opened).findByText('+£785,299.99')).toBeVisible()
    expect(textOf(opened)).toContain('less paid in, net of withdrawals−£1,640,000.00plus charges+£112,840.62Sum£785,299.99')
    expect(textOf(opened)).toContain('Residual−£0.01Sum£785,299.99')
    expect(within(opened).queryByText('What the page shows')).not.toBeInTheDocument()
  })

  it('the value is the sum of its holdings, with the rates they were valued at', async () => {
    const { user } = await renderPortal(page)
    await user.click(await screen.findByRole('button', { name: 'Value: explain this number' }))
    const opened = await drawer('Value')
    expect((await within(opened).findAllByText('£2,312,459.37')).length).toBe(2)
    for (const fact of ['Equity£1,912,459.37', '7 holdings', 'USD for 1 GBP1.3142']) expect(textOf(opened)).toContain(fact)
    await user.click(within(opened).getByRole('button', { name: 'Holdings' }))
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
  })

  it('what was paid in lists each payment as it was booked; charges are by kind', async () => {
    const { unmount } = await renderPortal(`${page}?open=explain.paidIn`)
    const paid = await drawer('Paid in, less withdrawals')
    expect(await within(paid).findByText('Booked as $250,000.00, at the rate of 08/04/2024')).toBeVisible()
    unmount()
    await renderPortal(`${page}?open=explain.charges`)
    const charges = await drawer('Charges')
    expect(await within(charges).findByText('92 bookings')).toBeVisible()
    expect(textOf(charges)).toContain('Sum£112,840.62')
  })

  it('say by how much the rows miss the figure of the page', async () => {
    asked('bridge', { ...bridgeFixture, held: bridgeFixture.held?.slice(0, 1) ?? null })
    await renderPortal(`${page}?open=explain.value`)
    const opened = await drawer('Value')
    expect(await within(opened).findByText(/differs by \+\u2060£400,000\.00 from what these rows add up to/)).toBeVisible()
  })
})

describe('the text of a figure', () => {
  it('has the order of the drawer, one line a fact, figures flush right, and the way back', async () => {
    const { user } = await renderPortal(`${page}?open=explain.3y`)
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    const copy = await screen.findByRole('button', { name: 'Copy as text' })
    await waitFor(() => expect(copy).toBeEnabled())
    await user.click(copy)
    expect(await screen.findByText('Copied as text')).toBeInTheDocument()
    const text = write.mock.calls[0]?.[0] ?? ''
    expect(text).not.toMatch(/[\u00a0_]/)
    expect(text.split('\n').slice(0, 5)).toEqual([
      'Return over 3 years',
      'General Investment Account, QS-204417',
      '',
      '+27.45%',
      'after charges, +8.42% a year. Benchmark +19.56%',
    ])
    expect(text).toContain('  R = (end1 + out1) / (start1 + in1) × … × (end3 + out3) / (start3 + in3) − 1')
    expect(text).toContain('  07/04/2024 – 02/10/2025  (£2,060,662.44) / (£2,006,676.51) = ×1.027400')
    const payments = text.split('\n').filter((line) => /^ {2}(Contribution|Withdrawal), /.test(line))
    expect(payments).toEqual(['  Contribution, 08/04/2024  +£200,000.00', '  Withdrawal, 02/10/2025     −£15,000.00'])
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/\?open=explain\.3y$/)
  })

  it('says when the browser keeps it back', async () => {
    const { user } = await renderPortal(`${page}?open=explain.value`)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))
    const copy = await screen.findByRole('button', { name: 'Copy as text' })
    await waitFor(() => expect(copy).toBeEnabled())
    await user.click(copy)
    expect(await screen.findByText(/^It could not be copied/)).toBeInTheDocument()
  })
})

describe('the value bridge', () => {
  const table = () => screen.findByRole('table', { name: 'Value at the start, every movement, and value at the end' })

  it('goes from one value to the other, to the penny, and shows what is left over', async () => {
    await renderPortal(page)
    expect(rowsOf(await table()).slice(1)).toEqual([
      'Start, 13/03/2019£0.00',
      'Paid in2 payments+£1,700,000.00',
      'Paid out1 withdrawal−£60,000.00',
      'IncomeDividends and interest+£290,115.40',
      'Gains realisedOn 9 sales+£121,306.18',
      'Gains not realisedPrices on 19/11/2026+£380,297.19',
      'CurrencyWhat exchange rates did−£6,418.77',
      'ChargesTaken from the account−£112,840.62',
      'ResidualWhat no line explains−£0.01',
      'End, 19/11/2026£2,312,459.37',
    ])
    expect(screen.getByText('How £2,312,459.37 came together from 13/03/2019 to 19/11/2026.')).toBeVisible()
    expect(screen.getByText('The lines add up to £2,312,459.38; −£0.01 is left over, and is shown.')).toBeVisible()
    const results = [...(await table()).querySelectorAll('[data-waterfall]')].map((bar) => bar.getAttribute('data-waterfall'))
    expect(results).toEqual(['whole', 'paid', 'paid', 'gain', 'gain', 'gain', 'loss', 'paid', 'residual', 'whole'])
  })

  it('of another period stands in the address, and says where its bars start', async () => {
    const gbp = (amount: string) => ({ amount, currency: 'GBP' })
    const ends = { opening: gbp('1706665.89'), paidIn: gbp('0.00'), paidOut: gbp('0.00'), closing: gbp('2379125.26') }
    const bridge = { ...bridgeFixture.bridge, ...ends }
    const { address, user } = await renderPortal(page)
    await table()
    const queries = asked('bridge', { ...bridgeFixture, bridge })
    await user.click(within(screen.getByRole('radiogroup', { name: 'Period of the bridge' })).getByRole('radio', { name: '3Y' }))
    expect(address()).toBe(`${page}?bridge=3y`)
    expect(
      await screen.findByText(/^How £1,706,665\.89 on 13\/03\/2019 became £2,379,125\.26 on 19\/11\/2026\. The bars start at £1,500,000\./),
    ).toBeVisible()
    expect(queries).toEqual(['?period=3y'])
  })

  it('starts at nothing where the provider cannot value the first day', async () => {
    server.use(
      http.get(`${wealth}/bridge`, ({ request }) =>
        new URL(request.url).searchParams.get('period') === '1y' ? failure(409, 'date_not_available', 'No') : undefined,
      ),
    )
    const { address, user } = await renderPortal(`${page}?bridge=1y`)
    const title = await screen.findByText('No value of the first day')
    await user.click(within(title.closest('section') as HTMLElement).getByRole('button', { name: 'Since inception' }))
    expect(address()).toBe(page)
    expect(await table()).toBeVisible()
  })

  it('that is not known says why', async () => {
    asked('bridge', { ...bridgeFixture, bridge: null, missing: 'incomplete' })
    await renderPortal(page)
    expect(await screen.findByText('There is no bridge for this period')).toBeVisible()
    expect(screen.getByText('Not complete')).toBeVisible()
  })
})
