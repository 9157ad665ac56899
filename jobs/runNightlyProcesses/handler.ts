import type { Payload, Where } from 'payload'
import { enqueue } from '../enqueue'
import { runDataProcess } from '../runDataProcess/definition'

type Row = Readonly<{ id: string }>

/** Safe to repeat: a process that waits or runs is left alone, and one that ended runs once more. */
export async function runNightlyProcesses({ payload }: { payload: Payload }): Promise<void> {
  const due: Where = {
    and: [{ isNightly: { equals: true } }, { deletedAt: { exists: false } }, { state: { not_in: ['queued', 'running'] } }],
  }
  // rights: the worker's own, here and below.
  const { docs } = await payload.db.find<Row>({ collection: 'data-processes', where: due, limit: 0, pagination: false })
  for (const { id } of docs) {
    const claimed = await payload.db.updateOne({
      collection: 'data-processes',
      where: { and: [due, { id: { equals: id } }] },
      data: { state: 'queued', problem: null, problemAt: null },
      options: { atomic: true },
    })
    if (claimed) await enqueue(payload, runDataProcess, { processId: id })
  }
  await removeUnwritten(payload)
}

/** Steps in the trash come back with their rows: only what no step names at all goes. */
async function removeUnwritten(payload: Payload): Promise<void> {
  const { docs: steps } = await payload.db.find<{ dataset: string }>({ collection: 'data-process-steps', limit: 0, pagination: false })
  const written = steps.map(({ dataset }) => dataset)
  await payload.db.deleteMany({ collection: 'datasets', where: written.length === 0 ? {} : { name: { not_in: written } } })
}
