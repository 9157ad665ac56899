import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../../shared/contracts/session'
import { renderPortal } from '../../app/testing/renderPortal'
import { testBootstrap } from '../../app/testing/testBootstrap'
import { testSession } from '../../app/testing/testSession'
import { endWaiting } from '../../lib/waitingStep'

let session: SessionResponse | null
let asked: unknown[]
let isGood: boolean

const refuse = (status: number, code: string) => HttpResponse.json({ errors: [{ message: code, code }] }, { status })
const server = setupServer(
  http.get('/api/session', () => (session ? HttpResponse.json(session) : refuse(401, 'unauthenticated'))),
  http.post('/api/users/forgot-password', async ({ request }) => {
    asked.push(await request.json())
    return HttpResponse.json({ message: 'If your email address exists, a link is on its way to you.' }, { status: 202 })
  }),
  http.post('/api/users/password-link', () => (isGood ? HttpResponse.json({ email: 'ada@harbour.example' }) : refuse(400, 'link_expired'))),
  http.post('/api/users/reset-password', async ({ request }) => {
    asked.push(await request.json())
    if (!isGood) return refuse(400, 'link_expired')
    session = testSession({ home: '/dashboard/404' })
    return HttpResponse.json({ message: 'Signed in' })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session = null
  asked = []
  isGood = true
  endWaiting()
})
afterEach(() => {
  server.resetHandlers()
  jest.useRealTimers()
})

describe('a forgotten password', () => {
  it('is one press from sign-in; the answer is the same for every address, and another link can be asked for after a minute', async () => {
    const { user, address } = await renderPortal('/login')
    await user.click(await screen.findByRole('link', { name: 'Forgotten?' }))
    expect(address()).toBe('/login?action=reset')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@harbour.example')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText('If your email address exists, a link is on its way to you.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Send again in (1:00|0:5\d)$/ })).toBeDisabled()
    expect(asked).toEqual([{ email: 'ada@harbour.example', locale: 'en' }])
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  })

  it('asks for an address that can be one', async () => {
    const { user } = await renderPortal('/login?action=reset')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada{Enter}')
    expect(await screen.findByText('Email must be valid')).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('a new password', () => {
  const open = async () => {
    const view = await renderPortal('/login?action=new-password#key=id.secret')
    await screen.findByText('For ada@harbour.example. You are signed out on your other devices.')
    return view
  }
  const field = () => screen.getByLabelText('New password')

  it('is set by the link, whose key goes from the address at once, and signs in', async () => {
    const { user, address } = await open()
    expect(address()).toBe('/login?action=new-password')
    await user.type(field(), 'Lantern-4-Quay')
    await waitFor(() => expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong'))
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
    expect(asked).toEqual([{ key: 'id.secret', password: 'Lantern-4-Quay' }])
  })

  it.each([
    ['Ab-4567', 'Min 8 characters'],
    ['Quayside', 'At least one number'],
    ['Password1', 'Too common: others try it first'],
  ])('is refused before it is sent when it is %s', async (password, message) => {
    const { user } = await open()
    await user.type(field(), `${password}{Enter}`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(asked).toEqual([])
    expect(field()).toHaveFocus()
  })

  it('cannot be set by a link that was used: another one is a press away', async () => {
    isGood = false
    const { user, address } = await renderPortal('/login?action=new-password#key=id.secret')
    expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ask for another link' }))
    expect(address()).toBe('/login?action=reset')
  })

  it('says so when the link was used while the password was chosen', async () => {
    const { user } = await open()
    isGood = false
    await user.type(field(), 'Lantern-4-Quay{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible()
  })
})

describe('an invitation', () => {
  const invite = (own: object = {}) =>
    server.use(
      http.post('/api/users/invitation', () =>
        isGood
          ? HttpResponse.json({
              email: 'ada@harbour.example',
              name: 'Ada Harbour',
              portal: 'Harbour Row',
              isKnown: false,
              consent: {},
              ...own,
            })
          : refuse(400, 'link_expired'),
      ),
      http.post('/api/users/accept-invitation', async ({ request }) => {
        const body = (await request.json()) as { password: string }
        asked.push(body)
        if (!isGood) return refuse(400, 'link_expired')
        if (body.password === 'wrong') return refuse(401, 'invalid_credentials')
        session = testSession({ home: '/dashboard/404' })
        return HttpResponse.json({ message: 'Signed in' })
      }),
    )
  const open = async () => {
    const view = await renderPortal('/login?action=invitation#key=id.secret')
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Harbour Row' })
    return view
  }

  it('asks a new client for name, password and consent, says that the account is ready and goes there', async () => {
    invite()
    const { user, address } = await open()
    expect(address()).toBe('/login?action=invitation')
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name).toHaveValue('Ada Harbour')
    await user.clear(name)
    await user.type(name, 'Ada H. Harbour')
    await user.type(screen.getByLabelText('New password'), 'Lantern-4-Quay')
    const go = screen.getByRole('button', { name: 'Create account' })
    expect(go).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions and have read the privacy notice.' }))
    await user.click(go)
    expect(await screen.findByText('Your account is ready')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
    expect(asked).toEqual([{ key: 'id.secret', name: 'Ada H. Harbour', password: 'Lantern-4-Quay', consent: true, locale: 'en' }])
  })

  it('asks somebody who signs in already for their own password, and says when it is wrong', async () => {
    invite({ isKnown: true, consent: { en: 'I agree to the house rules.' } })
    const { user } = await open()
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the house rules.' }))
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    expect(await screen.findByText('The password is not right.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(asked).toEqual([{ key: 'id.secret', password: 'wrong', consent: true, locale: 'en' }])
  })

  it('links what somebody agrees to, where the brand says where it stands; a press on it agrees to nothing', async () => {
    invite({ consent: { en: 'I agree to the [terms](https://harbour.example/terms) and the [rules](javascript:alert(1)).' } })
    await open()
    const terms = await screen.findByRole('link', { name: 'terms' })
    expect(terms).toHaveAttribute('href', 'https://harbour.example/terms')
    expect(terms).toHaveAttribute('rel', 'noopener')
    expect(screen.getAllByRole('link', { name: /terms|rules/ })).toHaveLength(1)
    expect(screen.getByText(/\[rules\]\(javascript:alert\(1\)\)/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^I agree to the terms/ })).not.toBeChecked()
  })

  it('asks for the PIN of somebody with a second factor, and goes into the account with it', async () => {
    invite({ isKnown: true })
    const steps: unknown[] = []
    server.use(
      http.post('/api/users/accept-invitation', () =>
        HttpResponse.json(
          { errors: [{ message: 'PIN', code: 'pin_required', detail: { step: 'row.key', kind: 'app' } }] },
          { status: 401 },
        ),
      ),
      http.post('/api/users/second-step', async ({ request }) => {
        steps.push(await request.json())
        session = testSession({ home: '/dashboard/404' })
        return HttpResponse.json({ message: 'Signed in' })
      }),
    )
    const { user, address } = await open()
    await user.click(screen.getByRole('checkbox'))
    await user.type(screen.getByLabelText('Password'), 'Quayside-2026{Enter}')
    const pin = await screen.findByRole('textbox', { name: 'One-time PIN' })
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.type(pin, '417529{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/404'))
    expect(steps).toEqual([{ step: 'row.key', pin: '417529' }])
  })

  it('that was used says whom to ask', async () => {
    invite()
    isGood = false
    await renderPortal('/login?action=invitation#key=id.secret')
    expect(await screen.findByText(/Ask whoever invited you for another one/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'To sign-in' })).toBeVisible()
  })
})

describe('signing up', () => {
  beforeEach(() =>
    server.use(
      http.post('/api/users/signup', async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ message: 'We have written to this address.' }, { status: 202 })
      }),
      http.post('/api/users/signup-link', () =>
        isGood ? HttpResponse.json({ email: 'ada@harbour.example', name: '', isKnown: false, consent: {} }) : refuse(400, 'link_expired'),
      ),
      http.post('/api/users/complete-signup', async ({ request }) => {
        const body = (await request.json()) as { name: string }
        asked.push(body)
        if (body.name === 'One Too Many') return refuse(409, 'subscription_limit')
        session = testSession({ home: '/dashboard/404' })
        return HttpResponse.json({ message: 'Signed in' })
      }),
    ),
  )

  it('is one press from sign-in, takes an address and says the same for every one', async () => {
    const { user, address } = await renderPortal('/login?redirectTo=%2Fdashboard%2Fharbour')
    await user.click(await screen.findByRole('link', { name: 'Create your account' }))
    expect(address()).toBe('/login?action=signup&redirectTo=%2Fdashboard%2Fharbour')
    expect(await screen.findByText('Use the email address your advisor has.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada{Enter}')
    expect(await screen.findByText('Email must be valid')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '@harbour.example{Enter}')
    expect(await screen.findByText('We have written to this address: the way on is in that letter.')).toBeVisible()
    expect(asked).toEqual([{ email: 'ada@harbour.example', locale: 'en', from: '/dashboard/harbour' }])
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(address()).toBe('/login?redirectTo=%2Fdashboard%2Fharbour')
  })

  it('goes on by the link with name, password and consent, which is asked for and not presumed', async () => {
    const { user, address } = await renderPortal('/login?action=new-account#key=id.secret')
    expect(await screen.findByText('You sign in with ada@harbour.example.')).toBeVisible()
    expect(address()).toBe('/login?action=new-account')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'One Too Many')
    await user.type(screen.getByLabelText('New password'), 'Lantern-4-Quay')
    const go = screen.getByRole('button', { name: 'Create account' })
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(go).toBeDisabled()
    await user.click(screen.getByRole('checkbox'))
    await user.click(go)
    expect(await screen.findByText('The portal takes no more accounts at the moment. Please write to us.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Harbour')
    await user.click(go)
    expect(await screen.findByText('Your account is ready')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/profile/me'))
    expect(asked[1]).toEqual({ key: 'id.secret', name: 'Ada Harbour', password: 'Lantern-4-Quay', consent: true, locale: 'en' })
  })

  it('by a link that was used offers another one', async () => {
    isGood = false
    const { user, address } = await renderPortal('/login?action=new-account#key=id.secret')
    await user.click(await screen.findByRole('link', { name: 'Ask for another link' }))
    expect(address()).toBe('/login?action=signup')
  })

  it('says who opens accounts where the brand takes nobody who was not invited', async () => {
    await renderPortal('/login?action=signup', { bootstrap: { ...testBootstrap, brand: { ...testBootstrap.brand, signUp: 'closed' } } })
    expect(await screen.findByText('New accounts are opened by invitation. Please ask your advisor for one.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
