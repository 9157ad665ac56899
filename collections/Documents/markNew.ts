import type { CollectionAfterOperationHook } from 'payload'
import { isClient } from '../../shared/domain/roles'
import { actorOf } from '../access/actorOf'
import { rolesOf } from '../access/rolesOf'
import { idOf } from '../idOf'
import type { Document, Log } from '../payload-types'

/** What nobody opened for so long is no news; the log, which says who opened what, is kept far longer. */
const newForDays = 90
const dayMs = 86_400_000

/**
 * Says of each document in a list whether it is new to a client or to whom they let in: it came within ninety days, and they neither made it nor
 * opened it. Staff are told of none: they read hundreds in others' stead. One statement a list, by ids of records and never by name.
 */
export const markNew: CollectionAfterOperationHook<'documents'> = async ({ args, operation, result }) => {
  const { req } = args
  const actor = req && actorOf(req)
  if (operation !== 'find' || !actor || !isClient({ roles: rolesOf(actor) })) return result
  const { docs } = result as { docs: Document[] }
  const recent = docs.filter((document) => isRecent(document) && idOf(document.owner) !== actor.id)
  if (recent.length === 0) return result
  // rights: of the log, which people do not read, nothing but what the person did with documents that they were given.
  const { docs: deeds } = await req.payload.db.find<Log>({
    collection: 'logs',
    where: {
      and: [
        { recordId: { in: recent.map(({ id }) => id) } },
        { user: { equals: actor.id } },
        { type: { in: ['Downloaded', 'Created'] } },
        { collection: { equals: 'documents' } },
      ],
    },
    select: { recordId: true },
    pagination: false,
    req,
  })
  const known = new Set(deeds.map(({ recordId }) => recordId))
  const fresh = new Set(recent.filter(({ id }) => !known.has(id)).map(({ id }) => id))
  return { ...result, docs: docs.map((document) => ({ ...document, isNew: fresh.has(document.id) })) } as typeof result
}

const isRecent = ({ createdAt, publishedAt }: Document): boolean => Date.now() - Date.parse(publishedAt ?? createdAt) < newForDays * dayMs
