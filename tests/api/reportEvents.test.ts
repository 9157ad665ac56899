import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ReportStatus } from '../../shared/contracts/reportOrders'
import { type Client, send, signIn } from '../helpers/client'
import { finished, order, statusOf } from '../helpers/reports'
import { makeTenant, type Tenant } from '../helpers/tenant'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'

let tenant: Tenant
let client: Client
let account: string

beforeAll(async () => {
  tenant = await makeTenant()
  const investor = await tenant.investor('Eva Ventsdóttir', [demoAccounts.investor])
  client = await investor.signIn()
  account = investor.accounts[0] ?? ''
})

/** What the events of one name say, in their order. */
const said = (text: string): ReportStatus[] =>
  [...text.matchAll(/^event: progress\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as ReportStatus)

describe('the events of a report', () => {
  it('tell how far it has come, in the order of its steps, and end with it', async () => {
    const { report } = await order(client, { account })
    const { headers, status, text } = await client.get(`/api/reports/${report.id}/events`)
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const steps = ['queued', 'collecting', 'rendering', 'saving', 'done']
    const seen = said(text).map(({ state }) => steps.indexOf(state))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(said(text).at(-1)).toEqual(await statusOf(client, report.id))
    expect(said(text).at(-1)?.state).toBe('done')
    expect(text).toMatch(/event: end\ndata: \{\}\n\n$/)
  })

  it('are nobody else’s', async () => {
    const { report } = await order(client, { account, period: { range: 'ytd' } })
    const other = await signIn('investor@bowmore.example', { brand: 'bowmore' })
    expect((await other.get(`/api/reports/${report.id}/events`)).status).toBe(404)
    expect((await send('GET', `/api/reports/${report.id}/events`, { host: tenant.brand })).status).toBe(401)
    await finished(client, report.id)
  })
})

describe('a report that is stopped', () => {
  it('says so, makes no document, and can be asked for again', async () => {
    // The first keeps the worker busy.
    const first = await order(client, { account, period: { range: 'year' } })
    const { report } = await order(client, { account, locale: 'is', period: { range: 'year' } })
    const stopped = await client.post(`/api/reports/${report.id}/cancel`, {})
    expect(stopped.status).toBe(200)
    expect(stopped.body).toMatchObject({ state: 'failed', error: 'Skýrslan var stöðvuð.', document: null })
    await finished(client, first.report.id)
    const again = await order(client, { account, locale: 'is', period: { range: 'year' } })
    expect(again.report.id).not.toBe(report.id)
    await finished(client, again.report.id)
    expect(await statusOf(client, report.id)).toMatchObject({ state: 'failed', document: null })
  })

  it('stays done when it was done before, and is nobody else’s to stop', async () => {
    const { report } = await order(client, { account, locale: 'el' })
    const done = await finished(client, report.id)
    await client.post(`/api/reports/${report.id}/cancel`, {})
    expect(await statusOf(client, report.id)).toEqual(done)
    const admin = await signIn('admin@quayside.example')
    expect([done.isOwn, (await statusOf(admin, report.id)).isOwn]).toEqual([true, false])
    expect((await admin.post(`/api/reports/${report.id}/cancel`, {})).status).toBe(403)
  })
})
