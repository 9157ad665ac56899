import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { reportsAtOnce } from '../../jobs/pdf/reportsAtOnce'
import type { ReportStatus } from '../../shared/contracts/reportOrders'
import { tinyPng } from '../factories/files'
import { type Child, endProcess, waitFor } from '../helpers/children'
import { type Answer, type Client, demoPassword, signIn } from '../helpers/client'
import { onSqlite } from '../helpers/database'
import { create, docOf, docsOf, uploadForm } from '../helpers/records'
import { finished, order, statusOf } from '../helpers/reports'
import { type Installation, startInstallation } from '../helpers/startInstallation'

/*
 * What a machine does to the product: it ends the web process in the middle of its writes, has no room for a file, and is asked for more reports than it can
 * draw at once.
 */

let one: Installation
let web: Child
let admin: Client
let investor: Client
let account: string

beforeAll(async () => {
  one = await startInstallation({ hasDeaths: true })
  web = one.webs[0] as Child
  admin = await signIn('admin@quayside.example', { port: one.ports[0] ?? 0 })
  investor = await signIn('single@akta.example', { port: one.ports[0] ?? 0 })
  account = ((await investor.get('/api/session')).body as { accounts: { id: string }[] }).accounts[0]?.id ?? ''
})

afterAll(() => one?.stop())

const documents = async () => docsOf(await admin.get('/api/documents?where[generatedPdf][equals]=true&limit=500&depth=0'))
const stored = (): string[] => readdirSync(join(one.dataDir, 'documents')).sort()

/** What is wrong with the file of the database; MongoDB looks at its own when it starts. */
async function damage(): Promise<object[]> {
  const { kind, url } = one.database
  if (kind === 'mongodb') return []
  const client = createClient({ url })
  const rows = [...(await client.execute('PRAGMA integrity_check')).rows, ...(await client.execute('PRAGMA foreign_key_check')).rows]
  client.close()
  return rows.filter(({ integrity_check: said }) => said !== 'ok')
}

const saidOf = ({ body, status }: Answer): unknown[] => [status, (body as { errors?: { code: string }[] }).errors?.[0]?.code]

/** From here on the system refuses a process every write to a file beyond these many bytes, as a full disk does. Reading goes on. */
const limitFiles = (pid: number, bytes: '0' | 'unlimited') => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
const canLimitFiles = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0

describe('a web process that is killed in the middle of five hundred writes', () => {
  it('has kept each that it had confirmed, and no other is half there', async () => {
    const writes = 500
    const confirmed: { id: string; name: string }[] = []
    let asked = 0
    const write = async () => {
      while (asked < writes) {
        asked += 1
        const name = `Drill ${asked}`
        try {
          confirmed.push({ id: docOf(await admin.post('/api/organisations', { name, url: `https://${asked}.example` })).id, name })
        } catch {
          // Cut off, or nobody there.
          return
        }
      }
    }
    const writers = Promise.all(Array.from({ length: 8 }, write))
    await waitFor('Half of the writes', () => confirmed.length > writes / 2, 120_000, 2)
    await endProcess(web.pid, 'SIGKILL')
    await writers
    expect(await web.ended).toEqual({ code: null, signal: 'SIGKILL' })
    expect(asked).toBeLessThan(writes)

    web = await one.startWeb()
    const pageOf = (page: number) => admin.get(`/api/organisations?where[name][like]=Drill&sort=name&limit=100&page=${page}&depth=0`)
    const found = (await Promise.all(Array.from({ length: writes / 100 }, (_, at) => pageOf(at + 1)))).flatMap(docsOf)
    expect(confirmed.filter(({ id, name }) => !found.some((kept) => kept.id === id && kept.name === name))).toEqual([])
    // What was written and not confirmed, as the answer was cut off, is there as it was sent.
    expect(found.filter(({ name, url }) => url !== `https://${String(name).replace('Drill ', '')}.example`)).toEqual([])
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
    expect(await damage()).toEqual([])
    // Sessions outlive the process that they were begun in, and writes go on.
    await create(admin, 'organisations', { name: 'After the drill' })
  })
})

describe('a report for which the disk has no room', () => {
  it('ends with a sentence that says so and leaves nothing behind, and can be asked for again when there is room', async () => {
    const before = { documents: await documents(), stored: stored() }
    one.fillDisk()
    const { report } = await order(investor, { account })
    let ended: ReportStatus | undefined
    await waitFor('The report to end', async () => {
      ended = await statusOf(investor, report.id)
      return ended.state === 'failed' || ended.state
    })
    expect(ended).toMatchObject({
      document: null,
      error: 'The server has no room for the report at the moment. Please try again later.',
    })
    expect({ documents: await documents(), stored: stored() }).toEqual(before)

    one.freeDisk()
    const again = await order(investor, { account })
    expect(again.report.id).not.toBe(report.id)
    const { document } = await finished(investor, again.report.id)
    const file = await investor.get(document?.url ?? '')
    expect([file.bytes.subarray(0, 5).toString(), file.bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF'])
    expect([(await documents()).length, stored().length]).toEqual([before.documents.length + 1, before.stored.length + 1])
  })
})

const noRoom = 'a disk without room for what the web process writes, its log included'
;(canLimitFiles ? describe : describe.skip)(canLimitFiles ? noRoom : `${noRoom} (skipped: it takes prlimit, on Linux)`, () => {
  it('is told to whoever saves, while all is read and nobody else is held up; once there is room, what is saved and logged is there', async () => {
    const save = (name: string) => admin.post('/api/organisations', { name })
    const { body, headers } = uploadForm({ name: 'Mark' }, { name: 'mark.png', type: 'image/png', data: tinyPng() })
    docOf(await save('Before'))
    const other = onSqlite ? createClient({ url: one.database.url }) : null
    limitFiles(web.pid, '0')
    try {
      // A server of MongoDB has a disk of its own.
      const asExpected = onSqlite ? [503, 'database_unavailable'] : [201, undefined]
      for (const name of ['No room', 'Nor here']) expect(saidOf(await save(name))).toEqual(asExpected)
      expect(saidOf(await admin.send('POST', '/api/media', { body, headers }))).toEqual([507, 'storage_full'])
      const reads = await Promise.all([
        admin.get('/healthz'),
        investor.get('/api/session'),
        investor.get(`/api/wealth/accounts/${account}`),
        investor.get('/dashboard/akta'),
        admin.get('/api/organisations?depth=0'),
      ])
      expect(reads.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
      // What failed has let go of the file.
      await (await other?.transaction('write'))?.rollback()
    } finally {
      limitFiles(web.pid, 'unlimited')
      other?.close()
    }
    docOf(await save('Room again'))
    const newest = docsOf(await admin.get('/api/organisations?sort=-createdAt&limit=4&depth=0')).map(({ name }) => String(name))
    expect(newest.slice(0, newest.indexOf('Before'))).toEqual(['Room again', ...(onSqlite ? [] : ['Nor here', 'No room'])])
    docOf(await admin.send('POST', '/api/media', { body, headers }))
    expect(await damage()).toEqual([])
    const logged = () => readFileSync(one.logOf('web'), 'utf8').split('"route":"/api/media"').length - 1
    await waitFor('Both uploads in the log', () => logged() === 2 || `${logged()} are there`, 20_000)
  })
})

describe('many reports that are asked for at once', () => {
  /** `MANY_REPORTS=60` for the whole drill: it takes a minute or two, and proves no more. */
  const wanted = Number(process.env.MANY_REPORTS ?? 12)
  const each = 4

  it('are drawn a few at a time, each once, and nobody’s wait for all of somebody else’s', async () => {
    const port = one.ports[0] ?? 0
    const firm = await create(admin, 'organisations', { name: 'Many hands' })
    const own = { isProfessional: true, organisation: firm.id, password: demoPassword, hideIntroText: true }
    const people: Client[] = []
    for (let number = 0; number < wanted / each; number += 1) {
      const email = `hand${number}@akta.example`
      const { id } = await create(admin, 'users', { name: `Hand ${number}`, email, ...own })
      const { owners } = (await admin.get(`/api/accounts/${account}?depth=0`)).body as { owners: string[] }
      docOf(await admin.patch(`/api/accounts/${account}`, { owners: [...owners, id] }), 200)
      people.push(await signIn(email, { port }))
    }
    const before = (await documents()).length
    // One after another: the first has asked for all of theirs before the last has asked for one.
    const ids: string[][] = []
    for (const person of people) {
      const asked = Array.from({ length: each }, (_, at) => ({ account, period: { range: 'quarter', date: `2026-0${at + 5}-15` } }))
      ids.push((await Promise.all(asked.map((body) => order(person, body)))).map(({ report }) => report.id))
    }
    const ended: string[] = []
    let most = 0
    await waitFor(
      'All reports',
      async () => {
        const { docs } = (await admin.get('/api/reports?limit=500&depth=0&sort=createdAt')).body as {
          docs: { id: string; state: string }[]
        }
        const ours = docs.filter(({ id }) => ids.flat().includes(id))
        most = Math.max(most, ours.filter(({ state }) => ['collecting', 'rendering', 'saving'].includes(state)).length)
        for (const { id, state } of ours) if (['done', 'failed'].includes(state) && !ended.includes(id)) ended.push(id)
        return ended.length === ids.flat().length || `${ended.length} of ${ids.flat().length}`
      },
      280_000,
      50,
    )
    const states = await Promise.all(people.flatMap((person, at) => (ids[at] ?? []).map((id) => statusOf(person, id))))
    expect(states.filter(({ document, state }) => state !== 'done' || document === null)).toEqual([])
    expect(new Set(states.map(({ document }) => document?.url)).size).toBe(ids.flat().length)
    expect((await documents()).length).toBe(before + ids.flat().length)
    expect(most).toBeLessThanOrEqual(reportsAtOnce)
    // Everybody has their first before anybody has their last, but for what was drawn beside it.
    const places = ids.map((of) => of.map((id) => ended.indexOf(id)))
    const firsts = Math.max(...places.map((of) => Math.min(...of)))
    const lasts = Math.min(...places.map((of) => Math.max(...of)))
    expect(firsts).toBeLessThanOrEqual(lasts + reportsAtOnce)
  })
})
