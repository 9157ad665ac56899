import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BatchProgress, BatchStatement, BatchStatements } from '../../shared/contracts/reportBatches'
import type { Evidence } from '../../shared/contracts/reportEvidence'
import { type Child, endProcess, waitFor } from '../helpers/children'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { setFault } from '../helpers/figures'
import { flat, pdfText } from '../helpers/pdf'
import { create, type Doc, docsOf } from '../helpers/records'
import { finished, order, statusOf } from '../helpers/reports'
import { type Installation, startInstallation } from '../helpers/startInstallation'
import { storedJobs } from '../helpers/storedJobs'

/*
 * The worker's process is killed with SIGKILL over and over while a batch is written, made and published; each time another takes its place, once the lease of
 * the dead one has run out. What a compliance officer sees at the end is what nobody would have noticed. That no order of two writes can be forgotten is tested
 * beside the services (`makeMortal`).
 */

const date = '2026-09-30'
/** More than a worker has in its hands at once, twice over: some are left when those of a dead one are done. */
const statements = 10

let one: Installation
let worker: Child
let starter: Client
let second: Client
let portal: string
let accounts: readonly string[]
let batch: string

beforeAll(async () => {
  one = await startInstallation({ clients: 14, hasClock: true, hasDeaths: true })
  worker = one.workers[0] as Child
  const port = one.ports[0] ?? 0
  starter = await signIn('admin@quayside.example', { port })
  const email = 'second.admin@quayside.example'
  await create(starter, 'users', { name: 'Owen Tarrick', email, password: demoPassword, admin: true, hideIntroText: true })
  second = await signIn(email, { port })
  const linked = docsOf(
    await starter.get('/api/accounts?where[externalId][like]=QS-&where[client][exists]=true&sort=externalId&limit=50&depth=0'),
  )
  portal = String(linked.find(({ externalId }) => externalId === 'QS-2044')?.portal)
  // One has no portfolios, and so no statement.
  const ours = linked.filter((account) => account.portal === portal && account.externalId !== 'QS-2049')
  accounts = ours.slice(0, statements).map(({ id }) => id)
  expect(accounts).toHaveLength(statements)
})

afterAll(() => one.stop())

const progress = async (as = second): Promise<BatchProgress> =>
  (await as.get(`/api/report-batches/${batch}/progress`)).body as BatchProgress
const rowsOf = async (): Promise<BatchStatement[]> =>
  ((await second.get(`/api/report-batches/${batch}/statements`)).body as BatchStatements).rows
const evidence = async (): Promise<Evidence> => (await second.get(`/api/report-evidence?portal=${portal}&date=${date}`)).body as Evidence
const documents = async (): Promise<Doc[]> => docsOf(await second.get(`/api/documents?where[batch][equals]=${batch}&limit=100&depth=0`))
const letters = async (): Promise<Doc[]> => docsOf(await second.get('/api/mails?where[template][equals]=statementReady&limit=200&depth=0'))
const stored = (): string[] => readdirSync(join(one.dataDir, 'documents'))

/** Files of the store that no record names. */
async function unrecorded(as = second): Promise<string[]> {
  const known = new Set(docsOf(await as.get('/api/documents?limit=500&depth=0')).map(({ filename }) => filename))
  return stored().filter((name) => !known.has(name))
}
const release = async (as: Client, deed: 'approve' | 'publish') => {
  const { version } = await progress(as)
  expect((await as.post(`/api/report-batches/${batch}/${deed}`, { version })).status).toBe(202)
}

/** Waits until the worker has ended in the way that it was told to. */
const died = async () => expect(await worker.ended).toEqual({ code: null, signal: 'SIGKILL' })

/** Ends the worker at whatever it is. */
async function kill(): Promise<void> {
  await endProcess(worker.pid, 'SIGKILL')
  await died()
}

/** Starts the next worker when the leases of the last one have run out. */
async function takeOver(): Promise<void> {
  await one.moveClock({ minutes: 1 })
  worker = await one.startWorker()
}

/** Statements that a dead worker had in its hands: three workers may not die over one job, which then is nobody's. */
const inHand = async (): Promise<string[]> => (await rowsOf()).flatMap(({ id, state }) => (state === 'making' ? id : []))

const done = async (ids: readonly string[]) => {
  const rows = await rowsOf()
  return ids.every((id) => rows.some((row) => row.id === id && row.state === 'done'))
}

describe('a batch whose worker is killed', () => {
  it('as soon as its first statements are written, when half of a file is, while others are made, and before a file has its record, has each made once', async () => {
    const asked = { portal, kind: 'valuation', date, accounts }
    const started = await starter.post('/api/report-batches', asked)
    expect([started.status, started.text]).toEqual([201, expect.anything()])
    batch = (started.body as { id: string }).id
    await waitFor('The first statement', async () => (await rowsOf()).length > 0, 30_000, 5)
    await kill()

    one.dieAt('writing', 1)
    await takeOver()
    await died()
    // It has no name that a record could have. Of several that are made at once another may have been half written too.
    const halves = await unrecorded()
    expect(halves.length).toBeGreaterThan(0)
    expect(halves.filter((name) => !name.endsWith('.part'))).toEqual([])
    expect(await documents()).toEqual([])
    const struck = await inHand()
    expect(struck.length).toBeGreaterThan(0)

    await takeOver()
    await waitFor('What the dead worker had in its hands', () => done(struck), 60_000, 50)
    await waitFor('Others to be made', async () => (await inHand()).length > 0, 30_000, 10)
    await kill()
    // Nobody chose the moment of this death: it may have left a half of a file, and a whole one as well.
    const left = await unrecorded()

    one.dieAt('written', 1)
    await takeOver()
    await died()
    const wholeNow = (await unrecorded()).filter((name) => !name.endsWith('.part') && !left.includes(name))
    // Of several that are made at once another may have come as far.
    expect(wholeNow.length).toBeGreaterThan(0)

    await takeOver()
    await waitFor('The batch', async () => (await progress()).state === 'made', 90_000, 200)
    const { checks, counts } = await progress()
    expect(counts).toEqual({ done: statements, making: 0, waiting: 0, failed: 0, leftOut: 0 })
    expect(checks.filter(({ of, passed }) => of !== statements || passed !== of)).toEqual([])
    const rows = await rowsOf()
    expect(rows.map(({ account }) => account.id).sort()).toEqual([...accounts].sort())
    const filed = await documents()
    expect(filed.map(({ account }) => account).sort()).toEqual([...accounts].sort())
    for (const { document, hash } of rows) {
      const filename = String(filed.find(({ id }) => id === document)?.filename)
      const bytes = readFileSync(join(one.dataDir, 'documents', filename))
      expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF'])
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    }
    // What the dead had for themselves is gone: their browsers ended with them, and their profiles were cleared away.
    const owners = readdirSync(join(one.dataDir, 'tmp', 'scratch')).map((name) => Number(name.split('.')[1]))
    expect(owners.filter((pid) => pid !== worker.pid)).toEqual([])
    expect((await storedJobs(one.database)).filter(({ isDead }) => isDead)).toEqual([])
  })

  it('twice while it is published, is published once: one document, one line of evidence and one mail for each client', async () => {
    const samples = (await rowsOf()).filter(({ isSample }) => isSample)
    for (const { document } of samples) expect((await second.get(`/api/documents/${document}/download?inline=1`)).status).toBe(200)
    await release(second, 'approve')
    one.dieAt('reading', 3)
    await release(starter, 'publish')
    await died()
    // Two are out, the third is about to be.
    expect((await evidence()).total).toBe(2)
    expect((await progress()).state).toBe('approved')

    one.dieAt('reading', statements)
    await takeOver()
    await died()
    expect((await evidence()).total).toBe(statements - 1)

    await takeOver()
    await waitFor('The publication', async () => (await progress()).state === 'published', 60_000, 100)
    const { rows, sums, total } = await evidence()
    expect([total, sums.published]).toEqual([statements, statements])
    expect(rows.map(({ account }) => account.id).sort()).toEqual([...accounts].sort())
    const made = await rowsOf()
    const filed = await documents()
    expect(filed.map(({ account }) => account).sort()).toEqual([...accounts].sort())
    expect(filed.filter(({ heldBy, publishedAt, version }) => heldBy || !publishedAt || version !== 1)).toEqual([])
    for (const { document, hash, state, version, versions } of rows) {
      expect({ state, version, versions: versions.length }).toEqual({ state: 'queued', version: 1, versions: 1 })
      expect(made.find((row) => row.document === document)?.hash?.startsWith(hash)).toBe(true)
    }
    const mails = await letters()
    expect(mails.map(({ onceKey }) => onceKey).sort()).toEqual(filed.map(({ id }) => `statement:${id}`).sort())
    expect(new Set(mails.map(({ to }) => to)).size).toBeGreaterThan(1)
    expect((await storedJobs(one.database)).filter(({ isDead }) => isDead)).toEqual([])

    const investor = await signIn('investor@akta.example', { port: one.ports[0] ?? 0 })
    const own = docsOf(await investor.get('/api/documents?where[asOf][exists]=true&limit=100&depth=0')).map(({ id }) => id)
    expect(filed.filter(({ id }) => own.includes(id))).toHaveLength(1)
  })

  it('leaves no file behind that no record has, once the night’s upkeep has run', async () => {
    const halves = await unrecorded()
    expect([halves.length > 0, halves.filter((name) => !name.endsWith('.part'))]).toEqual([true, []])
    await one.moveClock({ days: 1, hours: 1 })
    const admin = await signIn('second.admin@quayside.example', { port: one.ports[0] ?? 0 })
    await waitFor('The upkeep', async () => (await unrecorded(admin)).length === 0, 90_000, 200)
    const all = docsOf(await admin.get('/api/documents?limit=500&depth=0')).map(({ filename }) => String(filename))
    expect(all.filter((name) => !stored().includes(name))).toEqual([])
  })
})

describe('a report whose worker is killed in the middle', () => {
  it('comes from the next with one document, and as a draft where a figure is missing', async () => {
    const single = await signIn('single@akta.example', { port: one.ports[0] ?? 0 })
    const { accounts: own } = (await single.get('/api/session')).body as { accounts: { id: string }[] }
    const { externalId } = (await single.get(`/api/accounts/${own[0]?.id}?depth=0`)).body as { externalId: string }
    const filed = async () => docsOf(await single.get('/api/documents?sort=createdAt&depth=0'))
    const before = (await filed()).length
    for (const [route, type] of [
      ['/none', 'Valuations and Statements'],
      [`/Transactions/${externalId}`, 'Other'],
    ] as const) {
      await setFault({ kind: 'garbage', route }, one.sandboxUrl)
      const { report } = await order(single, { account: own[0]?.id, locale: 'en' })
      await waitFor('The worker to begin', async () => (await statusOf(single, report.id)).state !== 'queued', 120_000, 20)
      await kill()
      expect(['collecting', 'rendering', 'saving']).toContain((await statusOf(single, report.id)).state)
      await takeOver()
      const { document } = await finished(single, report.id)
      const isDraft = type === 'Other'
      expect(document?.name.includes('draft, not complete')).toBe(isDraft)
      const text = flat((await pdfText((await single.get(document?.url ?? '')).bytes)).join(' '))
      expect(text.includes('Some figures are missing or older than the rest')).toBe(isDraft)
      expect((await filed()).find(({ name }) => name === document?.name)?.type).toBe(type)
    }
    expect(await filed()).toHaveLength(before + 2)
  })
})
