import type { Payload, Where } from 'payload'
import type { Delegated } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'

/** Delegations that count at this moment. */
export const isOpen = (): Where => {
  const now = new Date().toISOString()
  return { and: [{ revokedAt: { exists: false } }, { from: { less_than_equal: now } }, { until: { greater_than: now } }] }
}

/** The accounts of a brand that whoever has this address is let read at this moment. One statement. */
export async function openAccounts(payload: Payload, email: string, brand: string): Promise<Delegated[]> {
  // rights: the server's own; this is what the access rules ask about.
  const { docs } = await payload.db.find<{ account?: unknown; mayDownload?: boolean | null }>({
    collection: 'delegations',
    where: { and: [{ email: { equals: email } }, { brand: { equals: brand } }, isOpen()] },
    select: { account: true, mayDownload: true },
    limit: 100,
    pagination: false,
  })
  return docs.flatMap(({ account, mayDownload }) => {
    const id = idOf(account)
    return id === null ? [] : [{ account: id, mayDownload: mayDownload === true }]
  })
}
