import type { PayloadRequest, Where } from 'payload'
import { editableAccounts } from '../../../../collections/access/editableAccounts'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal, User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { InviteObstacle, InviteState } from '../../../../shared/contracts/invitations'
import { type IsoInstant, isoInstant } from '../../../../shared/domain/dates'
import { brands } from '../../brands'
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

export const inviteStateOf = ({ account: { email, lastInviteSend }, obstacle, portal }: Invitable): InviteState => {
  const sentAt = lastInviteSend ? isoInstant(new Date(lastInviteSend)) : null
  return { email: email ?? null, sentAt, validUntil: sentAt && validUntil(sentAt, brandOf(portal)?.invitationDays ?? 0), obstacle }
}

/** The brand that an invitation speaks for; undefined where the portal is gone. */
export const brandOf = (portal: Portal | null): Brand | undefined => (portal ? brands().get(portal.brand) : undefined)

/** Seconds of a day, for which links are counted. */
export const daySeconds = 24 * 60 * 60

/** Until when the link of an invitation is good. */
export const validUntil = (sentAt: IsoInstant, days: number): IsoInstant =>
  isoInstant(new Date(new Date(sentAt).getTime() + days * daySeconds * 1000))

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
