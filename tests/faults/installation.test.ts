import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { jobs } from '../../jobs'
import { lastTick } from '../../jobs/defineJob'
import type { ReportStatus } from '../../shared/contracts/reportOrders'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PerformanceResponse } from '../../shared/contracts/wealth/performance'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { waitFor } from '../helpers/children'
import { type Client, clientWith, demoPassword, freshAddress, send, signIn } from '../helpers/client'
import { onSqlite } from '../helpers/database'
import { create, type Doc, docOf, docsOf } from '../helpers/records'
import { type Installation, startInstallation } from '../helpers/startInstallation'
import { storedJobs } from '../helpers/storedJobs'

/*
 * Two web processes and two workers over one database: what is counted, claimed or ended is so for all of them. Their clock moves: each test finds it where
 * another left it, later than it is, and signs its people in itself.
 */

let two: Installation
let here = 0
let there = 0

beforeAll(async () => {
  two = await startInstallation({ webs: 2, workers: 2, hasClock: true })
  ;[here = 0, there = 0] = two.ports
})

afterAll(() => two.stop())

/** The lines of both workers' logs that say this, with the worker that wrote them. */
const lines = (msg: string): Record<string, unknown>[] =>
  ['worker', 'worker2'].flatMap((worker) =>
    readFileSync(two.logOf(worker), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => ({ ...(JSON.parse(line) as Record<string, unknown>), worker }))
      .filter((line) => line.msg === msg),
  )

const guess = (email: string, address: string, port: number, password = 'Wrong-2026') =>
  send('POST', '/api/users/login', { port, body: { email, password }, headers: { 'x-forwarded-for': address } })

describe('two web processes', () => {
  it("know each other's sessions at once", async () => {
    const client = await signIn('family@akta.example', { port: here })
    const other = clientWith({ cookie: client.cookie(), port: there })
    expect((await other.get('/api/session')).status).toBe(200)
    // What one changes of a person, the other sees with its next answer.
    const admin = await signIn('admin@quayside.example', { port: there })
    const [person] = docsOf(await admin.get('/api/users?where[email][equals]=family@akta.example'))
    await admin.patch(`/api/users/${person?.id}`, { disabled: true })
    expect([(await client.get('/api/session')).status, (await other.get('/api/session')).status]).toEqual([401, 401])
    await admin.patch(`/api/users/${person?.id}`, { disabled: false })

    const [again, kept] = [await signIn('family@akta.example', { port: here }), await signIn('family@akta.example', { port: there })]
    expect((await clientWith({ cookie: again.cookie(), port: there }).post('/api/users/logout', {})).status).toBe(200)
    expect([(await again.get('/api/session')).status, (await kept.get('/api/session', { port: here })).status]).toEqual([401, 200])
  })

  it('count wrong passwords together', async () => {
    const address = freshAddress()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await guess('company@akta.example', address, attempt % 2 === 0 ? here : there)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await guess('company@akta.example', address, here, demoPassword)
    expect([refused.status, Number(refused.headers['retry-after']) > 800]).toEqual([429, true])
    expect((await guess('company@akta.example', freshAddress(), there, demoPassword)).status).toBe(200)
  })

  it('count an IPv6 network as one client, and strangers by their network', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await guess('single@akta.example', `2001:db8:7:1::${attempt + 1}`, attempt % 2 === 0 ? here : there)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('make strangers wait who ask without end, and say how long', async () => {
    const address = { 'x-forwarded-for': freshAddress() }
    let refused
    for (let round = 0; round < 40 && !refused; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => send('GET', '/api/users/me', { port: at % 2 === 0 ? here : there, headers: address })),
      )
      refused = answers.find(({ status }) => status === 429)
    }
    expect(refused?.body).toMatchObject({ errors: [{ code: 'too_many_requests' }] })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // Nobody else waits for it.
    expect((await send('GET', '/api/users/me', { port: here, headers: { 'x-forwarded-for': freshAddress() } })).status).toBe(200)
  })

  it('do a request once that reaches both with one Idempotency-Key', async () => {
    const client = await signIn('single@akta.example', { port: here })
    const { accounts } = (await client.get('/api/session')).body as { accounts: { id: string }[] }
    const ask = (port: number) =>
      client.post(
        '/api/functions/generatePdf',
        { account: accounts[0]?.id },
        { port, headers: { 'idempotency-key': 'one-click-two-servers' } },
      )
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(at % 2 === 0 ? here : there)))
    const first = answers.filter(({ headers, status }) => status < 300 && headers['idempotent-replayed'] === undefined)
    expect(first).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => (status < 300 ? 'answered' : status)))).not.toContain(500)
    expect(docsOf(await client.get('/api/reports?depth=0'))).toHaveLength(1)
  })
})

describe('fifty who save one record at once, through two web processes', () => {
  it('are each saved or told that somebody else was first, and what stands is what one of them was answered', async () => {
    const admin = await signIn('admin@quayside.example', { port: here })
    const { id } = await create(admin, 'organisations', { name: 'Many hands' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        admin.patch(`/api/organisations/${id}`, { name: `Hand ${at}` }, { port: at % 2 === 0 ? here : there }),
      ),
    )
    const saved = answers.flatMap((answer, at) => (answer.status === 200 ? [[at, docOf(answer, 200).name]] : []))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.filter(({ status }) => status !== 409).map(({ text }) => text)).toEqual([])
    // MongoDB undoes one of two saves that meet. The product tries it again: told is who met somebody each time.
    expect(refused.length).toBeLessThan(10)
    expect(saved).toEqual(saved.map(([at]) => [at, `Hand ${String(at)}`]))
    expect(saved.map(([, name]) => name)).toContain(((await admin.get(`/api/organisations/${id}?depth=0`)).body as Doc).name)
  })
})

describe('two workers', () => {
  const finished = async (client: Client, id: string) => {
    let last: ReportStatus | undefined
    await waitFor(
      `The report ${id}`,
      async () => {
        last = (await client.get(`/api/reports/${id}/status`)).body as ReportStatus
        return last.state === 'done' || `${last.state} ${last.error ?? ''}`
      },
      120_000,
      400,
    )
    return last?.document?.id
  }

  it('share the jobs that two web processes leave, and each is done once', async () => {
    const advisor = await signIn('advisor@akta.example', { port: here })
    // One more than a worker has places for, so that none can take them all before the other has come round.
    const accounts = docsOf(
      await advisor.get('/api/accounts?depth=0&limit=50&where[externalId][in]=QS-2044,QS-2045,QS-2046,QS-2047,QS-2048'),
    )
    expect(accounts).toHaveLength(5)
    const before = new Set(docsOf(await advisor.get('/api/documents?depth=0&limit=200')).map(({ id }) => id))
    const orders = await Promise.all(
      accounts.map(({ id }, at) => advisor.post('/api/functions/generatePdf', { account: id }, { port: at % 2 === 0 ? here : there })),
    )
    const reports = orders.map(({ body }) => (body as ReportStatus).id)
    expect(new Set(reports).size).toBe(5)
    const documents = await Promise.all(reports.map((id) => finished(advisor, id)))
    const after = docsOf(await advisor.get('/api/documents?depth=0&limit=200')).filter(({ id }) => !before.has(id))
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(documents))
    const rendered = lines('report rendered').filter(({ report }) => reports.includes(String(report)))
    expect(rendered.map(({ report }) => report).sort()).toEqual([...reports].sort())
    expect(new Set(rendered.map(({ worker }) => worker))).toEqual(new Set(['worker', 'worker2']))

    // One mail a report, though both workers look after the outbox.
    const admin = await signIn('admin@quayside.example', { port: there })
    for (const id of reports) expect(docsOf(await admin.get(`/api/mails?where[onceKey][equals]=reportReady:${id}&depth=0`))).toHaveLength(1)
  })

  it('run each schedule once between them', async () => {
    const scheduled = jobs.flatMap((job) => (job.schedule ? [{ name: job.name, schedule: job.schedule }] : []))
    expect(scheduled.length).toBeGreaterThan(2)
    await two.moveClock({ days: 1, hours: 1 })
    const ticks = scheduled.map(({ name, schedule }) => `${name}@${lastTick(schedule, two.now()).toISOString()}`)
    /** Each tick that a row stands for, whatever else its key may say. */
    const tickOf = (onceKey: string | null) => /^\w+@[\dT:.-]+Z/.exec(onceKey ?? '')?.[0] ?? []
    const ended = () => lines('job done').map(({ id }) => String(id))
    await waitFor('The schedules of the new day', async () => {
      const rows = await storedJobs(two.database)
      const done = rows.flatMap(({ isDone, onceKey }) => (isDone ? tickOf(onceKey) : []))
      // A schedule of minutes may be at its next tick by now.
      const left = ticks.filter((tick) => !done.some((key) => key >= tick && key.split('@')[0] === tick.split('@')[0]))
      const open = rows.filter(({ id, isDone }) => !isDone || !ended().includes(id)).map(({ name }) => name)
      return left.length + open.length === 0 || `left: ${left.join(', ')}; under way: ${open.join(', ')}`
    })
    const rows = await storedJobs(two.database)
    expect(rows.filter(({ failures, isDead }) => isDead || failures > 0)).toEqual([])
    const fired = rows.flatMap(({ onceKey }) => tickOf(onceKey))
    expect(fired.sort()).toEqual([...new Set(fired)].sort())
    // By what they did: no job ended in both logs, or twice in one.
    expect(ended().sort()).toEqual([...new Set(ended())].sort())
    // Each account was asked for once for the new day, whichever worker had the job.
    const { requests } = (await (await fetch(`${two.sandboxUrl}/__journal`)).json()) as { requests: { path: string; agent: string }[] }
    const byWorkers = requests.filter(({ agent, path }) => agent.startsWith('quayside/worker') && path.startsWith('/Account/'))
    const asked = byWorkers.map(({ path }) => path)
    expect(asked.length).toBeGreaterThan(4)
    expect(asked).toHaveLength(new Set(asked).size)
  })
})

describe('past midnight with the upstream down', () => {
  type Screens = [AccountResponse, PortfolioResponse, HoldingsResponse, PerformanceResponse, TransactionsResponse]
  const screensOf = async (client: Client): Promise<Screens> => {
    const { accounts } = (await client.get('/api/session')).body as { accounts: { id: string }[] }
    const account = (await client.get(`/api/wealth/accounts/${accounts[0]?.id}`)).body as AccountResponse
    const portfolio = `/api/wealth/portfolios/${account.portfolios[0]?.id}`
    const rest = []
    for (const part of ['', '/holdings', '/performance', '/transactions']) rest.push((await client.get(`${portfolio}${part}`)).body)
    return [account, ...rest] as Screens
  }

  it('every figure is still there, of the day that it was; when the upstream is back they are of the new day', async () => {
    await two.startSandbox()
    const before = await signIn('investor@akta.example', { port: here })
    let good = await screensOf(before)
    // A breaker that the last tests opened closes with the first good answer.
    await waitFor('Good figures', async () => (good = await screensOf(before)).every(({ degraded }) => !degraded), 120_000, 500)
    await two.stopSandbox()
    // Over a weekend, so that the upstream has another day's prices when it is back.
    await two.moveClock({ days: 3 })
    const investor = await signIn('investor@akta.example', { port: here })
    const stale = await screensOf(investor)
    // The last month is another one by then: its first days are no longer in it.
    const { from } = stale[4]
    for (const [at, { degraded, reasons, ...figures }] of stale.entries()) {
      const { degraded: _degraded, reasons: _reasons, ...goodFigures } = good[at] as (typeof stale)[number]
      expect([at, degraded]).toEqual([at, true])
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasons.filter(({ kind, stale: isOld }) => !isOld || kind !== 'unavailable')).toEqual([])
      const asked =
        'transactions' in goodFigures
          ? { from, to: stale[4].to, transactions: goodFigures.transactions.filter(({ date }) => date >= String(from)) }
          : {}
      expect([at, figures]).toEqual([at, { ...goodFigures, ...asked }])
    }
    const [account, , holdings, , transactions] = stale
    expect(Number(account.value?.amount)).toBeGreaterThan(100_000)
    expect(account.tiles.length * account.series.length * holdings.holdings.length * transactions.transactions.length).toBeGreaterThan(0)

    await two.startSandbox()
    // As long as the breaker stays open.
    await two.moveClock({ minutes: 2 })
    await waitFor('Fresh figures', async () => (await screensOf(investor)).every(({ degraded }) => !degraded), 120_000, 500)
    const [fresh] = await screensOf(investor)
    expect(String(fresh.asOf) > String(account.asOf)).toBe(true)
  })
})

describe('a session', () => {
  const isOver = async (client: Client) => (await client.get('/api/session')).status === 401

  it('ends when nobody uses it for as long as the brand says, however long its cookie would last', async () => {
    const [used, left] = [await signIn('advisor@akta.example', { port: here }), await signIn('advisor@akta.example', { port: here })]
    await two.moveClock({ minutes: 29 })
    expect(await isOver(used)).toBe(false)
    await two.moveClock({ minutes: 2 })
    expect([await isOver(used), await isOver(left)]).toEqual([false, true])
    // Used on the one process, it is in use on the other.
    await two.moveClock({ minutes: 28 })
    expect(await isOver(clientWith({ cookie: used.cookie(), port: there }))).toBe(false)
    await two.moveClock({ minutes: 31 })
    expect([await isOver(used), await isOver(clientWith({ cookie: used.cookie(), port: there }))]).toEqual([true, true])
  })

  it('ends at its absolute end, however often it is refreshed', async () => {
    const investor = await signIn('investor@akta.example', { port: here })
    // Half a day, in steps shorter than the idle limit.
    for (let step = 0; step < 28; step += 1) {
      await two.moveClock({ minutes: 25 })
      expect([step, (await investor.post('/api/users/refresh-token')).status]).toEqual([step, 200])
    }
    await two.moveClock({ minutes: 19 })
    expect(await isOver(investor)).toBe(false)
    const last = investor.cookie()
    await two.moveClock({ minutes: 2 })
    expect((await clientWith({ cookie: last, port: there }).post('/api/users/refresh-token')).status).toBe(401)
    expect(await isOver(clientWith({ cookie: last, port: here }))).toBe(true)
  })
})

describe('a throttle', () => {
  it('lets in again once its window is over, and not before', async () => {
    const address = freshAddress()
    for (let attempt = 0; attempt < 5; attempt++) await guess('single@akta.example', address, here)
    const right = async (port: number) => (await guess('single@akta.example', address, port, demoPassword)).status
    expect(await right(here)).toBe(429)
    await two.moveClock({ minutes: 14 })
    expect([await right(here), await right(there)]).toEqual([429, 429])
    await two.moveClock({ minutes: 2 })
    expect([await right(there), await right(here)]).toEqual([200, 200])
  })
})

describe('a page with a time', () => {
  it('is published then, not before, and taken back then', async () => {
    const admin = await signIn('admin@quayside.example', { port: here })
    const inMinutes = (minutes: number) => new Date(two.now().getTime() + minutes * 60_000).toISOString()
    const { id } = await create(admin, 'pages', { name: 'In time', brand: 'akta', _status: 'draft', publishAt: inMinutes(5) })
    const status = async () => (await send('GET', `/api/pages/${id}`, { port: there })).status
    await two.moveClock({ minutes: 4 })
    expect(await status()).toBe(404)
    await two.moveClock({ minutes: 1.1 })
    await waitFor('the page to be published', async () => (await status()) === 200)
    const read = (await admin.get(`/api/pages/${id}`)).body as Doc
    expect([read.publishAt ?? null, typeof read.publishedAt]).toEqual([null, 'string'])
    const changed = await admin.patch(`/api/pages/${id}`, { unpublishAt: inMinutes(5), _status: 'published' })
    expect(changed.status).toBe(200)
    expect(await status()).toBe(200)
    await two.moveClock({ minutes: 5.1 })
    await waitFor('the page to be taken back', async () => (await status()) === 404)
    const after = (await admin.get(`/api/pages/${id}`)).body as Doc
    expect([after._status, after.unpublishAt ?? null]).toEqual(['draft', null])
  })
})

describe('the rows of jobs', () => {
  it('are kept for 30 days after their end', async () => {
    const before = (await storedJobs(two.database)).filter(({ isDone }) => isDone).map(({ id }) => id)
    expect(before.length).toBeGreaterThan(0)
    const left = async () => (await storedJobs(two.database)).filter(({ id }) => before.includes(id)).length
    const swept = () => lines('job done').filter(({ job }) => job === 'sweepJobs').length
    const times = swept()
    // The others of this file may be some days old already.
    await two.moveClock({ days: 20 })
    await waitFor('The jobs of the last night', () => swept() > times)
    expect(await left()).toBe(before.length)
    await two.moveClock({ days: 11 })
    await waitFor('The rows to go', async () => (await left()) === 0 || `${await left()} are left`)
  })
})

// Last: what is under way elsewhere waits as well, while its lease runs out.
const busy = 'a file of the database that another program holds'
;(onSqlite ? describe : describe.skip)(onSqlite ? busy : `${busy} (skipped: MongoDB has none)`, () => {
  it('is waited for by whoever writes, who is then told when to come again, while all is read; what was refused is not written later', async () => {
    const admin = await signIn('admin@quayside.example', { port: here })
    const investor = await signIn('investor@akta.example', { port: there })
    const write = (name: string, port: number) => admin.post('/api/organisations', { name }, { port })
    const { accounts } = (await investor.get('/api/session')).body as { accounts: { id: string }[] }
    // So long ago that reading would write as well: that the session is in use, and how much was read.
    await two.moveClock({ minutes: 2 })
    const other = createClient({ url: two.database.url })
    const hold = await other.transaction('write')
    let answered = 0
    try {
      const writes = [write('Refused here', here), write('Refused there', there)].map((asked) => asked.finally(() => (answered += 1)))
      const reads = await Promise.all([
        ...[here, there].map((port) => send('GET', '/healthz', { port })),
        ...[here, there].map((port) => admin.get('/api/organisations?depth=0', { port })),
        investor.get('/api/session'),
        investor.get(`/api/wealth/accounts/${accounts[0]?.id}`),
        investor.get('/dashboard/akta'),
      ])
      // Nobody who reads has waited for as long as the writes still do.
      expect([answered, reads.filter(({ status }) => status !== 200).map(({ text }) => text)]).toEqual([0, []])
      // Longer than anybody is let wait.
      await two.moveClock({ minutes: 0.2 })
      for (const { body, headers, status } of await Promise.all(writes)) {
        expect([status, headers['retry-after']]).toEqual([503, '2'])
        expect(body).toEqual({ errors: [expect.objectContaining({ code: 'database_busy' })] })
      }
      const waiting = write('Waited for', here)
      expect((await investor.get('/api/session')).status).toBe(200)
      await hold.rollback()
      docOf(await waiting)
    } finally {
      hold.close()
      other.close()
    }
    docOf(await write('Written there', there))
    const newest = docsOf(await admin.get('/api/organisations?sort=-createdAt&limit=4&depth=0')).map(({ name }) => name)
    expect([newest.slice(0, 2), newest.filter((name) => String(name).startsWith('Refused'))]).toEqual([['Written there', 'Waited for'], []])
  })
})
