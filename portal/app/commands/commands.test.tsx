import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SearchResponse } from '../../../shared/contracts/wealth/search'
import type { SessionResponse } from '../../../shared/contracts/session'
import { clientRow, clientsResponse } from '../../features/clients/model/clientFixtures'
import { renderPortal } from '../testing/renderPortal'
import { testSession } from '../testing/testSession'

const money = (amount: string) => ({ amount, currency: 'GBP' }) as never
const account = (id: string, sortName: string) => ({ id, sortName, externalId: `X-${id}`, isLinked: true, value: money('10.00') })
const owner = { id: 'ash', sortName: 'Ashgrove, Peter' }
const empty = { rows: [], hasMore: false }

const book: SearchResponse = {
  accounts: {
    rows: [account('ash', 'Ashgrove, Peter'), { ...account('ashby', 'Ashby, Una'), isLinked: false, value: null }],
    hasMore: false,
  },
  portfolios: {
    rows: [1, 2, 3, 4, 5, 6, 7].map((index) => ({
      id: `p${index}`,
      name: `Plan ${index}`,
      type: 'ISA' as const,
      externalId: `AS-${index}`,
      account: owner,
      value: money(`${index}.50`),
    })),
    hasMore: false,
  },
  holdings: {
    rows: [
      {
        id: 'h1',
        name: 'Ashlark Bond',
        symbol: 'QSA',
        assetClass: 'Fixed Interest',
        value: money('7.00'),
        portfolio: { id: 'p1', name: 'Plan 1' },
        account: owner,
      },
    ],
    hasMore: false,
    isPartial: false,
  },
}
const nothing: SearchResponse = { accounts: empty, portfolios: empty, holdings: { ...empty, isPartial: false } }

let session: SessionResponse
let asked: string[]

const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(session)),
  http.post('/api/session/portal', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/wealth/clients', () =>
    HttpResponse.json(clientsResponse([clientRow('Ashgrove, Peter', { id: 'ash', value: '10.00', share: 1 })])),
  ),
  http.get('/api/session/admin-menu', () =>
    HttpResponse.json({ groups: [{ id: 'firm', label: 'Portals', lists: [{ slug: 'models', label: 'Model portfolios' }] }] }),
  ),
  http.get('/api/wealth/search', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? ''
    asked.push(q)
    return HttpResponse.json('ashgrove'.startsWith(q) ? book : nothing)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session = testSession()
  asked = []
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => server.resetHandlers())

const open = async () => {
  const view = await renderPortal('/dashboard/harbour')
  await screen.findByRole('button', { name: 'Search' })
  return view
}
const openPalette = async () => {
  const view = await open()
  await view.user.keyboard('{Control>}k{/Control}')
  return { ...view, field: await screen.findByRole('combobox', { name: 'Search and commands' }) }
}
const chosen = () => screen.getByRole('option', { selected: true })

describe('the palette', () => {
  it('stands in the bars of the shell alone, never in the head of a dialogue', async () => {
    const dialog = document.body.appendChild(document.createElement('section'))
    dialog.role = 'alertdialog'
    dialog.append(document.createElement('header'))
    await open()
    await screen.findByRole('button', { name: 'Search' })
    expect(within(dialog).queryByRole('button', { hidden: true })).toBeNull()
    dialog.remove()
  })

  it('opens by Ctrl K with the field focused, and the same key closes it', async () => {
    const { field, user } = await openPalette()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull())
  })

  it('opens by the search of the bar and closes by Escape', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByRole('combobox', { name: 'Search and commands' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull())
  })

  it('finds clients, portfolios, holdings and actions, and asks once for a word', async () => {
    const { user } = await openPalette()
    await user.keyboard('ash')
    const clients = await screen.findByRole('group', { name: 'Clients' })
    expect(within(clients).getAllByRole('option')).toHaveLength(2)
    expect(within(clients).getByText('Ash', { selector: '[aria-selected=true] mark' })).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Holdings' })).getByRole('option')).toHaveTextContent('Ashlark Bond')
    expect(within(screen.getByRole('group', { name: 'Actions' })).getByRole('option')).toHaveTextContent('Get report of Ashgrove, Peter')
    expect(asked.at(-1)).toBe('ash')
    expect(asked.length).toBeLessThan(3)
    expect(screen.getByText('11 results')).toBeInTheDocument()
  })

  it('shows the first five of a long group, and all when asked', async () => {
    const { user } = await openPalette()
    await user.keyboard('ash')
    await user.click(await screen.findByRole('option', { name: /Portfolios: show all 7/ }))
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Portfolios'])
    expect(screen.getAllByRole('option')).toHaveLength(8)
    await user.click(screen.getByRole('option', { name: /Show all groups/ }))
    expect(screen.getByRole('group', { name: 'Clients' })).toBeInTheDocument()
  })

  it('is walked by arrows and Tab, and Enter goes there', async () => {
    const { address, field, user } = await openPalette()
    await user.keyboard('ash')
    await screen.findByRole('group', { name: 'Portfolios' })
    expect(chosen()).toHaveTextContent('Ashgrove, Peter')
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1))
    await user.keyboard('{ArrowDown}{Tab}')
    expect(chosen()).toHaveTextContent('Plan 1')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id)
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(chosen()).toHaveTextContent('Ashgrove, Peter')
    server.use(http.get('/api/wealth/accounts/ash', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 500 })))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/ash'))
    expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull()
  })

  it('goes to the first that comes for whoever pressed Enter before the answer', async () => {
    server.use(http.get('/api/wealth/accounts/ash', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 500 })))
    const { address, user } = await openPalette()
    await user.keyboard('ash{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/ash'))
  })

  it('forgets an early Enter when more is typed', async () => {
    const { address, user } = await openPalette()
    await user.keyboard('as{Enter}h')
    await screen.findByRole('group', { name: 'Clients' })
    expect(chosen()).toHaveTextContent('Ashgrove, Peter')
    expect(address()).toBe('/dashboard/harbour')
  })

  it('leads to the list for a client without figures, and opens a new tab with Ctrl', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openPalette()
    await user.keyboard('ash')
    await screen.findByRole('group', { name: 'Clients' })
    await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith('/dashboard/harbour?q=Ashby%2C+Una', '_blank', 'noopener')
    opened.mockRestore()
  })

  it('remembers where somebody went, until they sign out', async () => {
    const { user } = await openPalette()
    await user.keyboard('ash')
    await screen.findByRole('group', { name: 'Clients' })
    await user.keyboard('{ArrowDown}{Enter}')
    await user.keyboard('{Control>}k{/Control}')
    const recent = await screen.findByRole('group', { name: 'Recent' })
    expect(within(recent).getByRole('option')).toHaveTextContent('Ashby, Una')
    expect(Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('Ashby'))).toBe(false)
  })

  it('says that nothing is called so', async () => {
    const { field, user } = await openPalette()
    await user.keyboard('zzz')
    expect(await screen.findByText('Nothing is called “zzz”.')).toBeVisible()
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  it('says that the search failed, and searches again', async () => {
    server.use(http.get('/api/wealth/search', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 400 })))
    const { user } = await openPalette()
    await user.keyboard('ashg')
    expect(await screen.findByText('Clients, portfolios and holdings could not be searched.')).toBeVisible()
    server.use(http.get('/api/wealth/search', () => HttpResponse.json(book)))
    await user.click(screen.getByRole('option', { name: /Search again/ }))
    expect(await screen.findByRole('group', { name: 'Clients' })).toBeInTheDocument()
  })

  it('does what an action says without leaving the page', async () => {
    const { address, user } = await openPalette()
    await user.keyboard('colours dark{Enter}')
    await waitFor(() => expect(document.documentElement.dataset['scheme']).toBe('dark'))
    expect(address()).toBe('/dashboard/harbour')
  })

  it('changes the language without a reload', async () => {
    server.use(http.patch('/api/users/u-1', () => HttpResponse.json({})))
    const { user } = await openPalette()
    await user.keyboard('íslenska{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Viðskiptavinir' })).toBeVisible()
    expect(document.documentElement.lang).toBe('is')
  })

  it('offers the edit of a client to administrators alone', async () => {
    session = testSession({ user: { id: 'u-1', name: 'Ada', email: 'a@h.example', roles: ['admin'], locale: null } })
    const { user } = await openPalette()
    await user.keyboard('ash')
    await screen.findByRole('group', { name: 'Clients' })
    expect(
      within(screen.getByRole('group', { name: 'Actions' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Get report of Ashgrove, PeterEnter', 'Edit Ashgrove, PeterEnter'])
  })
})

describe('shortcuts', () => {
  it('are listed under ?, with the letters of the screens', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(dialog).getByText('Go to Clients').closest('div')).toHaveTextContent('Go to ClientsGC')
    expect(within(dialog).queryByText('Admin menu')).toBeNull()
  })

  it('go to a screen by g and its letter', async () => {
    server.use(http.get('/api/users/me/profile', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 404 })))
    const { address, user } = await open()
    await user.keyboard('x')
    await user.keyboard('m')
    expect(address()).toBe('/dashboard/harbour')
    server.use(http.get('/api/*', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 404 })))
    await user.keyboard('gm')
    await waitFor(() => expect(address()).toBe('/profile/me'))
  })

  it('are letters where text is typed', async () => {
    const { user } = await open()
    const field = await screen.findByRole('searchbox')
    await user.click(field)
    await user.keyboard('/?g')
    expect(field).toHaveValue('/?g')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: 'Search and commands' })).toBeInTheDocument()
  })

  it('without Ctrl are switched off and on again in their list', async () => {
    const { user } = await open()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: 'Shortcuts without Ctrl' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?/')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument()
  })

  it('open the admin menu by Ctrl A for administrators, and not in a field', async () => {
    session = testSession({ user: { id: 'u-1', name: 'Ada', email: 'a@h.example', roles: ['admin'], locale: null } })
    const { user } = await open()
    await user.click(await screen.findByRole('searchbox'))
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(document.body)
    await user.keyboard('{Control>}a{/Control}')
    const menu = await screen.findByRole('dialog', { name: 'Admin' })
    expect(await within(menu).findByRole('link', { name: 'Model portfolios' })).toHaveAttribute('href', '/admin/collections/models')
    expect(within(menu).getByRole('navigation', { name: 'Portals' })).toBeInTheDocument()
    await user.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('have no admin menu for others', async () => {
    const { user } = await open()
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the tour', () => {
  const begin = async () => {
    const view = await openPalette()
    await view.user.keyboard('tour{Enter}')
    return { ...view, tour: await screen.findByRole('dialog', { name: 'The menu' }) }
  }

  it('has five stops, walked by its buttons', async () => {
    const { tour, user } = await begin()
    const titles = ['The menu', 'Search', 'The page', 'You', 'How to read the figures']
    for (const [index, title] of titles.entries()) {
      await waitFor(() => expect(within(tour).getByRole('heading', { name: title })).toHaveFocus())
      expect(tour).toHaveTextContent(`Stop ${index + 1} of 5`)
      await user.click(within(tour).getByRole('button', { name: index === 4 ? 'Done' : 'Next' }))
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes on and back by arrows, ends by Escape, and goes on where it was left', async () => {
    const { user } = await begin()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The menu' })).toHaveFocus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Search' })).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Search and commands' })
    await user.keyboard('tour{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
  })
})

describe('the cookie notice', () => {
  it('stays until it is accepted, and not for longer than a month', async () => {
    document.cookie = 'quayside-cookies=; path=/; max-age=0'
    const written = jest.spyOn(document, 'cookie', 'set')
    const { unmount, user } = await open()
    const notice = await screen.findByRole('region', { name: 'Cookies' })
    await user.click(within(notice).getByRole('button', { name: 'Accept' }))
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^quayside-cookies=accepted; Path=\/; Max-Age=2592000;/))
    written.mockRestore()
    document.cookie = 'quayside-cookies=accepted; path=/'
    unmount()
    await open()
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  })

  it('takes room of its own on the sign-in page', async () => {
    document.cookie = 'quayside-cookies=; path=/; max-age=0'
    server.use(http.get('/api/session', () => HttpResponse.json({ errors: [{ message: 'x' }] }, { status: 401 })))
    const { container } = await renderPortal('/login')
    const notice = await screen.findByRole('region', { name: 'Cookies' })
    const form = container.querySelector('form')
    expect(form && form.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(getComputedStyle(notice).position).not.toBe('fixed')
    expect(getComputedStyle(notice.firstElementChild as Element).position).not.toBe('fixed')
    document.cookie = 'quayside-cookies=accepted; path=/'
  })
})
