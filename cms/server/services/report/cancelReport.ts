import { APIError, type PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { settled } from '../../../../jobs/generateReport/reportRow'
import { failureText } from '../../../../jobs/generateReport/texts'
import { findReadable } from '../findReadable'

/**
 * Ends a report that the person asked for while it waits or is being made; whoever makes it writes nothing more. One that has ended stays as it
 * is. Throws an `APIError`: 404 for what they may not see, 403 for somebody else's.
 */
export async function cancelOwnReport(req: PayloadRequest, actor: Actor, id: string): Promise<void> {
  const report = await findReadable(req, 'reports', id)
  if (idOf(report.owner) !== actor.id)
    throw new APIError('Only reports that you asked for yourself can be stopped', 403, { code: 'forbidden' }, true)
  // rights: people may not write reports; that this one is their own was checked above.
  await req.payload.db.updateOne({
    collection: 'reports',
    where: { and: [{ id: { equals: id } }, { state: { not_in: ['done', 'failed'] } }] },
    data: { state: 'failed', error: failureText('stopped', report.locale), updatedAt: new Date().toISOString(), ...settled(report) },
    options: { atomic: true },
  })
}
