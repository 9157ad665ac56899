import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { FamilyResponse } from '../../../shared/contracts/wealth/family'
import { renderPage } from '../../app/testing/renderPage'
import { AccountPage } from './AccountPage'
import { FamilyPage } from './FamilyPage'
import { accountAnswer } from './model/accountFixtures'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const source = { source: 'akta', asOf: '2026-11-19', fetchedAt: '2026-11-20T09:00:00.000Z', degraded: false, reasons: [] }
const { currency, externalId } = accountAnswer.account
const { dayChange, ledger, portfolios, value } = accountAnswer
const owner = { externalId, value, share: 1, dayChange, ledger, isCounted: true }
const family: Record<keyof FamilyResponse, unknown> = {
  ...accountAnswer,
  portal: 'harbour',
  currency,
  advisor: null,
  advisors: accountAnswer.account.advisors,
  accounts: [
    { ...owner, id: 'acc-1', name: 'Account acc-1', portfolios },
    { ...owner, id: 'acc-2', name: 'Account acc-2', portfolios: [] },
  ],
}

/** Answers wait until they are let go. */
let letGo: () => void
beforeEach(() => {
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const of = (path: string, body: object) =>
    http.get(path, async () => {
      await held
      return HttpResponse.json(body as Record<string, unknown>)
    })
  const parts = (path: string) => [
    of(`${path}/values`, { ...source, currency: 'GBP', missing: null, points: [] }),
    of(`${path}/allocation`, { ...source, currency: 'GBP', missing: null, groups: [], value: null, portfolios: 0 }),
  ]
  server.use(
    ...parts('*/api/wealth/accounts/:id'),
    ...parts('*/api/wealth/family'),
    of('*/api/wealth/accounts/:id', accountAnswer),
    of('*/api/wealth/family', family),
  )
})

const account = (id: string) => ({ id, name: `Account ${id}`, portal: 'harbour' })
const awaitedReports = <section />

/** What can jump: cards, lists of figures with their entries, tables with their columns, and the choice of an account. */
const shapeOf = (root: HTMLElement) => ({
  cards: root.querySelectorAll('section').length,
  figures: [...root.querySelectorAll('dl')].map((list) => list.children.length),
  columns: [...root.querySelectorAll('table')].map((table) => table.querySelectorAll('thead th').length),
})

it('an account that is on its way has the cards, the figures and the table of one that is there', async () => {
  const { container } = renderPage(<AccountPage reports={() => <section />} awaitedReports={awaitedReports} />, {
    path: '/dashboard/:portal/account/:account',
    url: `/dashboard/harbour/account/${accountAnswer.account.id}`,
  })
  expect(await screen.findByLabelText('Loading the account')).toBeInTheDocument()
  const awaited = shapeOf(container)
  letGo()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ellery-Voss, Catherine' })).toBeVisible()
  expect(awaited).toEqual(shapeOf(container))
})

it('all accounts together have no returns, on their way neither', async () => {
  const { container } = renderPage(
    <FamilyPage portal="harbour" since={null} reports={() => <section />} awaitedReports={awaitedReports} />,
    {
      path: '/dashboard/:portal',
      url: '/dashboard/harbour',
      session: { accounts: [account('acc-1'), account('acc-2')] },
    },
  )
  expect(await screen.findByLabelText('Loading the account')).toBeInTheDocument()
  const awaited = shapeOf(container)
  expect(awaited.figures).toEqual([4])
  letGo()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your accounts' })).toBeVisible()
  expect(awaited).toEqual(shapeOf(container))
})
