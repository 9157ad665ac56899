import type { CollectionAfterChangeHook, Where } from 'payload'
import { sessionIdOf } from '../access/sessionIdOf'
import type { User } from '../payload-types'

/** Key of the request's context that says that the save sets a password. */
export const passwordChanged = 'passwordChanged'
/** Key of the request's context by which a service says that the person gave their current password just now. */
export const passwordProven = 'passwordProven'

/**
 * Whoever is disabled, trashed or has yet to prove their address is out at once, and a new password ends what was signed in with the old one, except the session that
 * set it. Rows of their own: a save of the user never touches a session that it does not mean.
 */
export const endSessionsWithRights: CollectionAfterChangeHook<User> = async ({ context, doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return
  const isUnproven = doc.emailVerified === false && previousDoc.emailVerified !== false
  const isOut = isUnproven || Boolean(doc.disabled && !previousDoc.disabled) || Boolean(doc.deletedAt && !previousDoc.deletedAt)
  if (!isOut && !context[passwordChanged]) return
  const own = sessionIdOf(req)
  const kept: Where[] = !isOut && own !== null ? [{ id: { not_equals: own } }] : []
  await req.payload.db.deleteMany({ collection: 'sessions', where: { and: [{ user: { equals: doc.id } }, ...kept] }, req })
}
