import type { Payload } from 'payload'
import type { User } from '../../../../collections/payload-types'
import type { Locale } from '../../../../shared/i18n/locales'
import { verifyToken } from './sessionToken'

/** The language on the profile of whoever a token was signed for; null without one. The text of a page tells nobody more than that. */
export async function languageOfPerson(payload: Payload, token: string | undefined): Promise<Locale | null> {
  const claims = await verifyToken(payload.secret, token ?? null)
  if (!claims) return null
  // rights: the person's own language, asked for with their own token.
  const { docs } = await payload.db.find<Pick<User, 'userLanguage'>>({
    collection: 'users',
    where: { id: { equals: claims.userId } },
    select: { userLanguage: true },
    limit: 1,
    pagination: false,
  })
  return docs[0]?.userLanguage ?? null
}
