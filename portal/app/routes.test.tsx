import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../shared/contracts/session'
import { renderPortal } from './testing/renderPortal'
import { testBootstrap } from './testing/testBootstrap'
import { testSession } from './testing/testSession'

let session: SessionResponse

const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(session)),
  http.post('/api/users/logout', () => HttpResponse.json({})),
  http.all('/api/wealth/*', () => HttpResponse.json({ errors: [{ message: 'Not found', code: 'not_found' }] }, { status: 404 })),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session = testSession()
})
afterEach(() => server.resetHandlers())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** jsdom has the smallest of screens, so the rail is at the bottom. */
const bar = () => within(screen.getByRole('navigation', { name: 'Main, small screen' }))
const investor = { ...testSession().user, roles: ['investor' as const], name: 'Ivy Investor' }

describe('addresses', () => {
  it.each(['/nowhere', '/dashboard/other', '/dashboard/other/portfolio/p1'])('%s does not exist', async (address) => {
    await renderPortal(address)
    expect(await heading('Page not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', 'https://harbour-row.example/')
  })

  it('of a portal that is not active is forbidden, and the way out is to log out', async () => {
    session = testSession({ portals: [{ slug: 'harbour', name: 'Harbour Row', active: false, theme: 'main', language: 'en' }] })
    const { user, address } = await renderPortal('/dashboard/harbour')
    expect(await heading('Forbidden')).toBeVisible()
    expect(screen.getByText('The portal Harbour Row is not active')).toBeVisible()
    expect(screen.getByText('Please contact your administrator')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Back to homepage' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('of a portal with a language of its own take it without being loaded anew, until the person has chosen one', async () => {
    const portals: SessionResponse['portals'] = [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'is' }]
    session = testSession({ portals })
    session = { ...session, user: { ...session.user, locale: null } }
    document.cookie = 'quayside-locale=; Max-Age=0; Path=/'
    const { unmount } = await renderPortal('/dashboard/harbour')
    await waitFor(() => expect(document.documentElement.lang).toBe('is'))
    // It is nobody's choice, so the device does not keep it.
    expect(document.cookie).not.toContain('quayside-locale')
    unmount()

    session = { ...session, user: { ...session.user, locale: 'en' } }
    await renderPortal('/dashboard/harbour')
    await screen.findByRole('navigation', { name: 'Main, small screen' })
    expect(document.documentElement.lang).toBe('en')
  })

  it('of a portal show its logo, and the mark of the brand where it cannot be had', async () => {
    await renderPortal('/dashboard/harbour')
    const home = await waitFor(() => screen.getAllByRole('link', { name: /home/i })[0] as HTMLElement)
    const logo = home.querySelector('img')
    expect(logo).toHaveAttribute('src', '/brand/portals/harbour/logo')
    if (logo) fireEvent.error(logo)
    expect(home.querySelector('img')).toBeNull()
    expect(home.querySelector('svg')).not.toBeNull()
  })

  it('of a portal with a theme of its own takes that theme without being loaded anew', async () => {
    session = testSession({ portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'tech', language: 'en' }] })
    await renderPortal('/dashboard/harbour')
    const link = await waitFor(() => {
      const found = document.head.querySelector('link[data-portal-theme="tech"]')
      if (!found) throw new Error('no theme was asked for')
      return found
    })
    expect(link).toHaveAttribute('href', '/brand/themes/tech.css')
    // jsdom fetches no styles.
    link.dispatchEvent(new Event('load'))
    expect(document.documentElement.dataset['theme']).toBe('tech')
    link.remove()
    delete document.documentElement.dataset['theme']
  })

  it('/ is the first screen', async () => {
    session = testSession({ home: '/dashboard/404' })
    const { address } = await renderPortal('/')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })

  it('/ does not leave the portal, whatever the server says', async () => {
    session = testSession({ home: '//evil.example' })
    const { address } = await renderPortal('/')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })
})

describe('an investor', () => {
  it('is led from the portal to their account', async () => {
    session = testSession({ user: investor, accounts: [{ id: 'a 1', name: 'Ivy', portal: 'harbour' }] })
    server.use(http.all('/api/wealth/*', () => new Promise<never>(() => undefined)))
    const { address } = await renderPortal('/dashboard/harbour')
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/a%201'))
  })

  it('without an account on the portal is told so', async () => {
    session = testSession({ user: investor, accounts: [{ id: 'a1', name: 'Ivy', portal: 'elsewhere' }] })
    await renderPortal('/dashboard/harbour')
    expect(await heading('Page not found')).toBeVisible()
    expect(screen.getByText('You do not have an active account on the portal Harbour Row.')).toBeVisible()
  })
})

describe('a brand without the list of clients', () => {
  const { brand } = testBootstrap
  const bootstrap = { ...testBootstrap, brand: { ...brand, navigation: { ...brand.navigation, clients: false, news: true } } }

  it('leads staff from there to the first screen that they have, and shows no entry of the list', async () => {
    server.use(http.all('/api/market/*', () => new Promise<never>(() => undefined)))
    const { address } = await renderPortal('/dashboard/harbour', { bootstrap })
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/news'))
    expect(bar().queryByRole('link', { name: 'Clients' })).toBeNull()
  })

  it('leads a client to their account as ever: it is their home that stands at that address', async () => {
    session = testSession({ user: investor, accounts: [{ id: 'a 1', name: 'Ivy', portal: 'harbour' }] })
    server.use(http.all('/api/wealth/*', () => new Promise<never>(() => undefined)))
    const { address } = await renderPortal('/dashboard/harbour', { bootstrap })
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/a%201'))
  })
})

describe('a company admin', () => {
  const organisation = http.get('/api/organisations/own', () => new Promise<never>(() => undefined))

  it('who advises nobody is led from the clients, which they may not see, to their organisation', async () => {
    session = testSession({ user: { ...testSession().user, roles: ['company-admin'] }, home: '/profile/organisation' })
    server.use(organisation)
    const { address } = await renderPortal('/dashboard/harbour')
    await waitFor(() => expect(address()).toBe('/profile/organisation'))
    const names = () =>
      bar()
        .getAllByRole('link')
        .map((link) => [link.textContent?.replaceAll('\u00ad', ''), link.getAttribute('aria-current')])
    await waitFor(() => expect(names()).toEqual([['My organisation', 'page']]))
  })

  it('who advises as well has both in the rail', async () => {
    session = testSession({ user: { ...testSession().user, roles: ['company-admin', 'advisor'] } })
    await renderPortal('/dashboard/404')
    await heading('Page not found')
    const links = bar().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/harbour', '/profile/organisation'])
  })
})

describe('the frame', () => {
  it('offers an advisor their clients and nothing that does not exist', async () => {
    await renderPortal('/dashboard/404')
    await heading('Page not found')
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Clients'])
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['More'])
    expect(bar().getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/dashboard/harbour')
  })

  it('offers an admin the way to the admin panel', async () => {
    session = testSession({ user: { ...testSession().user, roles: ['admin'] } })
    await renderPortal('/dashboard/404')
    await heading('Page not found')
    expect(bar().getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  })

  it('begins with a way to skip it, and ends with the disclaimer and the firm’s site', async () => {
    const { user } = await renderPortal('/dashboard/404')
    await heading('Page not found')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByText('Investments can fall.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'harbour-row.example' })).toHaveAttribute('href', 'https://harbour-row.example/')
    expect(screen.getByText(/Times are London time/)).toBeVisible()
  })

  it('names the window, and moves the focus to the heading of a new page', async () => {
    const { user } = await renderPortal('/dashboard/404')
    await heading('Page not found')
    await waitFor(() => expect(document.title).toBe('Page not found · Harbour Row'))
    session = testSession({ portals: [{ slug: 'harbour', name: 'Harbour Row', active: false, theme: 'main', language: 'en' }] })
    await user.click(bar().getByRole('link', { name: 'Clients' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})
