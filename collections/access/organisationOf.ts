import type { PayloadRequest } from 'payload'

/** Id of the organisation of the person of a request; null when they have none. */
export function organisationOf(req: Pick<PayloadRequest, 'user'>): string | null {
  const organisation: unknown = req.user?.collection === 'users' ? req.user.organisation : null
  if (typeof organisation === 'string') return organisation
  if (organisation !== null && typeof organisation === 'object' && 'id' in organisation) return String(organisation.id)
  return null
}
