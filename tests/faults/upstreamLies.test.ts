import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { waitFor } from '../helpers/children'
import { type Client, send } from '../helpers/client'
import { askSandbox, clearFaults, setFault, sumOf, toPence } from '../helpers/figures'
import { product } from '../helpers/product'
import { docsOf } from '../helpers/records'
import { makeTenant } from '../helpers/tenant'

/*
 * What people see when the upstream answers, but not with the truth. The web process shares an answer for half a minute: the accounts with a last
 * good answer are opened before caches grow older by that, the others are struck cold.
 */

type Opened = { path: string; account: AccountResponse; portfolio: AccountResponse['portfolios'][number]; holdings: HoldingsResponse }

let advisor: Client
const accounts: string[] = []
let gone: Opened
let fallen: Opened
let emptied: Opened

const bodyOf = async <T>(path: string): Promise<T> => {
  const { body, status } = await advisor.get(path)
  expect([path, status]).toEqual([path, 200])
  return body as T
}
const holdingsPath = ({ portfolio: { id } }: Pick<Opened, 'portfolio'>): string => `/api/wealth/portfolios/${id}/holdings`

/** An account of this file's own, with its figures as they are. */
async function open(): Promise<Opened> {
  const path = `/api/wealth/accounts/${accounts.pop()}`
  // Another file may have left the circuit breaker open.
  await waitFor('Figures', async () => !(await bodyOf<AccountResponse>(path)).degraded, 40_000, 500)
  const account = await bodyOf<AccountResponse>(path)
  const [portfolio] = account.portfolios
  if (!portfolio) throw new Error('an account without a portfolio')
  const holdings = await bodyOf<HoldingsResponse>(holdingsPath({ portfolio }))
  expect([account.degraded, holdings.degraded]).toEqual([false, false])
  return { path, account, portfolio, holdings }
}

/** Known by its record, but with no answer of the upstream yet. */
async function cold(): Promise<{ id: string; externalId: string }> {
  const id = accounts.pop()
  const [portfolio] = docsOf(await advisor.get(`/api/portfolios?where[account][equals]=${id}&depth=0`))
  if (!portfolio) throw new Error('an account without a portfolio')
  return { id: portfolio.id, externalId: String(portfolio['externalId']) }
}

const heldBack = async (): Promise<number> =>
  (await send('GET', '/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('quayside_wealth_held_back_total') && line.includes('part="holdings"'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

beforeAll(async () => {
  await clearFaults()
  const tenant = await makeTenant()
  const upstream = await askSandbox<{ accounts: { id: string; currency: string; value: number }[] }>('/Account')
  const usable = upstream.accounts.filter(({ currency, value }) => currency === 'GBP' && value > 0).slice(0, 9)
  for (const { id: externalId } of usable) {
    const { id } = await tenant.account(`Account ${externalId}`, { externalId })
    await tenant.fetchFigures(id)
    accounts.push(id)
  }
  advisor = await tenant.advisor.signIn()
  gone = await open()
  fallen = await open()
  emptied = await open()
  await product().ageCaches(31)
}, 180_000)
afterAll(clearFaults)

describe('an upstream that no longer knows an account or a portfolio', () => {
  it('has answered: its last good figures go, and an outage does not bring them back', async () => {
    await setFault({ kind: 'status', status: 404, route: `/Holdings/${gone.portfolio.externalId}` })
    const noSum = { value: null, weight: null, missing: 'unavailable' }
    const unknown = await bodyOf<HoldingsResponse>(holdingsPath(gone))
    expect(unknown).toMatchObject({
      holdings: [],
      groups: [],
      total: noSum,
      fetchedAt: null,
      reasons: [{ part: 'holdings', kind: 'not_found', stale: false }],
    })
    const head = await bodyOf<PortfolioResponse>(`/api/wealth/portfolios/${gone.portfolio.id}`)
    expect(head).toMatchObject({ value: null, ledger: null, missing: { value: 'unavailable' } })

    await setFault({ kind: 'status', status: 404, route: `/Account/${gone.account.account.externalId}` })
    expect(await bodyOf<AccountResponse>(gone.path)).toMatchObject({ value: null, ledger: null, portfolios: [] })

    await clearFaults()
    await setFault({ kind: 'status', status: 401, route: '/' })
    const after = await bodyOf<HoldingsResponse>(holdingsPath(gone))
    expect(after).toMatchObject({ holdings: [], total: noSum, reasons: [{ part: 'holdings', kind: 'unauthorized', stale: false }] })
    expect(await bodyOf<AccountResponse>(gone.path)).toMatchObject({ value: null, ledger: null })
    await clearFaults()
  })
})

describe('a fall that no payment explains', () => {
  it.each([
    ['by half', 'halved-list', () => fallen],
    ['to zero', 'empty-list', () => emptied],
  ] as const)('%s is held back: the last good figures stay, said to be checked, and the operator is told', async (_name, kind, of) => {
    const before = await heldBack()
    const { holdings, portfolio } = of()
    await setFault({ kind, consistent: true, route: `/Holdings/${portfolio.externalId}` })
    const shown = await bodyOf<HoldingsResponse>(holdingsPath({ portfolio }))
    expect(shown).toMatchObject({ degraded: true, reasons: [{ part: 'holdings', kind: 'implausible', stale: true }] })
    expect(shown.fetchedAt).toBe(holdings.fetchedAt)
    expect([shown.holdings, shown.total, shown.groups]).toEqual([holdings.holdings, holdings.total, holdings.groups])
    expect(await heldBack()).toBeGreaterThan(before)
    await clearFaults()
  })
})

describe('rows that are of nobody, of another day, or of something else', () => {
  it('without the right owner are refused: no holding of another person is shown, and no sum of what is left', async () => {
    const portfolio = await cold()
    await setFault({ kind: 'foreign-ids', route: `/Holdings/${portfolio.externalId}` })
    const answer = await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio.id}/holdings`)
    expect(answer).toMatchObject({ holdings: [], groups: [], total: { value: null, missing: 'incomplete' }, degraded: true })
    await clearFaults()
  })

  it('of a day to come are refused', async () => {
    const portfolio = await cold()
    await setFault({ kind: 'future-dates', route: '/' })
    const holdings = await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio.id}/holdings`)
    const transactions = await bodyOf<TransactionsResponse>(`/api/wealth/portfolios/${portfolio.id}/transactions?range=all`)
    expect(holdings).toMatchObject({ holdings: [], asOf: null, total: { value: null }, reasons: [{ kind: 'bad_shape', stale: false }] })
    expect(transactions).toMatchObject({ transactions: [], reasons: [{ kind: 'dropped_rows', stale: false }] })
    await clearFaults()
  })

  it.each(['halved-list', 'empty-list', 'doubled', 'text-numbers'])(
    'that do not add up to the total beside them (%s) are never summed',
    async (kind) => {
      const portfolio = await cold()
      await setFault({ kind, route: `/Holdings/${portfolio.externalId}` })
      const answer = await bodyOf<HoldingsResponse>(`/api/wealth/portfolios/${portfolio.id}/holdings`)
      expect(answer).toMatchObject({ degraded: true, total: { value: null } })
      await clearFaults()
    },
  )
})

describe('when the upstream tells the truth again', () => {
  it('the figures are those of before, to the penny', async () => {
    const answer = await bodyOf<HoldingsResponse>(holdingsPath(fallen))
    expect(answer.degraded).toBe(false)
    expect(toPence(answer.total.value)).toBe(toPence(fallen.holdings.total.value))
    expect(toPence(answer.total.value)).toBe(sumOf(answer.holdings.map(({ value }) => value)))
  })
})
