import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { logger } from '../cms/server/logger'
import { repairTeams } from '../collections/hooks/keepTeam'
import { createFairOrder } from './generateReport/fairOrder'
import { repairReports, reportIdOf } from './generateReport/repairReports'
import { failReport } from './generateReport/reportRow'
import { claimJob, freeAbandonedJobs, handBack, type LeasedJob, sweepEveryMs } from './lease/lease'
import { type Running, runJob } from './lease/runJob'
import { createRefresher } from './refreshFigures/refreshDueFigures'
import { killWorkerChromium } from './pdf/workerChromium'
import { beatEveryMs, recordHeartbeat } from './workerHeartbeat'

const pollMs = 500
const repairEveryMs = 24 * 3_600_000
const refreshEveryMs = 60_000
/** After a fault of the database: no use in asking it twice a second. */
const faultPauseMs = 5_000
/** How long a job may go on after the signal to stop; then it is handed back for another worker. */
const drainMs = 8_000

export type Worker = Readonly<{
  /** Takes no more jobs, lets the current one finish or hands it back, and closes the database. */
  stop: () => Promise<void>
}>

/** Works through the queue, one job at a time. */
export function startWorker(payload: Payload): Worker {
  const stopping = new AbortController()
  const prioritise = createFairOrder(payload)
  const refresh = createRefresher(payload, stopping.signal)
  let running: Running | undefined

  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const claimed = await claimJob(payload, prioritise)
        if (!claimed) {
          await pause(pollMs)
          continue
        }
        running = runJob(payload, claimed, killWorkerChromium)
        const outcome = await running.outcome
        if (outcome === 'given_up') await giveUp(payload, claimed.job)
      } catch (err) {
        logger.error({ msg: 'worker could not run a job', err })
        await pause(faultPauseMs)
      } finally {
        running = undefined
      }
    }
  }

  async function every(ms: number, what: string, task: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await task().catch((err: unknown) => logger.error({ msg: `worker could not ${what}`, err }))
      await pause(ms)
    }
  }

  const loops = Promise.all([
    every(sweepEveryMs, 'free abandoned jobs', () => sweep(payload)),
    every(beatEveryMs, 'record its heartbeat', () => recordHeartbeat(payload)),
    every(refreshEveryMs, 'bring figures up to date', async () => void (await refresh())),
    every(repairEveryMs, 'repair the teams of accounts', () => repair(payload)),
    work(),
  ])

  return {
    async stop() {
      stopping.abort()
      const isDrained = await Promise.race([loops.then(() => true), sleep(drainMs, false, { ref: false })])
      if (!isDrained && running) {
        await handBack(payload, running.lease, running.attempts).catch((err: unknown) => logger.error({ msg: 'job not handed back', err }))
        logger.info({ msg: 'job handed back', job: running.lease.jobId })
      }
      // The browser goes with the process: killed now, it would make the job that was just handed back look failed.
      if (isDrained) killWorkerChromium()
      await payload.destroy().catch((err: unknown) => logger.warn({ msg: 'database not closed', err }))
    },
  }
}

/** At the start, which fills the fields after an upgrade, and then once a day. */
async function repair(payload: Payload): Promise<void> {
  const repaired = await repairTeams(payload)
  if (repaired.accounts + repaired.people > 0) logger.warn({ msg: 'teams of accounts were wrong', ...repaired })
}

async function sweep(payload: Payload): Promise<void> {
  const { freed, givenUp } = await freeAbandonedJobs(payload)
  if (freed > 0) logger.warn({ msg: 'freed jobs of a worker that stopped', count: freed })
  for (const job of givenUp) await giveUp(payload, job)
  await repairReports(payload)
}

/** Tells whoever waits for a job that it will not come. */
async function giveUp(payload: Payload, job: LeasedJob): Promise<void> {
  logger.error({ msg: 'job given up', job: job.id, task: job.taskSlug })
  const reportId = reportIdOf(job)
  if (reportId) await failReport(payload, reportId, 'not_made')
}
