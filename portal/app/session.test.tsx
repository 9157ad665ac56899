import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../shared/contracts/session'
import { renderPortal } from './testing/renderPortal'
import { testBootstrap } from './testing/testBootstrap'
import { testSession } from './testing/testSession'

let session: SessionResponse | null
let calls: string[]

const refuse = (status: number, code: string) => HttpResponse.json({ errors: [{ message: code, code }] }, { status })
const unanswered = () => HttpResponse.error()

const server = setupServer(
  http.get('/api/session', () => (session ? HttpResponse.json(session) : refuse(401, 'unauthorised'))),
  http.post('/api/users/logout', () => {
    session = null
    return HttpResponse.json({ message: 'Logged out' })
  }),
  http.post('/api/users/refresh-token', () => HttpResponse.json({})),
  http.post('/api/session/portal', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/wealth/clients', () => refuse(401, 'unauthorised')),
)
server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url)
  calls.push(`${request.method} ${pathname}`)
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session = testSession()
  calls = []
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server.resetHandlers()
  jest.useRealTimers()
})

const onSignInPage = () => screen.findByRole('heading', { level: 1, name: 'Sign in' })

describe('without a session', () => {
  it('a page leads to the sign-in page, which knows the way back', async () => {
    session = null
    const { address } = await renderPortal('/dashboard/harbour/portfolio/p1?tab=holdings')
    await onSignInPage()
    expect(address()).toBe('/login?redirectTo=%2Fdashboard%2Fharbour%2Fportfolio%2Fp1%3Ftab%3Dholdings')
    expect(screen.queryByText('Your sesssion expired, please login again')).toBeNull()
  })

  it('the page that finds nothing needs none', async () => {
    session = null
    await renderPortal('/dashboard/404')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', 'https://harbour-row.example/')
    expect(screen.queryByRole('link', { name: 'Back to the portal' })).toBeNull()
  })
})

it('a 401 from any call ends the session, says so, and keeps the way back', async () => {
  const { address } = await renderPortal('/dashboard/harbour')
  await onSignInPage()
  expect(await screen.findByText('Your sesssion expired, please login again')).toBeVisible()
  expect(address()).toBe('/login?redirectTo=%2Fdashboard%2Fharbour&error=session_expired')
})

it('a window that is opened after the session ran out says so, and keeps what was typed; after a sign-out it does not', async () => {
  session = null
  sessionStorage.setItem('draft:u-1:profile', '{"name":"Ada Advisor"}')
  localStorage.setItem('logout-at', String(Date.now() - 1000))
  const { address } = await renderPortal('/dashboard/harbour')
  await onSignInPage()
  expect(address()).toBe('/login?redirectTo=%2Fdashboard%2Fharbour&error=session_expired')
  expect(sessionStorage).toHaveLength(1)
})

describe('where the brand names a national login', () => {
  const nationalLogin = { url: 'https://login.national.example/portal', name: { en: 'Use your electronic ID', is: 'Nota rafræn skilríki' } }
  const bootstrap = { ...testBootstrap, brand: { ...testBootstrap.brand, nationalLogin } }
  let left: string[]
  const keepHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href.startsWith('https:')) return
    event.preventDefault()
    left.push(link.href)
  }
  beforeEach(() => {
    left = []
    document.addEventListener('click', keepHere)
    server.use(
      http.get('/api/session', () =>
        HttpResponse.json({ errors: [{ message: 'x', code: 'national_login_required', detail: nationalLogin }] }, { status: 403 }),
      ),
    )
  })
  afterEach(() => document.removeEventListener('click', keepHere))

  it('whoever the server refuses without it is led there, once by itself and then by a button', async () => {
    const first = await renderPortal('/dashboard/harbour', { bootstrap })
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm who you are' })).toBeVisible()
    await waitFor(() => expect(left).toEqual([nationalLogin.url]))
    first.unmount()

    const { user, address } = await renderPortal('/dashboard/harbour?tab=cash', { bootstrap })
    await user.click(await screen.findByRole('link', { name: 'Use your electronic ID' }))
    expect(left).toEqual([nationalLogin.url, nationalLogin.url])
    await user.click(screen.getByRole('link', { name: 'Sign in with a password' }))
    await onSignInPage()
    expect(address()).toBe('/login?redirectTo=%2Fdashboard%2Fharbour%3Ftab%3Dcash')
  })

  it('the sign-in page offers it above the form, in the words of the brand', async () => {
    session = null
    await renderPortal('/login', { bootstrap: { ...bootstrap, hasSession: false }, locale: 'is' })
    const link = await screen.findByRole('link', { name: 'Nota rafræn skilríki' })
    expect(link).toHaveAttribute('href', nationalLogin.url)
    expect(screen.getByText('eða með netfangi og lykilorði')).toBeVisible()
    expect(link.compareDocumentPosition(screen.getByLabelText('Netfang')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('a language without a name has that of the brand’s own language', async () => {
    await renderPortal('/login', { bootstrap: { ...bootstrap, hasSession: false }, locale: 'el' })
    expect(await screen.findByRole('link', { name: 'Use your electronic ID' })).toBeVisible()
  })

  it('a session that needs it only later is led there too', async () => {
    server.use(
      http.get('/api/session', () => HttpResponse.json(testSession())),
      http.get('/api/wealth/clients', () =>
        HttpResponse.json({ errors: [{ message: 'x', code: 'national_login_required', detail: nationalLogin }] }, { status: 403 }),
      ),
    )
    await renderPortal('/dashboard/harbour', { bootstrap })
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm who you are' })).toBeVisible()
  })
})

it('without a national login the sign-in page knows of none', async () => {
  session = null
  await renderPortal('/login')
  await onSignInPage()
  expect(screen.queryByText('or with email and password')).toBeNull()
})

describe('signing out', () => {
  it('S61 leaves nothing of the person in the browser', async () => {
    sessionStorage.setItem('draft:u-1:profile', '{"name":"Ada Advisor"}')
    const { user } = await renderPortal('/dashboard/404')
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await onSignInPage()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Ada|harbour\.example|logout-at/)
  })

  it('S61 hides what the browser’s memory of pages brings back, until the server has said whose it is', async () => {
    await renderPortal('/dashboard/404')
    await screen.findByRole('button', { name: 'More' })
    session = null
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/session')).toHaveLength(2))
  })

  it('S61 leaves nothing in a window that was closed before it and is opened again', async () => {
    session = null
    sessionStorage.setItem('draft:u-1:profile', '{"name":"Ada Advisor"}')
    await renderPortal('/dashboard/harbour')
    await onSignInPage()
    expect(sessionStorage).toHaveLength(0)
  })

  it('says goodbye and leads to the sign-in page', async () => {
    const { user, address } = await renderPortal('/dashboard/404')
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await onSignInPage()
    expect(await screen.findByText('You have been logged out. See you again soon!')).toBeVisible()
    expect(address()).toBe('/login')
    expect(calls).toContain('POST /api/users/logout')
  })

  it('is final: an answer that was under way does not bring them back', async () => {
    session = testSession({ expiresAt: new Date(Date.now() - 1000).toISOString() as SessionResponse['expiresAt'] })
    const { user, address } = await renderPortal('/dashboard/404')
    await screen.findByRole('button', { name: 'More' })
    let release: () => void = () => undefined
    const late = testSession()
    server.use(
      http.get(
        '/api/session',
        () =>
          new Promise<HttpResponse<SessionResponse>>((resolve) => {
            release = () => resolve(HttpResponse.json(late))
          }),
      ),
    )
    // The session's own end has come: the server is asked.
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/session').length).toBeGreaterThan(1))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await onSignInPage()
    await act(async () => release())
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(address()).toBe('/login')
  })

  it('that the server does not hear of does not pretend', async () => {
    server.use(http.post('/api/users/logout', unanswered))
    const { user, address } = await renderPortal('/dashboard/404')
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('You are still signed in: the server could not be reached.')).toBeVisible()
    expect(address()).toBe('/dashboard/404')
  })
})

describe('somebody who does nothing', () => {
  const idle = { ...testBootstrap, brand: { ...testBootstrap.brand, idleSeconds: 1800 } }

  it('is warned, and signed out when the idle time is over', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true })
    session = testSession({ expiresAt: testSession().expiresAt.replace(/^\d{4}/, '2099') as SessionResponse['expiresAt'] })
    const { address } = await renderPortal('/dashboard/404', { bootstrap: idle })
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await act(async () => jest.advanceTimersByTime(28 * 60_000 + 5_000))
    expect(await screen.findByText('You will be signed out in less than two minutes')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
    expect(screen.getByText('No activity for 28 minutes. What you typed is kept.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    await act(async () => jest.advanceTimersByTime(2 * 60_000))
    await onSignInPage()
    expect(await screen.findByText('You were signed out because there was no activity for a while')).toBeVisible()
    expect(address()).toBe('/login?redirectTo=%2Fdashboard%2F404&error=signed_out_idle')
    expect(calls).toContain('POST /api/users/logout')
  })

  it('is told five minutes before the end that no activity moves', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true })
    session = testSession({ endsAt: new Date(Date.now() + 20 * 60_000).toISOString() as SessionResponse['endsAt'] })
    await renderPortal('/dashboard/404', { bootstrap: idle })
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await act(async () => jest.advanceTimersByTime(14 * 60_000))
    expect(screen.queryByText('Your session ends in less than five minutes')).toBeNull()
    await act(async () => jest.advanceTimersByTime(61_000))
    expect(await screen.findByText('Your session ends in less than five minutes')).toBeInTheDocument()
  })

  it('stays when a key is pressed in time, and the server hears of it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true })
    session = testSession({ expiresAt: testSession().expiresAt.replace(/^\d{4}/, '2099') as SessionResponse['expiresAt'] })
    await renderPortal('/dashboard/404', { bootstrap: idle })
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await act(async () => jest.advanceTimersByTime(29 * 60_000))
    await act(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    })
    await waitFor(() => expect(calls).toContain('POST /api/users/refresh-token'))
    expect(screen.queryByText('You will be signed out in less than two minutes')).toBeNull()
    await act(async () => jest.advanceTimersByTime(20 * 60_000))
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})

describe('a server that cannot be asked', () => {
  it('is said to be unreachable, and asked again on demand', async () => {
    server.use(http.get('/api/session', unanswered, { once: true }))
    const { user } = await renderPortal('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'The portal cannot be reached' })).toBeVisible()
    session = testSession({ home: '/dashboard/404' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  it('that fails is an error, not a sign-out', async () => {
    server.use(http.get('/api/session', () => refuse(500, 'internal')))
    await renderPortal('/dashboard/harbour')
    expect(await screen.findByRole('heading', { level: 1, name: 'Error occurred' })).toBeVisible()
    expect(screen.getByText('We encountered an error.')).toBeVisible()
    expect(screen.getByText('Please try again later.')).toBeVisible()
  })
})

describe('the language', () => {
  it('of the profile is the one that the portal is shown in', async () => {
    session = testSession({ user: { ...testSession().user, locale: 'is' } })
    await renderPortal('/dashboard/404')
    expect(await screen.findByRole('heading', { level: 1, name: 'Síða fannst ekki' })).toBeVisible()
    expect(screen.getByText('Fjárfestingar geta lækkað.')).toBeVisible()
  })

  it('chosen by somebody signed in is kept on their profile', async () => {
    let kept: unknown
    server.use(
      http.patch('/api/users/u-1', async ({ request }) => {
        kept = await request.json()
        return HttpResponse.json({ doc: {} })
      }),
    )
    const { user } = await renderPortal('/dashboard/404')
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('radio', { name: 'Ελληνικά' }))
    await waitFor(() => expect(kept).toEqual({ userLanguage: 'el' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
  })
})
