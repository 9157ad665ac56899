import { beforeAll, describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { CashResponse, TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { type Client, signIn } from '../helpers/client'
import { askSandbox, sumOf } from '../helpers/figures'

let client: Client
let path: string
let externalId: string

beforeAll(async () => {
  client = await signIn('investor@akta.example')
  const { accounts } = (await client.get('/api/session')).body as { accounts: { id: string }[] }
  const { portfolios } = (await client.get(`/api/wealth/accounts/${accounts[0]?.id}`)).body as AccountResponse
  path = `/api/wealth/portfolios/${portfolios[0]?.id}`
  externalId = portfolios[0]?.externalId ?? ''
})

const cash = async (query = '?range=all') => (await client.get(`${path}/cash${query}`)).body as CashResponse

describe('cash transactions', () => {
  it('end with the cash that the portfolio holds, account by account', async () => {
    const { movements } = await cash()
    const { holdings } = (await client.get(`${path}/holdings`)).body as HoldingsResponse
    const held = holdings.filter(({ cashType }) => cashType !== null)
    expect(held.length).toBeGreaterThan(0)
    for (const { cashType, value } of held) {
      const own = movements.filter((movement) => movement.cashType === cashType)
      expect(own[0]?.balance).toEqual(value)
      expect(sumOf(own.map(({ amount }) => amount))).toBe(sumOf([value]))
    }
  })

  it('carry the balance after each, which follows from the one before', async () => {
    const { movements } = await cash('?range=12m')
    for (const account of ['capital', 'income']) {
      const own = movements.filter(({ cashType }) => cashType === account)
      own.slice(0, -1).forEach(({ amount, balance }, place) => {
        const before = own[place + 1]?.balance
        expect(balance && before && sumOf([before, amount])).toBe(balance && sumOf([balance]))
      })
    }
  })

  it('are the bookings of the upstream in the range that was asked for, to the penny', async () => {
    const answer = await cash('?range=tax-year')
    expect(answer).toMatchObject({ range: 'tax-year', from: '2026-04-06', to: '2026-11-20', degraded: false })
    const upstream = await askSandbox<{ transactions: { id: string; date: string; amount: number; balance: number }[] }>(
      `/Transactions/${externalId}`,
    )
    expect(answer.movements.map(({ amount, balance, id }) => [id, sumOf([amount]), balance && sumOf([balance])])).toEqual(
      upstream.transactions
        .filter(({ date }) => date >= '2026-04-06')
        .map(({ amount, balance, id }) => [id, amount.toFixed(2), balance.toFixed(2)]),
    )
    const all = (await client.get(`${path}/transactions?range=tax-year`)).body as TransactionsResponse
    expect(answer.movements).toHaveLength(all.transactions.length)
  })

  it('refuse a range that is none', async () => {
    expect((await client.get(`${path}/cash?range=custom&from=2026-02-30&to=2026-03-01`)).status).toBe(400)
    expect((await client.get(`${path}/cash?range=custom&from=2026-03-02&to=2026-03-01`)).status).toBe(400)
  })
})
