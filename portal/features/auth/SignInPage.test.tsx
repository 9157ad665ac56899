import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../../shared/contracts/session'
import { renderPortal } from '../../app/testing/renderPortal'
import { testSession } from '../../app/testing/testSession'

/** A server with one user. Pages behind the sign-in are not asked for figures here. */
let session: SessionResponse | null
let logins: unknown[]

const refuse = (status: number, code: string, message: string) => HttpResponse.json({ errors: [{ message, code }] }, { status })

const server = setupServer(
  http.get('/api/session', () => (session ? HttpResponse.json(session) : refuse(401, 'unauthorised', 'Not signed in'))),
  http.post('/api/users/login', async ({ request }) => {
    const body = (await request.json()) as { email: string; password: string }
    logins.push(body)
    if (body.password !== 'Quayside-2026') return refuse(401, 'invalid_credentials', 'The email or password provided is incorrect.')
    session = testSession({ home: '/dashboard/404' })
    return HttpResponse.json({ message: 'Auth Passed', user: { id: 'u-1' } })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session = null
  logins = []
  document.cookie = 'quayside-locale=; Max-Age=0; Path=/'
})
afterEach(() => server.resetHandlers())

const email = () => screen.findByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Continue' })

async function signIn(user: Awaited<ReturnType<typeof renderPortal>>['user'], secret: string) {
  await user.type(await email(), 'ada@harbour.example')
  await user.type(password(), secret)
  await user.click(submit())
}

describe('signing in', () => {
  it('goes to the first screen and says Welcome back', async () => {
    const { user, address } = await renderPortal('/login')
    await signIn(user, 'Quayside-2026')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
    expect(await screen.findByText('Welcome back')).toBeVisible()
    expect(logins).toEqual([{ email: 'ada@harbour.example', password: 'Quayside-2026' }])
  })

  it('goes back to where the person came from', async () => {
    const { user, address } = await renderPortal('/login?redirectTo=%2Fnowhere%3Ftab%3Dholdings')
    await signIn(user, 'Quayside-2026')
    await waitFor(() => expect(address()).toBe('/nowhere?tab=holdings'))
  })

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])('does not follow %s', async (target) => {
    const { user, address } = await renderPortal(`/login?redirectTo=${encodeURIComponent(target)}`)
    await signIn(user, 'Quayside-2026')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })

  it('can be done by the Enter key alone', async () => {
    const { user, address } = await renderPortal('/login')
    expect(await email()).toHaveFocus()
    await user.keyboard('ada@harbour.example{Tab}Quayside-2026{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })

  it('is skipped by somebody who is signed in', async () => {
    session = testSession({ home: '/dashboard/404' })
    const { address } = await renderPortal('/login')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
  })
})

describe('a refusal', () => {
  it('of a wrong password is told in a red snackbar, and the password can be typed anew', async () => {
    const { user, address } = await renderPortal('/login')
    await signIn(user, 'wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent('The email or the password is not right.')
    expect(address()).toBe('/login')
    expect(await email()).toHaveValue('ada@harbour.example')
    await waitFor(() => expect(password()).toHaveFocus())
  })

  it.each([
    [429, 'too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.'],
    [403, 'disabled', 'Something went wrong on our side. Please try again later.'],
    [500, 'internal', 'Something went wrong on our side. Please try again later.'],
  ])('%s %s', async (status, code, text) => {
    server.use(http.post('/api/users/login', () => refuse(status, code, 'This account is closed.')))
    const { user } = await renderPortal('/login')
    await signIn(user, 'x')
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('without a connection says so', async () => {
    server.use(http.post('/api/users/login', () => HttpResponse.error()))
    const { user } = await renderPortal('/login')
    await signIn(user, 'x')
    expect(await screen.findByText('The portal cannot be reached. Check your connection and try again.')).toBeVisible()
  })

  it('is not asked for when something is missing', async () => {
    const { user } = await renderPortal('/login')
    await email()
    await user.click(submit())
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(await email()).toHaveFocus()
    await user.type(await email(), 'ada')
    await user.click(submit())
    expect(await screen.findByText('Email must be valid')).toBeVisible()
    expect(logins).toEqual([])
  })
})

describe('the page', () => {
  it('shows the brand, and how long one may be idle', async () => {
    await renderPortal('/login')
    await email()
    expect(screen.getByText('Welcome to the Harbour Row client portal.')).toBeVisible()
    expect(screen.getByText('You are signed out after 30 minutes without activity')).toBeVisible()
    expect(document.title).toBe('Sign in · Harbour Row')
  })

  it('lets password managers in', async () => {
    await renderPortal('/login')
    expect(await email()).toHaveAttribute('autocomplete', 'username webauthn')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('type', 'password')
  })

  it('shows and hides the password', async () => {
    const { user } = await renderPortal('/login')
    await email()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  it.each(['<img src=x onerror=alert(1)>', 'Call 0800 000 000 to unlock your account'])(
    'puts no words of the address on the page: %s',
    async (text) => {
      await renderPortal(`/login?error=${encodeURIComponent(text)}`)
      await email()
      expect(screen.queryByText(text)).toBeNull()
      expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
    },
  )

  it('tells that a session has ended in the words of the specification', async () => {
    await renderPortal('/login?error=session_expired')
    expect(await screen.findByText('Your sesssion expired, please login again')).toBeVisible()
  })

  it('tells why a link opened nothing for somebody with a second factor', async () => {
    await renderPortal('/login?error=pin_required')
    expect(await screen.findByText(/signs in with a one-time PIN/)).toBeVisible()
  })

  it('changes its language without a reload and keeps it for a month', async () => {
    const { user } = await renderPortal('/login')
    await email()
    await user.click(screen.getByRole('button', { name: 'Appearance' }))
    await user.click(await screen.findByRole('radio', { name: 'Íslenska' }))
    expect(await screen.findByText('Þú skráist út eftir 30 mínútur án virkni')).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('lang', 'is')
    expect(document.cookie).toContain('quayside-locale=is')
  })

  it('passes the language chosen here on to the profile', async () => {
    let kept: unknown
    server.use(
      http.patch('/api/users/u-1', async ({ request }) => {
        kept = await request.json()
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderPortal('/login')
    await email()
    await user.click(screen.getByRole('button', { name: 'Appearance' }))
    await user.click(await screen.findByRole('radio', { name: 'Íslenska' }))
    await user.keyboard('{Escape}')
    await user.type(await screen.findByRole('textbox', { name: 'Netfang' }), 'ada@harbour.example')
    await user.type(screen.getByLabelText('Lykilorð'), 'Quayside-2026{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Síða fannst ekki' })).toBeVisible()
    await waitFor(() => expect(kept).toEqual({ userLanguage: 'is' }))
  })

  it('changes its colours at once', async () => {
    const { user } = await renderPortal('/login')
    await email()
    await user.click(screen.getByRole('button', { name: 'Appearance' }))
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['scheme']).toBe('dark')
    expect(document.cookie).toContain('quayside-scheme=dark')
  })
})
