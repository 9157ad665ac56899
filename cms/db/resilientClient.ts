import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient, type InStatement } from '@libsql/client'
import type { DatabaseAdapterObj } from 'payload'
import { databaseStatements } from '../server/health/metrics'
import { synchronous } from './commits'
import './keptStatements'
import { isSearch, searchOf, type SearchThreads } from './searchThreads'
import { DatabaseBusyError } from './unavailable'

/** How long one statement may hold the process while another process writes. Longer waits happen between attempts. */
const blockingWaitMs = 25
/** The same for the statement that is first in line: it looks often, and lets the process go on between. */
const glanceMs = 1
const pauseMs = 1
/** How long a statement is tried again before the request is answered with 503. */
const patienceMs = 8_000

type Options = Readonly<{ patience?: number; searches?: SearchThreads | null }>

/** They belong to a connection, so each new one needs them. */
const connectionSettings = () => [`PRAGMA synchronous = ${synchronous()}`, waitingFor(blockingWaitMs)]
/**
 * What SQLite knows of its tables, so that it reads a list by the index of its order and not by one that nearly all rows share: a page out of 100,000
 * records took a hundred times as long without it. Looks only at tables that have grown tenfold since it last looked; then at all their rows, since a
 * sample does not tell that a value is everywhere.
 */
const statistics = 'PRAGMA optimize = 0x10002'
const statisticsEveryMs = 3_600_000
const fileSettings = ['PRAGMA journal_mode = WAL', 'PRAGMA journal_size_limit = 67108864']

/**
 * A libsql client that survives other writers. When a statement fails with SQLITE_BUSY, libsql never resets it: the connection then keeps
 * its lock, answers later writes that nobody else can see, and rolls them back at the end (libsql-client-ts 352, seen with 0.14 and 0.18;
 * 2026-11). So the connection is left behind at each SQLITE_BUSY and the statement runs again on a new one, after a pause that does not
 * hold up the process.
 *
 * SQLite gives the lock to whoever looks at the right moment, and a writer that takes it again at once leaves a moment of microseconds: so statements that
 * found the file busy stand in line, and the first of them looks every millisecond or two. Once it has its turn the others follow at once, ahead of the
 * writer that waits now. Throws `DatabaseBusyError` when the lock lasts longer than eight seconds. Searches go to `searches`, where they are given.
 */
export function resilientClient(client: Client, { patience = patienceMs, searches = null }: Options = {}): Client {
  /** Until a new connection has its settings too: while another process brings the file's log in order (SQLITE_BUSY_RECOVERY) it is refused them. */
  const leaveWhenBusy = async (error: unknown, deadline: number): Promise<void> => {
    for (let fault = error; ; await sleep(pauseMs)) {
      if (!isBusy(fault)) throw fault
      try {
        await leaveConnection(client)
        await client.execute(waitingFor(glanceMs))
        return
      } catch (again) {
        fault = again
      }
      if (performance.now() >= deadline) throw new DatabaseBusyError({ cause: fault })
    }
  }
  const untilFree = async <T>(run: () => Promise<T>, deadline: number): Promise<T> => {
    for (;;) {
      try {
        return await run()
      } catch (error) {
        await leaveWhenBusy(error, deadline)
        if (performance.now() >= deadline) throw new DatabaseBusyError({ cause: error })
        await sleep(pauseMs)
      }
    }
  }
  let line: Promise<unknown> = Promise.resolve()
  const retrying = async <T>(run: () => Promise<T>): Promise<T> => {
    const deadline = performance.now() + patience
    try {
      return await run()
    } catch (error) {
      await leaveWhenBusy(error, deadline)
    }
    const inTurn = async (before: Promise<unknown>): Promise<T> => {
      await before
      try {
        return await untilFree(run, deadline)
      } finally {
        await client.execute(waitingFor(blockingWaitMs)).catch(() => undefined)
      }
    }
    const turn = inTurn(line)
    line = turn.catch(() => undefined)
    return turn
  }
  const waiting = new Set<PropertyKey>(['execute', 'batch', 'migrate', 'executeMultiple', 'transaction'])
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args)
      if (name === 'close')
        return () => {
          searches?.close()
          call()
        }
      if (!waiting.has(name)) return call
      return (...args: unknown[]) => {
        databaseStatements.inc(name === 'batch' && Array.isArray(args[0]) ? args[0].length : 1)
        const statement = args[0] as InStatement
        if (name === 'execute' && searches && isSearch(statement)) return searches.search(statement)
        return retrying(async () => call(...args))
      }
    },
  })
}

/** Opens the file with the settings that Payload's adapter would give it, and waits for a writer that holds it. */
export async function openResilientClient(url: string): Promise<Client> {
  const client = resilientClient(createClient({ url }), { searches: searchOf(url) })
  for (const statement of [...connectionSettings(), ...fileSettings, statistics]) await client.execute(statement)
  return client
}

/** Gives Payload's SQLite adapter the resilient client before it makes one of its own. */
export function withResilientClient(adapter: DatabaseAdapterObj, url: string): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      return Object.assign(database, {
        connect: async (options?: Parameters<NonNullable<typeof connect>>[0]) => {
          const holder = database as typeof database & { client?: Client }
          if (!holder.client) {
            holder.client = await openResilientClient(url)
            keepStatistics(holder.client)
          }
          await connect?.call(database, options)
        },
      })
    },
  }
}

/** Each process for itself: a connection reads what is known of the tables once. */
export async function updateStatistics(client: Client): Promise<void> {
  await client.execute(statistics)
}

function keepStatistics(client: Client): void {
  const timer = setInterval(() => {
    if (client.closed) clearInterval(timer)
    // A database that is busy for so long is asked again in an hour.
    else updateStatistics(client).catch(() => undefined)
  }, statisticsEveryMs)
  timer.unref()
}

/** `transaction` moves the current connection out of the client; closing it rolls back and lets go of its lock. */
async function leaveConnection(client: Client): Promise<void> {
  try {
    const left = await client.transaction('deferred')
    left.close()
  } catch {
    // The connection cannot even begin: the next statement fails again and comes back here.
    return
  }
  for (const statement of connectionSettings()) await client.execute(statement)
}

/** A function, as it is needed above. */
function waitingFor(ms: number): string {
  return `PRAGMA busy_timeout = ${ms}`
}

const isBusy = (error: unknown): boolean =>
  error !== null &&
  typeof error === 'object' &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^SQLITE_(BUSY|LOCKED)/.test(error.code)
