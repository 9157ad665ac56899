import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { type GrantRequest, mostDelegationDays } from '../../../../shared/contracts/delegations'
import { addDays } from '../../../../shared/domain/dates'
import type { Actor } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import { notFound } from '../../http/notFound'
import { queueMail } from '../../mail/queueMail'
import { today } from '../../today'
import { isOpen } from './openAccounts'
import { ownAccounts } from './ownDelegations'

/**
 * Lets whoever has an address read an account of the person until the end of a day; a former delegation of the same two ends. Does the same whether
 * or not somebody has that address: they get a mail, and sign in or sign up with it. Throws an `APIError`: 404 for an account that is not theirs,
 * 400 for their own address and for a day that is past or more than a year away.
 */
export async function grantAccess(
  req: PayloadRequest,
  { actor, brand, request }: { actor: Actor; brand: Brand; request: GrantRequest },
): Promise<void> {
  const { email, mayDownload, reason, until } = request
  const account = (await ownAccounts(req, actor, brand)).find(({ id }) => id === request.account)
  if (!account) throw notFound()
  if (email === actor.email) throw refused('email', 'This is your own address')
  if (until < today() || until > addDays(today(), mostDelegationDays)) throw refused('until', 'A day from today to a year ahead')
  const { payload } = req
  const now = new Date().toISOString()
  /* rights: the person's own account was found above; delegations and the flag of a delegate are closed to people. */
  await payload.db.updateMany({
    collection: 'delegations',
    where: { and: [{ account: { equals: account.id } }, { email: { equals: email } }, isOpen()] },
    data: { revokedAt: now },
    req,
  })
  const made = (await payload.db.create({
    collection: 'delegations',
    data: {
      email,
      account: account.id,
      reason,
      from: now,
      until: `${until}T23:59:59.999Z`,
      mayDownload,
      grantedBy: actor.id,
      brand: brand.name,
    },
    req,
  })) as { id: string }
  const person = await payload.db.findOne<{ id: string; userLanguage?: 'en' | 'is' | 'el' | null }>({
    collection: 'users',
    where: { email: { equals: email } },
    select: { userLanguage: true },
    req,
  })
  if (person)
    await payload.db.updateOne({ collection: 'users', id: person.id, data: { isDelegate: true, updatedAt: null }, req, returning: false })
  await recordActivity(req, {
    type: 'Access granted',
    collection: 'accounts',
    recordId: account.id,
    recordTitle: account.name,
    info: email,
    ...(idOf(account.portal) === null ? {} : { portal: idOf(account.portal) ?? '' }),
  })
  await queueMail(payload, {
    template: 'delegation',
    to: email,
    ...(person ? { user: person.id } : {}),
    brand: brand.name,
    locale: person?.userLanguage ?? brand.defaultLocale,
    data: { from: req.user?.name ?? '', account: account.name, until },
    onceKey: `delegation:${made.id}`,
  })
}

const refused = (field: string, message: string): APIError =>
  new APIError(message, 400, { code: 'invalid_input', issues: [{ field, message }] }, true)
