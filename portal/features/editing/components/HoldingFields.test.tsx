import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { SWRConfig } from 'swr'
import { renderUi } from '../../../app/testing/renderUi'
import { testBootstrap } from '../../../app/testing/testBootstrap'
import { HoldingFields } from './HoldingFields'

const fund = {
  id: 'QSI62C8',
  name: 'Calderfell Global Equity Acc',
  isin: 'GB00QSI62C81',
  symbol: 'QSI62C8',
  assetClass: 'Fixed Interest',
  sector: null,
  region: null,
  currency: 'EUR',
  manager: null,
  ...{ risk: 5, esgRating: null, ongoingCharge: null, yield: null, return1y: null, return3y: null, return5y: null, asOf: '2026-11-19' },
}
const page = {
  ...{ source: 'market', asOf: '2026-11-19', fetchedAt: '2026-11-20T09:00:00.000Z', degraded: false, reasons: [] },
  ...{ page: 1, pageSize: 6, total: 1, assetClasses: [], sectors: [] },
}

const server = setupServer()
let asked: string[]
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const find = (funds: object[]) =>
  server.use(
    http.get('*/api/market/funds', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('text') ?? '')
      return HttpResponse.json({ ...page, funds, total: funds.length })
    }),
  )

const open = (explorer = true) => {
  const { brand } = testBootstrap
  renderUi(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <HoldingFields kind="fund" holding={null} currency="GBP" />
    </SWRConfig>,
    { bootstrap: { ...testBootstrap, brand: { ...brand, navigation: { ...brand.navigation, explorer } } } },
  )
  return userEvent.setup()
}
const lookup = () => screen.findByRole('searchbox', { name: 'Look a fund up by name, symbol or ISIN' })

it('fills in what a fund says of itself, once it was found by a few letters', async () => {
  find([fund])
  const user = open()
  await user.type(await lookup(), 'calder')
  await user.click(await screen.findByRole('button', { name: fund.name }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(fund.name))
  expect(screen.getByRole('textbox', { name: 'Symbol' })).toHaveValue('QSI62C8')
  expect(screen.getByRole('button', { name: /Currency/ })).toHaveTextContent('EUR')
  expect(screen.getByRole('button', { name: /Asset class/i })).toHaveTextContent('Fixed income')
  // One question for all letters that were typed in one go.
  expect(asked).toEqual(['calder'])
})

it('says that no fund is called so, and when the feed does not answer', async () => {
  find([])
  const user = open()
  await user.type(await lookup(), 'nobody')
  expect(await screen.findByText(/^No fund is called so/)).toBeVisible()
  server.use(
    http.get('*/api/market/funds', () => HttpResponse.json({ errors: [{ message: 'x', code: 'upstream_unavailable' }] }, { status: 503 })),
  )
  await user.type(await lookup(), ' else')
  expect(await screen.findByText(/^Funds cannot be looked up/)).toBeVisible()
})

it('is not there where the firm has no market feed', () => {
  open(false)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
})
