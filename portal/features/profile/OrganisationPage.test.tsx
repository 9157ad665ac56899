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
const portalRecord = {
  id: 'r-1',
  name: 'Harbour Row',
  photo: [{ id: 'm-1', name: 'Mark', url: null }],
  theme: 'main',
  portalLanguage: 'en',
  phone: '+44 20 7946 0100',
  email: 'office@harbour.example',
  updatedAt: '2026-11-20T09:00:00.000Z',
}
let organisation: OwnOrganisation
let sent: unknown[]
let refusal: { status: number; code: string } | null

const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(testSession({ user: { ...testSession().user, roles: ['company-admin', 'advisor'] } }))),
  http.get('/api/organisations/own', () => HttpResponse.json(organisation)),
  http.get('/api/portals', ({ request }) => {
    const docs = new URL(request.url).searchParams.get('where[slug][equals]') === 'harbour' ? [portalRecord] : []
    return HttpResponse.json({ docs })
  }),
  http.patch('/api/portals/r-1', async ({ request }) => {
    const change = (await request.json()) as { name: string }
    organisation = {
      ...organisation,
      portals: organisation.portals.map((each) => (each.id === 'r-1' ? { ...each, name: change.name } : each)),
    }
    return HttpResponse.json({ doc: { id: 'r-1', updatedAt: '2026-11-20T10:00:00.000Z' } })
  }),
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
    portals: [
      { id: 'r-1', name: 'Harbour Row', slug: 'harbour', language: 'en', isActive: true },
      { id: 'r-2', name: 'Harbour Archive', slug: 'harbour-archive', language: 'is', isActive: false },
    ],
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

describe('the logo of an organisation', () => {
  it('can be taken away, and a save of the details then names the version without it', async () => {
    organisation = { ...organisation, country: 'GB', photo: '/api/media/file/mark.png' }
    const later = isoInstant(new Date('2026-11-20T10:00:00Z'))
    server.use(
      http.delete('/api/organisations/own/logo', () => {
        organisation = { ...organisation, photo: null, updatedAt: later }
        return HttpResponse.json(organisation)
      }),
      http.patch('/api/organisations/own', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(organisation)
      }),
    )
    const { user } = await renderPortal('/profile/organisation')
    expect(await screen.findByRole('img', { name: 'Logo of the organisation' })).toHaveAttribute('src', '/api/media/file/mark.png')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The logo was removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Logo of the organisation' })).toBeNull())
    await user.type(screen.getByRole('textbox', { name: 'Website' }), 'https://harbour.example')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ url: 'https://harbour.example', updatedAt: later })]))
  })
})

describe('the details of an organisation', () => {
  it('may lack a country, an address and a website', async () => {
    server.use(
      http.patch('/api/organisations/own', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...organisation, name: 'Harbour Row & Sons' })
      }),
    )
    const { user } = await renderPortal('/profile/organisation')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' & Sons')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const { updatedAt } = organisation
    await waitFor(() => expect(sent).toEqual([{ name: 'Harbour Row & Sons', url: null, address: null, country: null, updatedAt }]))
    expect(await screen.findByText('Done - all changes saved.')).toBeVisible()
  })
})

describe('the portals of an organisation', () => {
  it('are listed, and each has its form beside the page; a new name is seen at once', async () => {
    const { user } = await renderPortal('/profile/organisation')
    expect(await screen.findByText('Not active')).toBeVisible()
    expect(screen.getByText('English · /dashboard/harbour')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Harbour Archive' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit Harbour Row' }))
    const drawer = within(await screen.findByRole('complementary', { name: 'Edit portal' }))
    const name = await drawer.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Harbour Two')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Edit Harbour Two' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Edit portal' })).toBeNull())
  })

  it('may be none', async () => {
    organisation = { ...organisation, portals: [] }
    await renderPortal('/profile/organisation')
    expect(await screen.findByText('The organisation has no portal here yet.')).toBeVisible()
  })
})
