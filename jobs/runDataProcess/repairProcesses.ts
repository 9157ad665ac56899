import type { Payload } from 'payload'
import { enqueue } from '../enqueue'
import { jobsCollection } from '../queue/jobFields'
import { runDataProcess } from './definition'

/**
 * Queues the processes that say that they wait or run and have no job: a crash came between the claim and the job. One that was claimed this
 * very moment may get two jobs; the second finds it done.
 */
export async function repairProcesses(payload: Payload): Promise<void> {
  // rights: the worker's own, here and below.
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'data-processes',
    where: { state: { in: ['queued', 'running'] } },
    limit: 50,
    pagination: false,
  })
  if (docs.length === 0) return
  const { docs: jobs } = await payload.db.find<{ input?: unknown }>({
    collection: jobsCollection,
    where: { and: [{ taskSlug: { equals: runDataProcess.name } }, { completedAt: { exists: false } }, { hasError: { not_equals: true } }] },
    limit: 0,
    pagination: false,
  })
  const underWay = new Set(jobs.map(({ input }) => runDataProcess.input.safeParse(input).data?.processId))
  for (const { id } of docs) if (!underWay.has(id)) await enqueue(payload, runDataProcess, { processId: id })
}
