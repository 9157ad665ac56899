import type { CollectionSlug, PayloadRequest } from 'payload'
import { narrowedToBrand } from '../../../../collections/brandScopes'
import type { PanelSearch } from '../../../../shared/contracts/panel'
import { chosenBrand } from './chosenBrand'

/** Where the search of the panel's header looks, in the order of its answer, and what tells two of a name apart. Of these, those that there are. */
const places: readonly Readonly<{ collection: string; detail?: string }>[] = [
  { collection: 'accounts', detail: 'externalId' },
  { collection: 'portfolios', detail: 'externalId' },
  { collection: 'users', detail: 'email' },
  { collection: 'portals', detail: 'slug' },
  { collection: 'pages', detail: 'slug' },
]

/** Records of one collection. */
const most = 5

/**
 * Records whose name holds all the words of `text`, in any order and without regard to case and accents: one statement a collection, at most five rows
 * of each. Those of the brand that the person has chosen for their lists, where they have.
 */
export async function findRecords(req: PayloadRequest, text: string): Promise<PanelSearch['found']> {
  const found: PanelSearch['found'] = []
  const brand = await chosenBrand(req)
  for (const { collection, detail } of places) {
    if (!(collection in req.payload.collections)) continue
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: await narrowedToBrand(req, collection, brand?.name ?? null, { searchName: { like: text } }),
      select: { name: true, ...(detail ? { [detail]: true } : {}) } as never,
      sort: 'searchName',
      limit: most,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (docs.length > 0)
      found.push({
        collection,
        records: (docs as unknown as Record<string, unknown>[]).map((doc) => ({
          id: String(doc.id),
          name: textOf(doc.name),
          detail: textOf(detail && doc[detail]) || null,
        })),
      })
  }
  return found
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
