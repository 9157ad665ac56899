import { beforeAll, describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { type Client, signIn } from '../helpers/client'
import { askSandbox, sumOf } from '../helpers/figures'

let client: Client
let path: string
let externalId: string

beforeAll(async () => {
  client = await signIn('investor@akta.example')
  const { accounts } = (await client.get('/api/session')).body as { accounts: { id: string }[] }
  const { portfolios } = (await client.get(`/api/wealth/accounts/${accounts[0]?.id}`)).body as AccountResponse
  path = `/api/wealth/portfolios/${portfolios[0]?.id}/transactions`
  externalId = portfolios[0]?.externalId ?? ''
})

const ask = async (query: string): Promise<TransactionsResponse> => {
  const answer = await client.get(`${path}${query}`)
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status} ${answer.text}`)
  return answer.body as TransactionsResponse
}

describe('transactions', () => {
  // The day is 20 November 2026; the tax year of akta starts on 6 April.
  it.each([
    ['', '1m', '2026-10-20', '2026-11-20'],
    ['?range=1m', '1m', '2026-10-20', '2026-11-20'],
    ['?range=3m', '3m', '2026-08-20', '2026-11-20'],
    ['?range=6m', '6m', '2026-05-20', '2026-11-20'],
    ['?range=12m', '12m', '2025-11-20', '2026-11-20'],
    ['?range=tax-year', 'tax-year', '2026-04-06', '2026-11-20'],
    ['?range=previous-tax-year', 'previous-tax-year', '2025-04-06', '2026-04-05'],
    ['?range=custom&from=2024-02-29&to=2024-03-31', 'custom', '2024-02-29', '2024-03-31'],
  ])('of %s are those from the first day to the last, the newest first', async (query, range, from, to) => {
    const answer = await ask(query)
    expect(answer).toMatchObject({ range, from, to, degraded: false })
    const dates = answer.transactions.map(({ date }) => date)
    expect(dates.filter((date) => date < from || date > to)).toEqual([])
    expect(dates).toEqual([...dates].sort().reverse())
    const upstream = await askSandbox<{ transactions: { id: string; date: string }[] }>(`/Transactions/${externalId}`)
    expect(answer.transactions.map(({ id }) => id).sort()).toEqual(
      upstream.transactions
        .filter(({ date }) => date >= from && date <= to)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('of all time are all that the upstream has, each once and to the penny, and its slips of spelling are mended', async () => {
    const answer = await ask('?range=all')
    expect(answer.from).toBeNull()
    const upstream = await askSandbox<{ transactions: { id: string; amount: number; purchaseType: string }[] }>(
      `/Transactions/${externalId}`,
    )
    expect(answer.transactions.map(({ id, amount }) => [id, sumOf([amount])]).sort()).toEqual(
      upstream.transactions.map(({ id, amount }) => [id, amount.toFixed(2)]).sort(),
    )
    expect(new Set(upstream.transactions.map(({ purchaseType }) => purchaseType))).toContain('Divident')
    const types = new Set(answer.transactions.map(({ type }) => type))
    expect(types).toContain('Dividend')
    expect([...types].join()).not.toContain('Divident')
    // Money that comes is positive, money that goes negative.
    const signs = (type: string) =>
      new Set(answer.transactions.filter((row) => row.type === type).map(({ amount }) => Math.sign(Number(amount.amount))))
    expect(signs('Purchase')).toEqual(new Set([-1]))
    expect(signs('Sale')).toEqual(new Set([1]))
    expect(signs('Contribution')).toEqual(new Set([1]))
  })

  it.each([
    ['?range=custom&from=2024-02-31&to=2024-03-31', /from/],
    ['?range=custom&from=2024-02-30&to=2024-03-31', /from/],
    ['?range=custom&from=2023-02-29&to=2024-03-31', /from/],
    ['?range=custom&from=01/02/2024&to=2024-03-31', /from/],
    ['?range=custom&from=2024-02-01&to=2024-13-01', /to/],
    ['?range=custom', /custom range needs both from and to/],
    ['?range=custom&from=2024-02-01', /custom range needs both from and to/],
    ['?range=custom&from=2024-03-02&to=2024-03-01', /from 2024-03-02 is after to 2024-03-01/],
    ['?range=fortnight', /range/],
    ['?range=', /range/],
    ['?range=1m&range=3m', /range is given twice/],
  ])('%s is refused with 400 and says what is wrong', async (query, message) => {
    const answer = await client.get(`${path}${query}`)
    expect(answer.status).toBe(400)
    const [error] = (answer.body as { errors: { message: string; code: string }[] }).errors
    expect(error?.message).toMatch(message)
    expect(['invalid_input', 'invalid_range']).toContain(error?.code)
  })
})
