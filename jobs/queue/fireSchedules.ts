import type { Payload } from 'payload'
import { type Job, lastTick } from '../defineJob'
import { enqueue } from '../enqueue'
import { jobsCollection } from './jobFields'

export type FireSchedules = (now?: Date) => Promise<void>

/**
 * Enqueues the scheduled jobs whose tick has come. The row of a tick bears a unique key, so that any number of workers make one run of it.
 * A job whose last run still waits or runs is left alone until that has ended; ticks missed meanwhile are made up for by one run.
 */
export function createSchedules(payload: Payload, jobs: readonly Job[]): FireSchedules {
  const fired = new Map<string, string>()

  return async (now = new Date()) => {
    for (const job of jobs) {
      if (!job.schedule) continue
      const onceKey = `${job.name}@${lastTick(job.schedule, now).toISOString()}`
      if (fired.get(job.name) === onceKey || (await isUnderWay(payload, job))) continue
      await enqueue(payload, job, {}, { onceKey })
      fired.set(job.name, onceKey)
    }
  }
}

async function isUnderWay(payload: Payload, job: Job): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: jobsCollection,
    where: {
      and: [
        { taskSlug: { equals: job.name } },
        { queue: { equals: job.queue } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
  })
  return totalDocs > 0
}
