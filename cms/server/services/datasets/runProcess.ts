import { APIError, type PayloadRequest } from 'payload'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { enqueue } from '../../../../jobs/enqueue'
import { runDataProcess } from '../../../../jobs/runDataProcess/definition'
import { notFound } from '../../http/notFound'

/**
 * Leaves the worker a run of a data process. Of two requests at once one wins; the other, and one while it runs, throws an `APIError` 409
 * `request_in_progress`. 404 for an id that nobody has. For platform admins.
 */
export async function runProcess(req: PayloadRequest, id: string): Promise<void> {
  const process = await req.payload.findByID({
    collection: 'data-processes',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!process) throw notFound()
  // rights: its state is the server's to write; that this person may run it is the endpoint's to check.
  const claimed = await req.payload.db.updateOne({
    collection: 'data-processes',
    where: { and: [{ id: { equals: id } }, { state: { not_in: ['queued', 'running'] } }] },
    data: { state: 'queued', problem: null, problemAt: null },
    options: { atomic: true },
  })
  if (!claimed) throw new APIError('It is running already', 409, { code: 'request_in_progress' }, true)
  // The job last: the worker finds a queued process without a job and queues it.
  await enqueue(req.payload, runDataProcess, { processId: id })
  await recordActivity(req, { type: 'Run again', collection: 'data-processes', recordId: id, recordTitle: process.name })
}
