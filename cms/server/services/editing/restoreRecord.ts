import type { Access, PayloadRequest, Where } from 'payload'
import { ofEditableAccount } from '../../../../collections/access/editableAccounts'
import type { Actor } from '../../../../collections/access/rolesOf'
import { ofEditablePortfolio } from '../../../../collections/access/visiblePortfolios'
import type { RestoreRequest } from '../../../../shared/contracts/editing/restore'
import { notFound } from '../../http/notFound'

/** How long whoever moved a record to the trash may take that back; then it is an administrator's matter. */
const withinMs = 15 * 60_000

const rules = {
  portfolios: ofEditableAccount,
  holdings: ofEditablePortfolio,
  transactions: ofEditablePortfolio,
} as const satisfies Record<RestoreRequest['collection'], Access>

/**
 * Takes a record out of the trash for whoever has just put it there, by the rule for changing it: others see nothing of the trash. Throws an `APIError`
 * 404 for any other record, and what the collection's own rules refuse.
 */
export async function restoreRecord(req: PayloadRequest, actor: Actor, { collection, id }: RestoreRequest): Promise<void> {
  const rule = await rules[collection]({ req })
  if (rule === false) throw notFound()
  const own: Where[] = [
    { id: { equals: id } },
    { deletedAt: { greater_than: new Date(Date.now() - withinMs).toISOString() } },
    { updatedBy: { equals: actor.id } },
  ]
  const { docs } = await req.payload.find({
    collection,
    where: { and: [...own, ...(rule === true ? [] : [rule])] },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // rights: the rule for changing the record stands in the query; that of the collection hides the trash.
    overrideAccess: true,
    req,
  })
  if (docs.length === 0) throw notFound()
  // rights: as above.
  await req.payload.update({ collection, id, data: { deletedAt: null }, trash: true, depth: 0, overrideAccess: true, req })
}
