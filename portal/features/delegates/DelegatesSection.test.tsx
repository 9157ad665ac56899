import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { renderPortal } from '../../app/testing/renderPortal'
import { testSession } from '../../app/testing/testSession'

const until = '2099-12-31'
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const delegation = {
  id: 'd-1',
  email: 'lawyer@law.example',
  account: { id: 'a-1', name: 'Clara' },
  reason: 'My lawyer',
  from: later(-10),
  until: later(10),
  mayDownload: false,
}
const profile = {
  name: 'Ada Advisor',
  phone: null,
  language: 'en',
  timeZone: null,
  email: 'ada@harbour.example',
  roles: ['investor'],
  organisation: null,
  photo: null,
  isEmailProven: true,
  pendingEmail: null,
  since: later(-100),
  passwordChangedAt: null,
  updatedAt: later(-1),
}
let isReadOnly: boolean
let written: { path: string; body: unknown }[]

const note = async ({ request }: { request: Request }) => {
  written.push({ path: new URL(request.url).pathname, body: await request.json() })
  return HttpResponse.json({ done: true })
}
const accounts = [
  { id: 'a-1', name: 'Clara' },
  { id: 'a-2', name: 'Savings' },
]
const server = setupServer(
  http.get('/api/session', () =>
    HttpResponse.json(
      testSession({
        isReadOnly,
        user: { ...testSession().user, roles: ['investor'] },
        accounts: accounts.map((each) => ({ ...each, portal: 'harbour' })),
      }),
    ),
  ),
  http.get('/api/users/me/terms', () => HttpResponse.json({ accepted: [] })),
  http.get('/api/users/me/profile', () => HttpResponse.json(profile)),
  http.get('/api/users/me/sessions', () => HttpResponse.json({ devices: [] })),
  http.get('/api/users/me/security', () => HttpResponse.json({ canSendSms: false, factor: null })),
  http.get('/api/users/me/passkeys', () => HttpResponse.json({ passkeys: [], isFresh: true })),
  http.get('/api/users/me/preferences', () => HttpResponse.json({ notifyReportReady: true, notifyMessages: true })),
  http.get('/api/delegations/own', () => HttpResponse.json({ delegations: [delegation], accounts })),
  http.post('/api/delegations/grant', note),
  http.post('/api/delegations/d-1/revoke', note),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  isReadOnly = false
  written = []
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const open = () => renderPortal('/profile/me')
const fields = () => ({
  email: screen.getByRole('textbox', { name: 'Email' }),
  until: screen.getByRole('textbox', { name: 'Last day' }),
  reason: screen.getByRole('textbox', { name: 'Reason' }),
  download: screen.getByRole('checkbox', { name: 'May download documents and reports' }),
  account: screen.getByRole('button', { name: /Account/ }),
})

describe('a delegate that is being added', () => {
  it('is there again as it was typed after the session ended by itself, and gone once it is granted', async () => {
    const { unmount, user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a delegate' }))
    await user.type(fields().email, 'heir@family.example')
    await user.type(fields().until, '31/12/2099')
    await user.type(fields().reason, 'My heir')
    await user.click(fields().account)
    await user.click(await screen.findByRole('option', { name: 'Savings' }))
    await user.click(fields().download)
    await waitFor(() => expect(sessionStorage.getItem('draft:u-1:delegate')).toContain('"mayDownload":"on"'))
    unmount()

    const next = await open()
    await screen.findByRole('button', { name: 'Let them read' })
    expect(fields().email).toHaveValue('heir@family.example')
    expect(fields().until).toHaveValue('31/12/2099')
    expect(fields().reason).toHaveValue('My heir')
    expect(fields().account).toHaveTextContent('Savings')
    expect(fields().download).toBeChecked()
    await next.user.click(screen.getByRole('button', { name: 'Let them read' }))
    await screen.findByText('They get a mail that says how.')
    expect(written).toEqual([
      {
        path: '/api/delegations/grant',
        body: { account: 'a-2', email: 'heir@family.example', reason: 'My heir', until, mayDownload: true },
      },
    ])
    expect(sessionStorage.getItem('draft:u-1:delegate')).toBeNull()
  })

  it('stays forgotten once it was cancelled', async () => {
    const { unmount, user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a delegate' }))
    await user.type(fields().reason, 'Nobody')
    await waitFor(() => expect(sessionStorage.getItem('draft:u-1:delegate')).toContain('Nobody'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    unmount()
    await open()
    expect(await screen.findByRole('button', { name: 'Add a delegate' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull()
  })
})

describe('the access of a delegate', () => {
  const revoke = () => screen.findByRole('button', { name: 'End the access of lawyer@law.example?' })

  it('ends after a question', async () => {
    const { user } = await open()
    await user.click(await revoke())
    await user.click(await screen.findByRole('button', { name: 'End access' }))
    await waitFor(() => expect(written).toEqual([{ path: '/api/delegations/d-1/revoke', body: {} }]))
  })

  it('cannot be ended by whoever only looks, and says why', async () => {
    isReadOnly = true
    const { user } = await open()
    const button = await revoke()
    await screen.findByText('You see the portal as Ada Advisor does')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/You are only looking: nothing that you do here is saved/)
    await user.click(button)
    expect(await screen.findByText('You are only looking here: nothing can be changed. Sign in to do so.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(written).toEqual([])
  })
})
