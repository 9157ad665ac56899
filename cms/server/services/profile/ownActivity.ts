import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { Log } from '../../../../collections/payload-types'
import { type ActivityCode, activityCodes, type OwnActivity } from '../../../../shared/contracts/activity'
import { isoInstant } from '../../../../shared/domain/dates'
import { withoutViews } from '../views/withoutViews'

const pageSize = 10

/** What the signed-in person did, the latest first: lines of the log that bear their name, and none that somebody wrote with their eyes or about them; not at which screens they looked. */
export async function ownActivity({ payload }: PayloadRequest, actor: Actor, page: number): Promise<OwnActivity> {
  // rights: only lines of what the person did themselves; the log is closed to people.
  const { docs, totalDocs } = await payload.db.find<Log>({
    collection: 'logs',
    where: { and: [{ user: { equals: actor.id } }, withoutViews()] },
    sort: '-createdAt',
    limit: pageSize,
    page,
    pagination: true,
  })
  return {
    count: totalDocs,
    pageSize,
    lines: docs.map((line) => {
      const code = codeOf(line, actor)
      return { id: line.id, at: isoInstant(new Date(line.createdAt)), code, subject: subjectOf(line, code) }
    }),
  }
}

function codeOf({ collection, recordId, type }: Log, actor: Actor): ActivityCode {
  if (type === 'Created' && collection === 'messages') return 'message_sent'
  if (type === 'Updated' && collection === 'users' && recordId === actor.id) return 'profile_changed'
  const code = type.toLowerCase().replaceAll(/[^a-z]+/g, '_')
  return activityCodes.find((known) => known === code) ?? 'other'
}

/** Whom access was given to or taken from stands in what the line says besides; the name of an account would tell less. */
const namedByInfo: readonly ActivityCode[] = ['access_granted', 'access_revoked']

const subjectOf = ({ info, recordTitle }: Log, code: ActivityCode): string | null =>
  (namedByInfo.includes(code) ? info : recordTitle)?.trim() || null
