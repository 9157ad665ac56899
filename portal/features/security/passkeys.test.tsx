import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Profile } from '../../../shared/contracts/profile'
import type { SessionResponse } from '../../../shared/contracts/session'
import { isoInstant } from '../../../shared/domain/dates'
import { renderPortal } from '../../app/testing/renderPortal'
import { testSession } from '../../app/testing/testSession'

/** What the device does when it is asked: gives a key or a signature, or refuses. */
let device: () => Promise<unknown>
let asked: CredentialRequestOptions[]
let session: SessionResponse | null
let passkeys: { id: string; name: string; addedAt: string; lastUsedAt: string | null }[]
let isFresh: boolean
let sent: { path: string; body: unknown }[]
let refusal: { status: number; code: string } | null

const profile: Profile = {
  name: 'Ada Advisor',
  phone: '+44 20 7946 0100',
  language: 'en',
  timeZone: null,
  email: 'ada@harbour.example',
  isEmailProven: true,
  roles: ['advisor'],
  organisation: 'Harbour Row',
  photo: null,
  pendingEmail: null,
  since: isoInstant(new Date('2019-03-14T09:00:00Z')),
  passwordChangedAt: null,
  updatedAt: isoInstant(new Date('2026-11-20T09:00:00Z')),
}
const refuse = (status: number, code: string) => HttpResponse.json({ errors: [{ message: code, code }] }, { status })
const take = async (path: string, request: Request) => {
  const body: unknown = await request.json().catch(() => ({}))
  sent.push({ path, body })
  return body as Record<string, string>
}
const list = () => HttpResponse.json({ passkeys, isFresh })

const server = setupServer(
  http.get('/api/session', () => (session ? HttpResponse.json(session) : refuse(401, 'unauthenticated'))),
  http.post('/api/users/passkey/begin', () =>
    HttpResponse.json({ options: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' } }),
  ),
  http.post('/api/users/passkey', async ({ request }) => {
    await take('sign in', request)
    if (refusal) return refuse(refusal.status, refusal.code)
    session = testSession({ home: '/dashboard/404' })
    return HttpResponse.json({ message: 'Signed in' })
  }),
  http.get('/api/users/me/profile', () => HttpResponse.json(profile)),
  http.get('/api/users/me/sessions', () => HttpResponse.json({ devices: [] })),
  http.get('/api/users/me/preferences', () => HttpResponse.json({ notifyReportReady: true, notifyMessages: true })),
  http.get('/api/users/me/security', () => HttpResponse.json({ factor: null, canSendSms: true })),
  http.get('/api/users/me/passkeys', list),
  http.post('/api/users/me/passkeys/begin', async ({ request }) => {
    const { password } = await take('begin', request)
    if (!isFresh && password === undefined) return refuse(403, 'recent_login_required')
    if (password !== undefined && password !== 'Quayside-2026') return refuse(403, 'invalid_credentials')
    const user = { id: 'AAAA', name: 'ada@harbour.example', displayName: 'Ada' }
    return HttpResponse.json({ options: { rp: { id: 'localhost', name: 'Akta' }, user, challenge: 'AAAA', pubKeyCredParams: [] } })
  }),
  http.post('/api/users/me/passkeys', async ({ request }) => {
    const { name = '' } = await take('add', request)
    if (refusal) return refuse(refusal.status, refusal.code)
    passkeys = [{ id: 'new', name, addedAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null }, ...passkeys]
    return list()
  }),
  http.patch('/api/users/me/passkeys/:id', async ({ params, request }) => {
    const { name = '' } = await take('rename', request)
    passkeys = passkeys.map((each) => (each.id === params['id'] ? { ...each, name } : each))
    return list()
  }),
  http.delete('/api/users/me/passkeys/:id', ({ params }) => {
    passkeys = passkeys.filter(({ id }) => id !== params['id'])
    return list()
  }),
)

const bytes = new Uint8Array([1, 2, 3]).buffer
const key = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: null,
    attestationObject: bytes,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}
const notAllowed = () => Promise.reject(new DOMException('', 'NotAllowedError'))

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // jsdom knows neither of them.
  Object.assign(globalThis, { PublicKeyCredential: function PublicKeyCredential() {} })
  const ask = (options: CredentialRequestOptions) => {
    asked.push(options)
    return device()
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: ask, create: ask } })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  server.close()
})
beforeEach(() => {
  device = () => Promise.resolve(key)
  asked = []
  session = null
  isFresh = true
  refusal = null
  sent = []
  passkeys = [{ id: 'one', name: 'iPhone', addedAt: '2026-09-04T09:00:00.000Z', lastUsedAt: '2026-11-19T09:16:00.000Z' }]
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  server.resetHandlers()
})

describe('signing in with a passkey', () => {
  const press = async (address = '/login') => {
    const portal = await renderPortal(address)
    await portal.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    return portal
  }

  it('goes where the person wanted to be, by one touch', async () => {
    const { address } = await press('/login?redirectTo=%2Fnowhere')
    await waitFor(() => expect(address()).toBe('/nowhere'))
    expect(await screen.findByText('Welcome back')).toBeVisible()
    expect(sent).toEqual([{ path: 'sign in', body: { response: expect.objectContaining({ id: 'AQID', type: 'public-key' }) } }])
  })

  it('says that it waits for the device, and is no error when the person ends it', async () => {
    let end = () => {}
    device = () => new Promise((_, reject) => (end = () => reject(new DOMException('', 'NotAllowedError'))))
    await press()
    expect(await screen.findByText('Waiting for this device')).toBeVisible()
    await waitFor(() => expect(asked).toHaveLength(1))
    end()
    expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    expect(screen.queryByText(/passkey does not|did not work/)).toBeNull()
  })

  it('says in words why a key signs nobody in, and can be tried again', async () => {
    refusal = { status: 401, code: 'invalid_credentials' }
    const { user } = await press()
    expect(await screen.findByText('This passkey does not sign you in here. Use your password.')).toBeVisible()
    refusal = { status: 429, code: 'too_many_attempts' }
    await user.click(screen.getByRole('button', { name: 'Try the passkey again' }))
    expect(await screen.findByText(/Too many attempts/)).toBeVisible()
  })

  it('stands in the list that the browser offers for the email', async () => {
    await renderPortal('/login')
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username webauthn')
  })
})

describe('passkeys in the profile', () => {
  // The details of the page have a name too.
  const nameField = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Name' })

  const open = async () => {
    session = testSession()
    const page = await renderPortal('/profile/me')
    await screen.findByText('Passkey “iPhone”')
    return page
  }

  it('say when they were added and used, and take another name', async () => {
    const { user } = await open()
    expect(screen.getByText(/^Added 04\/09\/2026, last used 19\/11\/2026/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rename passkey iPhone' }))
    const field = await nameField()
    expect(field).toHaveValue('iPhone')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Give it a name')).toBeVisible()
    await user.type(field, 'Work phone{Enter}')
    expect(await screen.findByText('Passkey “Work phone”')).toBeVisible()
  })

  it('are removed after a question', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove passkey iPhone' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove passkey “iPhone”?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Passkey “iPhone”')).toBeNull())
    expect(screen.getByText('Passkey removed')).toBeVisible()
  })

  it('are added under a name, without a password right after signing in', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add passkey' }))
    const field = await nameField()
    await user.clear(field)
    device = notAllowed
    await user.type(field, 'Laptop{Enter}')
    // The person said no to the device: nothing is wrong, and nothing is lost.
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(screen.queryByText(/made no passkey|did not work/)).toBeNull()
    device = () => Promise.resolve(key)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Passkey “Laptop”')).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ path: 'add', body: { name: 'Laptop', response: { id: 'AQID' } } })
  })

  it('take the password later on, also when the server alone knows that it is later', async () => {
    const { user } = await open()
    isFresh = false
    await user.click(screen.getByRole('button', { name: 'Add passkey' }))
    await user.type(await nameField(), 'Laptop{Enter}')
    await user.type(await screen.findByLabelText('Password'), 'Quayside-2026{Enter}')
    expect(await nameField()).toHaveValue('Laptop')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Passkey added')).toBeVisible()
    expect(sent.map(({ path }) => path)).toEqual(['begin', 'begin', 'add'])
    expect(sent[1]?.body).toEqual({ password: 'Quayside-2026' })
  })

  it('say what is wrong with a new one', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add passkey' }))
    device = () => Promise.reject(new DOMException('', 'InvalidStateError'))
    await user.type(await nameField(), 'Laptop{Enter}')
    expect(await screen.findByText('This device has a passkey of yours already.')).toBeVisible()
    device = () => Promise.resolve(key)
    refusal = { status: 409, code: 'conflict' }
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/as many passkeys as there may be/)).toBeVisible()
  })
})
