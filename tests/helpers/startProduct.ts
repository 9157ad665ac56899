import { get } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, endProcess, isAlive, runProgram, startProgram, tailOf, waitFor } from './children'
import { createTestDatabase } from './database'
import { freePorts } from './freePorts'
import { type Facts, factsVariable, readFacts, writeFacts } from './facts'

/** The day it is for the product and its sandbox. */
export const testDay = '2026-11-20'
/** Accounts in the sandbox's book, unless a run asks for more; few, but some hold dollars. */
const testClients = 30

type Started = { stop: () => Promise<void> }

/** Settings of whoever runs the tests must not reach the product under test. */
const settingOfInstallation =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PAYLOAD_SECRET|DEMO|TRUST_PROXY|BRANDS_DIR|LOG_LEVEL|SANDBOX_.*|WEALTH_.*|SMTP_.*|S3_.*|NODE_ENV|NODE_OPTIONS|JEST_WORKER_ID)$/

/**
 * Starts the real product for a test run: sandbox, seed, web and worker, on free ports and over a data folder of its own, and writes its facts to the
 * file that the tests read. Throws, with the end of each log, when it does not come up; nothing is left running then.
 */
export async function startProduct({ clients = testClients }: { clients?: number } = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-product-'))
  const logs = join(dataDir, 'logs')
  mkdirSync(logs)
  mkdirSync(join(dataDir, 'tmp'), { mode: 0o700 })
  const [port, sandboxPort] = await freePorts(2)
  const children: Child[] = []
  let dropDatabase = () => Promise.resolve()
  const factsFile = join(dataDir, 'facts.json')

  const stop = async () => {
    // A worker that a test started is not among our children, but stands in the facts.
    const known = process.env[factsVariable] === factsFile ? processesIn(factsFile) : []
    const pids = new Set([...known, ...children.map(({ pid }) => pid)])
    await Promise.all([...pids].map((pid) => endProcess(pid)))
    await dropDatabase().catch((error: unknown) => process.stderr.write(`The test database was not dropped: ${String(error)}\n`))
    if (process.env.KEEP_TEST_DATA) process.stderr.write(`Kept ${dataDir}\n`)
    else rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }

  try {
    const database = await createTestDatabase(dataDir)
    dropDatabase = database.drop
    const env = productEnvironment({ port: port ?? 0, sandboxPort: sandboxPort ?? 0, dataDir, databaseUrl: database.url, clients })
    const start = (name: string, file: string) => {
      const child = startProgram(file, { env: { ...env, QUAYSIDE_PROCESS: name }, log: join(logs, `${name}.log`) })
      children.push(child)
      return child
    }
    const sandbox = start('sandbox', 'scripts/sandbox/first.ts')
    await waitFor('The sandbox', async () => isDead(sandbox) || (await answers(`http://127.0.0.1:${sandboxPort}/__health`)))
    const seed = await runProgram('scripts/seed.ts', { env: { ...env, QUAYSIDE_PROCESS: 'seed' }, limitMs: 180_000 })
    if (seed.code !== 0)
      throw new Error(`scripts/seed.ts ended with ${seed.code ?? seed.signal}:\n${seed.output.split('\n').slice(-25).join('\n')}`)
    const web = start('web', 'cms/web.ts')
    const worker = start('worker', 'jobs/worker.ts')
    await waitFor('The product', async () => isDead(web) || isDead(worker) || (await answers(`http://127.0.0.1:${port}/readyz`)), 90_000)
    process.env[factsVariable] = factsFile
    const facts: Facts = {
      port: port ?? 0,
      sandboxPort: sandboxPort ?? 0,
      dataDir,
      databaseUrl: database.url,
      database: database.kind,
      env,
      web,
      sandbox,
      worker,
      others: [],
    }
    writeFacts(facts, factsFile)
    return { stop }
  } catch (error) {
    const ends = children.map(({ log }) => `--- ${log}\n${tailOf(log)}`).join('\n')
    await stop()
    throw new Error(`The product under test did not start. ${error instanceof Error ? error.message : String(error)}\n${ends}`, {
      cause: error,
    })
  }
}

function processesIn(file: string): number[] {
  process.env[factsVariable] = file
  try {
    const { others, sandbox, web, worker } = readFacts()
    return [web, sandbox, worker, ...others].map(({ pid }) => pid)
  } catch {
    return []
  }
}

/** Ends the waiting at once, with a reason, when a process has gone. */
function isDead(child: Child): false {
  if (!isAlive(child.pid)) throw new Error(`A process ended on its own; its log is ${child.log}`)
  return false
}

/** True, or what came instead. */
const answers = (url: string): Promise<true | string> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 3000 }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString('utf8')))
      response.on('end', () => resolve(response.statusCode === 200 || `${response.statusCode} ${body.slice(0, 500)}`))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', (error) => resolve(error.message))
  })

type Own = { port: number; sandboxPort: number; dataDir: string; databaseUrl: string; clients: number }

function productEnvironment(own: Own): Record<string, string> {
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
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    DISABLE_PAYLOAD_HMR: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
