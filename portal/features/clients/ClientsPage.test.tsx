import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ClientsResponse } from '../../../shared/contracts/wealth/clients'
import { ratio } from '../../../shared/domain/ratio'
import type { Locale } from '../../../shared/i18n/locales'
import { renderPage } from '../../app/testing/renderPage'
import { savedFiles } from '../../app/testing/savedFiles'
import { seenText } from '../../app/testing/seenText'
import { ClientsPage } from './ClientsPage'
import { clientRow, clientsResponse } from './model/clientFixtures'

const book = clientsResponse(
  [
    clientRow('Adeyinka-Moss, Ruth', {
      id: 'ruth',
      value: '1842906.18',
      share: 0.5,
      portfolioCount: 3,
      portfolioNames: ['Moss Family Trust'],
      portfolioTypes: ['Trust'],
    }),
    clientRow('Bexthorne, Amelia', { id: 'amelia', value: '184220.05', share: 0.05 }),
    clientRow('Corrigall, Magnus', {
      id: 'magnus',
      value: null,
      share: null,
      unlinked: 'no_external_id',
      portfolioCount: 0,
      lastLogin: null,
    }),
    clientRow('Marchwell, Theo', { id: 'theo', value: null, share: null, unlinked: 'zero_value' }),
    clientRow('Þorvaldsdóttir, Anna', { id: 'anna', value: '1658686.13', share: 0.45, portfolioCount: 2 }),
  ],
  { value: { amount: '3685812.36', currency: 'GBP' }, portfolios: 6, averagePortfolio: { amount: '614302.06', currency: 'GBP' } },
)

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => answer(book))

const answer = (body: ClientsResponse) => server.use(http.get('*/api/wealth/clients', () => HttpResponse.json(body)))

const open = async (query = '', locale: Locale = 'en') => {
  const view = renderPage(<ClientsPage />, { path: '/dashboard/:portal', url: `/dashboard/harbour${query}`, locale })
  await screen.findAllByRole('row')
  return view
}

/** Names in the table, from top to bottom. */
const names = () =>
  [...screen.getByRole('table').querySelectorAll('tbody th[scope=row]')].map((cell) => cell.querySelector('a, span > span')?.textContent)

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}

const foot = () => {
  const row = screen.getByRole('table').querySelector('tfoot tr')
  return row ? seenText(row) : ''
}

describe('figures', () => {
  it('shows four totals', async () => {
    await open()
    const tiles = screen.getByLabelText('Your clients in figures')
    expect(tiles).toHaveTextContent('Assets under management£3,685,812.36Data date 19/11/2026')
    expect(tiles).toHaveTextContent('Clients53 linked, 2 unlinked')
    expect(tiles).toHaveTextContent(/Portfolios6.*Average £614,302\.06/)
    expect(tiles).toHaveTextContent('Signed in, last 7 days3 of 31 today')
  })

  it('says what of the assets comes through third parties, where anything does', async () => {
    answer(
      clientsResponse([clientRow('Ashgrove, Peter')], {
        thirdParty: { accounts: 2, value: { amount: '410250.00', currency: 'GBP' }, members: ['p', 'q'] },
      }),
    )
    await open()
    expect(screen.getByLabelText('Your clients in figures')).toHaveTextContent('£410,250.00 through third parties')
  })

  it('says what the month made of them, and of how many where that is not known of all', async () => {
    const month = { gain: { amount: '-2148.52', currency: 'GBP' }, clients: 2, of: 3 }
    answer(
      clientsResponse([clientRow('Moss, Ruth', { monthChange: ratio(-0.0125) }), clientRow('Ash, Lee', { monthChange: null })], { month }),
    )
    await open()
    const tiles = screen.getByLabelText('Your clients in figures')
    expect(tiles).toHaveTextContent(/down −£2,148\.52 .*return of the month, 2 of 3 clients/)
    expect(rowOf('Moss, Ruth').getByText('Month −1.25%')).toBeVisible()
    expect(rowOf('Ash, Lee').queryByText(/^Month/)).not.toBeInTheDocument()
  })

  it('has a place for what came since the last visit, asked for when the list is there', async () => {
    renderPage(<ClientsPage since="Nothing new" />, { path: '/dashboard/:portal', url: '/dashboard/harbour', locale: 'en' })
    expect(screen.queryByText('Nothing new')).not.toBeInTheDocument()
    await screen.findAllByRole('row')
    expect(screen.getByText('Nothing new')).toBeVisible()
  })

  it('shows assets, count and share of a client and links to the account', async () => {
    await open()
    const row = rowOf('Adeyinka-Moss, Ruth')
    expect(row.getByRole('link')).toHaveAttribute('href', '/dashboard/harbour/account/ruth')
    expect(row.getByText('£1,842,906.18')).toBeVisible()
    expect(row.getByText('3 portfolios')).toBeVisible()
    expect(row.getByText('50.00%')).toBeVisible()
    expect(row.getByText('Last login: 18/11/2026, 21:07')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: '% of my AUM (full bar 50%)' })).toBeVisible()
  })

  it('totals the list: 100.00 % when nothing is left out', async () => {
    await open()
    expect(foot()).toBe('5 clients, 6 portfolios£3,685,812.36100.00%')
  })

  it('totals only what a filter shows, and says so', async () => {
    await open('?letter=R')
    expect(foot()).toBe('1 of 5 clients, 3 portfoliosTotal of the clients shown£1,842,906.1850.00%')
  })

  it('has no total while the value of a linked client is missing, and says so', async () => {
    answer(
      clientsResponse([clientRow('Moss, Ruth', { value: '10.00', share: 1 }), clientRow('Ash, Lee', { value: null, share: null })], {
        value: { amount: '10.00', currency: 'GBP' },
      }),
    )
    await open()
    expect(rowOf('Ash, Lee').getByText('No value available')).toBeInTheDocument()
    expect(foot()).toBe('2 clients, 2 portfoliosNo total: 1 client has no value in GBP–Not complete–No share')
    expect(screen.queryByText('£0.00')).not.toBeInTheDocument()
  })
})

it('marks a value that is much older than the others', async () => {
  answer(clientsResponse([clientRow('Moss, Ruth', { asOf: '2026-11-19' }), clientRow('Ash, Lee', { asOf: '2026-10-01' })]))
  await open()
  expect(rowOf('Ash, Lee').getByText('from 01/10/2026')).toBeVisible()
  expect(rowOf('Moss, Ruth').queryByText(/^from/)).not.toBeInTheDocument()
})

describe('unlinked clients', () => {
  it('say why, have no figures and lead nowhere', async () => {
    await open()
    const row = rowOf('Corrigall, Magnus')
    expect(row.getByText('Unlinked')).toBeVisible()
    expect(row.getByText('No external id')).toBeVisible()
    expect(row.getByText('Last login: Never')).toBeVisible()
    expect(row.queryByRole('link')).not.toBeInTheDocument()
    expect(rowOf('Marchwell, Theo').getByText('Value is zero')).toBeVisible()
  })

  it.each([
    ['en', 'Figures not fetched yet', 'No portfolios'],
    ['is', 'Tölur ekki enn sóttar', 'Engin eignasöfn'],
    ['el', 'Τα στοιχεία δεν έχουν ληφθεί ακόμη', 'Χωρίς χαρτοφυλάκια'],
  ] as const)('are not said to have no portfolios before anybody has asked, in %s', async (locale, notFetched, noPortfolios) => {
    const nothing = { value: null, share: null, portfolioCount: 0, portfolioNames: [], portfolioTypes: [] }
    answer(
      clientsResponse([
        clientRow('Ash, Lee', { ...nothing, unlinked: 'not_fetched' }),
        clientRow('Moss, Ruth', { ...nothing, unlinked: 'no_portfolios' }),
      ]),
    )
    await open('', locale)
    expect([rowOf('Ash, Lee').queryByText(notFetched), rowOf('Ash, Lee').queryByText(noPortfolios)]).toEqual([expect.anything(), null])
    expect(rowOf('Moss, Ruth').getByText(noPortfolios)).toBeVisible()
  })

  it('go when the switch is on, and the address keeps it', async () => {
    const { address } = await open()
    await userEvent.click(screen.getByRole('switch', { name: 'Hide unlinked' }))
    await waitFor(() => expect(screen.queryByText('Corrigall, Magnus')).not.toBeInTheDocument())
    await waitFor(() => expect(address()).toBe('/dashboard/harbour?hideUnlinked=1'))
  })
})

describe('filters', () => {
  it('search accounts and portfolios while typing', async () => {
    const { address } = await open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search account or portfolio' }), 'FAMILY')
    await waitFor(() => expect(names()).toEqual(['Adeyinka-Moss, Ruth']))
    expect(screen.getByRole('searchbox')).toHaveValue('FAMILY')
    await waitFor(() => expect(address()).toBe('/dashboard/harbour?q=FAMILY'))
  })

  it('are one step back for one search, however many letters it took', async () => {
    const { navigate } = await open()
    await userEvent.type(screen.getByRole('searchbox'), 'amelia')
    await waitFor(() => expect(names()).toEqual(['Bexthorne, Amelia']))
    await navigate(-1)
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('take the first letter of first or last name; letters that nobody has are disabled', async () => {
    await open()
    const letters = within(screen.getByRole('toolbar', { name: 'First letter of the name' }))
    expect(letters.getByRole('button', { name: 'Q' })).toBeDisabled()
    expect(letters.getByRole('button', { name: 'Þ' })).toBeEnabled()
    expect(letters.queryByRole('button', { name: 'Ö' })).not.toBeInTheDocument()
    await userEvent.click(letters.getByRole('button', { name: 'A' }))
    await waitFor(() => expect(names()).toEqual(['Adeyinka-Moss, Ruth', 'Bexthorne, Amelia', 'Þorvaldsdóttir, Anna']))
    await userEvent.click(letters.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(names()).toHaveLength(5))
  })

  it('are one Tab stop, with arrow keys from letter to letter', async () => {
    await open()
    const user = userEvent.setup()
    const all = within(screen.getByRole('toolbar', { name: 'First letter of the name' })).getByRole('button', { name: 'All' })
    act(() => all.focus())
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'A' })).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}')
    expect(screen.getByRole('button', { name: 'Þ' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Þorvaldsdóttir, Anna']))
    await user.tab()
    expect(screen.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement)
  })

  it('come from the address', async () => {
    await open('?type=Trust')
    expect(names()).toEqual(['Adeyinka-Moss, Ruth'])
    expect(screen.getByRole('button', { name: /Trust/ })).toBeVisible()
  })

  it('take a client group, which stands in the address; a list without groups has no choice of them', async () => {
    answer({ ...book, groups: [{ id: 'g1', name: 'Family office', members: ['anna', 'theo'] }] })
    const { address, unmount } = await open()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /Client group/ }))
    await user.click(await screen.findByRole('option', { name: 'Family office' }))
    await waitFor(() => expect(names()).toEqual(['Marchwell, Theo', 'Þorvaldsdóttir, Anna']))
    expect(address()).toBe('/dashboard/harbour?group=g1')
    unmount()
    answer(book)
    await open()
    expect(screen.queryByRole('button', { name: /Client group/ })).toBeNull()
  })

  it('that match nobody offer a way out', async () => {
    const { address } = renderPage(<ClientsPage />, { path: '/dashboard/:portal', url: '/dashboard/harbour?q=zzz&hideUnlinked=1' })
    expect(await screen.findByRole('heading', { name: 'No client matches' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(address()).toBe('/dashboard/harbour'))
  })
})

describe('order', () => {
  it('is by surname with letters in the margin', async () => {
    await open()
    expect(names()).toEqual(['Adeyinka-Moss, Ruth', 'Bexthorne, Amelia', 'Corrigall, Magnus', 'Marchwell, Theo', 'Þorvaldsdóttir, Anna'])
    const margin = [...document.querySelectorAll('tbody th[scope=rowgroup]')].map((cell) => cell.textContent)
    expect(margin).toEqual(['A', 'B', 'C', 'M', 'Þ'])
    expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('turns to assets, the largest first, then the smallest; clients without a figure stay last', async () => {
    await open()
    const assets = screen.getByRole('columnheader', { name: 'Assets' })
    await userEvent.click(within(assets).getByRole('button'))
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Adeyinka-Moss, Ruth', 'Þorvaldsdóttir, Anna', 'Bexthorne, Amelia']))
    expect(screen.getByRole('columnheader', { name: 'Assets' })).toHaveAttribute('aria-sort', 'descending')
    expect(document.querySelector('tbody th[scope=rowgroup]')).toBeNull()
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Assets' })).getByRole('button'))
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Bexthorne, Amelia', 'Þorvaldsdóttir, Anna', 'Adeyinka-Moss, Ruth']))
    expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'none')
  })
})

it('can be put in order without the heads of the columns, as on a phone', async () => {
  const { address } = await open()
  await userEvent.click(screen.getByRole('button', { name: /Order/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Largest first' }))
  await waitFor(() => expect(names()[1]).toBe('Þorvaldsdóttir, Anna'))
  await waitFor(() => expect(address()).toBe('/dashboard/harbour?sort=-assets'))
})

describe('export', () => {
  it('writes my_accounts.csv of the rows shown, without commas and safe to open', async () => {
    const { files, stop } = savedFiles()
    answer(
      clientsResponse([
        clientRow('=HYPERLINK("x"), Eve', { value: '-12.50', share: 0.5, lastLogin: '2026-11-18T21:07:00.000Z' }),
        clientRow('Ash, Lee', {
          value: null,
          share: null,
          unlinked: 'no_portfolios',
          lastLogin: null,
          portfolioNames: [],
          portfolioTypes: [],
          portfolioCount: 0,
        }),
      ]),
    )
    await open('?sort=-client')
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['my_accounts.csv']))
    expect(await screen.findByText('Saved 2 rows as my_accounts.csv')).toBeVisible()
    stop()
    const bytes = new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Client,Last login (UTC),Assets,Currency,Assets in GBP,Change on the day %,Change over the month %,Last contact (UTC),% of my AUM,Number of portfolios,Portfolios,Portfolio types,Unlinked,Data date',
      `"'=HYPERLINK(""x"") Eve",18/11/2026 21:07,-12.50,GBP,-12.50,0.42,1.27,18/11/2026 21:07,50.00,1,General Investment Account,GIA,,19/11/2026`,
      'Ash Lee,,,,,,,18/11/2026 21:07,,0,,,No portfolios,19/11/2026',
    ])
  })
})

describe('other currencies', () => {
  it('show what they count as, and the foot says at whose rates', async () => {
    answer(
      clientsResponse([clientRow('Daskaroli, Niovi', { value: '761246.75', currency: 'EUR', reportingValue: '640208.52', share: 0.64 })], {
        value: { amount: '640208.52', currency: 'GBP' },
      }),
    )
    await open()
    const row = (await screen.findByText('Daskaroli, Niovi')).closest('tr')
    expect(row).toHaveTextContent('€761,246.75')
    expect(row).toHaveTextContent('£640,208.52 · 1 portfolio')
    expect(screen.getByText('1 value in another currency at the provider’s rates')).toBeVisible()
  })
})

describe('states', () => {
  it('offers to try again after a failure', async () => {
    server.use(http.get('*/api/wealth/clients', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 500 })))
    renderPage(<ClientsPage />, { path: '/dashboard/:portal', url: '/dashboard/harbour' })
    expect(await screen.findByRole('heading', { name: 'We could not load your clients' })).toBeVisible()
    answer(book)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Adeyinka-Moss, Ruth')).toBeVisible()
  })

  it('says that there are no clients, with no invented figures', async () => {
    answer(clientsResponse([], { value: { amount: '0', currency: 'GBP' }, averagePortfolio: null }))
    renderPage(<ClientsPage />, { path: '/dashboard/:portal', url: '/dashboard/harbour' })
    expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeVisible()
    expect(screen.queryByText('£0.00')).not.toBeInTheDocument()
  })

  it('says since when figures are old', async () => {
    answer({
      ...book,
      degraded: true,
      fetchedAt: clientsResponse([], {}, { fetchedAt: '2026-03-02T12:04:00.000Z' }).fetchedAt,
      reasons: [{ part: 'account', kind: 'unavailable', stale: true }],
    })
    await open()
    expect(await screen.findByText('Figures from 02/03/2026, 12:04 · the data provider does not answer')).toBeVisible()
  })

  it('speaks Icelandic and Greek', async () => {
    const { unmount } = await open('', 'is')
    expect(screen.getByRole('heading', { level: 1, name: 'Viðskiptavinir' })).toBeVisible()
    expect(foot()).toBe('5 viðskiptavinir, 6 eignasöfn3.685.812,36 £100,00%')
    unmount()
    await open('', 'el')
    expect(screen.getByRole('heading', { level: 1, name: 'Πελάτες' })).toBeVisible()
    expect(foot()).toContain('5 πελάτες, 6 χαρτοφυλάκια')
  })
})
