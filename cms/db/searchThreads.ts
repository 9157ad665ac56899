import { Worker } from 'node:worker_threads'
import { type InStatement, LibsqlError, type ResultSet, type Row, type Value } from '@libsql/client'
import { logger } from '../server/logger'
import { DatabaseBusyError } from './unavailable'

/** `close` lets the threads end, each after what it still reads. */
export type SearchThreads = Readonly<{ search: (statement: InStatement) => Promise<ResultSet>; close: () => void }>

let isOn = false

/** From here on a database that this process opens is searched in threads (docs/decisions/351): for one that answers people. */
export const searchInThreads = (): void => void (isOn = true)

/** How searches of the file at `url` are read; null in a process where nobody waits for them. */
export const searchOf = (url: string): SearchThreads | null => (isOn ? searchThreads(url) : null)

/** How long a search may take. A list is there in a hundredth of it. */
const budgetMs = 2_000
/** Each holds a connection, and at worst a processor. */
const mostThreads = 2

type Found = Readonly<{ columns: string[]; columnTypes: string[]; rows: Value[][] }>
type Answer = Readonly<{ id: number } & (Found | { code: string; message: string })>
type Call = Readonly<{ resolve: (found: ResultSet) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }>
/** `late` are the searches that were given up and that it still reads. */
type Thread = Readonly<{ worker: Worker; calls: Map<number, Call>; late: Set<number> }>

/**
 * Whether a statement compares texts with a pattern: what it takes grows with the pattern and with every text, so that a few conditions of somebody who means
 * harm hold a process for seconds. Nothing else that a query may ask for does.
 */
export const isSearch = (statement: InStatement): boolean => {
  const text = typeof statement === 'string' ? statement : statement.sql
  return /^\s*select\b/i.test(text) && /\slike\s/i.test(text)
}

/**
 * Reads searches in threads with connections of their own to the file at `url`. SQLite cannot be interrupted, but need not be waited for: a search that takes
 * longer than its budget is given up with `DatabaseBusyError`, and so is each that comes while all threads are late. A thread that is late is left to come to its
 * end and then taken again: to end it by force would take the process with it.
 */
export function searchThreads(url: string, { budget = budgetMs } = {}): SearchThreads {
  const threads = new Set<Thread>()
  let ids = 0

  const startThread = (): Thread => {
    const worker = new Worker(new URL('./searchThread.mjs', import.meta.url), { workerData: { url } })
    const thread: Thread = { worker, calls: new Map(), late: new Set() }
    // A process that ends does not wait for it.
    worker.unref()
    worker.on('message', (answer: Answer) => {
      thread.late.delete(answer.id)
      const call = thread.calls.get(answer.id)
      thread.calls.delete(answer.id)
      if (!call) return
      clearTimeout(call.timer)
      if ('rows' in answer) call.resolve(resultOf(answer))
      else call.reject(new LibsqlError(answer.message, answer.code))
    })
    // Its end follows.
    worker.on('error', (err) => logger.error({ msg: 'a thread of searches failed', err }))
    worker.on('exit', () => {
      threads.delete(thread)
      for (const { reject, timer } of thread.calls.values()) {
        clearTimeout(timer)
        reject(new DatabaseBusyError())
      }
    })
    threads.add(thread)
    return thread
  }

  const search = (statement: InStatement) =>
    new Promise<ResultSet>((resolve, reject) => {
      const [leastBusy] = [...threads].filter(({ late }) => late.size === 0).toSorted((a, b) => a.calls.size - b.calls.size)
      const isFull = threads.size >= mostThreads
      const thread = leastBusy && (leastBusy.calls.size === 0 || isFull) ? leastBusy : isFull ? null : startThread()
      if (!thread) {
        reject(new DatabaseBusyError())
        return
      }
      const id = (ids += 1)
      const giveUp = () => {
        logger.warn({ msg: 'a search took too long', ms: budget })
        thread.calls.delete(id)
        thread.late.add(id)
        reject(new DatabaseBusyError())
      }
      thread.calls.set(id, { resolve, reject, timer: setTimeout(giveUp, budget) })
      thread.worker.postMessage({ id, statement })
    })
  return { search, close: () => threads.forEach(({ worker }) => worker.postMessage(null)) }
}

/** As the client of libsql makes one: values by their place, and by the name of their column. */
function resultOf({ columns, columnTypes, rows }: Found): ResultSet {
  const made = rows.map((values) => {
    const row = Object.defineProperty({}, 'length', { value: values.length }) as Row
    for (const [at, value] of values.entries()) {
      Object.defineProperty(row, at, { value, enumerable: false, writable: true, configurable: true })
      const name = columns[at] ?? ''
      if (!Object.hasOwn(row, name)) Object.defineProperty(row, name, { value, enumerable: true, writable: true, configurable: true })
    }
    return row
  })
  return { columns, columnTypes, rows: made, rowsAffected: 0, lastInsertRowid: undefined, toJSON: () => ({ columns, columnTypes, rows }) }
}
