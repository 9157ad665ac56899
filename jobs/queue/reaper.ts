import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import type { Job } from '../defineJob'
import { type JobRow, markTold, reapJobs, untoldDeadLetters } from './lease'

/**
 * One round of the reaper: releases the jobs of dead workers, tells whoever waits for a dead letter, and lets each job repair what has no
 * row any more. One job's fault does not keep the others from their turn.
 */
export async function reap(payload: Payload, jobs: readonly Job[]): Promise<void> {
  const { dead, released } = await reapJobs(payload)
  if (released > 0) logger.warn({ msg: 'released jobs of a worker that stopped', count: released })
  for (const row of [...dead, ...(await untoldDeadLetters(payload))]) await tellDeadLetter(payload, jobs, row)
  for (const job of jobs) {
    await job
      .repair?.()
      .then((repair) => repair(payload))
      .catch((err: unknown) => logger.error({ msg: 'job could not repair what it looks after', job: job.name, err }))
  }
}

/** Tells whoever waits for a job that it will not be done. What fails here is tried again by the reaper. */
export async function tellDeadLetter(payload: Payload, jobs: readonly Job[], row: JobRow): Promise<void> {
  const job = jobs.find(({ name }) => name === row.taskSlug)
  logger.error({ msg: 'dead letter', job: row.taskSlug, id: row.id, reason: reasonOf(row) })
  try {
    const letter = await job?.onDeadLetter?.()
    const input = job?.input.safeParse(row.input ?? {})
    if (letter && input?.success) await letter.tell({ payload, input: input.data, jobId: row.id, reason: reasonOf(row) })
    await markTold(payload, row.id)
  } catch (err) {
    logger.error({ msg: 'dead letter not told', job: row.taskSlug, id: row.id, err })
  }
}

const reasonOf = ({ error }: JobRow): string =>
  error !== null && typeof error === 'object' && 'message' in error ? String(error.message) : 'unknown'
