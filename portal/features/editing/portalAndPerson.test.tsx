import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Editing } from '../../app/editing/Editing'
import { renderPage } from '../../app/testing/renderPage'

/* The two forms with a picture: a portal's, of administrators and company admins, and a person's, of administrators. */

const updatedAt = '2026-11-20T09:00:00.000Z'
const later = '2026-11-20T10:00:00.000Z'
const mark = { id: 'm-1', name: 'Mark', url: '/api/media/file/m-1.png' }
const portal = {
  id: 'portal-1',
  name: 'Harbour Row',
  subtitle: null,
  photo: [mark],
  theme: 'main',
  portalLanguage: 'en',
  phone: '+44 20 7946 0100',
  email: 'office@harbour.example',
  tnc: { en: '<p>Ours</p>', is: null, el: null },
  updatedAt,
}
const person = {
  id: 'c-1',
  name: 'Catherine Ellery',
  email: 'catherine@example.org',
  phone: '+44 1',
  userLanguage: 'en',
  photo: { id: 'm-9', name: 'Catherine', url: '/api/media/file/m-9.jpg' },
  updatedAt,
}

type Sent = { path: string; body: unknown }
let sent: Sent[]
let uploads: number
let uploadStatus: number

const change = async ({ request }: { request: Request }) => {
  sent.push({ path: new URL(request.url).pathname, body: await request.json() })
  return HttpResponse.json({ doc: { id: 'x', updatedAt: later } })
}
const server = setupServer(
  http.get('*/api/portals', () => HttpResponse.json({ docs: [portal] })),
  http.get('*/api/users/c-1', () => HttpResponse.json(person)),
  http.get('*/api/editing/accounts/acc-1', () =>
    HttpResponse.json({
      id: 'acc-1',
      name: 'Ellery',
      externalId: null,
      email: null,
      gender: null,
      owners: [],
      groups: [],
      isEmailFixed: true,
      client: { id: 'c-1', name: person.name },
      choices: { advisors: [], groups: [] },
      updatedAt,
    }),
  ),
  http.patch('*/api/portals/:id', change),
  http.patch('*/api/users/:id', change),
  http.post('*/api/media', () => {
    uploads += 1
    if (uploadStatus !== 201) return HttpResponse.json({ errors: [{ message: 'x', code: 'x' }] }, { status: uploadStatus })
    return HttpResponse.json({ doc: { id: 'm-2', name: 'new.png', url: '/api/media/file/m-2.png' } }, { status: 201 })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  uploads = 0
  uploadStatus = 201
})
afterEach(() => sessionStorage.clear())

const open = (what: string, ...roles: readonly string[]) => {
  const session = { user: { id: 'u-1', name: 'Cora Pany', email: 'cora@harbour.example', roles, locale: null } }
  const view = renderPage(<Editing />, { path: '/profile/organisation', url: `/profile/organisation?open=${what}`, session })
  return { ...view, user: userEvent.setup({ applyAccept: false }) }
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
const choose = async (user: ReturnType<typeof userEvent.setup>, chosen: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for a file')
  await user.upload(input, chosen)
}

describe('the form of a portal', () => {
  it('of a company admin has what is theirs to change, and sends nothing else', async () => {
    const { user } = open('portal.harbour', 'company-admin')
    const name = await field('Name')
    expect(screen.queryByRole('button', { name: /Theme/ })).toBeNull()
    await user.clear(name)
    await user.type(name, 'Harbour Two')
    await user.type(await field('Subtitle'), 'By the water')
    await user.click(save())
    await screen.findByText('Done - all changes saved.')
    expect(sent).toEqual([
      {
        path: '/api/portals/portal-1',
        body: {
          name: 'Harbour Two',
          subtitle: 'By the water',
          portalLanguage: 'en',
          phone: portal.phone,
          email: portal.email,
          photo: ['m-1'],
          tnc: { en: '<p>Ours</p>', is: '', el: '' },
          updatedAt,
        },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ name: 'Harbour Row', subtitle: null, updatedAt: later })
    expect(sent[1]?.body).not.toHaveProperty('theme')
  })

  it('of an administrator has the theme too', async () => {
    const { user } = open('portal.harbour', 'admin')
    await field('Name')
    expect(screen.getByRole('button', { name: /Theme/ })).toBeVisible()
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ theme: 'main' }))
  })

  it('offers an administrator the themes for every brand and the brand’s own, and no other brand’s', async () => {
    const { user } = open('portal.harbour', 'admin')
    await field('Name')
    await user.click(screen.getByRole('button', { name: /Theme/ }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['Main', 'Classic', 'Contrast', 'Corporate', 'Dark', 'Light', 'Tech'],
      'Harbour Row',
      'Harbour Row, for professionals',
    ])
    await user.click(screen.getByRole('option', { name: 'Harbour Row, for professionals' }))
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ theme: 'harbour-professional' }))
  })

  it('puts a new logo first and keeps the others', async () => {
    const { user } = open('portal.harbour', 'company-admin')
    await field('Name')
    await choose(user, file('new.png'))
    await waitFor(() => expect(screen.getByRole('img', { name: 'The logo' })).toHaveAttribute('src', '/api/media/file/m-2.png'))
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ photo: ['m-2', 'm-1'] }))
  })

  it.each([
    ['of another kind', file('logo.pdf'), 'Choose a picture in PNG, JPEG or SVG'],
    ['too large', file('logo.png', 5_000_001), 'The picture is larger than 5 MB'],
  ])('sends no file that is %s, and says so', async (_, chosen, text) => {
    const { user } = open('portal.harbour', 'company-admin')
    await field('Name')
    await choose(user, chosen)
    expect(await screen.findByText(text)).toBeVisible()
    expect(uploads).toBe(0)
  })

  it('says what is missing in the words of the specification', async () => {
    const { user } = open('portal.harbour', 'company-admin')
    await user.clear(await field('Name'))
    await user.clear(await field('Phone'))
    await user.clear(await field('Email'))
    await user.click(save())
    for (const text of ['Name is required', 'Phone is required', 'Email is required']) expect(await screen.findByText(text)).toBeVisible()
    expect(sent).toEqual([])
  })

  it.each([
    ['portal.harbour', 'advisor'],
    ['portal.harbour', 'investor'],
    ['person.acc-1', 'advisor'],
    ['person.acc-1', 'company-admin'],
    ['account.acc-1', 'company-admin'],
  ])('is what the role has it: %s does not open for an %s', async (what, role) => {
    open(what, role)
    await new Promise((done) => setTimeout(done, 50))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('the photo in the form of a person', () => {
  const photo = () => screen.queryByRole('img', { name: 'Photo of Catherine Ellery' })

  it('is another one once the form is saved, and the one before when that is taken back', async () => {
    const { user } = open('person.acc-1', 'admin')
    await field('Name')
    expect(photo()).toHaveAttribute('src', '/api/media/file/m-9.jpg')
    await choose(user, file('new.JPG'))
    await waitFor(() => expect(photo()).toHaveAttribute('src', '/api/media/file/m-2.png'))
    expect(sent).toEqual([])
    await user.click(save())
    await screen.findByText('Done - all changes saved.')
    expect(sent[0]).toMatchObject({ path: '/api/users/c-1', body: { photo: 'm-2', updatedAt } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ photo: 'm-9', updatedAt: later }))
  })

  it('is taken away', async () => {
    const { user } = open('person.acc-1', 'admin')
    await field('Name')
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    expect(photo()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ photo: null }))
  })

  it.each([
    ['of another kind', file('me.svg'), 'Choose a picture in JPEG or PNG'],
    ['too large', file('me.png', 5_000_001), 'The picture is larger than 5 MB'],
  ])('is no file that is %s', async (_, chosen, text) => {
    const { user } = open('person.acc-1', 'admin')
    await field('Name')
    await choose(user, chosen)
    expect(await screen.findByText(text)).toBeVisible()
    expect([uploads, photo()?.getAttribute('src')]).toEqual([0, '/api/media/file/m-9.jpg'])
  })

  it('that could not be sent leaves the one before', async () => {
    uploadStatus = 507
    const { user } = open('person.acc-1', 'admin')
    await field('Name')
    await choose(user, file('me.png'))
    expect(await screen.findByText('The picture could not be saved. Try again, or choose another one.')).toBeVisible()
    expect(photo()).toHaveAttribute('src', '/api/media/file/m-9.jpg')
  })

  it('that was chosen and not saved is there again with the rest of what was typed', async () => {
    const { unmount, user } = open('person.acc-1', 'admin')
    await field('Name')
    await choose(user, file('new.png'))
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('m-2.png'))
    unmount()
    open('person.acc-1', 'admin')
    await field('Name')
    expect(photo()).toHaveAttribute('src', '/api/media/file/m-2.png')
  })
})
