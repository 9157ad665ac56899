import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SessionList } from '../../../../shared/contracts/sessions'
import { isoInstant } from '../../../../shared/domain/dates'
import { notFound } from '../../http/notFound'
import { partsOf } from '../session/deviceOf'
import { endSession, sessionNameOf, sessionsOf } from '../session/sessions'

/** Where the signed-in person is signed in on a brand. */
export async function ownSessions(req: PayloadRequest, actor: Actor, brand: Brand): Promise<SessionList> {
  const own = sessionIdOf(req)
  const rows = await sessionsOf(req.payload, { brand, userId: actor.id })
  return {
    devices: rows.map((row) => ({
      id: sessionNameOf(row.id),
      ...partsOf(row.device),
      timeZone: row.timeZone ?? null,
      startedAt: isoInstant(new Date(row.createdAt)),
      lastUsedAt: isoInstant(new Date(row.lastUsedAt)),
      endsAt: isoInstant(new Date(row.expiresAt)),
      isThis: row.id === own,
    })),
  }
}

/** Ends one of the person's own sessions, by its name in the list; throws an `APIError` 404 for any other. */
export async function endOwnSession(req: PayloadRequest, actor: Actor, brand: Brand, name: string): Promise<void> {
  const found = (await sessionsOf(req.payload, { brand, userId: actor.id })).find(({ id }) => sessionNameOf(id) === name)
  if (!found) throw notFound()
  await endSession(req.payload, found.id)
  await recordActivity(req, { type: 'Signed out', collection: 'users', recordId: actor.id, info: found.device ?? brand.name })
}
