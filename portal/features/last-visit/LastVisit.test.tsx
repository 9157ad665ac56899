import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Locale } from '../../../shared/i18n/locales'
import { renderPage } from '../../app/testing/renderPage'
import { LastVisit } from './LastVisit'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const open = (
  came: { since: string | null; clientsSignedIn: number; messages: number; valuations: number; documents?: number },
  locale: Locale = 'en',
) => {
  server.use(http.get('*/api/wealth/last-visit', () => HttpResponse.json({ documents: 0, ...came })))
  renderPage(
    <p>
      <LastVisit portal="harbour" />
    </p>,
    { path: '/', url: '/', locale },
  )
}

const since = '2026-11-18T21:30:00.000Z'

it('says who signed in and what arrived', async () => {
  open({ since, clientsSignedIn: 6, messages: 3, valuations: 1 })
  expect(
    await screen.findByText('Since you were last here, 18/11/2026, 21:30: 6 clients signed in, 3 messages arrived, 1 valuation is ready.'),
  ).toBeVisible()
})

it('says to a client what came for them', async () => {
  open({ since, clientsSignedIn: 0, messages: 1, valuations: 2, documents: 1 })
  expect(await screen.findByText(/21:30: 1 message arrived, 2 valuations are ready, 1 other document arrived\.$/)).toBeVisible()
})

it('leaves out what did not happen, and says so when nothing did', async () => {
  open({ since, clientsSignedIn: 1, messages: 0, valuations: 0 })
  expect(await screen.findByText('Since you were last here, 18/11/2026, 21:30: 1 client signed in.')).toBeVisible()
})

it('says that nothing is new, and that a first visit is one', async () => {
  open({ since, clientsSignedIn: 0, messages: 0, valuations: 0 })
  expect(await screen.findByText(/21:30: nothing new\.$/)).toBeVisible()
  open({ since: null, clientsSignedIn: 0, messages: 0, valuations: 0 }, 'is')
  expect(await screen.findByText('Þú ert hér í fyrsta sinn.')).toBeVisible()
})

it('says today within the sentence, in the reader’s language', async () => {
  const now = new Date().toISOString()
  open({ since: now, clientsSignedIn: 0, messages: 0, valuations: 0 })
  expect(await screen.findByText(/^Since you were last here, today, \d\d:\d\d: nothing new\.$/)).toBeVisible()
  open({ since: now, clientsSignedIn: 0, messages: 0, valuations: 0 }, 'el')
  expect(await screen.findByText(/^Από την τελευταία σας επίσκεψη, σήμερα, \d\d:\d\d: /)).toBeVisible()
})
