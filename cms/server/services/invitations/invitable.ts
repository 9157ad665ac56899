import type { PayloadRequest, Where } from 'payload'
import { editableAccounts } from '../../../../collections/access/editableAccounts'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal, User } from '../../../../collections/payload-types'
import type { InviteObstacle, InviteState } from '../../../../shared/contracts/invitations'
import { isoInstant } from '../../../../shared/domain/dates'
import { notFound } from '../../http/notFound'

export type Invitable = Readonly<{ account: Account; portal: Portal | null; client: User | null; obstacle: InviteObstacle | null }>

/** An account that the person of a request may write, and whether its client can be invited. Throws 404 for any other account. */
export async function findInvitable(req: PayloadRequest, id: string): Promise<Invitable> {
  const rule = editableAccounts(req)
  if (rule === false) throw notFound()
  const where: Where = { and: [{ id: { equals: id } }, ...(rule === true ? [] : [rule])] }
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where,
    depth: 0,
    joins: false,
    limit: 1,
    pagination: false,
    // rights: the rule for writing the account stands in the query; the one for reading it would let its client in.
    overrideAccess: true,
    req,
  })
  const [account] = docs
  if (!account) throw notFound()
  const [portal, client] = [await portalOf(req, account), await clientOf(req, account)]
  return { account, portal, client, obstacle: obstacleOf({ account, portal, client }) }
}

export const inviteStateOf = ({ account: { email, lastInviteSend }, obstacle }: Invitable): InviteState => ({
  email: email ?? null,
  sentAt: lastInviteSend ? isoInstant(new Date(lastInviteSend)) : null,
  obstacle,
})

/** Why the client of an account cannot be invited; null when they can be. */
export function obstacleOf({ account, client, portal }: Omit<Invitable, 'obstacle'>): InviteObstacle | null {
  if (!account.email) return 'no_email'
  if (account.active === false) return 'account_inactive'
  if (!portal?.active) return 'portal_inactive'
  if (client?.lastLogin) return 'signed_in'
  return client && client.email !== account.email ? 'other_address' : null
}

export async function portalOf({ payload }: PayloadRequest, { portal }: Pick<Account, 'portal'>): Promise<Portal | null> {
  const id = idOf(portal)
  if (id === null) return null
  // rights: of whoever may write the account or was invited to it; only its name, brand and language are looked at.
  return payload.findByID({ collection: 'portals', id, depth: 0, disableErrors: true, overrideAccess: true })
}

async function clientOf({ payload }: PayloadRequest, { client }: Pick<Account, 'client'>): Promise<User | null> {
  const id = idOf(client)
  if (id === null) return null
  // rights: as above; only whether they have signed in, and their address, is looked at.
  return payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
}
