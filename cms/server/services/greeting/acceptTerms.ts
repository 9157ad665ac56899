import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { AcceptTermsRequest } from '../../../../shared/contracts/greeting'
import { isoInstant } from '../../../../shared/domain/dates'
import { locales } from '../../../../shared/i18n/locales'
import type { Actor } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { notFound } from '../../http/notFound'
import { greetingScope } from './greetingScope'
import { hasAccepted, termsFor } from '../../../../collections/Portals/termsTexts'

/**
 * Notes that a client has accepted the terms of a portal, on each of their linked accounts there that has not, with the text's version and a line
 * in the log. Throws an `APIError`: 404 without such an account, 403 for an inactive portal, 409 `terms_changed` when the text is another by now.
 */
export async function acceptTerms(
  req: PayloadRequest,
  { actor, brand, request }: { actor: Actor; brand: Brand; request: AcceptTermsRequest },
): Promise<{ acceptedAt: ReturnType<typeof isoInstant> }> {
  const { linked, portal } = await greetingScope(req, { actor, brand, slug: request.portal })
  if (linked.length === 0) throw notFound()
  if (!locales.some((locale) => termsFor(portal, locale)?.version === request.version))
    throw new APIError('The terms have changed since they were shown', 409, { code: 'terms_changed' }, true)
  const acceptedAt = isoInstant(new Date())
  for (const account of linked.filter((each) => !hasAccepted(portal, each))) {
    // rights: the person's own account; `termsAndConditions` is closed to people and written here alone. Nobody saved the account.
    await req.payload.db.updateOne({
      collection: 'accounts',
      id: account.id,
      data: { termsAndConditions: { accepted: true, at: acceptedAt, version: request.version }, updatedAt: null },
      req,
      returning: false,
    })
    await recordActivity(req, {
      type: 'Terms accepted',
      collection: 'accounts',
      recordId: account.id,
      recordTitle: account.name,
      info: request.version,
      portal: portal.id,
    })
  }
  return { acceptedAt }
}
