import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { queueStatement } from '../../cms/server/services/report/batches/statementRows'
import { idOf } from '../../collections/idOf'
import type { DeadLetter } from '../defineJob'
import { enqueue } from '../enqueue'
import { jobsCollection } from '../queue/jobFields'
import { generateReport } from './definition'
import { failReport } from './reportRow'

/** Long enough for a request that has just written its report to queue the job as well. */
const patienceMs = 60_000

type ReportJob = Readonly<{ input?: unknown; hasError?: boolean | null }>

/** The report that a job's row is for. */
function reportIdOf({ input }: ReportJob): string | null {
  const read = generateReport.input.safeParse(input)
  return read.success ? read.data.reportId : null
}

/** Tells the person who asked, by the state of their report. */
export const tellReportFailed = ({ input, payload }: DeadLetter<{ reportId: string }>): Promise<void> =>
  failReport(payload, input.reportId, 'not_made')

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
    select: { owner: true, batch: true, askedAt: true },
    limit: 100,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it looks after the reports of everybody.
    overrideAccess: true,
  })
  if (reports.length === 0) return
  const { docs: jobs } = await payload.db.find<ReportJob>({
    collection: jobsCollection,
    where: { and: [{ taskSlug: { equals: generateReport.name } }, { completedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
  })
  const alive = new Set(jobs.filter((job) => !job.hasError).map(reportIdOf))
  const failed = new Set(jobs.filter((job) => job.hasError).map(reportIdOf))
  for (const report of reports) {
    const { id, owner } = report
    if (alive.has(id)) continue
    if (failed.has(id)) {
      await failReport(payload, id, 'not_made')
    } else {
      if (report.batch) await queueStatement(payload, report)
      else await enqueue(payload, generateReport, { reportId: id, requestedBy: idOf(owner) ?? id })
      logger.warn({ msg: 'report had no job and is queued again', report: id })
    }
  }
}
