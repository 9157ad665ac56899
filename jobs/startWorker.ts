import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { logger } from '../cms/server/logger'
import type { Job } from './defineJob'
import { createDispatcher } from './queue/dispatcher'
import { createSchedules } from './queue/fireSchedules'
import { reap } from './queue/reaper'
import { beatEveryMs, recordHeartbeat } from './workerHeartbeat'

const reapEveryMs = 10_000
const scheduleEveryMs = 5_000
/** After a fault of the database: no use in asking it twice a second. */
const faultPauseMs = 5_000
/** How long jobs may go on after the signal to stop; then they are released for another worker. */
const drainMs = 8_000

export type Worker = Readonly<{
  /** Takes no more jobs, lets the running ones finish or releases them, and ends. The caller closes the database. */
  stop: () => Promise<void>
}>

type Pace = Readonly<{ reapEveryMs?: number; scheduleEveryMs?: number }>

/** Works through the queues of the given jobs. Any number of workers may run beside each other on one database. */
export function startWorker(payload: Payload, jobs: readonly Job[], pace: Pace = {}): Worker {
  const stopping = new AbortController()
  const dispatcher = createDispatcher(payload, jobs)
  const fireSchedules = createSchedules(payload, jobs)

  /** For so long, or until the worker stops, or until `sooner` comes; nothing of it is left behind then. */
  const pause = async (ms: number, sooner?: Promise<unknown>): Promise<void> => {
    const over = new AbortController()
    const end = () => over.abort()
    stopping.signal.addEventListener('abort', end)
    if (stopping.signal.aborted) end()
    void sooner?.then(end)
    await sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
    stopping.signal.removeEventListener('abort', end)
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await dispatcher.startNext()) continue
        await pause(dispatcher.nextLookMs(), dispatcher.whenOneEnds())
      } catch (err) {
        logger.error({ msg: 'worker could not take a job', err })
        await pause(faultPauseMs)
      }
    }
    await dispatcher.whenAllEnd()
  }

  async function every(ms: number, what: string, task: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await task().catch((err: unknown) => logger.error({ msg: `worker could not ${what}`, err }))
      await pause(ms)
    }
  }

  const loops = Promise.all([
    every(pace.reapEveryMs ?? reapEveryMs, 'reap', () => reap(payload, jobs)),
    every(pace.scheduleEveryMs ?? scheduleEveryMs, 'fire its schedules', () => fireSchedules()),
    every(beatEveryMs, 'record its heartbeat', () => recordHeartbeat(payload)),
    work(),
  ])

  return {
    async stop() {
      stopping.abort()
      const isDrained = await Promise.race([loops.then(() => true), sleep(drainMs, false, { ref: false })])
      if (!isDrained) await dispatcher.releaseAll().catch((err: unknown) => logger.error({ msg: 'jobs not released', err }))
    },
  }
}
