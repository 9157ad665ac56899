import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { accountAnswer, accountResponse } from '../../features/account/model/accountFixtures'
import { bridgeFixture, returnFixture } from '../../features/explain/model/explainFixtures'
import { portfolioFixture } from '../../features/portfolio/model/portfolioFixture'
import { documentsFixture, nothingOffered, privateEquityFixture } from '../testing/besideFixtures'
import { failure, portfolioServer, wealth } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { testSession } from '../testing/testSession'
import { textOf } from '../testing/seenText'

configure({ defaultHidden: true })
const server = portfolioServer()
const account = '/api/wealth/accounts/acc-1'
const page = '/dashboard/harbour/account/acc-1'
const source = { source: 'akta', asOf: '2026-11-19', fetchedAt: '2026-11-20T09:00:00.000Z', degraded: false, reasons: [] }

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** `documents` null: they cannot be had. */
const open = (documents: object | null, privateEquity: object, query = '') => {
  server.use(
    http.get(account, () => HttpResponse.json(accountResponse())),
    http.get(`${account}/values`, () => HttpResponse.json({ ...source, currency: 'GBP', missing: null, points: [] })),
    http.get(`${account}/allocation`, () =>
      HttpResponse.json({ ...source, currency: 'GBP', missing: null, groups: [], value: null, portfolios: 0 }),
    ),
    http.get(`${account}/documents`, () => (documents ? HttpResponse.json(documents) : failure(503, 'upstream_unavailable', 'No'))),
    http.get(`${account}/private-equity`, () => HttpResponse.json(privateEquity)),
    http.get('/api/portfolios', () => HttpResponse.json({ docs: [] })),
    http.get('/api/accounts/acc-1', () => failure(404, 'not_found', 'Not found')),
  )
  return renderPortal(`${page}${query}`)
}
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(textOf)

describe('the documents of the provider', () => {
  it('stand with day, kind and portfolio; each opens and is saved', async () => {
    const { user } = await open(documentsFixture, nothingOffered)
    const table = await screen.findByRole('table', { name: /^Documents that the data provider keeps/ })
    expect(rowsOf(table)).toHaveLength(7)
    expect(rowsOf(table)[1]).toContain('20/10/2026Purchase of Mossgate Instruments plcGeneral Investment Account')
    // A kind that we have no word for is in the provider's.
    expect(rowsOf(table)[6]).toContain('The whole account')
    expect(rowsOf(table)[6]).toContain('Letter')
    expect(within(table).getByRole('link', { name: 'Valuation, third quarter' })).toHaveAttribute(
      'href',
      `${account}/documents/d7/file?inline=1`,
    )
    await user.click(screen.getByRole('button', { name: 'Show all 7' }))
    expect(within(table).getByRole('link', { name: 'Download Mandate' })).toHaveAttribute('href', `${account}/documents/d%2F1/file`)
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it('are none, or not known, in words; and not there where a provider keeps none', async () => {
    const first = await open({ ...documentsFixture, documents: [] }, nothingOffered)
    expect(await screen.findByText('No documents yet')).toBeVisible()
    first.unmount()
    const reasons = [{ part: 'documents', kind: 'unavailable', stale: false }]
    const second = await open({ ...documentsFixture, documents: [], degraded: true, fetchedAt: null, reasons }, nothingOffered)
    expect(await screen.findByText('The documents are not available now')).toBeVisible()
    second.unmount()
    await open(nothingOffered, nothingOffered)
    expect(await screen.findByRole('heading', { name: 'Portfolios' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Private equity' })).toBeNull()
  })

  it('can be asked for again when they could not be had', async () => {
    const { user } = await open(null, nothingOffered)
    const told = await screen.findByText('We could not load the documents')
    server.use(http.get(`${account}/documents`, () => HttpResponse.json(documentsFixture)))
    await user.click(within(told.closest('section') as HTMLElement).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: /^Documents that the data provider keeps/ })).toBeVisible()
  })

  it('of a portfolio stand under its overview, without its name in each row', async () => {
    await renderPortal('/dashboard/harbour/portfolio/p1')
    const table = await screen.findByRole('table', { name: /^Documents that the data provider keeps/ })
    expect(textOf(table)).not.toContain('General Investment Account')
    expect(within(table).getByRole('link', { name: 'Welcome letter' })).toHaveAttribute('href', `${wealth}/documents/d3/file?inline=1`)
  })
})

describe('the only portfolio of an account, whose page nobody comes to', () => {
  it('shows what is the account’s: its statements, letters and commitments', async () => {
    const only = {
      ...portfolioFixture,
      portfolio: { ...portfolioFixture.portfolio, account: { id: 'a1', name: 'Larkhall', portfolioCount: 1 } },
    }
    const statement = {
      id: 's1',
      name: 'Quarterly valuation, 30/09/2026',
      createdAt: '2026-10-06T09:00:00.000Z',
      filesize: 1000,
      owner: null,
    }
    server.use(
      http.get(wealth, () => HttpResponse.json(only)),
      // A statement is of the account, and names no portfolio.
      http.get('/api/documents', ({ request }) =>
        HttpResponse.json({ docs: new URL(request.url).searchParams.get('where[account][in]') === 'a1' ? [statement] : [] }),
      ),
      http.get('/api/wealth/accounts/a1/documents', () => HttpResponse.json(documentsFixture)),
      http.get('/api/wealth/accounts/a1/private-equity', () => HttpResponse.json(privateEquityFixture)),
    )
    await renderPortal('/dashboard/harbour/portfolio/p1')
    expect(await screen.findByRole('link', { name: 'Quarterly valuation, 30/09/2026' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Private equity' })).toBeVisible()
    const table = await screen.findByRole('table', { name: /^Documents that the data provider keeps/ })
    expect(textOf(table)).toContain('The whole account')
  })
})

describe('a figure in the table of portfolios', () => {
  const row = 'General Investment Account'

  it('opens its method beside the page, of that portfolio alone, and closes', async () => {
    server.use(http.get('/api/wealth/portfolios/p-gia/bridge', () => HttpResponse.json(bridgeFixture)))
    const { address, user } = await open(nothingOffered, nothingOffered)
    const table = await screen.findByRole('table', { name: /^Portfolios/ })
    const figures = within(within(table).getAllByRole('row')[1] as HTMLElement).getAllByRole('button')
    expect(figures.map(textOf)).toEqual([
      `${row}, Value: £2,312,459.37: explain this number`,
      `${row}, On the day: +0.62%: explain this number`,
      `${row}, Year to date: +4.64%: explain this number`,
      `${row}, 1 year: +8.16%: explain this number`,
      `${row}, 3 years: +22.72%: explain this number`,
    ])
    expect(figures[0]).toHaveAttribute('aria-expanded', 'false')
    await user.click(figures[0] as HTMLElement)
    expect(address()).toBe(`${page}?open=explain.value.p-gia`)
    const drawer = await screen.findByRole('complementary', { name: /value/i })
    expect(await within(drawer).findByText('Method')).toBeVisible()
    expect(textOf(drawer)).toContain(row)
    expect(figures[0]).toHaveAttribute('aria-expanded', 'true')
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe(page))
  })

  it.each(['explain.value.unknown', 'explain.luck.p-gia'])('that an address names but nobody has (%s) opens nothing', async (word) => {
    await open(nothingOffered, nothingOffered, `?open=${word}`)
    expect(await screen.findByRole('table', { name: /^Portfolios/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

describe('a figure in the table of all accounts', () => {
  it('opens its method too, and an address of one leads to it', async () => {
    const { currency, ...of } = accountAnswer.account
    const ofPerson = (id: string) => ({ id, name: `Account ${id}`, portal: 'harbour' })
    const session = testSession({
      user: { id: 'u-2', name: 'Lorna', email: 'lorna@harbour.example', roles: ['investor'], locale: null },
      accounts: [ofPerson('acc-1'), ofPerson('acc-2')],
    })
    const owner = {
      externalId: of.externalId,
      value: accountAnswer.value,
      share: 1,
      dayChange: null,
      ledger: accountAnswer.ledger,
      isCounted: true,
    }
    const family = {
      ...accountAnswer,
      portal: 'harbour',
      currency,
      advisor: null,
      advisors: [],
      accounts: [{ ...owner, id: 'acc-1', name: 'Account acc-1', portfolios: accountAnswer.portfolios }],
    }
    server.use(
      http.get('/api/session', () => HttpResponse.json(session)),
      http.get('/api/wealth/family', () => HttpResponse.json(family)),
      http.get('/api/wealth/family/values', () => HttpResponse.json({ ...source, currency: 'GBP', missing: null, points: [] })),
      http.get('/api/wealth/family/allocation', () =>
        HttpResponse.json({ ...source, currency: 'GBP', missing: null, groups: [], value: null, portfolios: 0 }),
      ),
      http.get('/api/wealth/portfolios/p-isa/return', () => HttpResponse.json(returnFixture)),
    )
    const { address } = await renderPortal('/dashboard/harbour?open=explain.ytd.p-isa')
    const drawer = await screen.findByRole('complementary', { name: /year to date/i })
    expect(textOf(drawer)).toContain('Individual Savings Account, QS-204418')
    expect(await within(drawer).findByText('Method')).toBeVisible()
    expect(address()).toBe('/dashboard/harbour?open=explain.ytd.p-isa')
    const table = screen.getByRole('table', { name: /^Portfolios/ })
    expect(within(table).getByRole('button', { name: /^Individual Savings Account, Year to date/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })
})

describe('private equity', () => {
  it('stands beside the value of the account with its sums, and a sum that is not known is no figure', async () => {
    const { user } = await open(nothingOffered, privateEquityFixture)
    const table = await screen.findByRole('table', { name: /^Commitments to private equity/ })
    const rows = rowsOf(table)
    expect(rows[1]).toContain('Wraymere Co-Investment II')
    expect(rows[1]).toContain('£200,000.00£126,230.26£6,146.54£205,389.66')
    expect(rows[2]).toContain('The data provider does not send it')
    expect(rows.at(-1)).toContain('2 commitments')
    expect((rows.at(-1) ?? '').replaceAll(': explain this number', '')).toContain(
      'No sum: the data provider does not send it for every fundCalled: £234,324.16Distributed: £24,317.92Value: £343,547.84',
    )
    expect(screen.getAllByText('£3,533,035.47')[0]).toBeInTheDocument()
    const card = table.closest('section') as HTMLElement
    await user.click(within(card).getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Saved 2 rows as Ellery-Voss, Catherine_privateEquity.csv')).toBeVisible()
  })

  it('has sums that say fund by fund what they are made of', async () => {
    const { address, user } = await open(nothingOffered, privateEquityFixture)
    await screen.findByRole('table', { name: /^Commitments to private equity/ })
    for (const [figure, head, seen] of [
      ['called', 'Called', 'Wraymere Co-Investment II£126,230.26Wraymere Growth Partners IV£108,093.90Sum£234,324.16'],
      ['distributed', 'Distributed', 'Wraymere Co-Investment II£6,146.54Wraymere Growth Partners IV£18,171.38Sum£24,317.92'],
      ['value', 'Value', 'Sum£343,547.84'],
    ] as const) {
      await user.click(document.querySelector(`[data-explains="equity.${figure}"]`) as Element)
      const drawer = await screen.findByRole('complementary', { name: `Private equity: ${head}` })
      await within(drawer).findByText('Method')
      expect(textOf(drawer)).toContain(seen)
      expect(address()).toBe(`${page}?open=explain.equity.${figure}`)
    }
    // Not known, so that it is no figure to explain.
    expect(document.querySelector('[data-explains="equity.committed"]')).toBeNull()
  })

  it('of an account with one portfolio explains its sums beside that', async () => {
    const account = { id: 'a1', name: 'Larkhall', portfolioCount: 1 }
    server.use(
      http.get(wealth, () => HttpResponse.json({ ...portfolioFixture, portfolio: { ...portfolioFixture.portfolio, account } })),
      http.get('/api/documents', () => HttpResponse.json({ docs: [] })),
      http.get('/api/wealth/accounts/a1/documents', () => HttpResponse.json(documentsFixture)),
      http.get('/api/wealth/accounts/a1/private-equity', () => HttpResponse.json(privateEquityFixture)),
    )
    await renderPortal('/dashboard/harbour/portfolio/p1?open=explain.equity.value')
    const drawer = await screen.findByRole('complementary', { name: 'Private equity: Value' })
    expect(await within(drawer).findByText('£343,547.84', { selector: 'li *' })).toBeVisible()
    expect(textOf(drawer)).toContain('Larkhall')
  })

  it('that cannot be had is said, and the rest of the account stands', async () => {
    const reasons = [{ part: 'commitments', kind: 'unavailable', stale: false }]
    const degraded = { commitments: [], totals: null, missing: 'unavailable', degraded: true, fetchedAt: null, reasons }
    await open(nothingOffered, { ...privateEquityFixture, ...degraded })
    expect(await screen.findByText('The private equity is not available now')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Ellery-Voss, Catherine' })).toBeVisible()
  })
})

describe('reading anew', () => {
  const press = async (answer: () => Response | Promise<Response>) => {
    const { user } = await open(nothingOffered, nothingOffered)
    server.use(http.post(`${account}/refresh`, answer as () => HttpResponse<null>))
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const item = await screen.findByRole('menuitem', { name: 'Read the figures anew' })
    expect(item).toHaveAccessibleDescription(/^Data date 19\/11\/2026, read 20\/11\/2026, 09:00$/)
    await user.click(item)
  }

  it('says how old the figures are, is busy meanwhile, and tells the new data date', async () => {
    let finish: () => void = () => undefined
    const wait = new Promise<void>((resolve) => (finish = resolve))
    await press(async () => {
      await wait
      return HttpResponse.json({ ...source, asOf: '2026-11-20' })
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-busy', 'true'))
    finish()
    expect(await screen.findByText('The figures were read anew. Data date 20/11/2026.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-busy')
  })

  it.each([
    [429, 'too_many_requests', /^Figures were read anew too often/],
    [503, 'upstream_unavailable', /^The data provider does not answer, so nothing was read anew/],
    [500, 'internal_error', /^The figures could not be read anew/],
  ])('that is refused with %i says why', async (status, code, text) => {
    await press(() => failure(status, code, 'No'))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('is not offered to a client', async () => {
    const { testSession } = await import('../testing/testSession')
    const user = { id: 'u-2', name: 'Cleo Client', email: 'cleo@harbour.example', roles: ['investor' as const], locale: null }
    const accounts = [{ id: 'acc-1', name: 'Ellery-Voss, Catherine', portal: 'harbour' }]
    server.use(http.get('/api/session', () => HttpResponse.json({ ...testSession({ user }), accounts })))
    await open(nothingOffered, nothingOffered)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ellery-Voss, Catherine' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })
})

describe('a figure of the account', () => {
  const drawer = (name: string) => screen.findByRole('complementary', { name })

  it('of the ledger is explained over all portfolios, by an address of its own, and says what its rows miss', async () => {
    server.use(http.get(`${account}/bridge`, () => HttpResponse.json(bridgeFixture)))
    const { address, user } = await open(documentsFixture, nothingOffered)
    await user.click(await screen.findByRole('button', { name: 'Charges: explain this number' }))
    const opened = await drawer('Charges')
    expect(address()).toBe(`${page}?open=explain.charges`)
    expect(await within(opened).findByText(/taken from the portfolios of the account/)).toBeVisible()
    expect(textOf(opened)).toContain('Ellery-Voss, Catherine, QS-2044')
    expect(textOf(opened)).toContain('Sum£112,840.62')
    await user.click(within(opened).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Value: explain this number' }))
    const value = await drawer('Value')
    expect(await within(value).findByText(/differs by \+\u2060£1,220,576\.10 from what these rows add up to/)).toBeVisible()
    // The page has no tab that shows the rows.
    expect(within(value).queryByRole('button', { name: 'Holdings' })).toBeNull()
  })

  it('of a tile is the return of the account, from a link too, and copies as text', async () => {
    const asked: string[] = []
    server.use(
      http.get(`${account}/return`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json(returnFixture)
      }),
    )
    const { user } = await open(documentsFixture, nothingOffered, '?open=explain.1y')
    const opened = await drawer('Return over 1 year')
    expect(await within(opened).findByText(/left alone in this account/)).toBeVisible()
    expect(asked).toEqual(['?period=1y'])
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    const copy = within(opened).getByRole('button', { name: 'Copy as text' })
    await waitFor(() => expect(copy).toBeEnabled())
    await user.click(copy)
    // Its last line leads back to the page; the path is that of the window, which the tests' router leaves alone.
    expect(write).toHaveBeenCalledWith(expect.stringContaining('?open=explain.1y'))
  })

  it('that is not known has no button, and nobody explains a figure that there is none of', async () => {
    server.use(http.get(`${account}/bridge`, () => HttpResponse.json({ ...bridgeFixture, bridge: null, missing: 'no_rate' })))
    await open(documentsFixture, nothingOffered, '?open=explain.growth')
    expect(await within(await drawer('Growth and income')).findByText('This figure cannot be explained')).toBeVisible()
    // The fixture has too short a history for three years.
    expect(screen.queryByRole('button', { name: '3 years: explain this number' })).toBeNull()
  })
})
