import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { filedByServer } from '../../../../../collections/Documents/ownDocument'
import type { Document, Report, ReportBatch, ReportDelivery } from '../../../../../collections/payload-types'
import { idOf } from '../../../../../collections/idOf'
import { startFirstSandbox } from '../../../../../scripts/sandbox/first'
import type { Sandbox } from '../../../../../scripts/sandbox/server/listen'
import { statementChecks } from '../../../../../shared/contracts/reportBatches'
import { isoDate } from '../../../../../shared/domain/dates'
import { openOwnPayload, type OwnPayload } from '../../../../../tests/helpers/ownPayload'
import { removeHeld } from '../../../../../jobs/generateReport/makeStatement'
import { settleBatch } from './settleBatch'

/* What starts statements by itself: commentary that is written, and figures that change, of a day that was reported. */

const date = '2026-09-30'
let own: OwnPayload
let payload: Payload
let sandbox: Sandbox
let ids: Record<'starter' | 'second' | 'client' | 'portal' | 'one' | 'other', string>

const load = async () => ({
  ...(await import('./batchDeeds')),
  ...(await import('./batchProgress')),
  ...(await import('./batchRows')),
  ...(await import('./startBatch')),
  ...(await import('./statementInputs')),
  ...(await import('./statementReader')),
  ...(await import('../loadReport')),
  ...(await import('../../../../../jobs/generateReport/reportRow')),
  ...(await import('../../../brands')),
  ...(await import('../../../wealth/readPart')),
  ...(await import('../evidence/recordOpening')),
  fill: (await import('../../../../../jobs/fillBatch/handler')).fillBatch,
  runPublication: (await import('../../../../../jobs/publishBatch/handler')).publishBatch,
  makeStatement: (await import('../../../../../jobs/generateReport/makeStatement')).makeStatement,
  followCommentary: (await import('../../../../../jobs/followCommentary/handler')).followCommentary,
  followFigures: (await import('../../../../../jobs/followFigures/handler')).followFigures,
})
let services: Awaited<ReturnType<typeof load>>

const insert = async (collection: string, data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection: collection as 'users', data })) as { id: string }).id

beforeAll(async () => {
  sandbox = await startFirstSandbox({ token: 'figures-token', today: isoDate('2026-11-14'), clients: 12, port: 0 })
  own = await openOwnPayload('regenerate', {
    SANDBOX_TODAY: '2026-11-19',
    WEALTH_AKTA_URL: sandbox.url,
    WEALTH_AKTA_TOKEN: 'figures-token',
  })
  payload = own.payload
  services = await load()
  const admin = (name: string) => insert('users', { name, email: `${name}@b.example`, admin: true })
  const [starter, second] = [await admin('Marta'), await admin('Owen')]
  const client = await insert('users', { name: 'Quillfeather', email: 'q@b.example', isInvestor: true, userLanguage: 'is' })
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true, brand: 'akta' }
  const portal = await insert('portals', { name: 'Akta', slug: 'akta', ...look })
  const account = (name: string, data: object) =>
    insert('accounts', { name, active: true, owners: [], portal, currency: 'GBP', client, ...data })
  ids = {
    starter,
    second,
    client,
    portal,
    one: await account('Quillfeather, Edmund', { externalId: 'QS-2044' }),
    other: await account('Selwynne', { externalId: 'QS-2045' }),
  }
}, 60_000)

beforeEach(async () => {
  for (const collection of ['payload-jobs', 'report-deliveries', 'mails', 'reports', 'documents', 'report-batches', 'commentary'] as const)
    await payload.db.deleteMany({ collection, where: {} })
  await payload.db.updateMany({ collection: 'accounts', where: {}, data: { active: true } })
  await payload.db.updateMany({ collection: 'portals', where: {}, data: { active: true } })
})

afterAll(async () => {
  await own.close()
  await sandbox.close()
})

const as = async (id: string) => {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}
const run = () => ({ payload, assertLease: () => Promise.resolve(), signal: new AbortController().signal })
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
/** The job, when the commentary has rested. */
const followCommentary = (now = minutes(11)) => services.followCommentary({ ...run(), now })
const batches = async () =>
  (await payload.db.find<ReportBatch>({ collection: 'report-batches', sort: 'createdAt', limit: 0, pagination: false })).docs
const documentOf = async (id: string) =>
  (await payload.db.findOne<Document>({ collection: 'documents', where: { id: { equals: id } } })) as Document
const figures = '2:figures-of-then'

/** What the worker leaves of each statement of a batch that waits: a file that is checked, made of what there is now. */
async function make(batch: string, hashes: Partial<Report> = {}): Promise<Report[]> {
  await services.fill({ ...run(), input: { batchId: batch } })
  for (const row of await services.statementsOf(payload, batch)) {
    if (row.state !== 'queued') continue
    const pdf = await PDFDocument.create()
    pdf.setTitle(`${row.id} ${row.askedAt}`)
    pdf.addPage()
    const data = Buffer.from(await pdf.save())
    const fileHash = createHash('sha256').update(data).digest('hex')
    const commentary = (await services.batchById(payload, batch))?.origin === 'hand' ? await services.hashOfCommentary(payload, null) : null
    const { newestPublished } = await import('./newestPublished')
    const corrects = await newestPublished(payload, { date, kind: 'valuation' }, idOf(row.account) ?? '')
    const former = (await payload.db.findOne<Document>({ collection: 'documents', where: { report: { equals: row.id } } })) ?? null
    if (former) await removeHeld(payload, former)
    const document = await payload.create({
      collection: 'documents',
      data: {
        name: 'Statement',
        type: 'Valuations and Statements',
        account: idOf(row.account) ?? '',
        generatedPdf: true,
        asOf: date,
        report: row.id,
        heldBy: batch,
        batch,
        fileHash,
        version: corrects ? 2 : 1,
        corrects,
      },
      file: { name: 'a.pdf', data, mimetype: 'application/pdf', size: data.byteLength },
      depth: 0,
      overrideAccess: true,
      context: { [filedByServer]: true },
    })
    await payload.db.updateOne({
      collection: 'reports',
      where: { id: { equals: row.id } },
      data: {
        state: 'done',
        document: document.id,
        fileHash,
        pages: 6,
        bytes: data.byteLength,
        checks: statementChecks.map((check) => ({ check, result: 'passed', subject: null })),
        figuresHash: row.figuresHash ?? figures,
        commentaryHash: row.commentaryHash ?? commentary,
        ...hashes,
      },
      options: { atomic: true },
    })
  }
  await settleBatch(payload, batch)
  return services.statementsOf(payload, batch)
}

const deed = async (person: string, id: string) => ({ req: await as(person), actor: { id: person }, id })
const versionNow = async (id: string) =>
  services.versionOf((await services.batchById(payload, id)) as ReportBatch, await services.statementsOf(payload, id))
async function approve(person: string, id: string): Promise<void> {
  for (const row of await services.statementsOf(payload, id)) {
    const req = await as(person)
    req.headers = new Headers()
    await services.recordOpening(req, await documentOf(idOf(row.document) ?? ''))
  }
  await services.approveBatch(await deed(person, id), await versionNow(id))
}
const start = async () =>
  services.startBatch(await as(ids.starter), { id: ids.starter }, { portal: ids.portal, kind: 'valuation', date: date as never })

/** Both accounts have a published statement of the day. */
async function published(hashes: Partial<Report> = {}): Promise<string> {
  const id = await start()
  await make(id, hashes)
  await release(id)
  return id
}
async function release(id: string): Promise<void> {
  await approve(ids.second, id)
  await services.publishBatch(await deed(ids.second, id), await versionNow(id))
  await services.runPublication({ ...run(), input: { batchId: id } })
}

const write = (data: object = {}) =>
  insert('commentary', {
    name: 'Third quarter',
    brand: 'akta',
    language: 'en',
    reportDate: `${date}T12:00:00.000Z`,
    _status: 'published',
    publishedBy: ids.starter,
    ...data,
  })

describe('a commentary of a day whose statements are published', () => {
  it('starts one batch of corrections when it has rested, however often it was edited and looked at', async () => {
    const first = await published()
    const commentary = await write()
    for (let edit = 0; edit < 10; edit += 1) {
      await payload.db.updateOne({ collection: 'commentary', id: commentary, data: { name: `Edit ${edit}` } })
      await followCommentary(minutes(9))
    }
    expect(await batches()).toHaveLength(1)
    await followCommentary()
    await followCommentary()
    const [, draft] = await batches()
    expect(draft).toMatchObject({ origin: 'commentary', state: 'running', startedBy: ids.starter })
    expect(draft?.corrects ?? null).toBeNull()
    const rows = await make(draft?.id ?? '')
    expect(rows.map(({ account }) => account).sort()).toEqual([ids.one, ids.other].sort())
    await followCommentary()
    expect(await batches()).toHaveLength(2)
    const progress = await services.batchProgress(payload, (await services.batchById(payload, draft?.id ?? '')) as ReportBatch, ids.starter)
    expect(progress.reasons).toMatchObject([
      { reason: 'commentary', name: 'Edit 9', by: { id: ids.starter, name: 'Marta' }, statements: 2 },
    ])
    // Nothing went to clients, and whoever published the commentary is no second person.
    expect(progress).toMatchObject({ state: 'made', approveHindrance: 'ownBatch', published: null })
    expect(first).not.toBe(draft?.id)
  })

  it('is a correction once somebody else has released it: it names the former one, and clients are told what is other, in their language', async () => {
    await published()
    await write()
    await followCommentary()
    const [, draft] = await batches()
    await make(draft?.id ?? '')
    await release(draft?.id ?? '')
    const { docs } = await payload.db.find<ReportDelivery>({
      collection: 'report-deliveries',
      sort: 'version',
      limit: 0,
      pagination: false,
    })
    expect(docs.map(({ isNewest, note, version }) => [version, isNewest, note])).toEqual([
      [1, false, null],
      [1, false, null],
      [2, true, 'Umfjöllun skýrsludagsins hefur breyst síðan.'],
      [2, true, 'Umfjöllun skýrsludagsins hefur breyst síðan.'],
    ])
    const corrected = await documentOf(idOf(docs[0]?.document) ?? '')
    expect(docs.slice(2).map(({ document }) => document)).toContain(corrected.correctedBy)
    await followCommentary()
    expect(await batches()).toHaveLength(2)
  })

  it('starts nothing again that somebody turned down, until it is written anew', async () => {
    await published()
    const commentary = await write()
    await followCommentary()
    const [, draft] = await batches()
    await services.fill({ ...run(), input: { batchId: draft?.id ?? '' } })
    await services.stopBatch(await deed(ids.second, draft?.id ?? ''))
    await followCommentary()
    expect(await batches()).toHaveLength(2)
    await payload.db.updateOne({ collection: 'commentary', id: commentary, data: { name: 'Another' } })
    await followCommentary()
    expect(await batches()).toHaveLength(3)
  })

  it('starts nothing when it is as it was, for an account that is not active, or in a portal that is switched off', async () => {
    await published()
    const commentary = await write()
    await payload.db.updateOne({ collection: 'commentary', id: commentary, data: { _status: 'draft' } })
    await followCommentary()
    await payload.db.updateOne({ collection: 'commentary', id: commentary, data: { _status: 'published' } })
    await payload.db.updateMany({ collection: 'portals', where: {}, data: { active: false } })
    await followCommentary()
    await payload.db.updateMany({ collection: 'portals', where: {}, data: { active: true } })
    await payload.db.updateMany({ collection: 'accounts', where: {}, data: { active: false } })
    await followCommentary()
    expect(await batches()).toHaveLength(1)
    await payload.db.updateOne({ collection: 'accounts', id: ids.one, data: { active: true } })
    await followCommentary()
    const [, draft] = await batches()
    expect((await make(draft?.id ?? '')).map(({ account }) => account)).toEqual([ids.one])
    // The other one is taken in while that waits, once.
    await payload.db.updateOne({ collection: 'accounts', id: ids.other, data: { active: true } })
    await followCommentary()
    await followCommentary()
    expect((await make(draft?.id ?? '')).map(({ account }) => account).sort()).toEqual([ids.one, ids.other].sort())
    expect(await batches()).toHaveLength(2)
  })

  it('of another day or brand, and one in the trash, is none', async () => {
    await published()
    await write({ brand: 'bowmore' })
    await write({ reportDate: '2026-09-29T12:00:00.000Z' })
    await write({ deletedAt: new Date().toISOString() })
    await followCommentary()
    expect(await batches()).toHaveLength(1)
  })

  it('leaves the one that is corrected by hand to whoever does', async () => {
    await published()
    const { docs } = await payload.db.find<ReportDelivery>({ collection: 'report-deliveries', where: { account: { equals: ids.one } } })
    const ask = { document: idOf(docs[0]?.document) ?? '', note: 'A price was old.' }
    const byHand = await services.startCorrection(await as(ids.starter), { id: ids.starter }, ask)
    await services.fill({ ...run(), input: { batchId: byHand } })
    await write()
    await followCommentary()
    const draft = (await batches()).find(({ origin }) => origin === 'commentary')
    expect((await make(draft?.id ?? '')).map(({ account }) => account)).toEqual([ids.other])
  })
})

describe('a commentary of a day whose statements are not released yet', () => {
  it('has them made anew there, and takes the approval back', async () => {
    const id = await start()
    await make(id)
    await approve(ids.second, id)
    await write({ publishedBy: ids.second })
    await followCommentary()
    const [batch] = await batches()
    expect(batch).toMatchObject({ state: 'running', approvedBy: null, changedBy: ids.second })
    expect(services.reasonsOf(batch as ReportBatch)).toMatchObject([{ reason: 'commentary', statements: 2 }])
    expect((await services.statementsOf(payload, id)).map(({ document, state }) => [state, document])).toEqual([
      ['queued', null],
      ['queued', null],
    ])
    await followCommentary()
    await make(id)
    await followCommentary()
    expect(await batches()).toHaveLength(1)
    expect(services.reasonsOf((await batches())[0] as ReportBatch)).toHaveLength(1)
  })

  it('leaves a publication alone that has begun, and corrects what it has published', async () => {
    const id = await start()
    await make(id)
    await approve(ids.second, id)
    await services.publishBatch(await deed(ids.second, id), await versionNow(id))
    await write()
    await followCommentary()
    expect(await batches()).toMatchObject([{ state: 'approved' }])
    await services.runPublication({ ...run(), input: { batchId: id } })
    await followCommentary()
    expect(await batches()).toMatchObject([{ state: 'published' }, { origin: 'commentary' }])
  })
})

describe('figures of a day that was reported', () => {
  const reportOf = async (account: string) => {
    const brand = services.brands().get('akta')
    if (!brand) throw new Error('no brand')
    const req = await services.requestOfStatement(payload, account)
    const ask = { req, brand, accountId: account, kind: 'valuation' as const, period: { range: 'quarter' as const, date: isoDate(date) } }
    const report = await services.loadReport(ask)
    expect(report.degraded).toBe(false)
    return report
  }
  const now = async (account: string): Promise<Partial<Report>> =>
    services.inputsOf(payload, await reportOf(account), { locale: 'en', defaultLocale: 'en' })
  const follow = async () => {
    services.forgetAnswers()
    await services.followFigures({ ...run(), input: { source: 'akta' } })
  }
  const strike = (fault: object | null) =>
    fetch(`${sandbox.url}/__fault`, {
      method: fault ? 'POST' : 'DELETE',
      headers: { 'content-type': 'application/json' },
      ...(fault ? { body: JSON.stringify(fault) } : {}),
    })
  const know = async (account: string, hashes: Partial<Report>) =>
    payload.db.updateMany({ collection: 'reports', where: { account: { equals: account } }, data: { ...hashes } })

  it('start nothing as long as they are the same, with the prices of later days too', async () => {
    await published()
    const before = new Map(await Promise.all([ids.one, ids.other].map(async (account) => [account, await now(account)] as const)))
    for (const [account, hashes] of before) await know(account, hashes)
    await follow()
    expect(await batches()).toHaveLength(1)
    const port = Number(new URL(sandbox.url).port)
    await sandbox.close()
    sandbox = await startFirstSandbox({ token: 'figures-token', today: isoDate('2026-11-19'), clients: 12, port })
    await follow()
    expect(await batches()).toHaveLength(1)
    for (const account of [ids.one, ids.other]) expect(await now(account)).toEqual(before.get(account))
  })

  it('that have changed start a batch for these accounts alone, which nobody has started', async () => {
    await published()
    await know(ids.one, await now(ids.one))
    await know(ids.other, { ...(await now(ids.other)), figuresHash: figures })
    await follow()
    await follow()
    const [, draft, ...more] = await batches()
    expect(more).toEqual([])
    expect(draft).toMatchObject({ origin: 'data', startedBy: null })
    expect(services.reasonsOf(draft as ReportBatch)).toMatchObject([{ reason: 'data', by: null, statements: 1 }])
    expect((await make(draft?.id ?? '')).map(({ account }) => account)).toEqual([ids.other])
  })

  it('are kept with the statement that is made of them, and a correction that would say the same is left out', async () => {
    await published()
    const inputs = await now(ids.one)
    await know(ids.one, { ...inputs, figuresHash: figures })
    await know(ids.other, await now(ids.other))
    await follow()
    const [first, draft] = await batches()
    await services.fill({ ...run(), input: { batchId: draft?.id ?? '' } })
    const [row] = await services.statementsOf(payload, draft?.id ?? '')
    const [former] = (await services.statementsOf(payload, first?.id ?? '')).filter(({ account }) => account === ids.one)
    const brand = services.brands().get('akta')
    if (!row || !former || !brand) throw new Error('no statement')
    const pdf = await PDFDocument.create()
    pdf.addPage()
    const make = async () =>
      services.makeStatement({
        payload,
        report: row,
        brand,
        startedAt: new Date().toISOString(),
        collected: { name: 'Statement', asOf: isoDate(date), isDraft: false, figures: await reportOf(ids.one), pdf: () => pdf.save() },
        advance: async (change) => void (await services.changeReport(payload, row, change)),
        assertUnderWay: () => Promise.resolve(),
      })
    const remember = (hashes: Partial<Report>) =>
      payload.db.updateOne({ collection: 'reports', where: { id: { equals: former.id } }, data: { ...hashes } })
    // The provider has taken its change back.
    await remember(inputs)
    await expect(make()).rejects.toMatchObject({ failure: 'unchanged' })
    await services.failReport(payload, row.id, 'unchanged')
    const left = await services.findReport(payload, row.id)
    expect({ document: null, ...left }).toMatchObject({ state: 'failed', leftOut: 'unchanged', document: null })
    // Nobody can release it, so it is under way no more, and says why.
    const ended = (await services.batchById(payload, draft?.id ?? '')) as ReportBatch
    expect(await services.batchProgress(payload, ended, ids.second)).toMatchObject({
      state: 'stopped',
      endedUnchanged: true,
      counts: { leftOut: 1 },
      approveHindrance: 'ended',
      publishHindrance: 'ended',
    })
    await expect(services.takeIn(await deed(ids.second, ended.id), row.id)).rejects.toMatchObject({ data: { code: 'batch_ended' } })
    await follow()
    expect(await batches()).toHaveLength(2)
    // Changed once more, it has a batch of its own.
    await remember({ figuresHash: figures })
    await know(ids.one, { figuresHash: figures })
    await follow()
    const [, , next] = await batches()
    await services.fill({ ...run(), input: { batchId: next?.id ?? '' } })
    Object.assign(row, (await services.statementsOf(payload, next?.id ?? ''))[0])
    await make()
    const made = await services.findReport(payload, row.id)
    expect({ leftOut: null, ...made }).toMatchObject({ state: 'done', leftOut: null, ...inputs })
    expect(await documentOf(idOf(made?.document) ?? '')).toMatchObject({ corrects: idOf(former.document), version: 2, heldBy: next?.id })
  })

  it('end by themselves when the last of several is back as it was, but not while others of them wait or are to be corrected', async () => {
    await published()
    for (const account of [ids.one, ids.other]) await know(account, { ...(await now(account)), figuresHash: figures })
    await follow()
    const draft = (await batches())[1]?.id ?? ''
    await services.fill({ ...run(), input: { batchId: draft } })
    const [first, last] = await services.statementsOf(payload, draft)
    await services.failReport(payload, first?.id ?? '', 'unchanged')
    expect(await services.batchById(payload, draft)).toMatchObject({ state: 'running' })
    await make(draft)
    expect(await services.batchById(payload, draft)).toMatchObject({ state: 'made' })
    await services.runAgain(await deed(ids.starter, draft), [last?.id ?? ''])
    await services.failReport(payload, last?.id ?? '', 'unchanged')
    expect(await services.batchById(payload, draft)).toMatchObject({ state: 'stopped', activeKey: `settled:${draft}` })
    const stopped = await start()
    await services.fill({ ...run(), input: { batchId: stopped } })
    await services.stopBatch(await deed(ids.second, stopped))
    const byHand = (await services.batchById(payload, stopped)) as ReportBatch
    expect(await services.batchProgress(payload, byHand, ids.second)).toMatchObject({ state: 'stopped', endedUnchanged: false })
  })

  it('that the source does not send whole change nothing', async () => {
    await published()
    for (const account of [ids.one, ids.other]) await know(account, { ...(await now(account)), figuresHash: figures })
    await strike({ kind: 'status', status: 503 })
    try {
      await follow()
    } finally {
      await strike(null)
    }
    expect(await batches()).toHaveLength(1)
  })

  it('of which nothing is known, or that were counted in another way, are compared with nothing', async () => {
    await published()
    await know(ids.one, { figuresHash: null, commentaryHash: null })
    await know(ids.other, { figuresHash: '0:of-a-former-version', commentaryHash: null })
    await follow()
    expect(await batches()).toHaveLength(1)
  })
})
