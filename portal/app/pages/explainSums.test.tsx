import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { isoDate } from '../../../shared/domain/dates'
import { ratio } from '../../../shared/domain/ratio'
import { familyResponseSchema } from '../../../shared/contracts/wealth/family'
import { accountAnswer } from '../../features/account/model/accountFixtures'
import { clientRow, clientsResponse } from '../../features/clients/model/clientFixtures'
import {
  bondsFixture,
  breakdownsFixture,
  categoriesFixture,
  chargesFixture,
  contractNotesFixture,
  exposureFixture,
  gainsFixture,
} from '../testing/figuresFixtures'
import { portfolioServer, wealth } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { testSession } from '../testing/testSession'
import { textOf } from '../testing/seenText'

configure({ defaultHidden: true })
const server = portfolioServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const page = '/dashboard/harbour/portfolio/p1'
const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const drawer = (name: string) => screen.findByRole('complementary', { name })
const pence = (text: string): number => Number(text.replaceAll(/\D/g, '')) * (/[−-]/.test(text) ? -1 : 1)

/** A long list shows some of its rows until all are asked for. */
async function showAll(opened: HTMLElement): Promise<void> {
  const all = within(opened).queryByRole('button', { name: /^Show all/ })
  if (all) await userEvent.click(all)
}

/** What the rows of a section come to, and what it says that they come to. */
function addedUp(opened: HTMLElement, title: string): { rows: number; sum: number } {
  const section = within(opened).getByRole('heading', { name: title }).closest('section')
  const amounts = [...(section?.querySelectorAll('li:not(:has(> :only-child))') ?? [])].map((line) => ({
    amount: pence(textOf(line.children[1] as Element)),
    isSum: line.hasAttribute('data-sum'),
  }))
  return {
    rows: amounts.filter(({ isSum }) => !isSum).reduce((sum, { amount }) => sum + amount, 0),
    sum: amounts.find(({ isSum }) => isSum)?.amount ?? NaN,
  }
}

const openTab = (query: string, charges: object = {}) => {
  server.use(
    http.get(`${wealth}/charges`, () => HttpResponse.json({ ...chargesFixture, ...charges })),
    http.get(`${wealth}/contract-notes`, () => HttpResponse.json(contractNotesFixture)),
    http.get(`${wealth}/gains`, () => HttpResponse.json(gainsFixture)),
    http.get(`${wealth}/exposure`, () => HttpResponse.json(exposureFixture)),
    http.get(`${wealth}/bonds`, () => HttpResponse.json(bondsFixture)),
    http.get(`${wealth}/transactions/categories`, () => HttpResponse.json(categoriesFixture)),
  )
  return renderPortal(`${page}${query}`)
}

describe('the fees', () => {
  it('all charges are the sum of their kinds and of each booking, opened by the line and closed back to it', async () => {
    const { address, user } = await openTab('?tab=charges')
    const label = await screen.findByRole('button', { name: 'All charges: explain this number' })
    await user.click(label)
    const opened = await drawer('All charges')
    expect(address()).toBe(`${page}?tab=charges&open=explain.fees.total`)
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'With your figures')).toEqual({ rows: 15000, sum: 15000 })
    expect(addedUp(opened, 'Charges booked')).toEqual({ rows: 15000, sum: 15000 })
    expect(textOf(opened)).toContain('Dealing commission, 02/06/2025£30.00')
    expect(textOf(opened)).toContain('01/01/2025 to 19/11/2026')
    expect(within(opened).queryByText('What the page shows')).not.toBeInTheDocument()
    await user.click(within(opened).getByRole('button', { name: 'Close' }))
    expect(label).toHaveFocus()
  })

  it('say by how much the rows miss the figure of the page', async () => {
    await openTab('?tab=charges&open=explain.fees.total', { total: gbp('151.00') })
    const opened = await drawer('All charges')
    expect((await within(opened).findAllByText(/differs by \+\u2060£1\.00 from what these rows add up to/)).length).toBeGreaterThan(0)
  })

  it('their share is charges over average value, and what they took is what would have been less what was', async () => {
    const { unmount } = await openTab('?tab=charges&open=explain.fees.ratio')
    const ratio = await drawer('Charges of the average value')
    expect(await within(ratio).findByText('divided by the average value')).toBeVisible()
    expect(textOf(ratio)).toContain('All charges£150.00divided by the average value£10,000.00Charges of the average value1.50%')
    unmount()
    await openTab('?tab=charges&open=explain.fees.effect')
    const effect = await drawer('What charges took over time')
    await within(effect).findByText('Without these charges')
    expect(addedUp(effect, 'With your figures')).toEqual({ rows: 148000, sum: 148000 })
  })

  it('copy as text that leads back to the tab and its year', async () => {
    const { user } = await openTab('?tab=charges&year=2025&open=explain.fees.averageValue')
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    const copy = await screen.findByRole('button', { name: 'Copy as text' })
    await waitFor(() => expect(copy).toBeEnabled())
    await user.click(copy)
    const lines = (write.mock.calls.at(-1)?.[0] ?? '').trimEnd().split('\n')
    expect(lines.slice(0, 4)).toEqual(['Average value of the period', 'General Investment Account, QS-204417', '', '£10,000.00'])
    expect(lines.at(-1)).toMatch(/\?tab=charges&year=2025&open=explain\.fees\.averageValue$/)
  })
})

describe('realised gains', () => {
  it('of a year are gains less losses, and the sum of its sales', async () => {
    const { user } = await openTab('?tab=gains')
    await user.click(await screen.findByRole('button', { name: 'Net gains: explain this number' }))
    const opened = await drawer('Net gains')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'With your figures')).toEqual({ rows: 400000, sum: 400000 })
    expect(addedUp(opened, 'Sale by sale')).toEqual({ rows: 400000, sum: 400000 })
    expect(textOf(opened)).toContain('Kelvaney Therapeutics plc, 12/11/2026+£4,000.00£10,000.00 − £6,000.00')
  })

  it('above the allowance are net gains less the exempt amount; below it nothing is', async () => {
    const { unmount } = await openTab('?tab=gains&open=explain.gains.above')
    const above = await drawer('Above the allowance')
    await within(above).findByText('less annual exempt amount')
    expect(addedUp(above, 'With your figures')).toEqual({ rows: 100000, sum: 100000 })
    unmount()
    await openTab('?tab=gains&taxYear=2025&open=explain.gains.above')
    const none = await drawer('Above the allowance')
    expect(await within(none).findByText('The net gains do not reach it')).toBeVisible()
    expect(within(none).queryByText('What the page shows')).not.toBeInTheDocument()
  })

  it('of one sale are made of what its units are matched to', async () => {
    const { address, user } = await openTab('?tab=gains')
    await user.click(await screen.findByRole('button', { name: /^Kelvaney Therapeutics plc, Gain or loss:/ }))
    expect(address()).toBe(`${page}?tab=gains&open=explain.gains.sale.2026-11-12-h05`)
    const opened = await drawer('Gain or loss of a sale')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'With your figures')).toEqual({ rows: 400000, sum: 400000 })
    expect(addedUp(opened, 'Matched to')).toEqual({ rows: 400000, sum: 400000 })
    expect(textOf(opened)).toContain('Pool at average cost+£4,000.00310 units of 1,735: £10,000.00 − £6,000.00')
  })
})

describe('the exposure', () => {
  it('is the sum of its asset classes, with the cash that it leaves out', async () => {
    const { user } = await openTab('?tab=exposure')
    const card = (await screen.findByText('Equity')).closest('section') as HTMLElement
    await user.click(within(card).getByRole('button', { name: 'Value: explain this number' }))
    const opened = await drawer('Invested, without cash')
    await within(opened).findByText('Not counted')
    expect(addedUp(opened, 'With your figures')).toEqual({ rows: 60000, sum: 60000 })
  })

  it('a share is the class over the whole, less the neutral share; what stands elsewhere is half of all differences', async () => {
    const { unmount, user } = await openTab('?tab=exposure')
    await user.click(await screen.findByRole('button', { name: /^Equity, Portfolio:/ }))
    const opened = await drawer('Share of Equity')
    expect(await within(opened).findByText('less neutral share')).toBeVisible()
    for (const fact of ['Equity£390.00', 'divided by all that is invested£600.00', 'Difference, arithmetic+5.00 pp', 'Risk level5'])
      expect(textOf(opened)).toContain(fact)
    unmount()
    await openTab('?tab=exposure&open=explain.exposure.elsewhere')
    const elsewhere = await drawer('Stands elsewhere than the neutral allocation')
    expect(await within(elsewhere).findByText('65.00% − 60.00%')).toBeVisible()
    expect(textOf(elsewhere)).toContain('Half of all, without signs5.00%')
  })
})

describe('bonds', () => {
  it('a sum is that of the bonds which have the figure; the others are named', async () => {
    const { user } = await openTab('?tab=bonds')
    await user.click(await screen.findByRole('button', { name: 'Coupons of a year: explain this number' }))
    const opened = await drawer('Coupons of a year')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'With your figures')).toEqual({ rows: 34000, sum: 34000 })
    expect(textOf(opened)).toContain('Not countedPenhallow Index-Linked 2034£3,360.00')
    expect(textOf(opened)).toContain('Share of it that has the figure70.00%')
  })

  it('a mean shows each bond with what it weighs', async () => {
    await openTab('?tab=bonds&open=explain.bonds.coupon')
    const opened = await drawer('Coupon')
    expect(await within(opened).findByText('weighs £7,840.00')).toBeVisible()
    expect(textOf(opened)).toContain('Mean3.35%')
  })
})

describe('the feet of tables', () => {
  it('a class of the holdings and all of them are the sums of their rows; a share says what it is of', async () => {
    const { unmount, user } = await openTab('?tab=holdings')
    const table = await screen.findByRole('table', { name: /Holdings/ })
    const feet = [...table.querySelectorAll<HTMLElement>('[data-explains$=".value"]')]
    expect(feet.map(({ dataset }) => dataset.explains)).toContain('holdings.all.value')
    for (const foot of feet) {
      await user.click(foot)
      const opened = await drawer('Value of the holdings')
      await within(opened).findByText('Method')
      await showAll(opened)
      const { rows, sum } = addedUp(opened, 'With your figures')
      expect({ rows, sum }).toEqual({ rows: sum, sum: pence(textOf(foot).replace(/^[^£]*|: explain.*/g, '')) })
    }
    unmount()
    await openTab('?tab=holdings&open=explain.holdings.all.gainRatio')
    const ratio = await drawer('Gain of the cost')
    expect(await within(ratio).findByText('divided by cost')).toBeVisible()
  })

  it('gains of the holdings leave out what has no known cost, and name it', async () => {
    await openTab('?tab=holdings&open=explain.holdings.all.gain')
    const opened = await drawer('Gain of the holdings')
    await within(opened).findByText('Method')
    await showAll(opened)
    const { rows, sum } = addedUp(opened, 'With your figures')
    expect(rows).toBe(sum)
  })

  it.each(['assetClass', 'sector', 'currency'])('the value by %s is the sum of its parts', async (kind) => {
    server.use(http.get(`${wealth}/breakdowns`, () => HttpResponse.json(breakdownsFixture)))
    await openTab(`?tab=breakdowns&open=explain.breakdowns.${kind}`)
    const opened = await drawer('Value')
    await within(opened).findByText('Method')
    const title = { assetClass: 'Asset class', sector: 'Sector', currency: 'Currency' }[kind] ?? ''
    const { rows, sum } = addedUp(opened, title)
    expect({ rows, isKnown: sum > 0 }).toEqual({ rows: sum, isKnown: true })
  })

  it('the bonds, each way to split them and each group of it are the sums of their bonds', async () => {
    const { unmount, user } = await openTab('?tab=bonds')
    await waitFor(() => expect(document.querySelector('[data-explains="bonds.split.maturity"]')).not.toBeNull())
    await user.click(document.querySelector('[data-explains="bonds.split.maturity.3to5"]') as Element)
    const band = await drawer('Maturity: 3 to 5 years')
    await within(band).findByText('Method')
    expect(addedUp(band, 'With your figures')).toEqual({ rows: 784000, sum: 784000 })
    expect(textOf(band)).toContain('Value of all bonds£11,200.00Share of it70.00%')
    unmount()
    for (const figure of ['split.rating', 'value']) {
      const { unmount: leave } = await openTab(`?tab=bonds&open=explain.bonds.${figure}`)
      const opened = await screen.findByRole('complementary', { name: figure === 'value' ? 'Value of all bonds' : 'Rating' })
      await within(opened).findByText('Method')
      expect(addedUp(opened, 'With your figures')).toEqual({ rows: 1120000, sum: 1120000 })
      leave()
    }
  })

  it('commissions of the notes, and what the sales brought and had cost', async () => {
    const { unmount } = await openTab('?tab=contractNotes&open=explain.notes.commission')
    const notes = await drawer('Dealing costs')
    await within(notes).findByText('Method')
    const { rows, sum } = addedUp(notes, 'Booking by booking')
    expect(rows).toBe(sum)
    unmount()
    for (const [figure, title, amount] of [
      ['proceeds', 'Proceeds of the sales', 1000000],
      ['cost', 'Cost of the sales', 600000],
    ] as const) {
      const { unmount: leave } = await openTab(`?tab=gains&open=explain.gains.${figure}`)
      const opened = await drawer(title)
      await within(opened).findByText('Method')
      expect(addedUp(opened, 'Sale by sale')).toEqual({ rows: amount, sum: amount })
      leave()
    }
  })

  it('the net of the file and of each of its categories is that of its bookings', async () => {
    const { user } = await openTab('?tab=transactionsFile')
    await waitFor(() => expect(document.querySelector('[data-explains="file.all"]')).not.toBeNull())
    for (const foot of document.querySelectorAll<HTMLElement>('[data-explains^="file."]')) {
      await user.click(foot)
      const opened = await drawer('Net of all categories')
      await within(opened).findByText('Method')
      const { rows, sum } = addedUp(opened, 'Booking by booking')
      expect(rows).toBe(sum)
    }
  })
})

describe('a name of none', () => {
  it.each([
    'fees.luck',
    'exposure.luck',
    'bonds.luck',
    'gains.luck',
    'holdings.all.luck',
    'breakdowns.luck',
    'notes.luck',
    'bonds.split.luck',
  ])('%s opens nothing', async (name) => {
    await openTab(`?tab=charges&open=explain.${name}`)
    await screen.findByRole('button', { name: 'All charges: explain this number' })
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('says of a sale that is not there that it cannot be explained', async () => {
    await openTab('?tab=charges&open=explain.gains.sale.none')
    expect(await screen.findByText('This figure cannot be explained')).toBeVisible()
  })
})

describe('the client list', () => {
  const clients = [
    clientRow('Ashgrove, Peter', { id: 'peter', value: '600000.25' }),
    clientRow('Bexthorne, Amelia', {
      id: 'amelia',
      value: '500000.00',
      currency: 'USD',
      reportingValue: '399999.75',
      rateDate: isoDate('2026-11-18'),
    }),
    clientRow('Corrigall, Magnus', { id: 'magnus', value: '5.00', isActive: false }),
    clientRow('Marchwell, Theo', { id: 'theo', value: null, unlinked: 'zero_value' }),
  ]
  const open = (query = '') => {
    const totals = { value: gbp('1000000.00'), thirdParty: { accounts: 1, value: gbp('399999.75'), members: ['amelia'] } }
    server.use(
      http.get('/api/wealth/clients', () => HttpResponse.json(clientsResponse(clients, totals))),
      http.get('/api/wealth/last-visit', () =>
        HttpResponse.json({ since: null, clientsSignedIn: 0, messages: 0, valuations: 0, documents: 0 }),
      ),
      http.get('/api/users/me/views', () => HttpResponse.json({ views: [] })),
    )
    return renderPortal(`/dashboard/harbour${query}`)
  }

  it('assets under management are the sum of the clients that count, the largest first, at the rate of their day', async () => {
    const { address, user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Assets under management: explain this number' }))
    expect(address()).toBe('/dashboard/harbour?open=explain.clients.value')
    const opened = await drawer('Assets under management')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'Client by client')).toEqual({ rows: 100000000, sum: 100000000 })
    expect(textOf(opened)).toContain('Peter Ashgrove£600,000.25Amelia Bexthorne£399,999.75$500,000.00, at the rate of 18/11/2026')
    expect(textOf(opened)).not.toContain('Magnus')
  })

  it('what is kept through third parties has its own sum', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /£399,999\.75 through third parties/ }))
    const opened = await drawer('Assets through third parties')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'Client by client')).toEqual({ rows: 39999975, sum: 39999975 })
  })

  it('what the month made of them is the gain of each client to the penny, with those whose month is not known', async () => {
    const own = [
      clientRow('Ashgrove, Peter', { id: 'peter', value: '100.10', monthChange: ratio(0.01) }),
      clientRow('Bexthorne, Amelia', { id: 'amelia', value: '100.10', monthChange: ratio(0.01) }),
      clientRow('Corrigall, Magnus', { id: 'magnus', value: '90.00', monthChange: ratio(-0.1) }),
      clientRow('Marchwell, Theo', { id: 'theo', value: '70.00', monthChange: null }),
    ]
    // 100.10 × 0.01 ÷ 1.01 is 0.991089 twice, 90 × −0.1 ÷ 0.9 is −10: together −8.017822.
    const month = { gain: gbp('-8.02'), clients: 3, of: 4 }
    server.use(
      http.get('/api/wealth/clients', () => HttpResponse.json(clientsResponse(own, { value: gbp('360.20'), month }))),
      http.get('/api/wealth/last-visit', () =>
        HttpResponse.json({ since: null, clientsSignedIn: 0, messages: 0, valuations: 0, documents: 0 }),
      ),
      http.get('/api/users/me/views', () => HttpResponse.json({ views: [] })),
    )
    const { user } = await renderPortal('/dashboard/harbour')
    await user.click(await screen.findByRole('button', { name: /return of the month, 3 of 4 clients\s*: explain this number/ }))
    const opened = await drawer('Return of the month, in money')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'Client by client')).toEqual({ rows: -802, sum: -802 })
    expect(textOf(opened)).toContain('Magnus Corrigall−£10.00£90.00 after −10.00%')
    expect(textOf(opened)).toContain('Month not knownTheo Marchwell£70.00')
    expect(within(opened).queryByText('What the page shows')).not.toBeInTheDocument()
  })

  it('the average portfolio is assets over portfolios, without those that are worth nothing', async () => {
    const own = [
      clientRow('Ashgrove, Peter', { id: 'peter', value: '600.25', portfolioCount: 3 }),
      clientRow('Bexthorne, Amelia', { id: 'amelia', value: '399.75' }),
    ]
    const totals = {
      value: gbp('1000.00'),
      averagePortfolio: gbp('333.33'),
      valuedPortfolios: 3,
      emptyPortfolios: [{ account: 'peter', portfolios: 1 }],
    }
    server.use(
      http.get('/api/wealth/clients', () => HttpResponse.json(clientsResponse(own, totals))),
      http.get('/api/wealth/last-visit', () =>
        HttpResponse.json({ since: null, clientsSignedIn: 0, messages: 0, valuations: 0, documents: 0 }),
      ),
      http.get('/api/users/me/views', () => HttpResponse.json({ views: [] })),
    )
    const { user } = await renderPortal('/dashboard/harbour')
    await user.click(await screen.findByRole('button', { name: /Average £333\.33\s*: explain this number/ }))
    const opened = await drawer('Average portfolio')
    await within(opened).findByText('Method')
    expect(textOf(opened)).toContain(
      'Assets under management£1,000.00divided by portfolios that are worth something3 portfoliosAverage portfolio£333.33',
    )
    expect(textOf(opened)).toContain('Peter Ashgrove£600.252 portfoliosAmelia Bexthorne£399.751 portfolio')
    expect(addedUp(opened, 'Client by client')).toEqual({ rows: 100000, sum: 100000 })
  })

  it('the foot of the list is the sum of the clients that its filters leave, and says which filters', async () => {
    const { address, user } = await open('?q=bexthorne&hideUnlinked=1')
    await user.click(await screen.findByRole('button', { name: /^Assets:\s*£399,999\.75\s*: explain this number$/ }))
    expect(address()).toContain('open=explain.clients.shown')
    const opened = await drawer('Assets of the clients shown')
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'Client by client')).toEqual({ rows: 39999975, sum: 39999975 })
    expect(textOf(opened)).toContain('Filtersbexthorne')
    expect(textOf(opened)).not.toContain('Peter')
  })

  it('the foot of a list without filters is the assets under management', async () => {
    const { address, user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Assets:\s*£1,000,000\.00\s*: explain this number$/ }))
    expect(address()).toContain('open=explain.clients.value')
  })

  it('of many clients the largest are shown until all are asked for, and the sum always', async () => {
    const many = Array.from({ length: 40 }, (_, index) => clientRow(`Client ${index}, A`, { id: `c${index}`, value: `${index + 1}.00` }))
    server.use(http.get('/api/wealth/clients', () => HttpResponse.json(clientsResponse(many, { value: gbp('820.00') }))))
    const { user } = await renderPortal('/dashboard/harbour?open=explain.clients.value')
    const opened = await drawer('Assets under management')
    const all = await within(opened).findByRole('button', { name: 'Show all 40' })
    expect(addedUp(opened, 'Client by client').sum).toBe(82000)
    const rows = [...(all.closest('ul')?.children ?? [])].map((row) => row.textContent)
    expect(rows.slice(-3)).toEqual([expect.stringContaining('£29.00'), 'Show all 40', expect.stringMatching(/^Sum/)])
    await user.click(all)
    expect(addedUp(opened, 'Client by client')).toEqual({ rows: 82000, sum: 82000 })
  })
})

describe('several accounts together', () => {
  const source = { source: 'akta', asOf: '2026-11-19', fetchedAt: '2026-11-20T09:00:00.000Z', degraded: false, reasons: [] }
  const account = (id: string, value: string, growth: string) => ({
    id,
    name: `Account ${id}`,
    externalId: null,
    value: gbp(value),
    share: 0.5,
    dayChange: { amount: gbp('10.00'), ratio: 0.01 },
    ledger: { paidIn: gbp('100.00'), growth: gbp(growth), charges: gbp('1.00'), value: gbp(value) },
    isCounted: true,
    portfolios: accountAnswer.portfolios,
  })
  const family = familyResponseSchema.parse({
    ...source,
    portal: 'harbour',
    currency: 'GBP',
    value: gbp('350.03'),
    dayChange: { amount: gbp('20.00'), ratio: 0.0606 },
    ledger: { paidIn: gbp('200.00'), growth: gbp('152.03'), charges: gbp('2.00'), value: gbp('350.03') },
    missing: { value: null, dayChange: null, ledger: null },
    advisor: null,
    advisors: [],
    accounts: [account('one', '150.01', '51.01'), account('two', '200.02', '101.02')],
  })

  it.each([
    ['value', 'Value', 35003],
    ['dayChange', 'Change on the day', 2000],
    ['paidIn', 'Paid in, less withdrawals', 20000],
    ['growth', 'Growth and income', 15203],
    ['charges', 'Charges', 200],
  ] as const)('%s is the sum of the accounts', async (figure, title, sum) => {
    const ofPerson = (id: string) => ({ id, name: `Account ${id}`, portal: 'harbour' })
    const user = { id: 'u-2', name: 'Lorna', email: 'lorna@harbour.example', roles: ['investor' as const], locale: null }
    const nothing = { ...source, currency: 'GBP', missing: null }
    server.use(
      http.get('/api/session', () => HttpResponse.json(testSession({ user, accounts: [ofPerson('one'), ofPerson('two')] }))),
      http.get('/api/wealth/family', () => HttpResponse.json(family)),
      http.get('/api/wealth/family/values', () => HttpResponse.json({ ...nothing, points: [] })),
      http.get('/api/wealth/family/allocation', () => HttpResponse.json({ ...nothing, groups: [], value: null, portfolios: 0 })),
    )
    const { user: person } = await renderPortal('/dashboard/harbour')
    await waitFor(() => expect(document.querySelector(`[data-explains="family.${figure}"]`)).not.toBeNull())
    await person.click(document.querySelector(`[data-explains="family.${figure}"]`) as Element)
    const opened = await drawer(title)
    await within(opened).findByText('Method')
    expect(addedUp(opened, 'Account by account')).toEqual({ rows: sum, sum })
    expect(within(opened).queryByText('What the page shows')).not.toBeInTheDocument()
  })
})
