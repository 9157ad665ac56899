import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { actorOf } from '../../../../collections/access/actorOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { actsBy, recordActivity } from '../../../../collections/hooks/logActivity'
import { endAllSessions, endSession } from './sessions'

/**
 * Ends the session of a request, or all of its person's, and logs it; does nothing when there is none. Throws 403 `read_only_session` when somebody who
 * only looks would end all: the others are the person's own.
 */
export async function signOut(req: PayloadRequest, brand: Brand, { all }: { all: boolean }): Promise<void> {
  const actor = actorOf(req)
  const sid = sessionIdOf(req)
  if (!actor || sid === null) return
  if (all && actsBy(req) !== null) throw new APIError('This session only looks', 403, { code: 'read_only_session' }, true)
  if (all) await endAllSessions(req.payload, actor.id)
  else await endSession(req.payload, sid)
  await recordActivity(req, { type: 'Signed out', collection: 'users', recordId: actor.id, info: brand.name })
}
