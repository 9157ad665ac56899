import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { Worker } from 'node:worker_threads'
import { logger } from '../../logger'
import { passwordsAtOnce } from './passwordQueue'

type Derive = typeof crypto.pbkdf2
type Call = Parameters<Derive>
type Thread = Readonly<{ worker: Worker; waiting: Map<number, Call> }>

/**
 * From here on PBKDF2, which Payload makes of every password and nothing else in the process asks for, runs in threads of a lower priority than that
 * which answers people. In libuv's own threads it takes its turns of the processors from them (docs/decisions/255). Nothing else changes: what
 * the threads cannot do is done as before.
 */
export function hashPasswordsInThreads(): void {
  const derive = crypto.pbkdf2
  const threads = new Set<Thread>()
  let ids = 0

  const startThread = (): Thread => {
    const worker = new Worker(new URL('./passwordThread.mjs', import.meta.url))
    const thread: Thread = { worker, waiting: new Map() }
    // A process that ends does not wait for it.
    worker.unref()
    worker.on('message', ({ hash, id }: { hash: Uint8Array; id: number }) => {
      const call = thread.waiting.get(id)
      thread.waiting.delete(id)
      call?.[5](null, Buffer.from(hash))
    })
    // Its end follows.
    worker.on('error', (err) => logger.error({ msg: 'a thread of passwords failed', err }))
    worker.on('exit', () => {
      threads.delete(thread)
      for (const call of thread.waiting.values()) derive(...call)
    })
    threads.add(thread)
    return thread
  }

  const pbkdf2: Derive = (...call) => {
    const [password, salt, rounds, length, digest] = call
    if (typeof password !== 'string' || typeof salt !== 'string') return derive(...call)
    const leastBusy = [...threads].toSorted((a, b) => a.waiting.size - b.waiting.size)[0]
    const isFree = leastBusy && (leastBusy.waiting.size === 0 || threads.size >= passwordsAtOnce)
    const thread = isFree ? leastBusy : startThread()
    ids += 1
    thread.waiting.set(ids, call)
    thread.worker.postMessage({ id: ids, password, salt, rounds, length, digest })
  }
  Object.assign(crypto, { pbkdf2 })
  syncBuiltinESMExports()
}
