import type { Payload } from 'payload'
import { jobsCollection } from '../queue/jobFields'
import { inMs } from '../queue/lease'

/** How long the row of a finished or dead job is kept. Longer than any schedule's interval, since a tick's row keeps it from a second run. */
export const keepJobsMs = 30 * 24 * 3_600_000

export async function sweepJobs({ payload }: { payload: Payload }): Promise<void> {
  const before = inMs(-keepJobsMs)
  await payload.db.deleteMany({
    collection: jobsCollection,
    where: {
      or: [
        { completedAt: { less_than: before } },
        { and: [{ hasError: { equals: true } }, { deadLetterDue: { not_equals: true } }, { updatedAt: { less_than: before } }] },
      ],
    },
  })
}
