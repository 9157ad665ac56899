import type { PayloadRequest } from 'payload'
import { idOf } from '../idOf'

/** Id of the organisation of the person of a request; null when they have none. */
export const organisationOf = (req: Pick<PayloadRequest, 'user'>): string | null =>
  req.user?.collection === 'users' ? idOf(req.user.organisation) : null
