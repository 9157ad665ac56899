import { beforeAll, describe, expect, it } from '@jest/globals'
import type { BatchProgress, BatchStatements } from '../../shared/contracts/reportBatches'
import type { Evidence } from '../../shared/contracts/reportEvidence'
import { waitFor } from '../helpers/children'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { flat, pdfText } from '../helpers/pdf'
import { create, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'

/* A batch of one statement over REST, from its start to the evidence that its client has opened it. The rules one by one are tested beside their service. */

const date = '2026-09-30'

let tenant: Tenant
let client: Client
let second: Client
let account: string
let batch: string
let document: string

const progress = async (as: Client): Promise<BatchProgress> => (await as.get(`/api/report-batches/${batch}/progress`)).body as BatchProgress
const released = async (as: Client, deed: 'approve' | 'publish') => {
  const { version } = await progress(as)
  return as.post(`/api/report-batches/${batch}/${deed}`, { version })
}

beforeAll(async () => {
  tenant = await makeTenant()
  const investor = await tenant.investor('Quentin Uarter', [demoAccounts.investor])
  client = await investor.signIn()
  account = investor.accounts[0] ?? ''
  const email = `second@${tenant.brand}.example`
  await create(tenant.admin, 'users', { name: 'Second Admin', email, password: demoPassword, admin: true, hideIntroText: true })
  second = await signIn(email, { brand: tenant.brand })
  const statement = { portal: tenant.portal.id, kind: 'valuation', date }
  const foreign = docsOf(await tenant.admin.get('/api/accounts?where[externalId][equals]=QS-2045&limit=1&depth=0'))[0]?.id ?? ''
  expect((await tenant.admin.post('/api/report-batches', { ...statement, accounts: [foreign] })).status).toBe(404)
  expect((await tenant.admin.post('/api/report-batches', { ...statement, date: '2026-09-29' })).status).toBe(400)
  expect((await client.post('/api/report-batches', statement)).status).toBe(403)
  // Two at once: one starts.
  const started = await Promise.all([statement, statement].map((body) => tenant.admin.post('/api/report-batches', body)))
  expect(started.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  batch = (started.find(({ status }) => status === 201)?.body as { id: string }).id
  await waitFor('The batch', async () => (await progress(second)).state === 'made', 120_000, 500)
})

describe('a batch over REST', () => {
  it('has made and checked its statement, which its client does not see yet', async () => {
    const { checks, counts, samples } = await progress(second)
    expect(counts).toEqual({ done: 1, making: 0, waiting: 0, failed: 0, leftOut: 0 })
    expect(checks.filter(({ of, passed }) => passed !== of)).toEqual([])
    expect(samples).toEqual({ read: 0, needed: 1 })
    const { rows } = (await second.get(`/api/report-batches/${batch}/statements`)).body as BatchStatements
    expect(rows).toMatchObject([{ state: 'done', account: { id: account }, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    document = rows[0]?.document ?? ''
    expect((await client.get(`/api/documents/${document}`)).status).toBe(404)
    expect((await client.get(`/api/documents/${document}/download`)).status).toBe(404)
    expect(docsOf(await client.get('/api/documents?limit=100&depth=0')).map(({ id }) => id)).not.toContain(document)
  })

  it('is found in the panel by what people know of it, as is its statement', async () => {
    const [report] = docsOf(await second.get(`/api/reports?where[batch][equals]=${batch}&limit=1&depth=0`))
    const shown = async (slug: string, search: string, language = 'en') => {
      const path = `/admin/collections/${slug}?search=${encodeURIComponent(search)}`
      return (await second.get(path, { headers: { cookie: `${second.cookie()}; quayside-lng=${language}` } })).text
    }
    const hintsOf = (html: string) => [...html.matchAll(/placeholder="([^"]*)"/g)].map(([, hint]) => hint).join(' · ')
    const row = (slug: string, id: unknown) => `/admin/collections/${slug}/${String(id)}`
    expect(await shown('report-batches', String(tenant.portal.name))).toContain(row('report-batches', batch))
    expect(await shown('report-batches', 'Nobody Known')).not.toContain(row('report-batches', batch))
    expect(await shown('reports', 'quentin uarter')).toContain(row('reports', report?.id))
    expect(await shown('reports', 'Quéntin')).toContain(row('reports', report?.id))
    expect(await shown('reports', 'Nobody Known')).not.toContain(row('reports', report?.id))
    for (const [language, account, portal] of [
      ['en', 'Account', 'Portal'],
      ['el', 'Λογαριασμός', 'Πύλη'],
      ['is', 'Reikningur', 'Gátt'],
    ] as const) {
      expect(hintsOf(await shown('reports', 'quentin', language))).toContain(account)
      expect(hintsOf(await shown('report-batches', date, language))).toContain(portal)
    }
  })

  it('is approved by another than its starter, when the sample was read, and published once', async () => {
    expect((await released(tenant.admin, 'approve')).body).toMatchObject({ errors: [{ data: { code: 'batch_own' } }] })
    expect((await released(second, 'approve')).body).toMatchObject({ errors: [{ data: { code: 'batch_samples' } }] })
    expect((await second.get(`/api/documents/${document}/download?inline=1`)).status).toBe(200)
    expect((await released(second, 'publish')).body).toMatchObject({ errors: [{ data: { code: 'batch_not_approved' } }] })
    const { version } = await progress(second)
    expect((await second.post(`/api/report-batches/${batch}/approve`, { version: 'another' })).status).toBe(409)
    expect((await second.post(`/api/report-batches/${batch}/approve`, { version })).status).toBe(202)
    const publish = { version: (await progress(second)).version }
    const answers = await Promise.all([1, 2].map(() => second.post(`/api/report-batches/${batch}/publish`, publish)))
    expect(answers.map(({ status }) => status)).toContain(202)
    await waitFor('The publication', async () => (await progress(second)).state === 'published', 60_000, 500)
    const mails = docsOf(await second.get('/api/mails?where[template][equals]=statementReady&limit=200&depth=0'))
    const user = docsOf(await second.get(`/api/accounts?where[id][equals]=${account}&depth=0`))[0]?.client
    expect(mails.filter((mail) => mail.user === user)).toHaveLength(1)
  })

  it('leaves a statement that nobody alters or throws away, and the evidence of its opening', async () => {
    expect((await client.get(`/api/documents/${document}/download`)).status).toBe(200)
    const evidence = (await second.get(`/api/report-evidence?portal=${tenant.portal.id}&date=${date}`)).body as Evidence
    expect(evidence).toMatchObject({ total: 1, sums: { openedInTime: 1, published: 1 }, rows: [{ document, timesOpened: 1, version: 1 }] })
    const csv = (await second.get(`/api/report-evidence.csv?portal=${tenant.portal.id}&date=${date}`)).text
    expect(csv).toContain(evidence.rows[0]?.hash ?? 'no hash')
    for (const answer of [
      await second.patch(`/api/documents/${document}`, { name: 'Another' }),
      await second.patch(`/api/documents/${document}`, { deletedAt: new Date().toISOString() }),
      await second.send('DELETE', `/api/documents/${document}`),
    ])
      expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await client.get(`/api/documents/${document}/download`)).status).toBe(200)
    expect((await client.get(`/api/report-evidence?portal=${tenant.portal.id}`)).status).toBe(403)
  })

  it('is corrected by a version that names it on its paper and in the lists', async () => {
    const former = (await client.get(`/api/documents/${document}?depth=0`)).body as { publishedAt: string }
    const note = 'A price was a day old.'
    const started = await tenant.admin.post('/api/report-batches/corrections', { document, note })
    expect(started.status).toBe(201)
    batch = (started.body as { id: string }).id
    await waitFor('The correction', async () => (await progress(second)).state === 'made', 120_000, 500)
    const { rows } = (await second.get(`/api/report-batches/${batch}/statements`)).body as BatchStatements
    const corrected = rows[0]?.document ?? ''
    const file = await second.get(`/api/documents/${corrected}/download?inline=1`)
    const [cover = ''] = await pdfText(file.bytes)
    const [year, month, day] = former.publishedAt.slice(0, 10).split('-')
    expect(flat(cover)).toContain(`Version 2. Corrects the statement published on ${day}/${month}/${year}. ${note}`)
    expect((await released(second, 'approve')).status).toBe(202)
    expect((await released(tenant.admin, 'publish')).status).toBe(202)
    await waitFor('The publication', async () => (await progress(second)).state === 'published', 60_000, 500)
    const listed = docsOf(await client.get('/api/documents?limit=100&depth=0')).find(({ id }) => id === corrected)
    expect(listed).toMatchObject({ corrects: document, correctsPublishedAt: former.publishedAt })
  })
})
