import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { visibleDocuments } from '../../../../../collections/access/visibleDocuments'
import type { Document, ReportBatch, ReportDelivery } from '../../../../../collections/payload-types'
import { filedByServer } from '../../../../../collections/Documents/ownDocument'
import { statementChecks } from '../../../../../shared/contracts/reportBatches'
import { isMortal, makeMortal } from '../../../../../tests/helpers/mortalProcess'
import { openOwnPayload, type OwnPayload } from '../../../../../tests/helpers/ownPayload'

let own: OwnPayload
let payload: Payload
let ids: Record<'starter' | 'second' | 'client' | 'delegate' | 'portal' | 'account' | 'other' | 'foreign', string>

const load = async () => ({
  ...(await import('./batchDeeds')),
  ...(await import('./batchProgress')),
  ...(await import('./batchStatements')),
  ...(await import('./startBatch')),
  ...(await import('./batchRows')),
  ...(await import('../evidence/loadEvidence')),
  ...(await import('../evidence/recordOpening')),
  fill: (await import('../../../../../jobs/fillBatch/handler')).fillBatch,
  runPublication: (await import('../../../../../jobs/publishBatch/handler')).publishBatch,
})
let services: Awaited<ReturnType<typeof load>>

type Slug = 'users' | 'media' | 'portals' | 'accounts'
const insert = async (collection: Slug, data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id

beforeAll(async () => {
  own = await openOwnPayload('release', { SANDBOX_TODAY: '2026-11-19' })
  payload = own.payload
  services = await load()
  const admin = (name: string) => insert('users', { name, email: `${name}@b.example`, admin: true })
  const [starter, second] = [await admin('Marta'), await admin('Owen')]
  const client = await insert('users', { name: '=Quillfeather', email: 'q@b.example', isInvestor: true, userLanguage: 'en' })
  const delegate = await insert('users', { name: 'Della', email: 'd@b.example' })
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true, brand: 'akta' }
  const portal = await insert('portals', { name: 'Akta', slug: 'akta', ...look })
  const elsewhere = await insert('portals', { name: 'Other', slug: 'other', ...look })
  const account = (name: string, data: object) => insert('accounts', { name, active: true, owners: [], portal, currency: 'GBP', ...data })
  ids = {
    starter,
    second,
    client,
    delegate,
    portal,
    account: await account('=Quillfeather, Edmund', { client, externalId: 'QS-2041' }),
    other: await account('Unlinked', {}),
    foreign: await account('Foreign', { portal: elsewhere, externalId: 'QS-1' }),
  }
}, 60_000)

beforeEach(async () => {
  for (const collection of ['payload-jobs', 'report-deliveries', 'mails', 'reports', 'documents', 'report-batches'] as const)
    await payload.db.deleteMany({ collection, where: {} })
})

afterAll(async () => {
  await own.close()
})

const as = async (id: string, more: object = {}): Promise<PayloadRequest> => {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...user, ...more, collection: 'users' } as never }, payload)
}
const ask = () => ({ portal: ids.portal, kind: 'valuation' as const, date: '2026-09-30' as never })
const start = async (more: object = {}) => services.startBatch(await as(ids.starter), { id: ids.starter }, { ...ask(), ...more })
const run = { assertLease: () => Promise.resolve() }
const batchOf = async (id: string): Promise<ReportBatch> => (await services.batchById(payload, id)) as ReportBatch
const codeOf = (deed: Promise<unknown>) =>
  deed.then(
    () => 'done',
    (error: { data?: { code?: string } }) => error.data?.code ?? 'unknown',
  )
const passed = statementChecks.map((check) => ({ check, result: 'passed', subject: null }))

/** A batch whose one statement is made, as the worker leaves it. */
async function made(batch?: string): Promise<{ batch: string; document: string; statement: string }> {
  const id = batch ?? (await start())
  await services.fill({ ...run, payload, input: { batchId: id } })
  const [row] = await services.statementsOf(payload, id)
  if (!row) throw new Error('no statement')
  const pdf = await PDFDocument.create()
  pdf.setTitle(id)
  pdf.addPage()
  const data = Buffer.from(await pdf.save())
  const hash = createHash('sha256').update(data).digest('hex')
  const former = (await batchOf(id)).corrects
  const document = await payload.create({
    collection: 'documents',
    data: {
      name: 'Statement',
      type: 'Valuations and Statements',
      account: ids.account,
      generatedPdf: true,
      asOf: '2026-09-30',
      report: row.id,
      heldBy: id,
      batch: id,
      fileHash: hash,
      version: former ? 2 : 1,
      corrects: former ?? null,
    },
    file: { name: 'a.pdf', data, mimetype: 'application/pdf', size: data.byteLength },
    depth: 0,
    overrideAccess: true,
    context: { [filedByServer]: true },
  })
  await payload.db.updateOne({
    collection: 'reports',
    where: { id: { equals: row.id } },
    data: { state: 'done', document: document.id, fileHash: hash, pages: 6, bytes: data.byteLength, checks: passed },
    options: { atomic: true },
  })
  return { batch: id, document: document.id, statement: row.id }
}

/** A person opens the file of a statement, as `GET /api/documents/{id}/download` notes it. */
const openSample = async (person: string, document: string, headers: Record<string, string> = {}): Promise<void> => {
  const req = await as(person)
  req.headers = new Headers(headers)
  await services.recordOpening(req, await documentOf(document))
}
const deed = async (person: string, id: string) => ({ req: await as(person), actor: { id: person }, id })
const versionNow = async (id: string) => services.versionOf(await batchOf(id), await services.statementsOf(payload, id))
const approve = async (person: string, id: string) => services.approveBatch(await deed(person, id), await versionNow(id))
const publish = async (person: string, id: string) => services.publishBatch(await deed(person, id), await versionNow(id))
const deliveries = async () => (await payload.db.find<ReportDelivery>({ collection: 'report-deliveries', sort: 'version' })).docs
const documentOf = async (id: string) =>
  (await payload.db.findOne<Document>({ collection: 'documents', where: { id: { equals: id } } })) as Document

async function published(): Promise<{ batch: string; document: string }> {
  const { batch, document } = await made()
  await openSample(ids.second, document)
  await approve(ids.second, batch)
  await publish(ids.starter, batch)
  await services.runPublication({ ...run, payload, input: { batchId: batch } })
  return { batch, document }
}

describe('a batch', () => {
  it('is started once, however many ask at once', async () => {
    const codes = await Promise.all([codeOf(start()), codeOf(start()), codeOf(start())])
    expect(codes.sort()).toEqual(['batch_running', 'batch_running', 'done'])
  })

  it.each([
    ['an account that nobody has', { accounts: ['nobody'] }, 'Not found'],
    ['a portal that nobody has', { portal: 'nobody' }, 'Not found'],
    ['a day that ends no quarter', { date: '2026-09-29' }, 'invalid_period'],
    ['a quarter that is not over', { date: '2026-12-31' }, 'invalid_period'],
    ['a kind without pages of ours', { kind: 'provider' }, 'unknown_kind'],
  ])('is not started with %s', async (_what, more, code) => {
    expect(await codeOf(start(more))).toMatch(new RegExp(`${code}|not_found`, 'i'))
  })

  it('is not started with an account of another portal', async () => {
    expect(await codeOf(start({ accounts: [ids.foreign] }))).not.toBe('done')
  })

  it('has a statement for each account, or says why not, however often it is filled', async () => {
    const id = await start()
    await services.fill({ ...run, payload, input: { batchId: id } })
    await services.fill({ ...run, payload, input: { batchId: id } })
    const progress = await services.batchProgress(payload, await batchOf(id), ids.starter)
    expect(progress).toMatchObject({ state: 'running', counts: { waiting: 1, leftOut: 1, done: 0 }, approveHindrance: 'notMade' })
    const list = await services.batchStatements(await as(ids.starter), await batchOf(id), { tab: 'leftOut', q: '', page: 1 })
    expect(list.rows).toMatchObject([{ id: ids.other, leftOut: 'notLinked' }])
    const { docs: jobs } = await payload.db.find<{ taskSlug: string; isBackground?: boolean }>({ collection: 'payload-jobs' })
    expect(jobs.filter(({ taskSlug }) => taskSlug === 'generateReport')).toMatchObject([{ isBackground: true }])
  })
})

describe('the release gate', () => {
  it('is closed to whoever started it, before the samples are read, and for another version', async () => {
    const { batch, document } = await made()
    expect(await codeOf(approve(ids.starter, batch))).toBe('batch_own')
    expect(await codeOf(approve(ids.second, batch))).toBe('batch_samples')
    // A row of the panel that draws its pages is no reading.
    await openSample(ids.second, document, { 'sec-fetch-dest': 'empty' })
    expect(await codeOf(approve(ids.second, batch))).toBe('batch_samples')
    await openSample(ids.second, document)
    expect(await codeOf(services.approveBatch(await deed(ids.second, batch), 'another'))).toBe('conflict')
    expect(await codeOf(publish(ids.starter, batch))).toBe('batch_not_approved')
    expect(await codeOf(approve(ids.second, batch))).toBe('done')
  })

  it('is closed while a check fails or a statement failed, and open once that is left out', async () => {
    const { batch, statement } = await made()
    const write = (data: object) =>
      payload.db.updateOne({ collection: 'reports', where: { id: { equals: statement } }, data: data as never })
    await write({ checks: passed.map((one, at) => (at === 3 ? { ...one, result: 'failed', subject: 'Corrie Timber' } : one)) })
    expect(await codeOf(approve(ids.second, batch))).toBe('batch_checks')
    await write({ state: 'failed' })
    expect(await codeOf(approve(ids.second, batch))).toBe('batch_failures')
    await services.leaveOut(await deed(ids.second, batch), statement)
    expect(await codeOf(approve(ids.second, batch))).toBe('batch_empty')
  })

  it('closes again with every change, and whoever made it is no second person', async () => {
    const { batch, document, statement } = await made()
    await openSample(ids.second, document)
    await approve(ids.second, batch)
    await services.runAgain(await deed(ids.second, batch), [statement])
    expect(await batchOf(batch)).toMatchObject({ state: 'running', approvedBy: null, changedBy: ids.second })
    expect(await codeOf(publish(ids.starter, batch))).toBe('batch_not_approved')
  })

  it('lets one of two publish', async () => {
    const { batch, document } = await made()
    await openSample(ids.second, document)
    await approve(ids.second, batch)
    const codes = await Promise.all([codeOf(publish(ids.starter, batch)), codeOf(publish(ids.second, batch))])
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  })

  it('does not publish other files than were approved', async () => {
    const { batch, document, statement } = await made()
    await openSample(ids.second, document)
    await approve(ids.second, batch)
    await publish(ids.starter, batch)
    await payload.db.updateOne({ collection: 'reports', where: { id: { equals: statement } }, data: { fileHash: 'f'.repeat(64) } })
    await services.runPublication({ ...run, payload, input: { batchId: batch } })
    expect(await batchOf(batch)).toMatchObject({ state: 'running', approvedBy: null })
    expect(await deliveries()).toEqual([])
  })
})

describe('a publication', () => {
  ;(isMortal ? it : it.skip)('tells each client once, though the worker is killed between any two of its steps', async () => {
    const { batch, document } = await made()
    await openSample(ids.second, document)
    await approve(ids.second, batch)
    await publish(ids.starter, batch)
    const mortal = makeMortal(payload)
    let deaths = 0
    for (let writes = 0; ; writes += 1) {
      mortal.dieAfter(writes)
      const hasDied = await services.runPublication({ ...run, payload, input: { batchId: batch } }).then(
        () => false,
        () => true,
      )
      mortal.live()
      if (!hasDied) break
      deaths += 1
    }
    // Before the document, its delivery, the mail, and the end of the batch: each run comes a step further than the one before.
    expect(deaths).toBeGreaterThanOrEqual(4)
    await services.runPublication({ ...run, payload, input: { batchId: batch } })
    await services.runPublication({ ...run, payload, input: { batchId: batch } })
    expect(await batchOf(batch)).toMatchObject({ state: 'published' })
    expect(await documentOf(document)).toMatchObject({ heldBy: null })
    expect(await deliveries()).toMatchObject([{ channel: 'mail', email: 'q@b.example', version: 1, pages: 6 }])
    const { docs: mails } = await payload.db.find<{ template: string; to: string }>({ collection: 'mails' })
    expect(mails).toMatchObject([{ template: 'statementReady', to: 'q@b.example' }])
  })

  it('shows the document to its client, who knew nothing of it before', async () => {
    const sees = async (id: string) =>
      (
        await payload.find({
          collection: 'documents',
          where: { id: { equals: id } },
          overrideAccess: false,
          req: await as(ids.client),
          depth: 0,
        })
      ).totalDocs
    expect(await visibleDocuments({ req: await as(ids.client) })).not.toBe(false)
    const { batch, document } = await made()
    expect(await sees(document)).toBe(0)
    await openSample(ids.second, document)
    await approve(ids.second, batch)
    await publish(ids.starter, batch)
    await services.runPublication({ ...run, payload, input: { batchId: batch } })
    expect(await sees(document)).toBe(1)
  })

  it('is for ever: nobody alters the document or throws it away', async () => {
    const { document } = await published()
    const req = await as(ids.starter)
    const change = (data: object) => codeOf(payload.update({ collection: 'documents', id: document, data, overrideAccess: false, req }))
    expect(await change({ name: 'Another' })).toBe('statement_kept')
    expect(await change({ deletedAt: new Date().toISOString() })).toBe('statement_kept')
    expect(await codeOf(payload.delete({ collection: 'documents', id: document, overrideAccess: false, req }))).toBe('statement_kept')
    expect(await documentOf(document)).toMatchObject({ name: 'Statement' })
  })

  it('is corrected by a new version that names the former one, and the client is told why', async () => {
    const { document } = await published()
    const id = await services.startCorrection(await as(ids.starter), { id: ids.starter }, { document, note: 'A price was old.' })
    expect(await codeOf(services.startCorrection(await as(ids.starter), { id: ids.starter }, { document, note: 'Again' }))).toBe(
      'batch_running',
    )
    const next = await made(id)
    await openSample(ids.second, next.document)
    await approve(ids.second, id)
    await publish(ids.starter, id)
    await services.runPublication({ ...run, payload, input: { batchId: id } })
    expect(await documentOf(document)).toMatchObject({ correctedBy: next.document, name: 'Statement' })
    expect(await documentOf(next.document)).toMatchObject({ corrects: document, version: 2, correctionNote: 'A price was old.' })
    expect(await deliveries()).toMatchObject([{ isNewest: false }, { isNewest: true, note: 'A price was old.' }])
    const evidence = await services.loadEvidence(await as(ids.starter), { q: '', page: 1 })
    expect(evidence).toMatchObject({ corrected: 1, total: 1, sums: { open: 1, published: 1 } })
    expect(evidence.rows[0]?.versions.map(({ note, version }) => [version, note])).toEqual([
      [2, 'A price was old.'],
      [1, null],
    ])
  })
})

describe('the evidence', () => {
  it('counts the openings of the client and of a delegate, and nobody else’s', async () => {
    const { document } = await published()
    const open = async (person: string, more: object = {}, headers: Record<string, string> = {}) => {
      const req = await as(person, more)
      req.headers = new Headers(headers)
      await services.recordOpening(req, await documentOf(document))
    }
    await open(ids.starter)
    await open(ids.client, {}, { range: 'bytes=500-900' })
    expect((await deliveries())[0]).toMatchObject({ timesOpened: 0 })
    await Promise.all([open(ids.client), open(ids.delegate, { _delegated: [{ account: ids.account, mayDownload: true }] })])
    await open(ids.client, {}, { range: 'bytes=0-' })
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ timesOpened: 2 })
    expect(JSON.stringify(delivery?.openings)).toContain('"asDelegate":true')
    expect((await services.loadEvidence(await as(ids.starter), { q: '', page: 1, only: 'notOpened' })).total).toBe(0)
  })

  it('is a file that no spreadsheet runs', async () => {
    const { document } = await published()
    const text = await services.evidenceCsv(await as(ids.starter), { q: '', page: 1 })
    expect(text).toContain("'=Quillfeather")
    expect(text).not.toMatch(/(^|,)"?=/m)
    expect(text).toContain((await documentOf(document)).fileHash ?? 'no hash')
  })

  it('takes paper of a day after the publication, and of no day to come', async () => {
    await published()
    const [delivery] = await deliveries()
    const note = async (day: string) =>
      codeOf(services.notePaper(await as(ids.starter), { id: ids.starter }, delivery?.id ?? '', day as never))
    expect(await note('2020-01-01')).toBe('invalid_period')
    expect(await note('2999-01-01')).toBe('invalid_period')
    expect(await note(new Date().toISOString().slice(0, 10))).toBe('done')
    expect((await services.loadEvidence(await as(ids.starter), { q: '', page: 1 })).sums).toMatchObject({ paperSent: 1, open: 0 })
  })
})
