import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import type { LeasedJob } from '../lease/lease'
import { generateReportSlug, reportsQueue } from './definition'
import { failReport } from './reportRow'

/** Long enough for a request that has just written its report to queue the job as well. */
const patienceMs = 60_000

/** The report that a job is for, or null when it is for something else. */
export function reportIdOf({ taskSlug, input }: LeasedJob): string | null {
  if (taskSlug !== generateReportSlug) return null
  return typeof input === 'object' && input !== null && 'reportId' in input && typeof input.reportId === 'string' ? input.reportId : null
}

/**
 * Mends reports that are under way but that nobody works on: one whose job was never queued, as the server stopped in between, is queued;
 * one whose job has failed for good, but whose failure was not written, is ended.
 */
export async function repairReports(payload: Payload): Promise<void> {
  const { docs: reports } = await payload.find({
    collection: 'reports',
    where: {
      and: [{ state: { not_in: ['done', 'failed'] } }, { updatedAt: { less_than: new Date(Date.now() - patienceMs).toISOString() } }],
    },
    select: {},
    limit: 100,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it looks after the reports of everybody.
    overrideAccess: true,
  })
  if (reports.length === 0) return
  const { docs: jobs } = await payload.db.find<LeasedJob & { hasError?: boolean | null }>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: generateReportSlug } }, { completedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
  })
  const alive = new Set(jobs.filter((job) => !job.hasError).map(reportIdOf))
  const failed = new Set(jobs.filter((job) => job.hasError).map(reportIdOf))
  for (const { id } of reports) {
    if (alive.has(id)) continue
    if (failed.has(id)) {
      await failReport(payload, id, 'not_made')
    } else {
      await payload.jobs.queue({ task: generateReportSlug, queue: reportsQueue, input: { reportId: id } })
      logger.warn({ msg: 'report had no job and is queued again', report: id })
    }
  }
}
