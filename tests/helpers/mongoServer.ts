import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { endProcess, isAlive, tailOf, waitFor } from './children'
import type { TestDatabase } from './database'
import { freePorts } from './freePorts'

/** A server of MongoDB that a test may do to what it likes. */
export type MongoServer = Readonly<{
  database: TestDatabase
  /** Stops it as a machine does that is cut off: its connections stay, and nothing is answered. */
  freeze: () => Promise<void>
  thaw: () => void
  /** Ends it with SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again over its data, on its port. */
  start: () => Promise<void>
}>

/**
 * Starts the program `binary` over an empty folder: as a replica set of one node, as the product needs it, or as a server that stands alone. What it
 * confirms is on the disk, as in production: a write that was confirmed must outlive `kill`.
 */
export async function startMongoServer(binary: string, { isAlone = false }: Readonly<{ isAlone?: boolean }> = {}): Promise<MongoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'qs-mongod-'))
  const [port = 0] = await freePorts(1)
  const data = join(folder, 'data')
  mkdirSync(data)
  const log = join(folder, 'mongod.log')
  const place = ['--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', data]
  // A fraction of the memory that it would take for itself.
  const size = ['--wiredTigerCacheSizeGB', '0.25']
  let pid = 0

  const launch = () => {
    const output = openSync(log, 'a')
    const child = spawn(binary, [...place, ...size, ...(isAlone ? [] : ['--replSet', 'rs0'])], { stdio: ['ignore', output, output] })
    closeSync(output)
    child.unref()
    if (child.pid === undefined) throw new Error(`${binary} could not be started`)
    pid = child.pid
  }
  const command = async (asked: object): Promise<Record<string, unknown>> => {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { serverSelectionTimeoutMS: 1000 })
    try {
      return await client.db('admin').command(asked)
    } finally {
      await client.close()
    }
  }
  const isUp = async (wanted: (hello: Record<string, unknown>) => boolean): Promise<boolean | string> => {
    if (!isAlive(pid)) throw new Error(`mongod ended by itself:\n${tailOf(log)}`)
    return command({ hello: 1 }).then(wanted, (error: unknown) => String(error))
  }
  const start = async () => {
    launch()
    await waitFor('mongod', () => isUp(() => true), 60_000)
  }
  const isPrimary = () => isUp(({ isWritablePrimary }) => isWritablePrimary === true)

  await start()
  if (!isAlone) {
    await command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } })
    await waitFor('The replica set', isPrimary, 60_000)
  }
  return {
    database: {
      kind: 'mongodb',
      url: `mongodb://127.0.0.1:${port}/quayside${isAlone ? '' : '?replicaSet=rs0'}`,
      drop: async () => {
        // One that is frozen hears no other signal.
        await endProcess(pid, 'SIGKILL')
        rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      },
    },
    // The signal is on its way to each of its threads when `kill` returns, and one of them may answer until it comes.
    freeze: async () => {
      process.kill(pid, 'SIGSTOP')
      await waitFor('The server to stop', () =>
        command({ ping: 1 }).then(
          () => false,
          () => true,
        ),
      )
    },
    thaw: () => void process.kill(pid, 'SIGCONT'),
    kill: () => endProcess(pid, 'SIGKILL'),
    start,
  }
}
