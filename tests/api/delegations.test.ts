import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import type { SessionResponse } from '../../shared/contracts/session'
import type { Client } from '../helpers/client'
import { create, docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

let tenant: Tenant
let owner: Person & { accounts: readonly string[] }
let client: Client
let account = ''
const inAYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)

const grant = (own: object) =>
  client.post('/api/delegations/grant', { account, reason: 'Accountant', until: inAYear, mayDownload: false, ...own })
const given = async () =>
  ((await client.get('/api/delegations/own')).body as { delegations: { id: string; email: string; mayDownload: boolean }[] }).delegations

beforeAll(async () => {
  tenant = await makeTenant()
  owner = await tenant.investor('Ow Ner', [demoAccounts.investor])
  account = owner.accounts[0] ?? ''
  client = await owner.signIn()
})

describe('a delegate', () => {
  let delegate: Person
  let theirs: Client

  beforeAll(async () => {
    delegate = await tenant.person('Dele Gate')
    expect((await grant({ email: delegate.email })).status).toBe(200)
    theirs = await delegate.signIn()
  })

  it('reads the account, and nothing else of the portal', async () => {
    const session = (await theirs.get('/api/session')).body as SessionResponse
    expect(session).toMatchObject({ accounts: [{ id: account, isDelegated: true }], home: `/dashboard/${tenant.brand}/account/${account}` })
    expect((await theirs.get(`/api/wealth/accounts/${account}`)).status).toBe(200)
    expect(docsOf(await theirs.get('/api/accounts?depth=0')).map(({ id }) => id)).toEqual([account])
    const other = await tenant.account('Another', { externalId: demoAccounts.single })
    expect((await theirs.get(`/api/wealth/accounts/${other.id}`)).status).toBe(404)
  })

  it('writes nothing, downloads nothing and sees no messages', async () => {
    const words = { subject: 'For the client', body: 'Word', recipient: owner.id, portal: tenant.portal.id }
    await create(await tenant.advisor.signIn(), 'messages', words)
    expect(docsOf(await theirs.get('/api/messages?depth=0'))).toEqual([])
    expect((await theirs.patch(`/api/accounts/${account}`, { name: 'Taken' })).status).toBe(403)
    expect((await theirs.post('/api/portfolios', { name: 'X', account, type: 'GIA', currency: 'GBP' })).status).toBe(403)
    expect((await theirs.post('/api/functions/generatePdf', { account })).status).toBe(403)
    expect((await theirs.post('/api/greeting/terms', { portal: tenant.brand, version: 'en-000000000000' })).status).toBe(404)
    expect((await theirs.get('/api/documents?depth=0')).status).toBe(403)
    expect(
      (await theirs.post('/api/delegations/grant', { account, email: 'x@y.example', reason: 'R', until: inAYear, mayDownload: true }))
        .status,
    ).toBe(404)
  })

  it('downloads where the client lets them: a new delegation takes the place of the former', async () => {
    expect((await grant({ email: delegate.email, mayDownload: true })).status).toBe(200)
    expect(await given()).toMatchObject([{ email: delegate.email, mayDownload: true }])
    expect((await theirs.get('/api/documents?depth=0')).status).toBe(200)
    expect([200, 202]).toContain((await theirs.post('/api/functions/generatePdf', { account })).status)
  })

  it('sees nothing more once it is ended, at the next call; both ways are lines of the log', async () => {
    const [open] = await given()
    expect((await theirs.post(`/api/delegations/${open?.id}/revoke`, {})).status).toBe(404)
    expect((await client.post(`/api/delegations/${open?.id}/revoke`, {})).status).toBe(200)
    expect((await client.post(`/api/delegations/${open?.id}/revoke`, {})).status).toBe(404)
    // Of nobody's account any more, and so nobody who sees accounts.
    expect((await theirs.get(`/api/wealth/accounts/${account}`)).status).toBe(403)
    expect(((await theirs.get('/api/session')).body as SessionResponse).accounts).toEqual([])
    const lines = docsOf(await tenant.admin.get(`/api/logs?where[recordId][equals]=${account}&limit=100&depth=0`)) as { type?: string }[]
    expect(lines.flatMap(({ type }) => (type?.startsWith('Access') ? [type] : [])).toSorted()).toEqual([
      'Access granted',
      'Access granted',
      'Access revoked',
    ])
  })
})

it('somebody without a sign-in is answered the same, gets a mail, and is a delegate once they have one', async () => {
  const email = `late-comer@${tenant.brand}.example`
  expect(await grant({ email })).toMatchObject({ status: 200, body: { done: true } })
  const mails = docsOf(await tenant.admin.get(`/api/mails?where[to][equals]=${email}&depth=0`)) as { template?: string }[]
  expect(mails).toMatchObject([{ template: 'delegation' }])
  const late = await tenant.person('Late Comer')
  expect(late.email).toBe(email)
  expect((await (await late.signIn()).get(`/api/wealth/accounts/${account}`)).status).toBe(200)
})

it('is refused for a day that is past, a day beyond a year, and one’s own address', async () => {
  for (const own of [{ until: '2020-01-01' }, { until: '2999-01-01' }, { email: owner.email }])
    expect((await grant({ email: 'who@else.example', ...own })).status).toBe(400)
})

describe('a delegate who advises others', () => {
  it('copies nothing of what they may only read, into it or beside it', async () => {
    const advising = await tenant.person('Advising Delegate', { isProfessional: true, organisation: tenant.firm.id })
    expect((await grant({ email: advising.email })).status).toBe(200)
    const portfolio = await create(tenant.admin, 'portfolios', { name: 'By hand', account, type: 'GIA', currency: 'GBP' })
    const held = { name: 'Held', portfolio: portfolio.id, symbol: 'HELD', units: 1, currency: 'GBP' }
    const holding = await create(tenant.admin, 'holdings', held)
    const eyes = await advising.signIn()
    for (const path of [`accounts/${account}`, `portfolios/${portfolio.id}`, `holdings/${holding.id}`]) {
      expect([path, (await eyes.get(`/api/${path}?depth=0`)).status]).toEqual([path, 200])
      expect([path, (await eyes.post(`/api/${path}/duplicate`, {})).status]).toEqual([path, 403])
    }
  })
})
