import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionResponse } from '../../../shared/contracts/session'
import { renderPortal } from '../../app/testing/renderPortal'
import { testSession } from '../../app/testing/testSession'
import { endWaiting } from '../../lib/waitingStep'

/** A server with one user, who has a second factor or has to set one up. */
let session: SessionResponse | null
let kind: 'app' | 'sms' | null
let detail: object
let sent: { path: string; body: unknown }[]

const refuse = (status: number, code: string, detail?: unknown) =>
  HttpResponse.json({ errors: [{ message: code, code, ...(detail === undefined ? {} : { detail }) }] }, { status })
const take = async (path: string, request: Request) => {
  const body = (await request.json()) as Record<string, string>
  sent.push({ path, body })
  return body
}
const enter = (more: object = {}) => {
  session = testSession({ home: '/dashboard/404' })
  return HttpResponse.json({ message: 'Signed in', ...more })
}
const codes = Array.from({ length: 10 }, (_, at) => `ABCD${at}-EFGH${at}`)

const server = setupServer(
  http.get('/api/session', () => (session ? HttpResponse.json(session) : refuse(401, 'unauthenticated'))),
  http.post('/api/users/login', () => refuse(401, 'pin_required', { step: 'row.key', kind, ...detail })),
  http.post('/api/users/second-step', async ({ request }) => {
    const { pin, recoveryCode } = await take('second-step', request)
    if (pin === '429429') return refuse(429, 'too_many_attempts')
    if (pin === '401401') return refuse(401, 'unauthenticated')
    return pin === '417529' || recoveryCode === codes[0] ? enter() : refuse(401, 'pin_wrong')
  }),
  http.post('/api/users/second-step/app', async ({ request }) => {
    await take('app', request)
    return HttpResponse.json({ setUp: 'set.up', secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x', rows: ['101', '010', '111'] })
  }),
  http.post('/api/users/second-step/sms', async ({ request }) => {
    await take('sms', request)
    return HttpResponse.json({ setUp: 'set.up', sentTo: '23', resendAfter: 60 })
  }),
  http.post('/api/users/second-step/pin', async ({ request }) => {
    await take('pin', request)
    return HttpResponse.json({ sentTo: '21', resendAfter: 60 })
  }),
  http.post('/api/users/second-step/confirm', async ({ request }) => {
    const { pin } = await take('confirm', request)
    return pin === '417529' ? enter({ recoveryCodes: codes }) : refuse(400, 'pin_wrong')
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session = null
  kind = 'app'
  detail = {}
  sent = []
  endWaiting()
})
afterEach(() => server.resetHandlers())

async function begin(address = '/login') {
  const portal = await renderPortal(address)
  await portal.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@harbour.example')
  await portal.user.type(screen.getByLabelText('Password'), 'Quayside-2026{Enter}')
  return portal
}
const pin = () => screen.findByRole('textbox', { name: 'One-time PIN' })

describe('the second step of a sign-in', () => {
  it('takes the PIN and goes where the person wanted to be', async () => {
    const { address, user } = await begin('/login?redirectTo=%2Fnowhere')
    const field = await pin()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, '417529{Enter}')
    await waitFor(() => expect(address()).toBe('/nowhere'))
    expect(sent).toEqual([{ path: 'second-step', body: { step: 'row.key', pin: '417529' } }])
  })

  it('says beside the field that a PIN is wrong, and waits for the next one', async () => {
    const { user } = await begin()
    await user.type(await pin(), '000000{Enter}')
    expect(await screen.findByText(/The PIN is not right/)).toBeVisible()
    await waitFor(async () => expect(await pin()).toHaveFocus())
    expect(await pin()).toHaveValue('')
    await user.type(await pin(), '429429{Enter}')
    expect(await screen.findByText(/Too many attempts/)).toBeVisible()
  })

  it('takes a recovery code instead', async () => {
    const { address, user } = await begin()
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    await user.type(await screen.findByRole('textbox', { name: 'Recovery code' }), `${codes[0]}{Enter}`)
    await waitFor(() => expect(address()).not.toContain('/login'))
    expect(sent.at(-1)?.body).toEqual({ step: 'row.key', recoveryCode: codes[0] })
  })

  it('goes back to the password, by hand or when it took too long', async () => {
    const { user } = await begin()
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@harbour.example')
    await user.type(screen.getByLabelText('Password'), 'Quayside-2026{Enter}')
    await user.type(await pin(), '401401{Enter}')
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(await screen.findByText('This took too long. Please sign in again.')).toBeVisible()
  })

  it('sets a factor up where it is asked for and not there yet, and shows the codes before it goes on', async () => {
    kind = null
    const { address, user } = await begin()
    expect(await screen.findByRole('img', { name: 'QR code of the secret key' })).toBeVisible()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    await user.type(await pin(), '417529{Enter}')
    expect(await screen.findByText(codes[9] ?? '')).toBeVisible()
    expect(address()).toBe('/login')
    await user.click(screen.getByRole('button', { name: 'I have kept my codes' }))
    await waitFor(() => expect(address()).not.toContain('/login'))
  })

  it('says where a PIN went by text message, and sends another one once the wait is over', async () => {
    kind = 'sms'
    detail = { sentTo: '21', resendAfter: 1 }
    const { address, user } = await begin()
    expect(await screen.findByText('We have sent a six-digit PIN to your phone ending in 21.')).toBeVisible()
    const again = await screen.findByRole('button', { name: 'Send again' }, { timeout: 5000 })
    await user.click(again)
    expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
    expect(sent).toEqual([{ path: 'pin', body: { step: 'row.key' } }])
    await user.type(await pin(), '000000{Enter}')
    expect(await screen.findByText(/or a newer one was sent/)).toBeVisible()
    await user.type(await pin(), '417529{Enter}')
    await waitFor(() => expect(address()).not.toContain('/login'))
  })

  it('says that a PIN has to wait where none could be sent', async () => {
    kind = 'sms'
    detail = { resendAfter: 40 }
    await begin()
    expect(await screen.findByText(/once the wait is over/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Send again in (40|39) s/ })).toBeDisabled()
  })

  it('sets a telephone up where messages are sent, its number checked first', async () => {
    kind = null
    detail = { canSendSms: true }
    const { address, user } = await begin()
    await user.click(await screen.findByRole('button', { name: 'Text message' }))
    const phone = await screen.findByRole('textbox', { name: 'Mobile phone' })
    await user.type(phone, '0611 2345{Enter}')
    expect(await screen.findByText(/Enter the number with its country/)).toBeVisible()
    await user.clear(phone)
    await user.type(phone, '00354 611-2345{Enter}')
    expect(await screen.findByText(/your phone ending in 23/)).toBeVisible()
    expect(sent).toEqual([{ path: 'sms', body: { step: 'row.key', phone: '+3546112345' } }])
    await user.type(await pin(), '417529{Enter}')
    await user.click(await screen.findByRole('button', { name: 'I have kept my codes' }))
    await waitFor(() => expect(address()).not.toContain('/login'))
    expect(sent.at(-1)).toEqual({ path: 'confirm', body: { step: 'row.key', setUp: 'set.up', pin: '417529' } })
  })
})
