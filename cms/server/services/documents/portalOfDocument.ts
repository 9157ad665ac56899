import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Document } from '../../../../collections/payload-types'

/** The portal that a document belongs to: its own, or that of its account or group; null for one that is in none. */
export async function portalOfDocument({ payload }: PayloadRequest, document: Document): Promise<string | null> {
  const own = idOf(document.portal)
  if (own !== null) return own
  for (const [collection, home] of [
    ['accounts', document.account],
    ['groups', document.group],
  ] as const) {
    const id = idOf(home)
    if (id === null) continue
    // rights: whoever asks has been given the document; only where it belongs is read, for the line of the log.
    const found = await payload.db.findOne<{ id: string; portal?: unknown }>({
      collection,
      where: { id: { equals: id } },
      select: { portal: true },
    })
    return idOf(found?.portal)
  }
  return null
}
