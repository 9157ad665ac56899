import { APIError, type PayloadRequest } from 'payload'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { InviteClientRequest, InviteObstacle, InviteState } from '../../../../shared/contracts/invitations'
import { isoInstant } from '../../../../shared/domain/dates'
import { queueMail } from '../../mail/queueMail'
import { issueKey } from '../keys/oneTimeKeys'
import { brandOf, daySeconds, findInvitable, validUntil } from './invitable'

const sentences: Readonly<Record<InviteObstacle, string>> = {
  no_email: 'The account has no email address',
  account_inactive: 'The account is not active',
  portal_inactive: 'The portal of the account is not active',
  signed_in: 'The client signs in already',
  other_address: 'The client of the account has another email address',
}

const refused = (obstacle: InviteObstacle): APIError =>
  new APIError(`${sentences[obstacle]}.`, 409, { code: 'not_invitable', detail: obstacle }, true)

/**
 * Mails the client of an account a link to their sign-in; a former one is void. Does the same whether or not somebody has that address. Throws 404
 * for an account that the person may not write, 400 when it has another address than they saw, 409 `not_invitable` with the obstacle.
 */
export async function inviteClient(req: PayloadRequest, { accountId, email, message }: InviteClientRequest): Promise<InviteState> {
  const { payload } = req
  const { account, client, obstacle, portal } = await findInvitable(req, accountId)
  if (obstacle !== null) throw refused(obstacle)
  const brand = brandOf(portal)
  if (!portal || !brand) throw refused('portal_inactive')
  if (account.email !== email) {
    const issues = [{ field: 'email', message: 'The account has another address' }]
    throw new APIError('The account has another address by now', 400, { code: 'invalid_input', issues }, true)
  }
  const seconds = brand.invitationDays * daySeconds
  const key = await issueKey(payload, { purpose: 'invitation', account: account.id, email, brand: brand.name, seconds })
  await queueMail(payload, {
    template: 'invitation',
    to: email,
    ...(client ? { user: client.id } : {}),
    brand: brand.name,
    locale: client?.userLanguage ?? portal.portalLanguage,
    data: { name: account.name, from: req.user?.name ?? '', days: brand.invitationDays, key, message },
    onceKey: `invitation:${key}`,
  })
  const sentAt = isoInstant(new Date())
  // rights: the server notes what it did; the field is closed to people. `updatedAt: null` leaves that as it is: nobody saved the account.
  await payload.db.updateOne({
    collection: 'accounts',
    id: account.id,
    data: { lastInviteSend: sentAt, updatedAt: null },
    req,
    returning: false,
  })
  await recordActivity(req, {
    type: 'Invited',
    collection: 'accounts',
    recordId: account.id,
    recordTitle: account.name,
    portal: portal.id,
  })
  return { email, sentAt, validUntil: validUntil(sentAt, brand.invitationDays), obstacle: null }
}
