import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, isoDate } from '../../shared/domain/dates'
import { type Child, endProcess, isAlive, pause, runProgram, startProgram, tailOf, timesReady, waitFor } from './children'
import { createTestDatabase, type TestDatabase } from './database'
import { writeExampleBrands } from './exampleBrands'
import { freePorts } from './freePorts'
import { writeGuideBrand } from './guideFiles'
import { lendChromium } from './lendChromium'
import { writeTenantBrands } from './tenantBrands'

/** The day it is for the product and its sandbox. */
export const testDay = '2026-11-20'

type Options = Readonly<{
  /** The database, which is dropped at the end; without it one of the kind that the run is on is made. */
  database?: TestDatabase
  /** Accounts in the sandbox's book; fewer than seven make no difference, as the demo's own are always there. */
  clients?: number
  /** Web processes and workers on the one database. */
  webs?: number
  workers?: number
  /** Brands for tests to make tenants of; with some, the brand of the guide to files is there too. */
  tenants?: number
  /** Whether it has the example brands instead, which `docs/guides/try-the-examples.md` has somebody add. */
  hasExamples?: boolean
  /** Whether `moveClock` can be used. */
  hasClock?: boolean
  /** Whether what its caches hold can be made older (`product().ageCaches`) while its clock stays. */
  canAge?: boolean
  /** Whether `dieAt` and `fillDisk` can be used. */
  hasDeaths?: boolean
  /** Whether the upstreams of bowmore and iolcus and the market house run as well; without them nobody answers there. Their day does not move. */
  hasAllSandboxes?: boolean
  /** Whether passwords, writes and the rounds of workers take what they take in production, as where somebody measures; tests take the quick way. */
  hasRealCosts?: boolean
}>

/** An installation of the product that a test or a test run has to itself. */
export type Installation = Readonly<{
  /** Of its web processes; the first is the one in `env`. */
  ports: readonly number[]
  sandboxUrl: string
  dataDir: string
  database: TestDatabase
  /** Environment of its processes. */
  env: Readonly<Record<string, string>>
  webs: readonly Child[]
  workers: readonly Child[]
  sandbox: () => Child
  /** Log of a process such as `web`, `web2`, `worker`, `worker2`, `sandbox`. */
  logOf: (name: string) => string
  /**
   * Moves the clock of all processes on, never back. The day of the figures moves with it, and the upstream's book where a day has passed and the
   * sandbox runs.
   */
  moveClock: (by: Readonly<{ days?: number; hours?: number; minutes?: number }>) => Promise<void>
  /** What the clock of its processes says. */
  now: () => Date
  /** Starts another worker, in the place of one that a test has ended. */
  startWorker: () => Promise<Child>
  /**
   * Has a worker end itself with SIGKILL at the stored document of this number, counted from 1 and from now on: when half of it is `writing`, when it is
   * `written` and nothing says so yet, or when it is about to be `reading` it.
   */
  dieAt: (point: 'writing' | 'written' | 'reading', number: number) => void
  /** From here on a worker finds no room for the second half of a document, until `freeDisk`. */
  fillDisk: () => void
  freeDisk: () => void
  /** Starts a web process on the first port, in the place of one that a test has ended, and waits until it is ready. */
  startWeb: () => Promise<Child>
  stopSandbox: () => Promise<void>
  startSandbox: () => Promise<void>
  stop: () => Promise<void>
}>

/** Settings of whoever runs the tests must not reach the product under test. */
const settingOfInstallation =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PAYLOAD_SECRET|DEMO|TRUST_PROXY|BRANDS_DIR|DATA_PROCESS_HOSTS|LOG_LEVEL|SANDBOX_.*|WEALTH_.*|MARKET_.*|SMTP_.*|S3_.*|NODE_ENV|NODE_OPTIONS|JEST_WORKER_ID)$/

const dayMs = 86_400_000

/** The upstreams of akta, bowmore and iolcus and the market house, on ports side by side. */
const sandboxFiles = [
  'scripts/sandbox/startFirst.ts',
  'scripts/sandbox/startSecond.ts',
  'scripts/sandbox/startThird.ts',
  'scripts/sandbox/startMarket.ts',
]

/**
 * Starts the real product: sandbox, seed, web processes and workers, on free ports and over a data folder of its own. Throws, with the end of each log, when
 * it does not come up; nothing is left running then.
 */
export async function startInstallation(options: Options = {}): Promise<Installation> {
  const {
    canAge = false,
    clients = 7,
    hasAllSandboxes = false,
    hasClock = false,
    hasDeaths = false,
    hasExamples = false,
    hasRealCosts = false,
    tenants = 0,
    webs: webCount = 1,
    workers: workerCount = 1,
  } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-product-'))
  const logOf = (name: string) => join(dataDir, 'logs', `${name}.log`)
  mkdirSync(join(dataDir, 'logs'))
  mkdirSync(join(dataDir, 'tmp'), { mode: 0o700 })
  await lendChromium(dataDir)
  const [sandboxPort = 0] = await freePorts(1, sandboxFiles.length)
  const ports = await freePorts(webCount)
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const clock = join(dataDir, 'clock')
  const age = join(dataDir, 'age')
  const death = join(dataDir, 'death')
  const children: Child[] = []
  let dropDatabase = () => Promise.resolve()
  let sandbox: Child
  let ahead = 0

  const stop = async () => {
    await Promise.all(children.map(({ pid }) => endProcess(pid)))
    await dropDatabase().catch((error: unknown) => process.stderr.write(`The test database was not dropped: ${String(error)}\n`))
    if (process.env.KEEP_TEST_DATA) process.stderr.write(`Kept ${dataDir}\n`)
    else rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }

  try {
    const database = options.database ?? (await createTestDatabase(dataDir, undefined, { isQuick: !hasRealCosts }))
    dropDatabase = database.drop
    if (hasClock) writeFileSync(clock, '0')
    if (canAge) writeFileSync(age, '0')
    const brandsDir = join(dataDir, 'brands')
    const env = {
      ...environmentOf({ port: ports[0] ?? 0, sandboxPort, dataDir, databaseUrl: database.url, clients }),
      ...(tenants > 0 ? { ...writeTenantBrands(brandsDir, tenants, sandboxUrl), ...writeGuideBrand({ brandsDir, dataDir }) } : {}),
      ...(hasExamples ? writeExampleBrands({ brandsDir, dataDir }) : {}),
      ...(hasClock ? { QUAYSIDE_TEST_CLOCK: clock } : {}),
      ...(canAge ? { QUAYSIDE_TEST_AGE: age } : {}),
      ...(hasRealCosts ? {} : { QUAYSIDE_TEST_COSTS: 'quick' }),
    }
    const start = (name: string, file: string, own: Record<string, string> = {}) => {
      const child = startProgram(file, { env: { ...env, QUAYSIDE_PROCESS: name, ...own }, log: logOf(name) })
      children.push(child)
      return child
    }
    const startSandboxAt = async (place: number) => {
      const day = addDays(isoDate(testDay), Math.floor(ahead / dayMs))
      // A day that the clock was moved to has an import of its own, a moment ago.
      const imported = ahead === 0 ? '' : new Date(Date.now() + ahead - 1000).toISOString()
      const own = { SANDBOX_TODAY: day, SANDBOX_PORT: String(sandboxPort + place), SANDBOX_IMPORTED: imported }
      const child = start(numbered('sandbox', place), sandboxFiles[place] ?? '', own)
      await waitFor('The sandbox', async () => isDead(child) || (await answers(`http://127.0.0.1:${sandboxPort + place}/__health`)))
      return child
    }
    const startSandbox = async () => {
      sandbox = await startSandboxAt(0)
    }
    await startSandbox()
    if (hasAllSandboxes) for (let place = 1; place < sandboxFiles.length; place += 1) await startSandboxAt(place)
    const seed = await runProgram('scripts/seed.ts', { env: { ...env, QUAYSIDE_PROCESS: 'seed' }, limitMs: 600_000 })
    if (seed.code !== 0)
      throw new Error(`scripts/seed.ts ended with ${seed.code ?? seed.signal}:\n${seed.output.split('\n').slice(-25).join('\n')}`)
    const startWeb = (port: number, at = 0) => start(numbered('web', at), 'cms/web.ts', { PORT: String(port) })
    const webs = ports.map(startWeb)
    const startWorker = (at = 0) => start(numbered('worker', at), 'jobs/worker.ts', hasDeaths ? { QUAYSIDE_TEST_DEATH: death } : {})
    const workers = Array.from({ length: workerCount }, (_, at) => startWorker(at))
    const isReady = async (port: number, of: readonly Child[]) => of.some(isDead) || (await answers(`http://127.0.0.1:${port}/readyz`))
    for (const port of ports) await waitFor('The product', () => isReady(port, [...webs, ...workers]), 300_000)
    for (const { log } of workers) await waitFor('The worker', () => tailOf(log, 1000).includes('worker ready'), 300_000)

    const stopSandbox = () => endProcess(sandbox.pid)
    const assertMortal = () => {
      if (!hasDeaths) throw new Error('Nothing can be done to the workers of this installation: startInstallation({ hasDeaths: true })')
    }
    return {
      ports,
      sandboxUrl,
      dataDir,
      database,
      env,
      webs,
      workers,
      sandbox: () => sandbox,
      logOf,
      moveClock: async ({ days = 0, hours = 0, minutes = 0 }) => {
        if (!hasClock) throw new Error('This installation was started without a clock that moves: startInstallation({ hasClock: true })')
        const before = ahead
        ahead += days * dayMs + hours * 3_600_000 + minutes * 60_000
        // The upstream has its new day first: at the moment of the move jobs begin that ask it.
        if (Math.floor(ahead / dayMs) > Math.floor(before / dayMs) && isAlive(sandbox.pid)) {
          await stopSandbox()
          await startSandbox()
        }
        writeFileSync(`${clock}.new`, String(ahead))
        renameSync(`${clock}.new`, clock)
        // Every process has looked again by then.
        await pause(50)
      },
      now: () => new Date(Date.now() + ahead),
      startWorker: async () => {
        const before = timesReady(logOf('worker'))
        const worker = startWorker()
        await waitFor('The worker', () => isDead(worker) || timesReady(worker.log) > before)
        return worker
      },
      dieAt: (point, number) => {
        assertMortal()
        writeFileSync(`${death}.new`, `${point} ${number}`)
        renameSync(`${death}.new`, death)
      },
      fillDisk: () => {
        assertMortal()
        writeFileSync(`${death}.full`, '')
      },
      freeDisk: () => rmSync(`${death}.full`, { force: true }),
      startWeb: async () => {
        const web = startWeb(ports[0] ?? 0)
        await waitFor('The web process', () => isReady(ports[0] ?? 0, [web]), 120_000)
        return web
      },
      stopSandbox,
      startSandbox: async () => void (isAlive(sandbox.pid) || (await startSandbox())),
      stop,
    }
  } catch (error) {
    const ends = children.map(({ log }) => `--- ${log}\n${tailOf(log)}`).join('\n')
    await stop()
    throw new Error(`The product under test did not start. ${error instanceof Error ? error.message : String(error)}\n${ends}`, {
      cause: error,
    })
  }
}

const numbered = (name: string, at: number): string => (at === 0 ? name : `${name}${at + 1}`)

/** Ends the waiting at once, with a reason, when a process has gone. */
function isDead(child: Child): false {
  const { code, signal } = child.ending() ?? {}
  if (!isAlive(child.pid)) throw new Error(`A process ended on its own (${signal ?? code ?? 'unknown'}); its log is ${child.log}`)
  return false
}

/** True, or what came instead. */
const answers = (url: string): Promise<true | string> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => answer.ok || `${answer.status} ${(await answer.text()).slice(0, 500)}`,
    (error: unknown) => String(error),
  )

type Own = { port: number; sandboxPort: number; dataDir: string; databaseUrl: string; clients: number }

function environmentOf(own: Own): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !settingOfInstallation.test(entry[0]),
  )
  const temporary = join(own.dataDir, 'tmp')
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: 'production',
    DEMO: 'on',
    HOST: '127.0.0.1',
    PORT: String(own.port),
    SANDBOX_PORT: String(own.sandboxPort),
    DATA_DIR: own.dataDir,
    DATABASE_URL: own.databaseUrl,
    SANDBOX_TODAY: testDay,
    CLIENTS: String(own.clients),
    LOG_LEVEL: 'info',
    // On the list, and leading to this machine: what a name server says is looked at.
    DATA_PROCESS_HOSTS: 'localhost, nowhere.invalid',
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    DISABLE_PAYLOAD_HMR: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
