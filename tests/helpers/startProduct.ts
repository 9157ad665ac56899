import { join } from 'node:path'
import { endProcess } from './children'
import { type Facts, factsVariable, readFacts, writeFacts } from './facts'
import { startInstallation } from './startInstallation'

/** Few, but some hold dollars. */
const testClients = 30

type Options = Readonly<{ clients?: number; tenants?: number; hasRealCosts?: boolean }>

/** Starts the product that a whole test run uses, and writes its facts to the file that the tests read. Throws as `startInstallation` does. */
export async function startProduct({ clients = testClients, ...options }: Options = {}): Promise<{ stop: () => Promise<void> }> {
  const installation = await startInstallation({ clients, hasAllSandboxes: true, canAge: options.hasRealCosts !== true, ...options })
  const { database, dataDir, env, ports, sandbox, sandboxUrl, webs, workers } = installation
  const factsFile = join(dataDir, 'facts.json')
  process.env[factsVariable] = factsFile
  const [web, worker] = [webs[0], workers[0]]
  if (!web || !worker) throw new Error('An installation has a web process and a worker')
  const facts: Facts = {
    port: ports[0] ?? 0,
    sandboxPort: Number(new URL(sandboxUrl).port),
    dataDir,
    databaseUrl: database.url,
    database: database.kind,
    env,
    web,
    sandbox: sandbox(),
    worker,
    others: [],
  }
  writeFacts(facts, factsFile)
  return {
    stop: async () => {
      // What tests started in the place of what they ended stands in the facts alone.
      await Promise.all(processesIn(factsFile).map((pid) => endProcess(pid)))
      await installation.stop()
    },
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
