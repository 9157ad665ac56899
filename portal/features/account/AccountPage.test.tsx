import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { AccountResponse } from '../../../shared/contracts/wealth/accounts'
import { renderPage } from '../../app/testing/renderPage'
import { savedFiles } from '../../app/testing/savedFiles'
import { seenText } from '../../app/testing/seenText'
import { AccountPage } from './AccountPage'
import { accountAnswer, accountResponse, contactOf } from './model/accountFixtures'
import { accountsOn } from './rememberedAccount'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  localStorage.clear()
  answer(accountResponse())
})

const source = { source: 'akta', asOf: '2026-11-19', fetchedAt: '2026-11-20T09:00:00.000Z', degraded: false, reasons: [] }
const noValues = { ...source, currency: 'GBP', missing: null, points: [] }
const noAllocation = { ...source, currency: 'GBP', missing: null, groups: [], value: null, portfolios: 0 }

const answer = (body: AccountResponse) =>
  server.use(
    http.get('*/api/wealth/accounts/:id/values', () => HttpResponse.json(noValues)),
    http.get('*/api/wealth/accounts/:id/allocation', () => HttpResponse.json(noAllocation)),
    http.get('*/api/wealth/accounts/:id', ({ params }) => HttpResponse.json({ ...body, account: { ...body.account, id: params.id } })),
  )
const fail = (status: number) =>
  server.use(http.get('*/api/wealth/accounts/:id', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status })))

const open = (session: Parameters<typeof renderPage>[1]['session'] = {}, locale: 'en' | 'is' | 'el' = 'en') =>
  renderPage(<AccountPage actions={({ accountId }) => <button>{`Report of ${accountId}`}</button>} />, {
    path: '/dashboard/:portal/account/:account',
    url: '/dashboard/harbour/account/acc-1',
    session,
    locale,
  })

const noFigures = { value: null, dayChange: null, ledger: null, tiles: [], benchmarkName: null, series: [], portfolios: [] }

describe('guard', () => {
  it('leads straight to the only portfolio, without a page to come back to', async () => {
    answer(accountResponse({ portfolios: accountAnswer.portfolios.slice(0, 1) }))
    const { address, arrival } = open()
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/portfolio/p-gia'))
    expect(arrival()).toBe('REPLACE')
  })

  it('stays when rows could not be read, because the portfolio left may be one of several', async () => {
    answer(
      accountResponse({
        portfolios: accountAnswer.portfolios.slice(0, 1),
        degraded: true,
        reasons: [{ part: 'portfolios', kind: 'dropped_rows', stale: false }],
      }),
    )
    open()
    expect(await screen.findByText(/Some rows could not be read/)).toBeVisible()
  })

  it('leads an unknown or foreign account to the page that says so', async () => {
    fail(404)
    const { address } = open()
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })

  it('refuses the account of another portal', async () => {
    answer(accountResponse({ account: { ...accountAnswer.account, portal: 'elsewhere' } }))
    const { address } = open()
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })
})

describe('head', () => {
  it('shows name, value, change on the day and data date, and the actions of the account', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Ellery-Voss, Catherine' })).toBeVisible()
    expect(screen.getByText('QS-2044')).toBeVisible()
    expect(screen.getAllByText('£3,533,035.47')[0]).toBeInTheDocument()
    expect(screen.getByText('+£11,526.73 (+0.50%)')).toBeVisible()
    expect(screen.getByText('Data date 19/11/2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Report of acc-1' })).toBeVisible()
  })

  it('shows the ledger to the penny', async () => {
    open()
    expect(await screen.findByLabelText('What you put in and what it is worth')).toHaveTextContent(
      'Paid in, less withdrawals£2,640,000.00Growth and income+plus £1,005,876.09Charges−minus £112,840.62Value today=equals £3,533,035.47',
    )
  })

  it('shows reasons and no zero when there is no ledger', async () => {
    answer(accountResponse({ ledger: null }))
    open()
    const ledger = await screen.findByLabelText('What you put in and what it is worth')
    expect(within(ledger).getAllByText('Not available now')).toHaveLength(3)
    expect(ledger).toHaveTextContent('Value today=equals £3,533,035.47')
    expect(ledger).not.toHaveTextContent('£0.00')
    expect(screen.getByText(/the history of this account is not available/)).toBeVisible()
  })

  it('shows the returns of four periods with benchmark, or the reason why not', async () => {
    open()
    const tiles = await screen.findByLabelText('Returns after charges')
    expect(tiles).toHaveTextContent(
      'Year to date+4.64%Benchmark +4.84%3 years–Not enough history1 year+8.16%No benchmark6 months−2.11%Benchmark −0.19%',
    )
    expect(tiles.querySelectorAll('[data-tile-chart] svg')).toHaveLength(3)
    expect(screen.getByText('Benchmark: Mixed Investment 40–85% Shares')).toBeVisible()
  })
})

describe('names and numbers of portfolios that nobody expects', () => {
  const [first] = accountAnswer.portfolios
  const portfolios = (names: readonly string[]) => names.map((name, at) => ({ ...first, id: `p-${at}`, name, share: 1 / names.length }))
  const shown = () =>
    [...screen.getByRole('table').querySelectorAll('tbody th[scope=row]')].map((cell) => cell.querySelector('a')?.textContent)

  it('are all listed, sixty too', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Portfolio ${String(at + 1).padStart(2, '0')}`)
    answer(accountResponse({ portfolios: portfolios(names) }))
    open()
    await screen.findByText('Portfolio 60')
    expect(shown().toSorted()).toEqual(names)
  })

  it('are texts and no markup, and stand there whole', async () => {
    const names = ['<img src=x onerror="alert(1)">', 'Χ'.repeat(80), 'W'.repeat(80)]
    answer(accountResponse({ portfolios: portfolios(names) }))
    open()
    await screen.findByText('<img src=x onerror="alert(1)">')
    expect(shown().toSorted()).toEqual(names.toSorted())
    expect(screen.getByRole('table').querySelector('img')).toBeNull()
  })
})

describe('value and allocation', () => {
  const gbp = (amount: string) => ({ amount, currency: 'GBP' })
  const point = (date: string, value: string, paidIn: string) => ({ date, value, paidIn })
  const group = (assetClass: string, amount: string, weight: number) => ({
    assetClass,
    count: 1,
    value: gbp(amount),
    cost: null,
    gain: null,
    gainRatio: null,
    weight,
  })

  it('are drawn with their figures in words, and as a table', async () => {
    server.use(
      http.get('*/api/wealth/accounts/:id/values', () =>
        HttpResponse.json({
          ...noValues,
          points: [point('2019-03-14', '1000', '1000'), point('2025-12-31', '1500.5', '1200'), point('2026-11-19', '1600', '1200')],
        }),
      ),
      http.get('*/api/wealth/accounts/:id/allocation', () =>
        HttpResponse.json({
          ...noAllocation,
          groups: [group('Cash', '600', 0.375), group('Equity', '1000', 0.625)],
          value: gbp('1600'),
          portfolios: 2,
        }),
      ),
    )
    open()
    expect(
      await screen.findByRole('img', { name: 'On 19/11/2026 it was worth £1,600.00; £1,200.00 had been paid in, less withdrawals.' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Since 2019' })).toBeChecked()
    await userEvent.click(screen.getByText('Show as table'))
    const table = screen.getByRole('table', { name: /at the end of each year/ })
    expect(within(table).getByRole('row', { name: '31/12/2025 £1,500.50 £1,200.00' })).toBeVisible()
    expect(
      within(screen.getByRole('list', { name: 'Asset classes' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Equity£1,000.0062.50%', 'Cash£600.0037.50%'])
  })

  it('say what is missing while the provider does not answer', async () => {
    const reasons = [{ part: 'holdings', kind: 'unavailable', stale: false }]
    server.use(
      http.get('*/api/wealth/accounts/:id/allocation', () =>
        HttpResponse.json({ ...noAllocation, missing: 'unavailable', degraded: true, reasons }),
      ),
    )
    open()
    expect(await screen.findByText('The allocation is not available now')).toBeVisible()
    expect(await screen.findByText('No history yet')).toBeVisible()
  })
})

describe('whom to call or to write to', () => {
  it('is the client for those who look after the account, and never themselves', async () => {
    const client = contactOf('Catherine Ellery-Voss', { email: 'c@mail.example' })
    answer(accountResponse({ account: { ...accountAnswer.account, client } }))
    open()
    const card = within(await screen.findByRole('region', { name: 'Client' }))
    expect(card.getByText('Catherine Ellery-Voss')).toBeVisible()
    expect(card.getByRole('link', { name: 'c@mail.example' })).toHaveAttribute('href', 'mailto:c@mail.example')
    expect(screen.queryByRole('region', { name: 'Your advisor' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('Imogen Hathersall')
  })

  it('is the advisor for the client', async () => {
    open()
    const card = within(await screen.findByRole('region', { name: 'Your advisor' }))
    expect(card.getByRole('link', { name: 'imogen@harbour.example' })).toHaveAttribute('href', 'mailto:imogen@harbour.example')
    expect(screen.queryByRole('region', { name: 'Client' })).not.toBeInTheDocument()
  })
})

describe('portfolios', () => {
  it('are listed with value, share and returns, and each row opens its portfolio', async () => {
    open()
    const table = await screen.findByRole('table')
    const row = within(within(table).getByText('Individual Savings Account').closest('tr') as HTMLElement)
    expect(row.getByRole('link')).toHaveAttribute('href', '/dashboard/harbour/portfolio/p-isa')
    expect(row.getByText('£1,220,576.10')).toBeVisible()
    expect(row.getByText('34.55%')).toBeVisible()
    expect(row.getByText('−1.00%')).toBeVisible()
    expect(row.getAllByText('Not available now')).toHaveLength(4)
    const first = within(within(table).getByText('General Investment Account').closest('tr') as HTMLElement)
    expect(first.getByRole('button', { name: /On the day: \+0\.62%/ })).toBeVisible()
    expect(first.getByText('5 of 7')).toBeVisible()
    expect(row.getByText('ISA')).toBeVisible()
    expect(seenText(table.querySelector('tfoot') as HTMLElement)).toContain('2 portfolios£3,533,035.47100.00%')
  })

  it('are saved with the day that each began', async () => {
    const { files, stop } = savedFiles()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Saved 2 rows as Ellery-Voss, Catherine_portfolios.csv')).toBeVisible()
    stop()
    expect((await files[0]?.blob.text())?.split('\r\n')).toEqual([
      'Portfolio,Value,% of account,On the day,Year to date,1 year,3 years,Inception,Risk profile',
      'General Investment Account,2312459.37,65.45,0.62,4.64,8.16,22.72,14/03/2019,5',
      'Individual Savings Account,1220576.10,34.55,,-1.00,,,,',
    ])
  })

  it('have no column for what the provider says of none', async () => {
    answer(accountResponse({ portfolios: accountAnswer.portfolios.map((row) => ({ ...row, riskProfile: null })) }))
    open()
    const table = await screen.findByRole('table')
    expect(within(table).queryByRole('columnheader', { name: 'Risk profile' })).toBeNull()
    expect(within(table).getByRole('columnheader', { name: 'On the day' })).toBeVisible()
  })

  it('say in the foot when a value is missing', async () => {
    const [first, second] = accountAnswer.portfolios
    answer(accountResponse({ portfolios: [first, { ...second, value: null, share: null }] }))
    open()
    const table = await screen.findByRole('table')
    expect(table.querySelector('tfoot')).toHaveTextContent('No total: 1 portfolio has no value now–Not complete–Not complete')
  })
})

describe('missing and old figures', () => {
  it('says that an account in error has no values, and shows no zero', async () => {
    answer(accountResponse({ ...noFigures, account: { ...accountAnswer.account, error: true } }))
    open()
    expect(await screen.findByRole('heading', { name: 'No values are available for this account' })).toBeVisible()
    expect(screen.queryByText(/£0/)).not.toBeInTheDocument()
    expect(screen.queryByText('0.00%')).not.toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Report/ })).not.toBeInTheDocument()
  })

  it('tells the client that the account is being linked, and whom to write to', async () => {
    answer(accountResponse({ ...noFigures, account: { ...accountAnswer.account, externalId: null, error: true } }))
    open()
    expect(await screen.findByRole('heading', { name: 'We are linking your account' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Questions? Write to Imogen Hathersall.' })).toHaveAttribute(
      'href',
      'mailto:imogen@harbour.example',
    )
    expect(document.body).not.toHaveTextContent(/external/i)
  })

  it('tells those who look after it what an account lacks, and shows them the client', async () => {
    const client = contactOf('Catherine Ellery-Voss', { email: 'c@mail.example' })
    answer(
      accountResponse({
        ...noFigures,
        account: { ...accountAnswer.account, advisor: null, advisors: [], client, externalId: null, error: true },
      }),
    )
    open()
    expect(await screen.findByRole('heading', { name: 'This account is not linked yet' })).toBeVisible()
    const card = within(await screen.findByRole('region', { name: 'Client' }))
    expect(card.getByRole('link', { name: 'c@mail.example' })).toHaveAttribute('href', 'mailto:c@mail.example')
  })

  it('says since when figures are old, and asks again on demand', async () => {
    answer(
      accountResponse({
        degraded: true,
        fetchedAt: '2026-03-02T12:04:00.000Z',
        reasons: [{ part: 'account', kind: 'unavailable', stale: true }],
      }),
    )
    open()
    expect(await screen.findByText('Figures from 02/03/2026, 12:04 · the data provider does not answer')).toBeVisible()
    answer(accountResponse())
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
    await waitFor(() => expect(screen.queryByText(/does not answer/)).not.toBeInTheDocument())
  })

  it('names the part that is missing', async () => {
    answer(accountResponse({ ledger: null, degraded: true, reasons: [{ part: 'transactions', kind: 'unavailable', stale: false }] }))
    open()
    expect(await screen.findByText('Some figures are missing · the data provider does not answer')).toBeVisible()
    expect(screen.getByText('Transactions.')).toBeVisible()
  })

  it('keeps what it has when a refresh fails, with its time', async () => {
    answer(
      accountResponse({
        degraded: true,
        fetchedAt: '2026-03-02T12:04:00.000Z',
        reasons: [{ part: 'performance', kind: 'unavailable', stale: false }],
      }),
    )
    open()
    await screen.findByText(/Some figures are missing/)
    fail(503)
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
    expect(await screen.findByText(/Figures from 02\/03\/2026, 12:04/)).toBeVisible()
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('offers to try again when nothing could be loaded', async () => {
    fail(500)
    open()
    expect(await screen.findByRole('heading', { name: 'We could not load this account' })).toBeVisible()
    answer(accountResponse())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

describe('several accounts', () => {
  const accounts = [
    { id: 'acc-1', name: 'Ellery-Voss, Catherine', portal: 'harbour' },
    { id: 'acc-2', name: 'Voss Children', portal: 'harbour' },
    { id: 'acc-3', name: 'Elsewhere', portal: 'other' },
  ]
  const user = { id: 'user-7', name: 'Catherine', email: 'family@akta.example', roles: ['investor'], locale: null }

  it('can be chosen in the head, and the choice is remembered for this person', async () => {
    const { address } = open({ user, accounts })
    await userEvent.click(await screen.findByRole('button', { name: /Account$/ }))
    expect(screen.queryByRole('option', { name: 'Elsewhere' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('option', { name: 'Voss Children' }))
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/acc-2'))
    expect(localStorage.getItem('quayside-account:user-7')).toBe('acc-2')
  })

  it.each([
    ['one account', { accounts: accounts.slice(0, 1) }],
    ['one account here and others on another portal', { accounts: [...accounts.slice(0, 1), ...accounts.slice(2)] }],
    // An advisor who is a client too, and looks at the account of somebody else.
    [
      'several, none of which is open',
      {
        user: { ...user, roles: ['advisor', 'investor'] },
        accounts: [...accounts.slice(1), { id: 'acc-4', name: 'Own', portal: 'harbour' }],
      },
    ],
  ])('are no choice for %s', async (_who, session) => {
    open({ user, ...session })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: /Account$/ })).not.toBeInTheDocument()
    expect(localStorage.getItem('quayside-account:user-7')).toBeNull()
  })

  it('open with the remembered one while it is theirs, else together', () => {
    const session = { user: { ...user, roles: ['investor' as const], locale: null }, accounts }
    expect(accountsOn(session, 'harbour').first).toBeNull()
    localStorage.setItem('quayside-account:user-7', 'acc-2')
    expect(accountsOn(session, 'harbour').first?.id).toBe('acc-2')
    expect(accountsOn(session, 'other').first?.id).toBe('acc-3')
    localStorage.setItem('quayside-account:user-7', 'gone')
    expect(accountsOn(session, 'harbour').first).toBeNull()
    expect(accountsOn(session, 'nowhere')).toEqual({ own: [], first: null })
  })

  it('can be seen together again, and that is remembered too', async () => {
    localStorage.setItem('quayside-account:user-7', 'acc-1')
    const { address } = open({ user, accounts })
    await userEvent.click(await screen.findByRole('button', { name: /^Ellery-Voss, Catherine Account$/ }))
    await userEvent.click(screen.getByRole('option', { name: 'All accounts' }))
    await waitFor(() => expect(address()).toBe('/dashboard/harbour'))
    expect(localStorage.getItem('quayside-account:user-7')).toBeNull()
  })
})

it('speaks Icelandic and Greek', async () => {
  const { unmount } = open({}, 'is')
  expect(await screen.findByText('+11.526,73 £ (+0,50%)')).toBeVisible()
  expect(screen.getByText('Innborgað að frádregnum úttektum')).toBeVisible()
  unmount()
  open({}, 'el')
  expect(await screen.findByText('Καταθέσεις μείον αναλήψεις')).toBeVisible()
})
