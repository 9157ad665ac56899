import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, isAlive, pause, startProgram, timesReady, waitFor } from './children'
import type { ExampleBrand } from './exampleBrands'
import { type Facts, readFacts, writeFacts } from './facts'

/** One that ships, one of an example, the one of the guide to files, or one of a test's tenant. */
export type BrandName = 'akta' | 'bowmore' | 'iolcus' | ExampleBrand | 'harbour' | `tenant-${number}`

export type Product = Readonly<{
  /** Address of the web process under a brand's host name, for a browser; programs connect to 127.0.0.1 and send the host as a header. */
  baseUrl: (brand?: BrandName) => string
  port: number
  sandboxUrl: string
  dataDir: string
  database: Facts['database']
  /** Environment of the product's processes. */
  env: Readonly<Record<string, string>>
  /** Sends the signal to the worker and waits until it is gone. */
  killWorker: (signal: NodeJS.Signals) => Promise<void>
  /** Starts the worker, and a second one beside it when the first still runs. Returns its process number. */
  startWorker: () => Promise<number>
  /** Ends every worker but one, and starts one where there is none. */
  oneWorker: () => Promise<void>
  /** Stops the sandbox as a machine that is switched off would: connections are refused. */
  stopSandbox: () => Promise<void>
  startSandbox: () => Promise<void>
  /** Makes what the caches of its processes hold older, by so many seconds; their clock stays. */
  ageCaches: (seconds: number) => Promise<void>
  /** Log of a process, as far as it is written. */
  logOf: (name: 'web' | 'worker' | 'sandbox') => string
}>

/** The product that globalSetup started. */
export function product(): Product {
  const facts = readFacts()
  const sandboxUrl = `http://127.0.0.1:${facts.sandboxPort}`
  const logOf = (name: string) => join(facts.dataDir, 'logs', `${name}.log`)
  const start = (name: string, file: string) => startProgram(file, { env: { ...facts.env, QUAYSIDE_PROCESS: name }, log: logOf(name) })

  const startWorker = async () => {
    const current = readFacts()
    const before = timesReady(logOf('worker'))
    const { log, pid } = start('worker', 'jobs/worker.ts')
    writeFacts(
      isAlive(current.worker.pid) ? { ...current, others: [...current.others, { pid, log }] } : { ...current, worker: { pid, log } },
    )
    await waitFor('The worker', () => timesReady(log) > before, 40_000)
    return pid
  }

  return {
    baseUrl: (brand = 'akta') => `http://${brand}.localhost:${facts.port}`,
    port: facts.port,
    sandboxUrl,
    dataDir: facts.dataDir,
    database: facts.database,
    env: facts.env,
    killWorker: async (signal) => endProcess(readFacts().worker.pid, signal),
    startWorker,
    oneWorker: async () => {
      const current = readFacts()
      await Promise.all(current.others.map(({ pid }) => endProcess(pid)))
      writeFacts({ ...current, others: [] })
      if (!isAlive(current.worker.pid)) await startWorker()
    },
    stopSandbox: async () => endProcess(readFacts().sandbox.pid),
    startSandbox: async () => {
      const current = readFacts()
      if (isAlive(current.sandbox.pid)) return
      const { log, pid } = start('sandbox', 'scripts/sandbox/startFirst.ts')
      writeFacts({ ...current, sandbox: { pid, log } })
      await waitFor('The sandbox', () =>
        fetch(`${sandboxUrl}/__health`).then(
          (answer) => answer.ok,
          () => false,
        ),
      )
    },
    ageCaches: async (seconds) => {
      const file = facts.env.QUAYSIDE_TEST_AGE
      if (!file) throw new Error('The caches of this product age with the clock alone: startInstallation({ canAge: true })')
      writeFileSync(`${file}.new`, String(Number(readFileSync(file, 'utf8')) + seconds * 1000))
      renameSync(`${file}.new`, file)
      // Every process has looked again by then.
      await pause(50)
    },
    logOf,
  }
}
