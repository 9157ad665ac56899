import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { backoffMs, type Job } from '../defineJob'
import { assertLease, buryJob, type Claimed, completeJob, type Lease, renewEveryMs, renewLease, retryJob } from './lease'

/** How a run ended. `lost`: the job is another worker's by now, and this one has written nothing of its end. */
export type Outcome = Readonly<{ kind: 'done' | 'retry' | 'lost' } | { kind: 'dead'; reason: string }>

/** Errors are read by admins; a driver's message may be as long as its statement. */
const longestReason = 500

/**
 * Runs a claimed job and renews its lease meanwhile. Every end is written by one statement that only the holder of the lease can carry
 * out: whoever lost it says nothing, whatever became of its own try. `ending` ends the run from outside.
 */
export async function runJob(payload: Payload, job: Job, claimed: Claimed, ending: AbortSignal): Promise<Outcome> {
  const { lease } = claimed
  const lost = new AbortController()
  const renewal = setInterval(() => renew(payload, lease, lost), renewEveryMs)
  const failures = (claimed.job.totalTried ?? 0) + 1
  const startedAt = Date.now()
  try {
    const input = job.input.safeParse(claimed.job.input ?? {})
    if (!input.success) return await bury(payload, lease, 1, `The input of ${job.name} cannot be read`)
    const handler = await job.handler()
    await handler.run({
      payload,
      input: input.data,
      jobId: lease.jobId,
      signal: AbortSignal.any([lost.signal, ending]),
      assertLease: () => assertLease(payload, lease),
    })
    if (!(await completeJob(payload, lease))) return { kind: 'lost' }
    logger.info({ msg: 'job done', job: job.name, id: lease.jobId, ms: Date.now() - startedAt })
    return { kind: 'done' }
  } catch (err) {
    const reason = (err instanceof Error ? err.message : String(err)).slice(0, longestReason)
    if (failures > job.retries) {
      logger.error({ msg: 'job failed for the last time', job: job.name, id: lease.jobId, failures, err })
      return await bury(payload, lease, failures, reason)
    }
    const afterMs = backoffMs(job.backoff, failures)
    const isHeld = await retryJob(payload, lease, { failures, reason, afterMs })
    if (isHeld) logger.warn({ msg: 'job failed and is tried again', job: job.name, id: lease.jobId, failures, afterMs, err })
    return { kind: isHeld ? 'retry' : 'lost' }
  } finally {
    clearInterval(renewal)
  }
}

async function bury(payload: Payload, lease: Lease, failures: number, reason: string): Promise<Outcome> {
  return (await buryJob(payload, lease, { failures, reason })) ? { kind: 'dead', reason } : { kind: 'lost' }
}

function renew(payload: Payload, lease: Lease, lost: AbortController): void {
  renewLease(payload, lease).then(
    (isHeld) => {
      if (isHeld || lost.signal.aborted) return
      logger.warn({ msg: 'lease lost', id: lease.jobId })
      lost.abort()
    },
    (err: unknown) => logger.warn({ msg: 'lease not renewed', id: lease.jobId, err }),
  )
}
