import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { SessionResponse } from '../../../shared/contracts/session'
import type { Locale } from '../../../shared/i18n/locales'
import { accountResponse } from '../../features/account/model/accountFixtures'
import { portfolioFixture } from '../../features/portfolio/model/portfolioFixture'
import { simulationFixture } from '../../features/simulator/model/simulationFixture'
import { failure, portfolioServer, wealth } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { testBootstrap } from '../testing/testBootstrap'
import { testSession } from '../testing/testSession'
import { textOf } from '../testing/seenText'

configure({ defaultHidden: true })

let asked: string[]
let session: SessionResponse

const server = portfolioServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked = []
  session = testSession()
  server.use(
    http.get('/api/session', () => HttpResponse.json(session)),
    http.get('/api/wealth/simulation', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      return HttpResponse.json(simulationFixture(searchParams))
    }),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const withFlags = (change: Partial<typeof testBootstrap.brand.navigation>) => ({
  ...testBootstrap,
  brand: { ...testBootstrap.brand, navigation: { ...testBootstrap.brand.navigation, ...change } },
})
const path = '/dashboard/harbour/simulator'
const open = (query = '', locale: Locale = 'en') => {
  session = { ...session, user: { ...session.user, locale } }
  return renderPortal(`${path}${query}`, { bootstrap: withFlags({ simulator: true }), locale })
}
const says = (words: RegExp) => waitFor(() => expect(textOf(screen.getByText(/^At risk profile/))).toMatch(words))
const models = () => screen.findByRole('table', { name: 'Model portfolios by risk profile' })

describe('the strategy simulator', () => {
  it('stands in the rail, and says in a sentence what the drawing says', async () => {
    await open()
    await models()
    expect(screen.getByText(/^At risk profile 5, £250,000 becomes/).textContent).toMatch(
      /^At risk profile 5, £250,000 becomes £558,119 after 15 years in the middle of all outcomes; in 1 of 20 it is less than £284,09\d\.$/,
    )
    expect(screen.getAllByRole('link', { name: 'Simulator' })[0]).toHaveAttribute('aria-current', 'page')
    expect(screen.getByText('Simulated, not promised.')).toBeVisible()
    const fan = screen.getByRole('img', { name: /^At level 5 £250,000 becomes £558,119/ })
    expect(fan).toHaveTextContent('£558.12kthe middle')
    expect(fan).toHaveTextContent('1 in 20 above')
    expect(fan).not.toHaveTextContent('1 in 4')
    expect(
      screen.getByText('After charges, before tax, of 19/11 each year. Inner band: half of all outcomes; outer: 18 of 20'),
    ).toBeVisible()
    expect(asked).toEqual(['?portal=harbour&level=5&amount=250000&years=15&currency=GBP'])
  })

  it('is not there for a brand without it', async () => {
    await renderPortal(path, { bootstrap: testBootstrap })
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
    expect(asked).toEqual([])
  })

  it('follows the slider, its field, and a row of the table; the level stands in the address', async () => {
    const { address, user } = await open()
    await models()
    const slider = screen.getByRole('slider', { name: 'Risk profile' })
    expect(slider).toHaveAttribute('aria-valuetext', '5 of 7, Passage')
    fireEvent.change(slider, { target: { value: '4' } })
    await says(/^At risk profile 4, £250,000 becomes £512,357/)
    expect(address()).toBe(`${path}?level=4`)
    expect(slider).toHaveAttribute('aria-valuetext', '4 of 7, Channel')
    await user.click(screen.getByRole('button', { name: '1 Shelter' }))
    await says(/^At risk profile 1, £250,000 becomes £383,858/)
    expect(screen.getByRole('button', { name: '1 Shelter' })).toHaveAttribute('aria-pressed', 'true')
    const field = screen.getByRole('textbox', { name: 'Risk profile as a number' })
    await user.clear(field)
    await user.type(field, '5{Enter}')
    await says(/^At risk profile 5,/)
    await waitFor(() => expect(address()).toBe(path))
  })

  it('takes amounts, years and terms, which a copied address brings again', async () => {
    const { address, unmount, user } = await open()
    await models()
    const amount = screen.getByRole('textbox', { name: 'Invested now' })
    await user.clear(amount)
    await user.type(amount, '100000{Enter}')
    const monthly = screen.getByRole('textbox', { name: 'Each month' })
    await user.clear(monthly)
    await user.type(monthly, '500{Enter}')
    await says(/^At risk profile 5, £100,000 with £500 each month becomes/)
    expect(screen.getByText(/Payments are made at the end of each month/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Today’s pounds' }))
    await waitFor(() => expect(address()).toBe(`${path}?amount=100000&monthly=500&terms=real`))
    expect(await screen.findByText(/^After charges and inflation of 2\.5% a year/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /For how long/ }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '10 years' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?portal=harbour&level=5&amount=100000&monthly=500&years=10&terms=real&currency=GBP'))
    const copied = address()
    unmount()
    await renderPortal(copied, { bootstrap: withFlags({ simulator: true }) })
    await says(/^At risk profile 5, £100,000 with £500 each month becomes .* after 10 years/)
  })

  it('leaves out what the address says wrongly', async () => {
    await open('?level=9&amount=-5&monthly=1e9&years=200&terms=golden')
    await models()
    expect(asked).toEqual(['?portal=harbour&level=5&amount=250000&years=15&currency=GBP'])
  })

  it('asks for money when there is none, and simulates nothing', async () => {
    await open('?amount=0')
    expect((await screen.findAllByText('Give an amount or a monthly payment')).length).toBe(2)
    expect(screen.getByRole('textbox', { name: 'Invested now' })).toHaveAccessibleDescription('Give an amount or a monthly payment')
    expect(screen.queryByRole('table')).toBeNull()
    expect(asked).toEqual([])
  })

  it('has the years as a table below the chart, and the models as a file', async () => {
    const { user } = await open()
    const table = await models()
    expect(within(table).getAllByRole('row').map(textOf)[1]).toContain('1 Shelter66% shares')
    expect(textOf(table)).toContain('£309,10')
    await user.click(screen.getByText('Show as table'))
    const years = await screen.findByRole('table', { name: 'Simulated value at five percentiles' })
    const rows = within(years).getAllByRole('row').map(textOf)
    expect(rows).toHaveLength(16)
    expect(rows[1]).toMatch(/^2027£221,5\d\d£245,5\d\d£263,750£221,5\d\d to £313,9\d\d£283,2\d\d£313,9\d\d£250,000$/)
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Saved 3 rows as Strategy simulator.csv')).toBeVisible()
  })

  it('says that a level has no model portfolio, and that something failed', async () => {
    server.use(http.get('/api/wealth/simulation', () => failure(400, 'invalid_input', 'level: there is no risk profile 7')))
    const { unmount } = await open('?level=7')
    expect(await screen.findByText('There is no model portfolio at risk profile 7')).toBeVisible()
    unmount()
    server.use(http.get('/api/wealth/simulation', () => failure(500, 'internal', 'Broken')))
    await open()
    expect(await screen.findAllByText('We could not simulate this')).toHaveLength(1)
  })

  it.each([
    ['is', 'Ávöxtunarhermir'],
    ['el', 'Προσομοιωτής στρατηγικής'],
  ] as const)('speaks %s', async (locale, title) => {
    await open('', locale)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(await screen.findAllByText(/558\.119/)).not.toHaveLength(0)
  })
})

describe('whom a client may ask', () => {
  it('is their advisor, and nobody for staff', async () => {
    const { unmount } = await open()
    await models()
    expect(screen.queryByRole('link', { name: 'Ask my advisor' })).toBeNull()
    unmount()
    const answer = accountResponse()
    const { account } = answer
    server.use(http.get(`/api/wealth/accounts/${account.id}`, () => HttpResponse.json(answer)))
    session = testSession({
      user: { ...testSession().user, roles: ['investor'] },
      accounts: [{ id: account.id, name: account.name, portal: 'harbour', isDelegated: false }],
    })
    await open()
    const ask = await screen.findByRole('link', { name: 'Ask my advisor' })
    expect(ask).toHaveAttribute('href', `mailto:${account.advisor?.email}?subject=A%20question%20on%20the%20strategy%20simulator`)
  })
})

describe('the simulated returns of a portfolio', () => {
  const tab = '/dashboard/harbour/portfolio/p1?tab=simulated'

  it('begin with its own value and risk level', async () => {
    await renderPortal(tab, { bootstrap: withFlags({ simulator: true }) })
    expect(await screen.findByRole('tab', { name: 'Simulated returns' })).toHaveAttribute('aria-selected', 'true')
    const { portfolio, value } = portfolioFixture
    await waitFor(() =>
      expect(asked).toEqual([
        `?portal=harbour&level=${portfolio.riskProfile}&amount=${Math.round(Number(value?.amount))}&years=15&currency=${value?.currency}`,
      ]),
    )
    await says(/^At risk profile/)
  })

  it('ask for an amount where the value is not known, and begin in the middle without a level', async () => {
    const { portfolio } = portfolioFixture
    server.use(
      http.get(wealth, () => HttpResponse.json({ ...portfolioFixture, value: null, portfolio: { ...portfolio, riskProfile: null } })),
    )
    await renderPortal(`${tab}&monthly=100`, { bootstrap: withFlags({ simulator: true }) })
    await says(/^At risk profile 4, £100 each month becomes/)
    expect(asked.at(-1)).toContain('level=4&amount=0&monthly=100')
  })

  it('are not there for a brand without the simulator', async () => {
    await renderPortal(tab, { bootstrap: testBootstrap })
    expect(await screen.findByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('tab', { name: 'Simulated returns' })).toBeNull()
  })
})

describe('the questionnaire of investment advice', () => {
  const advice = '/dashboard/harbour/investment-advice'
  const form = {
    id: 'f1',
    name: 'Risk questionnaire',
    description: null,
    steps: [{ title: 'You', fields: [{ type: 'text', name: 'aim', label: 'What is your aim?', required: true }] }],
    subforms: {},
    endMessage: 'Thanks!',
    isEditable: false,
    viewer: { isStaff: false, isAdmin: false, today: '2026-11-23' },
    sent: null,
  }

  it('is the brand’s form, sent without a process, and stands in a client’s rail', async () => {
    const sent: unknown[] = []
    session = testSession({ user: { ...testSession().user, roles: ['investor'] } })
    server.use(
      http.get('/api/forms/questionnaire', () => HttpResponse.json(form)),
      http.post('/api/forms/f1/submissions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(
          { id: 's-1', step: 'Under review', sentAt: '2026-11-23T10:00:00.000Z', message: 'Thanks!' },
          { status: 201 },
        )
      }),
    )
    const { user } = await renderPortal(advice, { bootstrap: withFlags({ investmentAdvice: true }) })
    expect(await screen.findByRole('heading', { name: 'Risk questionnaire', level: 1 })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Advice' })[0]).toHaveAttribute('href', advice)
    await user.type(screen.getByRole('textbox', { name: /What is your aim/ }), 'A boat')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Thanks!')).toBeVisible()
    expect(sent).toEqual([{ answers: { aim: 'A boat' } }])
  })

  it('thanks in the reader’s language where the form has no words of its own', async () => {
    session = testSession({ user: { ...testSession().user, roles: ['investor'], locale: 'is' } })
    server.use(
      http.get('/api/forms/questionnaire', () => HttpResponse.json({ ...form, endMessage: '' })),
      http.post('/api/forms/f1/submissions', () =>
        HttpResponse.json({ id: 's-1', step: 'Under review', sentAt: '2026-11-23T10:00:00.000Z', message: '' }, { status: 201 }),
      ),
    )
    const { user } = await renderPortal(advice, { bootstrap: withFlags({ investmentAdvice: true }) })
    await user.type(await screen.findByRole('textbox', { name: /What is your aim/ }), 'A boat')
    await user.click(screen.getByRole('button', { name: 'Senda' }))
    expect(await screen.findByText('Takk fyrir! Gögnin þín hafa verið send.')).toBeVisible()
  })

  it('says that there is none yet', async () => {
    server.use(http.get('/api/forms/questionnaire', () => failure(404, 'not_found', 'Not found')))
    await renderPortal(advice, { bootstrap: withFlags({ investmentAdvice: true }) })
    expect(await screen.findByText('There is no questionnaire yet')).toBeVisible()
  })
})
