import { readdirSync, readFileSync } from 'node:fs'
import { brands } from '../../cms/server/brands'
import { portalDirectory } from '../../cms/server/portalBuild'
import type { ReportPage } from '../../jobs/pdf/answerRequest'
import { createChromium } from '../../jobs/pdf/chromium'
import { reportDocument } from '../../jobs/pdf/reportDocument'
import type { BatchProgress, OfferedBatches } from '../../shared/contracts/reportBatches'
import { pause } from '../../tests/helpers/children'
import { type Client, signIn } from '../../tests/helpers/client'
import { readFacts } from '../../tests/helpers/facts'
import { product } from '../../tests/helpers/product'
import { docsOf } from '../../tests/helpers/records'
import { p99, requestTimes, signedIn } from './compareCrowd'
import { printStatic, staticHtml } from './comparePdf'
import { ms, type Row, timed } from './row'

/** Statements of the batch; `BENCH_STATEMENTS=12 npm run bench -- batch` for a short one. */
const size = Number(process.env.BENCH_STATEMENTS ?? 100)
/** Statements whose pages the raw side prints in turn: enough of them to be as long as the others. */
const samples = Math.min(size, 20)
/** Pages that the raw side prints at once. */
const rawPages = 2
const kind = 'valuation'
const longestMs = 30 * 60_000

/**
 * A batch of quarterly statements from its first to its last, figures, checks and storage included, against `page.pdf` of the HTML of some of them in two
 * pages at once. The raw side has the same drawn HTML with the same styles and fonts and the same options of printing, in the same Chromium with two pages,
 * each in a context of its own; it has no script, no figures and no second look at the file, and prints each once. Further, each during a batch of another
 * quarter, since to measure them takes time of the machine itself: the requests of others, and the most memory that the worker and its Chromium take.
 */
export async function compareBatch(): Promise<Row[]> {
  const admin = await signIn('admin@quayside.example')
  const [portal] = docsOf(await admin.get('/api/portals?where[slug][equals]=akta&depth=0&limit=1'))
  const offered = (await admin.get('/api/report-batches/offered')).body as OfferedBatches
  const [date, dateBefore, dateOfMemory] =
    offered.portals.find(({ id }) => id === portal?.id)?.kinds.find((one) => one.kind === kind)?.dates ?? []
  if (!portal || !date || !dateBefore || !dateOfMemory) throw new Error('no batch can be started for the portal akta')
  const where = `where[portal][equals]=${portal.id}&where[active][equals]=true&where[externalId][exists]=true`
  const known = docsOf(await admin.get(`/api/accounts?${where}&depth=0&limit=${2 * size}`)).map(({ id }) => id)
  const accounts = await withFigures(admin, known, [date, dateBefore, dateOfMemory])
  const start = async (of: string) =>
    ((await admin.post('/api/report-batches', { portal: portal.id, kind, date: of, accounts })).body as { id: string }).id
  const cookies = await signedIn()
  await requestTimes(cookies)
  const idle = p99(await requestTimes(cookies))
  const busy: number[] = []
  await made(admin, await start(dateBefore), async () => void busy.push(...(await requestTimes(cookies))))
  // Before and after: a machine that serves others too is not as quick from one minute to the next.
  const rawBefore = await rawRate(accounts.slice(0, samples), date)
  const batch = await start(date)
  await made(admin, batch, () => pause(1000))
  const raw = (rawBefore + (await rawRate(accounts.slice(0, samples), date))) / 2
  const memory = watchMemory(readFacts().worker.pid)
  await made(admin, await start(dateOfMemory), () => pause(1000))
  const peak = memory.end()
  const rate = size / (await secondsOf(admin, batch))
  return [
    {
      what: `Batch of ${size} statements`,
      ours: `${rate.toFixed(2)} a second`,
      baseline: `${raw.toFixed(2)} a second`,
      ratio: rate / raw,
      aim: '≥ 0.85×',
      baselineIs: `page.pdf of the same HTML in ${rawPages} pages`,
    },
    {
      what: `Batch of ${size} statements: most memory of the worker with its Chromium`,
      ours: `${Math.round(peak / 1e6)} MB`,
      baseline: null,
      ratio: null,
      aim: '< 1200 MB',
      baselineIs: null,
    },
    {
      what: `Requests of others, p99, during a batch of ${size} (${busy.length} made)`,
      ours: ms(p99(busy)),
      baseline: ms(idle),
      ratio: p99(busy) / idle,
      aim: '≤ 2×',
      baselineIs: 'p99 without it',
    },
  ]
}

/** As many as are measured that have figures of all these days: one that was opened later is left out of its batch. */
async function withFigures(as: Client, accounts: readonly string[], dates: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const account of accounts) {
    if (found.length === size) break
    const all = await Promise.all(dates.map((date) => as.get(reportPath(account, date))))
    if (all.every(({ status }) => status === 200)) found.push(account)
  }
  if (found.length < size) throw new Error(`there are ${found.length} accounts with figures, and ${size} were to be measured`)
  return found
}

const queryOf = (date: string): string => `kind=${kind}&range=quarter&date=${date}`
const reportPath = (account: string, date: string): string => `/api/wealth/accounts/${account}/report?${queryOf(date)}`

/** Waits until all statements of a batch are made, and does `meanwhile` again and again. */
async function made(admin: Client, batch: string, meanwhile: () => Promise<void>): Promise<void> {
  const startedAt = Date.now()
  let progress = await progressOf(admin, batch)
  while (progress.state === 'running') {
    if (Date.now() - startedAt > longestMs) throw new Error('the batch does not come to an end')
    await meanwhile()
    progress = await progressOf(admin, batch)
  }
  const { done, failed, leftOut } = progress.counts
  if (done !== size) throw new Error(`${done} of ${size} statements were made, ${failed} failed, ${leftOut} were left out`)
}

const progressOf = async (admin: Client, batch: string): Promise<BatchProgress> =>
  (await admin.get(`/api/report-batches/${batch}/progress`)).body as BatchProgress

/** From the moment when the first was begun to that when the last was stored and checked. */
async function secondsOf(admin: Client, batch: string): Promise<number> {
  const rows = docsOf(await admin.get(`/api/reports?where[batch][equals]=${batch}&depth=0&limit=${size}`))
  const of = (field: 'startedAt' | 'finishedAt') => rows.map((row) => Date.parse(String(row[field])))
  return (Math.max(...of('finishedAt')) - Math.min(...of('startedAt'))) / 1000
}

/** Statements a second that Chromium alone would print. */
async function rawRate(accounts: readonly string[], date: string): Promise<number> {
  const advisor = await signIn('admin@quayside.example')
  const chromium = createChromium({ dataDir: product().dataDir, chromiumPath: process.env.CHROMIUM_PATH ?? null })
  try {
    const pages: ReportPage[] = []
    for (const account of accounts) {
      const page = await pageOf(advisor, account, date)
      const html = await chromium.use((browser) => staticHtml(browser, page))
      pages.push({ ...page, document: () => html })
    }
    const print = (at: number) => chromium.use((browser) => printStatic(browser, pages[at % pages.length] as ReportPage))
    for (let warm = 0; warm < pages.length; warm += 1) await print(warm)
    let next = 0
    const turn = async () => {
      while (next < size) {
        next += 1
        await print(next)
      }
    }
    const took = await timed(() => Promise.all(Array.from({ length: rawPages }, turn)))
    return (size * 1000) / took
  } finally {
    chromium.kill()
  }
}

async function pageOf(as: Client, account: string, date: string): Promise<ReportPage> {
  const brand = brands().get('akta')
  if (!brand) throw new Error('the brand akta is missing')
  const { body, status } = await as.get(reportPath(account, date))
  if (status !== 200) throw new Error(`the figures of ${account} answer ${status}`)
  const path = `/dashboard/akta/account/${account}/export`
  return {
    path: `${path}?${queryOf(date)}`,
    ...reportDocument({ brand, locale: 'en', theme: 'main', title: 'Statement', path }),
    assetsDir: portalDirectory(),
    api: { path: `/api/wealth/accounts/${account}/report`, body },
  }
}

const everyMs = 500

/** The most memory that a process and those that it started take together (Linux only): what several share counts once. */
function watchMemory(pid: number): { end: () => number } {
  let peak = 0
  let isOver = false
  const watching = async () => {
    while (!isOver) {
      peak = Math.max(
        peak,
        treeOf(pid).reduce((sum, one) => sum + bytesOf(one), 0),
      )
      await pause(everyMs)
    }
  }
  void watching()
  return {
    end: () => {
      isOver = true
      return peak
    },
  }
}

/** A process with all that it started, and those started. */
function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const all = [pid]
  for (const one of all) all.push(...(children.get(one) ?? []))
  return all
}

const bytesOf = (pid: number): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024

/** Empty for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
