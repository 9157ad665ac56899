import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { endLease, type Lease, type LeasedJob, renewEveryMs, renewLease } from './lease'

export type Outcome = 'done' | 'will_retry' | 'given_up' | 'lost'

export type Running = Readonly<{ lease: Lease; attempts: number; outcome: Promise<Outcome> }>

/**
 * Runs a claimed job and holds on to its lease meanwhile. `onLost` is called when another worker has it, so that this one stops
 * what it does for it.
 */
export function runJob(payload: Payload, { lease, job }: { lease: Lease; job: LeasedJob }, onLost: () => void): Running {
  return { lease, attempts: job.leaseAttempts ?? 1, outcome: run(payload, lease, onLost) }
}

async function run(payload: Payload, lease: Lease, onLost: () => void): Promise<Outcome> {
  let isLost = false
  const renewal = setInterval(() => {
    renewLease(payload, lease).then(
      (isHeld) => {
        if (isHeld || isLost) return
        isLost = true
        logger.warn({ msg: 'lease lost', job: lease.jobId })
        onLost()
      },
      (err: unknown) => logger.warn({ msg: 'lease not renewed', job: lease.jobId, err }),
    )
  }, renewEveryMs)
  try {
    // rights: the worker's own, as the task itself takes the rights of whoever asked for it.
    const result = await payload.jobs.runByID({ id: lease.jobId, overrideAccess: true, silent: { info: true } })
    const status = result.jobStatus?.[lease.jobId]?.status
    if (isLost) return 'lost'
    if (status === 'success') return 'done'
    return status === 'error-reached-max-retries' ? 'given_up' : 'will_retry'
  } finally {
    clearInterval(renewal)
    await endLease(payload, lease)
  }
}
