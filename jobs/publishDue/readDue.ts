import type { Payload, Where } from 'payload'
import type { Due } from './due'

type Asked = Readonly<Pick<Due, 'collection' | 'action'> & { before: string; id?: string }>

/** Records whose moment has come: those to publish by their latest draft, those to take back by what is published. */
export async function readDue(payload: Payload, { action, before, collection, id }: Asked): Promise<{ id: string; at: string }[]> {
  const isPublishing = action === 'publish'
  const name = isPublishing ? 'publishAt' : 'unpublishAt'
  const conditions: Where[] = [
    { [name]: { less_than_equal: before } },
    { _status: { equals: isPublishing ? 'draft' : 'published' } },
    ...(id === undefined ? [] : [{ id: { equals: id } }]),
  ]
  const { docs } = await payload.find({
    // Any that is published; one of them stands for the fields that they share.
    collection: collection as 'pages',
    where: { and: conditions },
    draft: isPublishing,
    select: { publishAt: true, unpublishAt: true },
    limit: 100,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as it publishes what editors planned.
    overrideAccess: true,
  })
  return docs.flatMap((doc) => {
    const at = doc[name]
    return typeof at === 'string' ? [{ id: String(doc.id), at }] : []
  })
}
