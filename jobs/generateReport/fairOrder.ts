import type { Payload } from 'payload'
import type { LeasedJob, Prioritise } from '../lease/lease'
import { reportIdOf } from './repairReports'
import { idOf } from '../../collections/idOf'

const remembered = 20

/**
 * Lets people take turns: of the waiting jobs the first is one of whoever was served longest ago, so that sixty reports of one advisor
 * do not stand before the one of another. Jobs of one person keep their order.
 */
export function createFairOrder(payload: Payload): Prioritise {
  let served: string[] = []

  return async (candidates) => {
    const owners = await ownersOf(payload, candidates)
    const turn = (job: LeasedJob): number => served.indexOf(owners.get(job.id) ?? '')
    const ordered = candidates.toSorted((a, b) => turn(a) - turn(b))
    const next = ordered[0] && owners.get(ordered[0].id)
    if (next) served = [...served.filter((owner) => owner !== next), next].slice(-remembered)
    return ordered
  }
}

/** Owner by job, for the jobs that have one. */
async function ownersOf(payload: Payload, jobs: readonly LeasedJob[]): Promise<Map<string, string>> {
  const reportIds = new Map(jobs.map((job) => [job.id, reportIdOf(job)] as const))
  const { docs } = await payload.find({
    collection: 'reports',
    where: { id: { in: [...reportIds.values()].filter((id) => id !== null) } },
    select: { owner: true },
    limit: jobs.length,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it looks at the queue of everybody.
    overrideAccess: true,
  })
  const owners = new Map(docs.map((report) => [report.id, idOf(report.owner)]))
  return new Map(
    [...reportIds].flatMap(([job, report]) => {
      const owner = report && owners.get(report)
      return owner ? [[job, owner] as const] : []
    }),
  )
}
