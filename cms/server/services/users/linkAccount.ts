import { APIError, type PayloadRequest } from 'payload'
import { setInvestor } from '../../../../collections/hooks/keepTeam'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import type { Account } from '../../../../collections/payload-types'

/**
 * Gives an account that is nobody's to a person, in one statement after all that goes with it: a process that dies on the way leaves it waiting, as it
 * was, and of two who take it at once one gets it. A save would write the account's advisors and groups anew, and could lose them. Done twice it changes
 * nothing. Throws 409 `conflict` when it is somebody else's by now.
 */
export async function linkAccount(req: PayloadRequest, account: Pick<Account, 'id' | 'name' | 'portal'>, member: string): Promise<void> {
  const { payload } = req
  await setInvestor(req, member, true)
  const data = { client: member, updatedBy: member, updatedAt: new Date().toISOString() }
  // rights: of whoever has proven the mailbox that the account names; team, seat and keys of an account do not follow from its client.
  const linked: unknown = await payload.db.updateOne({
    collection: 'accounts',
    where: { and: [{ id: { equals: account.id } }, { client: { exists: false } }] },
    data,
    options: { atomic: true },
    req,
  })
  if (linked === null || linked === undefined) {
    const now = await payload.db.findOne<Account>({ collection: 'accounts', where: { id: { equals: account.id } }, req })
    if (idOf(now?.client) === member) return
    throw new APIError('The account is somebody else’s by now', 409, { code: 'conflict' }, true)
  }
  const portal = idOf(account.portal)
  await recordActivity(req, {
    type: 'Updated',
    collection: 'accounts',
    recordId: account.id,
    recordTitle: account.name,
    changes: ['client'],
    ...(portal === null ? {} : { portal }),
  })
}
