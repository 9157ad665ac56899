import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import type { Report } from '../../collections/payload-types'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { enqueue } from '../enqueue'
import { LeaseLostError } from '../queue/lease'
import { generateReport as job } from './definition'
import { generateReport } from './handler'
import { repairReports, tellReportFailed } from './repairReports'
import { failReport, findReport } from './reportRow'
import { saveDocument } from './saveDocument'

let own: OwnPayload
let payload: Payload
let ids: { owner: string; other: string; disabled: string; account: string }

/** Rows as the database holds them; the rules of the collections are not what is tested here. */
const insert = async (collection: 'users' | 'media' | 'portals' | 'accounts' | 'reports', data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id

beforeAll(async () => {
  own = await openOwnPayload('report')
  payload = own.payload
  const user = (name: string, data: object = {}) => insert('users', { name, email: `${name}@b.example`, ...data })
  const [owner, other, disabled] = [await user('owner'), await user('other'), await user('disabled', { disabled: true })]
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true }
  const portal = await insert('portals', { name: 'Akta', slug: 'akta', brand: 'akta', ...look })
  const account = await insert('accounts', { name: 'Ellery', active: true, client: other, owners: [], portal, currency: 'GBP' })
  ids = { owner, other, disabled, account }
})

beforeEach(async () => {
  for (const collection of ['payload-jobs', 'documents', 'reports'] as const) await payload.db.deleteMany({ collection, where: {} })
})

afterAll(async () => {
  await own.close()
})

async function onePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return pdf.save()
}

let count = 0
const ask = (data: Partial<Report> = {}): Promise<string> => {
  count += 1
  return insert('reports', {
    owner: ids.owner,
    account: ids.account,
    portalSlug: 'akta',
    brand: 'akta',
    locale: 'en',
    state: 'queued',
    activeKey: `key ${count}`,
    ...data,
  })
}
const queue = (reportId: string) => enqueue(payload, job, { reportId, requestedBy: ids.owner })
const jobs = async () => (await payload.db.find<{ id: string; input: { reportId: string } }>({ collection: 'payload-jobs' })).docs
/** As it stands; MongoDB leaves out what was never set. */
const stored = async (id: string) => {
  const report = await findReport(payload, id)
  return report && { document: null, error: null, ...report }
}
const run = async (reportId: string, assertLease = () => Promise.resolve()) => {
  await generateReport({ input: { reportId }, payload, assertLease, signal: new AbortController().signal })
  return stored(reportId)
}

describe('generateReport', () => {
  it('ends the report of a person who has been disabled, in words of their language', async () => {
    const report = await run(await ask({ owner: ids.disabled, locale: 'is' }))
    expect(report).toMatchObject({ state: 'failed', error: 'Þú hefur ekki lengur aðgang að þessum reikningi.', document: null })
  })

  it('ends the report of a person who has lost the account', async () => {
    const report = await run(await ask())
    expect(report).toMatchObject({ state: 'failed', error: 'You no longer have access to this account.' })
  })

  it('does not give an earlier run\u2019s document to a person who has lost the account', async () => {
    const id = await ask()
    const made = await findReport(payload, id)
    if (!made) throw new Error('no report')
    await saveDocument(await createLocalReq({}, payload), made, { name: 'a', asOf: '2026-09-30', pdf: await onePage() })
    expect(await run(id)).toMatchObject({ state: 'failed', document: null })
  })

  it('lets the same be asked for again once it has failed', async () => {
    const id = await ask({ activeKey: 'the same' })
    await run(id)
    await expect(ask({ activeKey: 'the same' })).resolves.toBeDefined()
  })

  it('leaves a finished report as it is', async () => {
    expect(await run(await ask({ state: 'done', owner: ids.disabled }))).toMatchObject({ state: 'done', error: null })
  })

  it('writes nothing when another worker has the job', async () => {
    const id = await ask({ owner: ids.disabled })
    await expect(run(id, () => Promise.reject(new LeaseLostError('lost')))).rejects.toThrow(LeaseLostError)
    expect(await stored(id)).toMatchObject({ state: 'queued', error: null })
  })
})

describe('failReport', () => {
  it('leaves a report alone that is done', async () => {
    const id = await ask({ state: 'done' })
    await failReport(payload, id, 'not_made')
    expect(await stored(id)).toMatchObject({ state: 'done', error: null })
  })
})

describe('saveDocument', () => {
  it('files one document and one file, however often it is run', async () => {
    const id = await ask()
    const report = await findReport(payload, id)
    if (!report) throw new Error('no report')
    const file = { name: 'Investment report, Ellery, 30/09/2026', asOf: '2026-09-30', pdf: await onePage() }
    const first = await saveDocument(await createLocalReq({}, payload), report, file)
    const second = await saveDocument(await createLocalReq({}, payload), report, file)
    expect(second.id).toBe(first.id)
    expect(first).toMatchObject({
      name: 'Investment report, Ellery, 30/09/2026',
      type: 'Valuations and Statements',
      generatedPdf: true,
      account: ids.account,
      owner: ids.owner,
      report: id,
    })
    expect(readdirSync(join(own.dataDir, 'documents'))).toContain(first.filename)
    expect(first.filename).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/)
  })
})

describe('repairReports', () => {
  const aged = { updatedAt: new Date(Date.now() - 120_000).toISOString() }

  it('queues a report again whose job was never queued', async () => {
    const id = await ask(aged)
    await repairReports(payload)
    await repairReports(payload)
    expect((await jobs()).map((job) => job.input.reportId)).toEqual([id])
  })

  it('leaves reports alone that have a job, are new or are finished', async () => {
    const working = await ask(aged)
    await queue(working)
    await ask()
    await ask({ ...aged, state: 'done' })
    await repairReports(payload)
    expect(await jobs()).toHaveLength(1)
  })

  it('ends a report whose job has failed for good', async () => {
    const id = await ask(aged)
    const jobId = await queue(id)
    await payload.db.updateOne({
      collection: 'payload-jobs',
      where: { id: { equals: jobId } },
      data: { hasError: true },
      options: { atomic: true },
    })
    await repairReports(payload)
    expect(await stored(id)).toMatchObject({ state: 'failed', error: 'The report could not be made. Please try again later.' })
  })
})

describe('a dead letter', () => {
  it('ends the report in words of its language', async () => {
    const id = await ask({ locale: 'el' })
    await tellReportFailed({ payload, input: { reportId: id }, jobId: 'j', reason: 'r' })
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      error: 'Δεν ήταν δυνατή η δημιουργία της αναφοράς. Δοκιμάστε ξανά αργότερα.',
    })
  })
})
