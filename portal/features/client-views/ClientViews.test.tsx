import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ClientView } from '../../../shared/contracts/clientViews'
import { renderPage } from '../../app/testing/renderPage'
import { ClientViews } from './ClientViews'

const path = '*/api/users/me/client-views'
const all = { q: '', type: null, letter: null, group: null, hideUnlinked: false, sort: 'client' } as const
const isas: ClientView = { id: 'v1', name: 'ISAs', view: { ...all, type: 'ISA', sort: '-assets' }, isDefault: false }
let views: ClientView[]
let sent: { method: string; id: string | undefined; body: unknown }[]

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  views = [isas]
  sent = []
  const note = async ({ params, request }: { params: Record<string, unknown>; request: Request }) => {
    const body: unknown = await request.json().catch(() => null)
    sent.push({ method: request.method, id: params['id'] as string | undefined, body })
    return HttpResponse.json({ views })
  }
  server.use(
    http.get(path, () => HttpResponse.json({ views })),
    http.post(path, note),
    http.patch(`${path}/:id`, note),
    http.delete(`${path}/:id`, note),
  )
})

const open = async (query = '') => {
  const user = userEvent.setup()
  const view = renderPage(<ClientViews />, { path: '/dashboard/:portal', url: `/dashboard/harbour${query}` })
  const panel = async () => {
    await user.click(screen.getByRole('button', { name: 'Views' }))
    const dialog = await screen.findByRole('dialog', { name: 'Saved views' })
    await within(dialog).findByRole('heading', { name: 'Save what is shown now' })
    return dialog
  }
  return { ...view, user, panel, search: () => view.address().replace(/^[^?]*/, '') }
}

describe('saved views', () => {
  it('save what the list shows under a name', async () => {
    const { panel, user } = await open('?q=voss&letter=E')
    const dialog = await panel()
    expect(within(dialog).getByText('“voss”, letter E')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'The Vosses')
    await user.click(within(dialog).getByRole('checkbox', { name: /^Open it first/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Save view' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { method: 'POST', id: undefined, body: { name: 'The Vosses', view: { ...all, q: 'voss', letter: 'E' }, isDefault: true } },
      ]),
    )
  })

  it('refuse no name, one of 81 characters, and one that there is', async () => {
    const { panel, user } = await open()
    const dialog = await panel()
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    const save = within(dialog).getByRole('button', { name: 'Save view' })
    await user.click(save)
    expect(await within(dialog).findByText('Name is required')).toBeVisible()
    await user.click(name)
    await user.paste('x'.repeat(81))
    await user.click(save)
    expect(await within(dialog).findByText('80 characters at most')).toBeVisible()
    await user.clear(name)
    await user.type(name, ' isas ')
    await user.click(save)
    expect(await within(dialog).findByText('A view has this name already')).toBeVisible()
    expect(sent).toEqual([])
    // Another window was first.
    server.use(http.post(path, () => HttpResponse.json({ errors: [{ message: 'x', code: 'name_taken' }] }, { status: 409 })))
    await user.clear(name)
    await user.type(name, 'Trusts')
    await user.click(save)
    expect(await within(dialog).findByText('A view has this name already')).toBeVisible()
  })

  it('take no more than fifty', async () => {
    views = Array.from({ length: 50 }, (_, at) => ({ ...isas, id: `v${at}`, name: `View ${at}` }))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    expect(await screen.findByText(/^There are 50 views, which is the most/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('open, are renamed, get what is shown, become the default, and are deleted with a way back', async () => {
    const { panel, search, user } = await open('?letter=B')
    let dialog = await panel()
    expect(within(dialog).getByText('ISA, by assets, falling')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Open ISAs first' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save what is shown now as ISAs' }))
    await user.click(within(dialog).getByRole('button', { name: 'Rename ISAs' }))
    const [name] = within(dialog).getAllByRole('textbox', { name: 'Name' })
    if (!name) throw new Error('no field')
    await user.clear(name)
    await user.type(name, 'Savers')
    await user.click(within(dialog).getByRole('button', { name: 'Save the name' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.map(({ body }) => body)).toEqual([{ isDefault: true }, { view: { ...all, letter: 'B' } }, { name: 'Savers' }])
    await user.click(await within(dialog).findByRole('button', { name: 'Delete ISAs' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.slice(3).map(({ method }) => method)).toEqual(['DELETE', 'POST']))
    dialog = screen.getByRole('dialog', { name: 'Saved views' })
    await user.click(within(dialog).getByRole('button', { name: 'ISAs' }))
    await waitFor(() => expect(search()).toBe('?type=ISA&sort=-assets'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are left by a button too, for whoever has no Escape key', async () => {
    const { panel, user } = await open()
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  it('open by an address, which says when there is no such view', async () => {
    const { search, unmount } = await open('?view=v1')
    await waitFor(() => expect(search()).toBe('?type=ISA&sort=-assets'))
    unmount()
    const second = await open('?view=gone&letter=B')
    expect(await screen.findByText('There is no such view, or no longer')).toBeVisible()
    await waitFor(() => expect(second.search()).toBe('?letter=B'))
  })

  it('have a default, which comes with the plain list and not over what was asked for', async () => {
    views = [{ ...isas, isDefault: true }]
    const { navigate, search, unmount } = await open()
    await waitFor(() => expect(search()).toBe('?type=ISA&sort=-assets'))
    // Who clears the filters sees all clients.
    await navigate('/dashboard/harbour')
    await waitFor(() => expect(search()).toBe(''))
    unmount()
    const second = await open('?letter=B')
    await second.panel()
    await waitFor(() => expect(second.search()).toBe('?letter=B'))
  })
})
