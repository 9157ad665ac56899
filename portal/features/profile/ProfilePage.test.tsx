import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { renderPortal } from '../../app/testing/renderPortal'
import { testSession } from '../../app/testing/testSession'
import type { Profile } from '../../../shared/contracts/profile'
import type { Security } from '../../../shared/contracts/secondFactor'
import { isoInstant } from '../../../shared/domain/dates'

const start: Profile = {
  name: 'Ada Advisor',
  phone: '+44 20 7946 0100',
  language: 'en',
  timeZone: null,
  email: 'ada@harbour.example',
  roles: ['advisor'],
  organisation: 'Harbour Row',
  photo: null,
  isEmailProven: true,
  pendingEmail: null,
  since: isoInstant(new Date('2019-03-14T09:00:00Z')),
  passwordChangedAt: null,
  updatedAt: isoInstant(new Date('2026-11-20T09:00:00Z')),
}
let profile: Profile
let sent: unknown[]
let isSignedIn: boolean
let security: Security

const refuse = (status: number, code: string, field?: string) =>
  HttpResponse.json({ errors: [{ message: code, code, ...(field ? { data: { issues: [{ field, code }] } } : {}) }] }, { status })
const server = setupServer(
  http.get('/api/session', () => (isSignedIn ? HttpResponse.json(testSession()) : refuse(401, 'unauthenticated'))),
  http.get('/api/users/me/profile', () => HttpResponse.json(profile)),
  http.patch('/api/users/me/profile', async ({ request }) => {
    const change = (await request.json()) as Partial<Profile>
    sent.push(change)
    profile = { ...profile, ...change }
    return HttpResponse.json(profile)
  }),
  http.get('/api/users/me/sessions', () =>
    HttpResponse.json({
      devices: [
        session({ id: 'a', isThis: true }),
        session({ id: 'b', browser: 'Safari', system: 'iPhone', timeZone: 'Atlantic/Reykjavik' }),
      ],
    }),
  ),
  http.get('/api/users/me/security', () => HttpResponse.json(security)),
  http.get('/api/users/me/passkeys', () => HttpResponse.json({ passkeys: [], isFresh: true })),
  http.get('/api/users/me/preferences', () => HttpResponse.json({ notifyReportReady: true, notifyMessages: true })),
  http.post('/api/users/me/second-factor/sms', async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json({ setUp: 'set.up', sentTo: '45', resendAfter: 60 })
  }),
  http.post('/api/users/me/second-factor/pin', async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json({ sentTo: '21', resendAfter: 60 })
  }),
  http.post('/api/users/me/second-factor/confirm', async ({ request }) => {
    sent.push(await request.json())
    security = { canSendSms: true, factor: { kind: 'sms', sentTo: '45', recoveryCodesLeft: 10 } }
    return HttpResponse.json({ recoveryCodes: Array.from({ length: 10 }, (_, at) => `ABCD${at}-EFGH${at}`) })
  }),
  http.post('/api/users/me/email', () => refuse(400, 'email_taken', 'email')),
)
const session = (of: object) => ({
  browser: 'Firefox',
  system: 'Windows',
  timeZone: 'Europe/London',
  startedAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  endsAt: '2026-11-21T09:00:00.000Z',
  isThis: false,
  ...of,
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  profile = start
  sent = []
  isSignedIn = true
  security = { canSendSms: true, factor: null }
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  server.resetHandlers()
})

const open = async () => {
  const page = await renderPortal('/profile/me')
  // The titles stand before what they are of.
  await screen.findByRole('textbox', { name: 'Name' })
  return page
}

describe('the details', () => {
  it('are saved as they were typed, and name what they were read as', async () => {
    const { user } = await open()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Ada Lovelace')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Done - all changes saved.')).toBeVisible()
    expect(sent).toEqual([
      { name: 'Ada Lovelace', phone: '+44 20 7946 0100', language: 'en', timeZone: 'Europe/London', updatedAt: start.updatedAt },
    ])
    expect(screen.queryByText('Changes not saved')).toBeNull()
  })

  it('have the time zone that the person reads times in', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Time zone/ }))
    await user.click(await screen.findByRole('option', { name: /^Athens \(GMT\+[23]\)$/ }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ timeZone: 'Europe/Athens' }]))
  })

  it('say what is missing beside its field', async () => {
    const { user } = await open()
    await user.clear(screen.getByRole('textbox', { name: 'Phone' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Phone is required')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('that were not saved are there again after the session ended by itself', async () => {
    const { unmount, user } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Typed')
    await waitFor(() => expect(sessionStorage.getItem('draft:u-1:profile')).toContain('Ada Advisor Typed'))
    unmount()
    await open()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Advisor Typed')
    expect(await screen.findByText('Changes not saved')).toBeVisible()
  })
})

it('the sessions say where, and which is this one', async () => {
  await open()
  expect(await screen.findByText('Firefox on Windows')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull()
  expect(screen.getAllByText('This device').length).toBeGreaterThan(0)
})

it('an email that somebody has is refused beside its field, and no password is kept', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  await user.type(await screen.findByRole('textbox', { name: 'New email' }), 'bo@harbour.example')
  await user.type(screen.getByLabelText('Your password'), 'Lantern-4-Quay')
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  expect(await screen.findByText('An user with this email address already exists.')).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lantern')
})

describe('two-factor by text message', () => {
  const field = (name: string) => screen.findByRole('textbox', { name })

  it('is set up with the password and a number, proven by the PIN that came to it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Set up two-factor' }))
    await user.click(await screen.findByRole('button', { name: 'Text message' }))
    await user.type(await screen.findByLabelText('Password'), 'Quayside-2026')
    await user.type(await field('Mobile phone'), '+354 611 2345')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/your phone ending in 45/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
    await user.type(await field('One-time PIN'), '417529{Enter}')
    expect(await screen.findByText('ABCD9-EFGH9')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I have kept my codes' }))
    expect(await screen.findByText('Text message to the phone ending in 45, 10 recovery codes left')).toBeVisible()
    expect(sent).toEqual([
      { password: 'Quayside-2026', phone: '+3546112345' },
      { setUp: 'set.up', pin: '417529' },
    ])
  })

  it('is changed with a PIN that is sent to the former number', async () => {
    security = { canSendSms: true, factor: { kind: 'sms', sentTo: '21', recoveryCodesLeft: 9 } }
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Change two-factor' }))
    await user.click(await screen.findByRole('button', { name: 'Text message' }))
    await user.click(await screen.findByRole('button', { name: 'Send PIN' }))
    expect(await screen.findByText('PIN sent to your phone ending in 21')).toBeVisible()
    await user.type(await screen.findByLabelText('Password'), 'Quayside-2026')
    await user.type(await field('PIN or recovery code'), '204060')
    await user.type(await field('Mobile phone'), '+354 611 2345{Enter}')
    expect(await screen.findByText(/your phone ending in 45/)).toBeVisible()
    expect(sent).toEqual([{}, { password: 'Quayside-2026', pin: '204060', phone: '+3546112345' }])
  })
})

describe('a session that only looks', () => {
  it('has every control that changes something at once unavailable, with the reason, and sends nothing', async () => {
    profile = { ...start, photo: '/api/people/file/x.jpg', pendingEmail: 'ada@new.example' }
    const writes: string[] = []
    server.events.on('request:start', ({ request }) => void (request.method === 'GET' || writes.push(`${request.method} ${request.url}`)))
    server.use(
      http.get('/api/session', () =>
        HttpResponse.json(testSession({ isReadOnly: true, user: { ...testSession().user, roles: ['investor'] } })),
      ),
      http.get('/api/users/me/passkeys', () =>
        HttpResponse.json({
          passkeys: [{ id: 'k', name: 'iPhone', addedAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null }],
          isFresh: true,
        }),
      ),
    )
    const { user } = await open()
    await screen.findByText('You see the portal as Ada Advisor does')
    const names = ['Remove', 'Choose photo', 'Withdraw', 'Remove passkey iPhone', /^Sign out Safari/, 'Sign out everywhere']
    for (const name of names) {
      const button = await screen.findByRole('button', { name })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(/You are only looking: nothing that you do here is saved/)
      await user.click(button)
    }
    expect((await screen.findAllByText('You are only looking here: nothing can be changed. Sign in to do so.')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const choice = (await screen.findAllByRole('switch'))[0] as HTMLInputElement
    const before = choice.checked
    await user.click(choice)
    expect([choice.checked, choice.getAttribute('aria-disabled')]).toEqual([before, 'true'])
    expect(writes).toEqual([])
    server.events.removeAllListeners()
  })
})

describe('the log of one’s own account', () => {
  it('is read in sentences, a page at a time, and asked for when it is opened', async () => {
    const asked: string[] = []
    server.use(
      http.get('/api/users/me/activity', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        asked.push(String(page))
        const at = '2026-11-20T09:00:00.000Z'
        const lines =
          page === 1
            ? [
                { id: '1', at, code: 'signed_in', subject: null },
                { id: '2', at, code: 'downloaded', subject: 'Report of June' },
                { id: '3', at, code: 'viewed', subject: null },
              ]
            : [{ id: '21', at, code: 'profile_changed', subject: 'Ada Advisor' }]
        return HttpResponse.json({ count: 21, pageSize: 20, lines })
      }),
    )
    const { user } = await open()
    const opener = await screen.findByRole('button', { name: 'Open: Log of my account' })
    expect(asked).toEqual([])
    await user.click(opener)
    expect(await screen.findByText('You signed in')).toBeVisible()
    expect(screen.getByText('You downloaded Report of June')).toBeVisible()
    expect(screen.getByText('You looked at a record')).toBeVisible()
    expect(within(screen.getByRole('dialog')).getAllByText('20/11/2026, 09:00')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: /next page/i }))
    expect(await screen.findByText('You changed your profile')).toBeVisible()
    expect(asked).toEqual(['1', '2'])
  })
})
