import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../shared/contracts/session'
import { renderPortal } from './testing/renderPortal'
import { testSession } from './testing/testSession'

let session: SessionResponse | null
let sessionStatus: number

const refuse = (status: number, code: string, detail?: object) =>
  HttpResponse.json({ errors: [{ message: code, code, ...(detail ? { detail } : {}) }] }, { status })
const invited = { email: 'ada@harbour.example', name: 'Ada', isKnown: false, consent: {} }

const server = setupServer(
  http.get('/api/session', () => (session ? HttpResponse.json(session) : refuse(sessionStatus, 'unauthenticated'))),
  http.post('/api/users/login', () => refuse(401, 'pin_required', { step: 'row.key', kind: 'app' })),
  http.post('/api/users/password-link', () => HttpResponse.json({ email: invited.email })),
  http.post('/api/users/signup-link', () => HttpResponse.json(invited)),
  http.post('/api/users/invitation', () => HttpResponse.json({ ...invited, portal: 'Harbour Row' })),
  // What a screen asks beyond its name is not looked at here.
  http.all('/api/*', () => refuse(404, 'not_found')),
)

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  session = testSession()
  sessionStatus = 401
})
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})

/** The window's title, once it is what is waited for. */
const titled = async (wanted: string) => {
  await waitFor(() => expect(document.title).toBe(`${wanted} · Harbour Row`))
  return document.title
}

describe('the window is called', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/login?action=reset', 'Reset your password'],
    ['/login?action=signup', 'Create your account'],
    ['/login?action=new-password#key=a.b', 'Choose a new password'],
    ['/login?action=new-account#key=a.b', 'Create your account'],
    ['/login?action=invitation#key=a.b', 'Welcome to Harbour Row'],
    ['/profile/confirm-email#key=a.b', 'Confirm your new email'],
    ['/profile/confirm-email', 'This link no longer works'],
    ['/nowhere', 'Page not found'],
  ])('%s: %s, for a stranger', async (address, title) => {
    session = null
    await renderPortal(address)
    expect(await titled(title)).toContain(title)
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title])
  })

  it.each([
    ['/dashboard/harbour', 'Clients'],
    ['/profile/me', 'Profile'],
    ['/profile/organisation', 'Forbidden'],
    ['/nowhere', 'Page not found'],
    ['/dashboard/404', 'Page not found'],
  ])('%s: %s, for somebody signed in', async (address, title) => {
    await renderPortal(address)
    expect(await titled(title)).toContain(title)
  })

  it('/portals: Choose a portal, for an advisor of several', async () => {
    session = testSession({ home: '/portals' })
    await renderPortal('/portals')
    expect(await titled('Choose a portal')).toContain('Choose a portal')
  })

  it('/profile/organisation: My organisation, for a company admin', async () => {
    session = testSession({ user: { ...testSession().user, roles: ['company-admin', 'advisor'] } })
    await renderPortal('/profile/organisation')
    expect(await titled('My organisation')).toContain('My organisation')
  })

  it('by its error when it cannot be found out who is signed in', async () => {
    session = null
    sessionStatus = 503
    await renderPortal('/profile/me')
    expect(await titled('Error occurred')).toContain('Error occurred')
  })
})

describe('another face of the sign-in page', () => {
  it.each([
    ['the password that is forgotten', 'Forgotten?', 'Reset your password'],
    ['a new account', 'Create your account', 'Create your account'],
  ])('is announced, and the focus is in its field: %s', async (_, link, title) => {
    session = null
    const { user } = await renderPortal('/login')
    expect(await titled('Sign in')).toContain('Sign in')
    await user.click(screen.getByRole('link', { name: link }))
    expect(await titled(title)).toContain(title)
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(title))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('is announced when the address stays: the second step', async () => {
    session = null
    const { user } = await renderPortal('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@harbour.example')
    await user.type(screen.getByLabelText('Password'), 'Quayside-2026{Enter}')
    expect(await titled('Enter your PIN')).toContain('Enter your PIN')
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Enter your PIN'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await titled('Sign in')).toContain('Sign in')
  })

  it('is named again after a link that does not work', async () => {
    session = null
    server.use(http.post('/api/users/password-link', () => refuse(400, 'link_expired')))
    const { user } = await renderPortal('/login?action=new-password#key=a.b')
    expect(await titled('This link does not work any more')).toContain('This link does not work any more')
    await user.click(screen.getByRole('link', { name: 'Ask for another link' }))
    expect(await titled('Reset your password')).toContain('Reset your password')
  })
})
