import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import type { Job } from '../defineJob'
import { claimJob, type Claimed, nextQueue, releaseJob } from './lease'
import { tellDeadLetter } from './reaper'
import { runJob } from './runJob'
import { createTurns } from './turns'

export type Dispatcher = Readonly<{
  /** Starts one waiting job in a queue that has a place. False when nothing waits that could start, as far as it has looked. */
  startNext: () => Promise<boolean>
  /** Milliseconds until `startNext` looks at every queue again. */
  nextLookMs: () => number
  /** Resolves when one of the running jobs has ended; never when none runs. */
  whenOneEnds: () => Promise<void>
  /** Resolves when all running jobs have ended. */
  whenAllEnd: () => Promise<void>
  /** Ends what still runs and leaves it for another worker. */
  releaseAll: () => Promise<void>
}>

/** Every queue with a place is looked at as often as this, and whenever a job has ended that somebody waited for, which may have queued others. */
const lookEveryMs = 500

type Running = Readonly<{ claimed: Claimed; queue: string; ended: Promise<void> }>

/** Places by queue. Throws an `Error` when two jobs of one queue differ. */
function placesOf(jobs: readonly Job[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const { concurrency, name, queue } of jobs) {
    const other = places.get(queue)
    if (other !== undefined && other !== concurrency)
      throw new Error(`Job ${name} gives queue ${queue} another concurrency than its others`)
    places.set(queue, concurrency)
  }
  return places
}

/** Runs the queues side by side, each with as many jobs at once as it says, and knows no job by name. */
export function createDispatcher(payload: Payload, jobs: readonly Job[]): Dispatcher {
  const places = placesOf(jobs)
  const turns = new Map([...places.keys()].map((queue) => [queue, createTurns()] as const))
  const running = new Set<Running>()
  const ending = new AbortController()
  /** Queues in which a job of the background has just ended: of a batch most likely more waits there, and nothing else has come of it. */
  const refilled = new Set<string>()
  let nextLook = 0

  const freeQueues = (): string[] =>
    [...places].filter(([queue, count]) => [...running].filter((one) => one.queue === queue).length < count).map(([queue]) => queue)

  async function run(claimed: Claimed): Promise<void> {
    const job = jobs.find(({ name }) => name === claimed.job.taskSlug)
    if (!job) throw new Error(`There is no job ${claimed.job.taskSlug}`)
    const outcome = await runJob(payload, job, claimed, ending.signal)
    if (outcome.kind === 'dead') await tellDeadLetter(payload, jobs, { ...claimed.job, error: { message: outcome.reason } })
  }

  function start(queue: string, claimed: Claimed): void {
    const ended = run(claimed)
      // Its lease runs out and the reaper takes it from there.
      .catch((err: unknown) => logger.error({ msg: 'worker could not run a job', id: claimed.lease.jobId, err }))
      .finally(() => {
        running.delete(one)
        if (claimed.job.isBackground) refilled.add(queue)
        else nextLook = 0
      })
    const one: Running = { claimed, queue, ended }
    running.add(one)
  }

  /** False when no job of the queue could be taken. */
  async function startIn(queue: string): Promise<boolean> {
    const claimed = await claimJob(payload, queue, turns.get(queue))
    if (!claimed) return false
    turns.get(queue)?.mark(claimed.job.fairKey)
    start(queue, claimed)
    return true
  }

  return {
    async startNext() {
      const free = freeQueues()
      for (const queue of refilled) {
        if (free.includes(queue) && (await startIn(queue))) return true
        refilled.delete(queue)
      }
      if (performance.now() < nextLook) return false
      const queue = free.length === 0 ? null : await nextQueue(payload, free)
      if (queue !== null && (await startIn(queue))) return true
      nextLook = performance.now() + lookEveryMs
      return false
    },
    nextLookMs: () => Math.max(0, nextLook - performance.now()),
    whenOneEnds: () => Promise.race([...running].map(({ ended }) => ended)),
    whenAllEnd: async () => void (await Promise.all([...running].map(({ ended }) => ended))),
    async releaseAll() {
      for (const { claimed } of running) {
        await releaseJob(payload, claimed.lease, claimed.job.leaseAttempts ?? 1)
        logger.info({ msg: 'job released', id: claimed.lease.jobId })
      }
      ending.abort()
    },
  }
}
