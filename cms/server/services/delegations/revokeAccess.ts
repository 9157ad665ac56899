import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import { notFound } from '../../http/notFound'
import { isOpen } from './openAccounts'

/** Ends a delegation that the person granted: the delegate's next call sees nothing more. Throws an `APIError` 404 for any other one. */
export async function revokeAccess(req: PayloadRequest, actor: Actor, id: string): Promise<void> {
  // rights: only what the person granted themselves; delegations are closed to people.
  const ended = (await req.payload.db.updateOne({
    collection: 'delegations',
    where: { and: [{ id: { equals: id } }, { grantedBy: { equals: actor.id } }, isOpen()] },
    data: { revokedAt: new Date().toISOString() },
    options: { atomic: true },
  })) as { account?: unknown; email?: string } | null
  const account = idOf(ended?.account)
  if (!ended || account === null) throw notFound()
  await recordActivity(req, {
    type: 'Access revoked',
    collection: 'accounts',
    recordId: account,
    ...(ended.email ? { info: ended.email } : {}),
  })
}
