import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { renderPortal } from '../../app/testing/renderPortal'
import { testSession } from '../../app/testing/testSession'
import type { OwnOrganisation } from '../../../shared/contracts/organisation'
import { isoInstant } from '../../../shared/domain/dates'

const person = (own: Partial<OwnOrganisation['people'][number]>): OwnOrganisation['people'][number] => ({
  id: 'p-1',
  name: 'Ada Advisor',
  title: null,
  email: 'ada@harbour.example',
  roles: ['advisor'],
  isActive: true,
  lastLogin: null,
  canResetFactor: false,
  ...own,
})
let organisation: OwnOrganisation
let sent: unknown[]
let refusal: { status: number; code: string } | null

const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(testSession({ user: { ...testSession().user, roles: ['company-admin', 'advisor'] } }))),
  http.get('/api/organisations/own', () => HttpResponse.json(organisation)),
  http.post('/api/functions/resetSecondFactor', async ({ request }) => {
    sent.push(await request.json())
    if (refusal) return HttpResponse.json({ errors: [{ message: 'x', code: refusal.code }] }, { status: refusal.status })
    organisation = { ...organisation, people: organisation.people.map((each) => ({ ...each, canResetFactor: false })) }
    return HttpResponse.json({ name: 'Bo Broker', obstacle: 'no_factor' })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  refusal = null
  organisation = {
    name: 'Harbour Row',
    url: null,
    address: null,
    country: null,
    domain: null,
    photo: null,
    people: [person({}), person({ id: 'p-2', name: 'Bo Broker', email: 'bo@harbour.example', canResetFactor: true })],
    updatedAt: isoInstant(new Date('2026-11-20T09:00:00Z')),
  }
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const ofBo = { name: 'Reset second factor: Bo Broker' }

async function ask() {
  const { user } = await renderPortal('/profile/organisation')
  await user.click(await screen.findByRole('button', ofBo))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second factor of Bo Broker?' }))
  return { user, dialog }
}

describe('the reset of a second factor in an organisation', () => {
  it('is offered beside those who have one that is the administrator’s to reset', async () => {
    await renderPortal('/profile/organisation')
    expect(await screen.findByRole('button', ofBo)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Reset second factor:/ })).toHaveLength(1)
  })

  it('asks first, wants a reason, and says that it is done', async () => {
    const { dialog, user } = await ask()
    expect(dialog.getByText(/all passkeys and all sessions are taken away/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }))
    expect(await dialog.findByText('Give a reason of three characters or more')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Lost telephone ')
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }))
    expect(await screen.findByText('The second factor of Bo Broker was reset')).toBeVisible()
    expect(sent).toEqual([{ userId: 'p-2', reason: 'Lost telephone' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', ofBo)).toBeNull())
  })

  it('does nothing when it is cancelled', async () => {
    const { dialog, user } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  it('keeps the reason and says why when the server refuses', async () => {
    refusal = { status: 403, code: 'forbidden' }
    const { dialog, user } = await ask()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost telephone')
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }))
    expect(await dialog.findByText('You may not do this.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Lost telephone')
  })

  it('says so when there is none any more', async () => {
    refusal = { status: 409, code: 'conflict' }
    const { dialog, user } = await ask()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost telephone')
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }))
    expect(await screen.findByText('Bo Broker has no second factor any more')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
