import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, freshAddress, send, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { demoAccounts, demoPortfolios } from '../../scripts/sandbox/book/demoAccounts'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'

/** Statements that the web process has sent to its database so far. */
async function statements(): Promise<number> {
  const { text } = await send('GET', '/metrics')
  return Number(/^quayside_database_statements_total (\d+)$/m.exec(text)?.[1])
}

/** Statements of one request: the least of some, since now and then one also notes that a session is in use or takes a new lot of turns. */
async function statementsOf(client: Client, path: string, ask = () => client.get(path)): Promise<number> {
  await ask()
  const counts: number[] = []
  // The metrics themselves cost no statement.
  let before = await statements()
  for (let round = 0; round < 4; round += 1) {
    expect((await ask()).status).toBeLessThan(300)
    const after = await statements()
    counts.push(after - before)
    before = after
  }
  const least = Math.min(...counts)
  // No request here is answered without the database: none counted would mean that nothing counts.
  expect(least).toBeGreaterThan(0)
  return least
}

describe('Statements of a request', () => {
  let advisor: Client
  let investor: Client
  let account = ''
  let portfolio = ''
  // One of the session's is for the links of the portals, one of an investor's for what they have to be greeted with. MongoDB looks up the portals and the accounts of a rule first, all conditions on one kind together; SQLite joins them.
  const most = {
    sqlite: { advisor: 5, investor: 7, clients: 11, account: 7, portfolio: 9, bookings: 4, list: 4, save: 5, refusal: 5 },
    mongodb: { advisor: 7, investor: 9, clients: 21, account: 8, portfolio: 14, bookings: 8, list: 6, save: 5, refusal: 6 },
  }[product().database]

  beforeAll(async () => {
    advisor = await signIn('advisor@akta.example')
    investor = await signIn('investor@akta.example')
    const { body } = await advisor.get(`/api/accounts?where[externalId][equals]=${demoAccounts.investor}&depth=0`)
    account = (body as { docs: { id: string }[] }).docs[0]?.id ?? ''
    const opened = (await investor.get(`/api/wealth/accounts/${account}`)).body as AccountResponse
    portfolio = opened.portfolios.find(({ externalId }) => externalId === demoPortfolios.investorGia)?.id ?? ''
  })

  it('are few for a session, whoever asks', async () => {
    expect(await statementsOf(advisor, '/api/session')).toBeLessThanOrEqual(most.advisor)
    expect(await statementsOf(investor, '/api/session')).toBeLessThanOrEqual(most.investor)
  })

  it('are as many for a list of all clients as for a list of a few', async () => {
    const all = (await advisor.get('/api/wealth/clients?portal=akta')).body as ClientsResponse
    expect(all.clients.length).toBeGreaterThan(20)
    expect(await statementsOf(advisor, '/api/wealth/clients?portal=akta')).toBeLessThanOrEqual(most.clients)
  })

  it('are few for an account and for a portfolio, however many portfolios there are', async () => {
    expect(await statementsOf(investor, `/api/wealth/accounts/${account}`)).toBeLessThanOrEqual(most.account)
    expect(await statementsOf(investor, `/api/wealth/portfolios/${portfolio}`)).toBeLessThanOrEqual(most.portfolio)
  })

  it('are those that find out who asks and what they may see, where an answer is shared: session, person, portfolio, account', async () => {
    const path = `/api/wealth/portfolios/${portfolio}/transactions?range=custom&from=2026-10-01&to=2026-11-20`
    expect(await statementsOf(investor, path)).toBeLessThanOrEqual(most.bookings)
    expect(await statementsOf(advisor, path)).toBeLessThanOrEqual(most.bookings)
  })

  it('are few for a save: the record, its line in the log, and who asks', async () => {
    const admin = await signIn('admin@quayside.example')
    let made = 0
    const save = () => admin.post('/api/organisations?depth=0', { name: `Statements ${(made += 1)}` })
    expect(await statementsOf(admin, '', save)).toBeLessThanOrEqual(most.save)
  })

  it('are few for a sign-in that is refused, for it costs others their time: the turn of a stranger, the throttles before and after the queue, the person, and what counts the failure', async () => {
    const counts: number[] = []
    let before = await statements()
    for (let round = 0; round < 4; round += 1) {
      const body = { email: 'nobody@akta.example', password: 'Wrong-2026' }
      const { status } = await send('POST', '/api/users/login', { body, headers: { 'x-forwarded-for': freshAddress() } })
      expect(status).toBe(401)
      const after = await statements()
      counts.push(after - before)
      before = after
    }
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.min(...counts)).toBeLessThanOrEqual(most.refusal)
  })

  it('do not grow with the rows of a list', async () => {
    const [few, many] = [
      await statementsOf(advisor, '/api/portfolios?limit=2&depth=0'),
      await statementsOf(advisor, '/api/portfolios?limit=50&depth=0'),
    ]
    expect(many).toBeLessThanOrEqual(few)
    expect(many).toBeLessThanOrEqual(most.list)
  })
})
