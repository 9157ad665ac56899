import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../../shared/contracts/session'
import type { Locale } from '../../../shared/i18n/locales'
import { compareFixture, fundFixture, funds, fundsFixture, spotlightsFixture } from '../../features/explorer/model/fundFixtures'
import { failure } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { testBootstrap } from '../testing/testBootstrap'
import { testSession } from '../testing/testSession'

configure({ defaultHidden: true })

let asked: string[]
let session: SessionResponse
const noted = (request: Request) => asked.push(new URL(request.url).search)

const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(session)),
  http.post('/api/session/portal', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/market/funds', ({ request }) => {
    noted(request)
    return HttpResponse.json(fundsFixture())
  }),
  http.get('/api/market/spotlights', () => HttpResponse.json(spotlightsFixture)),
  http.get('/api/market/funds/compare', ({ request }) => {
    noted(request)
    return HttpResponse.json(compareFixture((new URL(request.url).searchParams.get('ids') ?? '').split(',')))
  }),
  http.get<{ id: string }>('/api/market/funds/:id', ({ params }) =>
    funds.some(({ id }) => id === params.id) ? HttpResponse.json(fundFixture(params.id)) : failure(404, 'not_found', 'Not found'),
  ),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked = []
  session = testSession()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const withFlags = (change: Partial<typeof testBootstrap.brand.navigation>) => ({
  ...testBootstrap,
  brand: { ...testBootstrap.brand, navigation: { ...testBootstrap.brand.navigation, ...change } },
})
const path = '/dashboard/harbour/explorer'
const open = (query = '', locale: Locale = 'en') => {
  session = testSession({ user: { ...testSession().user, locale } })
  return renderPortal(`${path}${query}`, { bootstrap: withFlags({ explorer: true }), locale })
}
const list = () => screen.findByRole('table', { name: 'Funds with risk, charge and returns' })
const box = (table: HTMLElement, name: string) => within(table).getByRole('checkbox', { name: `Compare ${name}` })

describe('the list of funds', () => {
  it('stands in the rail of a brand that has it, as the page that is open', async () => {
    await open()
    await list()
    const [entry] = screen.getAllByRole('link', { name: 'Funds' })
    expect(entry).toHaveAttribute('href', path)
    expect(entry).toHaveAttribute('aria-current', 'page')
    expect(screen.getAllByRole('link', { name: 'Clients' })[0]).not.toHaveAttribute('aria-current')
  })

  it('is not there for a brand without it', async () => {
    await renderPortal(path, { bootstrap: testBootstrap })
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Funds' })).toBeNull()
    expect(asked).toEqual([])
  })

  it('has risk, charge and returns, and says why one is missing', async () => {
    await open()
    const row = within(await list()).getByRole('row', { name: /Cedar World/ })
    expect(within(row).getAllByText('Not said by the fund house')).toHaveLength(2)
    expect(within(row).getByText('Not enough history')).toBeInTheDocument()
    expect(row).toHaveTextContent('+8.12%')
    expect(screen.getByText('1 to 20 of 45')).toBeVisible()
  })

  it('asks the server for what the address says', async () => {
    await open('?q=%20elm%20&class=Equity&sector=Technology&risk=4&sort=ongoingCharge&page=2')
    await list()
    expect(asked).toEqual(['?text=elm&assetClass=Equity&sector=Technology&maxRisk=4&sort=ongoingCharge&page=2'])
    expect(screen.queryByText('Core funds')).toBeNull()
  })

  it('names sectors in the reader\u2019s language, in its order, and asks for them as the source writes them', async () => {
    const { user } = await open('?sector=Technology', 'el')
    const table = await screen.findByRole('table', { name: /κίνδυνο/i })
    expect(within(table).getByRole('row', { name: /Alder Growth/ })).toHaveTextContent('Μετοχές, Τεχνολογία, EUR')
    await user.click(screen.getByRole('button', { name: /Κλάδος/ }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('Τεχνολογία')
    expect(asked[0]).toContain('sector=Technology')
  })

  it('leaves out what the address says wrongly', async () => {
    await open('?class=Yachts&risk=9&sort=luck&page=-1')
    await list()
    expect(asked).toEqual([''])
  })

  it('asks once for a word, and begins at the first page again', async () => {
    const { address, user } = await open('?page=2')
    await list()
    await user.type(screen.getByRole('searchbox', { name: 'Search funds' }), 'elm')
    await waitFor(() => expect(asked.at(-1)).toBe('?text=elm'))
    expect(asked).toHaveLength(3)
    expect(address()).toBe(`${path}?q=elm`)
  })

  it('says that nothing fits, and shows all again', async () => {
    server.use(
      http.get('/api/market/funds', ({ request }) =>
        HttpResponse.json(fundsFixture(new URL(request.url).search ? { funds: [], total: 0 } : {})),
      ),
    )
    const { address, user } = await open('?q=zzz')
    expect(await screen.findByText('No fund fits')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await list()
    expect(address()).toBe(path)
  })

  it('tells an empty answer of a house that does not answer from an empty house', async () => {
    server.use(
      http.get('/api/market/funds', () =>
        HttpResponse.json(
          fundsFixture({
            funds: [],
            total: null,
            asOf: null,
            degraded: true,
            reasons: [{ part: 'funds', kind: 'unavailable', stale: false }],
          }),
        ),
      ),
    )
    await open()
    expect(await screen.findByText('Funds are not available now')).toBeVisible()
  })

  it('says that no house is connected, or that it failed', async () => {
    server.use(
      http.get('/api/market/funds', () => failure(404, 'not_found', 'Not found')),
      http.get('/api/market/spotlights', () => failure(404, 'not_found', 'Not found')),
    )
    const { unmount } = await open()
    expect(await screen.findByText('No fund house is connected')).toBeVisible()
    expect(screen.queryByText('We could not load the spotlight lists')).toBeNull()
    unmount()
    server.use(http.get('/api/market/funds', () => failure(400, 'invalid', 'x')))
    await open()
    expect(await screen.findByText('We could not load the funds')).toBeVisible()
  })

  it('puts the lists of the firm above, and says what is missing in them', async () => {
    await open()
    const card = await screen.findByRole('region', { name: 'Core funds' })
    expect(within(card).getByRole('button', { name: 'Alder Growth' })).toBeVisible()
    expect(card).toHaveTextContent('1 fund of this list is not available now')
  })
})

describe('a fund', () => {
  it('opens beside the list with its figures and documents, and stands in the address', async () => {
    const { address, user } = await open()
    await user.click(within(await list()).getByRole('button', { name: 'Birch Income' }))
    expect(address()).toBe(`${path}?open=F2`)
    const drawer = await screen.findByRole('complementary', { name: 'Birch Income' })
    expect(await within(drawer).findByText('Growth from companies of all sizes.')).toBeVisible()
    expect(within(drawer).getByText(/Cumulative return 31\/10\/2025 to 30\/10\/2026 against World index/)).toBeVisible()
    expect(within(drawer).getByText('2 of 7')).toBeVisible()
    const file = within(drawer).getByRole('link', { name: /Factsheet: Autumn/ })
    expect(file).toHaveAttribute('href', '/api/market/funds/F2/documents/factsheet')
    expect(file).toHaveAttribute('target', '_blank')
    await user.click(within(drawer).getByRole('radio', { name: 'Largest' }))
    expect(within(drawer).getByText('Skelmere Grid plc')).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Next fund' }))
    await waitFor(() => expect(address()).toBe(`${path}?open=F3`))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe(path))
  })

  it('that is not there says so beside the list', async () => {
    await open('?open=NONE')
    expect(await screen.findByText('The fund house does not have this fund, or no longer.')).toBeVisible()
    await list()
  })
})

describe('the comparison', () => {
  it('takes two to four funds and refuses a fifth in words', async () => {
    const { address, user } = await open()
    const table = await list()
    await user.click(box(table, 'Alder Growth'))
    expect(await screen.findByText('1 of 4 chosen, choose one more')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled()
    for (const name of ['Birch Income', 'Cedar World', 'Dogwood Small Companies', 'Elm Balanced']) await user.click(box(table, name))
    expect(await screen.findByText('At most 4 funds can be compared. Take one out first.')).toBeVisible()
    expect(box(table, 'Elm Balanced')).not.toBeChecked()
    expect(screen.getByText('4 of 4 chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take out Cedar World' }))
    await user.click(box(table, 'Elm Balanced'))
    expect(new URLSearchParams(address().split('?')[1]).get('compare')).toBe('F1,F2,F4,F5')
  })

  it('puts growth over the common time and facts side by side, and leads back to the list as it was', async () => {
    const { address, user } = await open('?q=r&compare=F1%2CF2')
    await list()
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Comparison of funds' })
    await waitFor(() => expect(heading).toHaveFocus())
    const facts = await screen.findByRole('table', { name: 'Facts side by side' })
    expect(
      within(facts)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Fund', 'A Alder Growth', 'B Birch Income'])
    expect(within(facts).getByRole('row', { name: /^Since 31\/10\/2025/ })).toHaveTextContent('+10.00%+20.00%')
    expect(within(facts).getByRole('row', { name: /^Asset class/ })).toHaveTextContent('EquityFixed Interest')
    expect(await screen.findByRole('img', { name: /Alder Growth \+10\.00%, Birch Income \+20\.00%/ })).toHaveTextContent(
      'A +10.00%B +20.00%',
    )
    await waitFor(() => expect(document.title).toBe('Comparison of funds · Harbour Row'))
    await user.click(screen.getByRole('button', { name: 'Back to the funds' }))
    await list()
    expect(address()).toBe(`${path}?q=r&compare=F1%2CF2`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('leaves out a fund that is not there, each once and four at most', async () => {
    await open('?view=compare&compare=F1,F1,F9,F2,F3,F4')
    expect(await screen.findByText('1 chosen fund is not available and left out')).toBeVisible()
    expect(asked).toEqual(['?ids=F1%2CF9%2CF2%2CF3&locale=en'])
  })

  it('of one fund asks for another, and shows no line where there is no time in common', async () => {
    const { unmount } = await open('?view=compare&compare=F1')
    expect(await screen.findByText('Choose at least two funds')).toBeVisible()
    expect(asked).toEqual([])
    unmount()
    server.use(
      http.get('/api/market/funds/compare', () => HttpResponse.json({ ...compareFixture(['F1', 'F2']), from: null, to: null, points: [] })),
    )
    await open('?view=compare&compare=F1,F2')
    expect(await screen.findByText('No time in common')).toBeVisible()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getByRole('table', { name: 'Facts side by side' })).toBeVisible()
  })
})

it.each([
  ['is', 'Sjóðaleit', 'Bera saman Alder Growth'],
  ['el', 'Εξερεύνηση αμοιβαίων κεφαλαίων', 'Σύγκριση: Alder Growth'],
] as const)('speaks %s', async (locale, title, tick) => {
  await open('', locale)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await screen.findAllByRole('checkbox', { name: tick })).length).toBe(2)
})
