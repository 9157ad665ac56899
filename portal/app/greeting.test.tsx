import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Greeting } from '../../shared/contracts/greeting'
import { isoDateOf } from '../../shared/domain/dates'
import { formatDate } from '../../shared/format/date'
import { renderPortal } from './testing/renderPortal'
import { testBootstrap } from './testing/testBootstrap'
import { testSession } from './testing/testSession'

const nothing: Greeting = { terms: null, isLimited: false, hasIntro: false, group: null }
const terms = {
  html: '<ol><li><h3>Figures</h3></li></ol>',
  locale: 'en',
  version: 'en-000000000001',
  acceptedAt: null,
  document: null,
} as const

let greeting: Greeting
let sent: { path: string; body: unknown }[]
let user: string
let people = 0

const server = setupServer(
  http.get('/api/session', () =>
    HttpResponse.json(
      testSession({
        user: { id: user, name: 'Catherine Ellery', email: 'c@harbour.example', roles: ['investor'], locale: null },
        hasGreeting: true,
      }),
    ),
  ),
  http.get('/api/greeting', () => HttpResponse.json(greeting)),
  http.post('/api/greeting/terms', async ({ request }) => {
    const body = (await request.json()) as { version: string }
    sent.push({ path: 'terms', body })
    if (body.version !== greeting.terms?.version)
      return HttpResponse.json({ errors: [{ message: 'x', code: 'terms_changed' }] }, { status: 409 })
    greeting = { ...greeting, terms: null }
    return HttpResponse.json({ acceptedAt: '2026-11-22T10:00:00.000Z' })
  }),
  http.post('/api/greeting/seen', async ({ request }) => {
    sent.push({ path: 'seen', body: await request.json() })
    return HttpResponse.json({ seen: true })
  }),
  http.get('/api/processes/open', () => HttpResponse.json({ processes: [{ id: 'pr-1', name: 'Risk questionnaire' }] })),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  greeting = nothing
  sent = []
  // What was closed stays closed while the page lives: each test is another person's.
  user = `u-${(people += 1)}`
})
afterEach(() => server.resetHandlers())

describe('the terms', () => {
  it('stay until they are accepted, in the text that is shown', async () => {
    greeting = { ...nothing, terms: { ...terms, acceptedAt: '2024-03-14T09:00:00.000Z' as never } }
    const { user: person } = await renderPortal('/dashboard/harbour')
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
    expect(within(dialog).getByText('Harbour Row. You accepted an earlier text on 14/03/2024.')).toBeVisible()
    expect(within(within(dialog).getByRole('region', { name: 'Text of the terms' })).getByText('Figures')).toBeVisible()
    await person.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    await person.click(within(dialog).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent[0]).toEqual({ path: 'terms', body: { portal: 'harbour', version: terms.version } })
  })

  it('have the document that the portal wants read with them', async () => {
    greeting = { ...nothing, terms: { ...terms, document: { id: 'd 1', name: 'Terms of business 2026' } } }
    await renderPortal('/dashboard/harbour')
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
    const link = within(dialog).getByRole('link', { name: 'Terms of business 2026' })
    expect(link).toHaveAttribute('href', '/api/documents/d%201/download?inline=1')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('are printed alone: which portal, which text, and all of it', async () => {
    greeting = { ...nothing, terms }
    const { user: person } = await renderPortal('/dashboard/harbour')
    const sheets: (string | undefined)[] = []
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      sheets.push(document.querySelector('body > [data-paper]')?.textContent ?? undefined)
      dispatchEvent(new Event('afterprint'))
    }
    await person.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
    const today = formatDate(isoDateOf(new Date()))
    expect(sheets).toEqual([`Harbour Row · Terms and conditionsVersion en-000000000001, as shown on ${today}.Figures`])
    await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
  })

  it('that changed while they were read are shown anew, and say so', async () => {
    greeting = { ...nothing, terms }
    const { user: person } = await renderPortal('/dashboard/harbour')
    const accept = await screen.findByRole('button', { name: 'Accept' })
    greeting = { ...nothing, terms: { ...terms, html: '<p>The new text</p>', version: 'en-000000000002' } }
    await person.click(accept)
    expect(await screen.findByText('The new text')).toBeVisible()
    expect(screen.getByText('The terms were changed just now. This is the new text.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('limited access and the welcome', () => {
  it('come one after the other, and the welcome goes for good when asked to', async () => {
    greeting = { ...nothing, isLimited: true, hasIntro: true }
    const { user: person } = await renderPortal('/dashboard/harbour')
    const limited = await screen.findByRole('dialog', { name: 'Can not use account yet' })
    expect(within(limited).getByText(/^Account not yet validated/)).toBeVisible()
    await person.click(within(limited).getByRole('button', { name: 'Limited browsing' }))
    const welcome = await screen.findByRole('dialog', { name: 'Welcome, Catherine' })
    expect(within(welcome).getByText('Your account is not linked to our records yet.')).toBeVisible()
    await person.click(within(welcome).getByRole('checkbox', { name: "Don't show this again" }))
    await person.click(within(welcome).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ path: 'seen', body: { portal: 'harbour', hideIntro: true } }])
  })

  it('lead to the places of the rail, the questionnaire among them', async () => {
    greeting = { ...nothing, hasIntro: true }
    const navigation = { ...testBootstrap.brand.navigation, investmentAdvice: true, simulator: true }
    await renderPortal('/dashboard/harbour', { bootstrap: { ...testBootstrap, brand: { ...testBootstrap.brand, navigation } } })
    const welcome = await screen.findByRole('dialog', { name: 'Welcome, Catherine' })
    const places = within(welcome)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(places).toEqual(expect.arrayContaining(['/dashboard/harbour/investment-advice', '/dashboard/harbour/simulator']))
    expect(within(welcome).getByText('Questions on your aims and on risk. You can pause and come back.')).toBeVisible()
  })

  it('shows the words of the group, once and by itself for whoever knows the rest', async () => {
    greeting = { ...nothing, group: { name: 'Founders', text: 'You were here first.' } }
    await renderPortal('/dashboard/harbour')
    const dialog = await screen.findByRole('dialog', { name: 'Founders' })
    expect(within(dialog).getByText('You were here first.')).toBeVisible()
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
  })

  it('is noted when there was nothing to show, so that the next load need not ask', async () => {
    await renderPortal('/dashboard/harbour')
    await waitFor(() => expect(sent).toEqual([{ path: 'seen', body: { portal: 'harbour', hideIntro: false } }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
