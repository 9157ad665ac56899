import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isAlive, pause, runProgram, waitFor } from '../helpers/children'
import { type Answer, type Client, send, signIn } from '../helpers/client'
import { type MongoServer, startMongoServer } from '../helpers/mongoServer'
import { docsOf } from '../helpers/records'
import { finished, order } from '../helpers/reports'
import { type Installation, startInstallation } from '../helpers/startInstallation'

/*
 * The product over a server of MongoDB that stops answering, is killed, and stands alone. It takes a program of the test's own to do that to: where only
 * an address is known (MONGODB_TEST_URL), and on SQLite, there is none.
 */

const binary = process.env.TEST_DATABASE === 'mongodb' ? process.env.MONGOMS_SYSTEM_BINARY : undefined
const title = binary
  ? 'a server of MongoDB'
  : 'a server of MongoDB (skipped: MONGOMS_SYSTEM_BINARY names no mongod, or the run is on SQLite)'

/** Longer than the product may take to answer each on the slowest machine, and shorter than the driver's own timeouts, by which it would without that. */
const limitMs = 9_000
/** The product says it within two seconds. That long again is the machine's, for most of those who ask. */
const promisedMs = 4_000
/** Whoever comes when it is known is refused without being let wait, which would take those two seconds. */
const atOnceMs = 1_000

type Timed = Readonly<{ answer: Answer | undefined; ms: number }>

/** What came within the limit, undefined for a request that hangs, and when. */
async function within(asked: Promise<Answer>): Promise<Timed> {
  const began = performance.now()
  const answer = await Promise.race([asked.catch(() => undefined), pause(limitMs).then(() => undefined)])
  return { answer, ms: performance.now() - began }
}

/** How long most of them waited. */
const medianOf = (timed: readonly Timed[]): number => timed.map(({ ms }) => ms).toSorted((a, b) => a - b)[timed.length >> 1] ?? 0

;(binary ? describe : describe.skip)(title, () => {
  let server: MongoServer
  let one: Installation
  let port: number
  let admin: Client
  let investor: Client
  let account: string

  beforeAll(async () => {
    server = await startMongoServer(binary ?? '')
    one = await startInstallation({ database: server.database })
    port = one.ports[0] ?? 0
    admin = await signIn('admin@quayside.example', { port })
    investor = await signIn('single@akta.example', { port })
    account = ((await investor.get('/api/session')).body as { accounts: { id: string }[] }).accounts[0]?.id ?? ''
  })

  afterAll(async () => {
    await one?.stop()
    await server?.database.drop()
  })

  /** Reads, a write, a sign-in and pages, all at once. */
  const requests = (): Promise<Answer>[] => [
    investor.get('/api/session'),
    investor.get(`/api/wealth/accounts/${account}`),
    admin.get('/api/users?limit=5&depth=0'),
    admin.post('/api/organisations', { name: 'Written while the database is away' }),
    send('POST', '/api/users/login', { port, body: { email: 'advisor@akta.example', password: 'Wrong-2026' } }),
    investor.get('/dashboard/akta/reports'),
    admin.get('/admin'),
  ]

  const isReady = async () => {
    const { status, text } = await send('GET', '/readyz', { port })
    return status === 200 || text
  }

  /** All is well again, without a process having been started anew: reads, writes, and what the worker makes. */
  async function expectRecovery() {
    await waitFor('The product to be ready again', isReady, 90_000)
    expect([one.webs[0]?.pid, one.workers[0]?.pid].filter((pid) => pid !== undefined && isAlive(pid))).toHaveLength(2)
    expect((await investor.get('/api/session')).status).toBe(200)
    expect((await investor.get(`/api/wealth/accounts/${account}`)).status).toBe(200)
    const { report } = await order(investor, { account })
    expect(report.id).toEqual(expect.any(String))
    expect((await finished(investor, report.id)).state).toBe('done')
  }

  const expectRefused = (timed: readonly Timed[], ms: number) => {
    for (const [at, { answer }] of timed.entries()) {
      expect([at, answer?.status, answer?.headers['retry-after']]).toEqual([at, 503, '5'])
      expect([at, answer?.body]).toEqual([at, { errors: [expect.objectContaining({ code: 'database_unavailable' })] }])
    }
    expect(medianOf(timed)).toBeLessThan(ms)
  }

  async function expectAway() {
    const [ready, health, ...waiting] = await Promise.all([
      within(send('GET', '/readyz', { port })),
      within(send('GET', '/healthz', { port })),
      ...requests().map(within),
    ])
    expect([ready.answer?.status, health.answer?.status]).toEqual([503, 200])
    expect(ready.answer?.body).toMatchObject({
      ok: false,
      checks: expect.arrayContaining([expect.objectContaining({ name: 'database', ok: false })]),
    })
    expect(ready.ms).toBeLessThan(promisedMs)
    expectRefused(waiting, promisedMs)
    // Whoever comes later is told as well.
    expectRefused(await Promise.all(requests().map(within)), atOnceMs)
  }

  it('that stops answering is told to all who ask, and all is well when it answers again', async () => {
    // The panel is loaded at its first request, which may take longer than what is looked at here.
    expect((await admin.get('/admin')).status).toBe(200)
    await server.freeze()
    try {
      await expectAway()
    } finally {
      server.thaw()
    }
    await expectRecovery()
  })

  it('that is killed is told to all who ask, loses nothing that it had confirmed, and all is well when it is started again', async () => {
    const confirmed: string[] = []
    let isOver = false
    const write = async (writer: number) => {
      for (let number = 0; !isOver; number += 1) {
        const name = `Kept ${writer}-${number}`
        const { status } = await admin.post('/api/organisations', { name })
        if (status === 201) confirmed.push(name)
        else return
      }
    }
    const writers = Promise.all([write(1), write(2), write(3)])
    try {
      await waitFor('Some writes', () => confirmed.length > 20, 60_000, 10)
      await server.kill()
      await expectAway()
    } finally {
      isOver = true
      await writers
    }
    await server.start()
    await expectRecovery()
    const kept = docsOf(await admin.get('/api/organisations?where[name][like]=Kept&limit=1000&depth=0')).map(({ name }) => name)
    expect(confirmed.filter((name) => !kept.includes(name))).toEqual([])
  })

  it('says in the log of the product when it went and when it was back, once each', () => {
    const said = (msg: string) => readFileSync(one.logOf('web'), 'utf8').split(`"msg":"${msg}"`).length - 1
    expect([said('the database does not answer'), said('the database answers again')]).toEqual([2, 2])
  })

  it('that stands alone is refused at the start, with a sentence that says what to do', async () => {
    const alone = await startMongoServer(binary ?? '', { isAlone: true })
    const dataDir = mkdtempSync(join(tmpdir(), 'qs-alone-'))
    try {
      const env = { ...one.env, DATABASE_URL: alone.database.url, DATA_DIR: dataDir }
      for (const program of ['cms/web.ts', 'jobs/worker.ts']) {
        const { code, output } = await runProgram(program, { env })
        expect([program, code]).toEqual([program, 1])
        expect(output).toContain('DATABASE_URL leads to a MongoDB server that stands alone')
        expect(output).toContain('mongod --replSet rs0, then rs.initiate() once')
        expect(output).not.toMatch(/^\s+at /m)
      }
    } finally {
      await alone.database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
