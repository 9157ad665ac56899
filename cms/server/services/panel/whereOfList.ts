import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { narrowedToBrand } from '../../../../collections/brandScopes'
import type { ListCountQuery } from '../../../../shared/contracts/panel'
import { notFound } from '../../http/notFound'

/** The collection of a list of the panel. Throws a 404 `APIError` for what has no list. */
export function listedCollection({ payload }: PayloadRequest, slug: string): SanitizedCollectionConfig {
  const config = payload.config.collections.find((each) => each.slug === slug)
  if (!config || config.admin.hidden === true) throw notFound()
  return config
}

/** What a list of the panel asks for: the `where` of the request, its search, and the brand whose records it shows. */
export async function whereOfList(req: PayloadRequest, config: SanitizedCollectionConfig, query: ListCountQuery): Promise<Where> {
  const where = mergeListSearchAndWhere({
    collectionConfig: config,
    search: query.search ?? '',
    where: { ...(req.query.where as Where | undefined) },
  })
  return narrowedToBrand(req, config.slug, query.ofBrand ?? null, where)
}

/** How many records a list of the panel shows, as far as whoever asks may read them. Throws as `listedCollection` does, and Payload's 400 and 403. */
export async function countList(req: PayloadRequest, slug: string, query: ListCountQuery): Promise<number> {
  const config = listedCollection(req, slug)
  const where = await whereOfList(req, config, query)
  return (await req.payload.count({ collection: config.slug, where, overrideAccess: false, req })).totalDocs
}
