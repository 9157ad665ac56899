import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '../../../../collections/idOf'

export type Fields = Readonly<Record<string, unknown>>

/** Records that a content names, by id; those that are gone, or not to be seen, are not among them. */
export type ContentParts = Readonly<{
  media: ReadonlyMap<string, Fields>
  forms: ReadonlyMap<string, Fields>
  pages: ReadonlyMap<string, Fields>
  posts: ReadonlyMap<string, Fields>
  people: ReadonlyMap<string, Fields>
  datasets: ReadonlyMap<string, Fields>
}>

type Kind = keyof ContentParts
type Named = Record<Kind, Set<string>>

export const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** Most records of one kind that a content may name; what it names beyond is left out. */
const mostNamed = 500

/** Of datasets fewer: each may have five thousand rows, and no page shows so many charts. */
const mostDatasets = 60

/** Looks up all that a content names, in one statement a kind. What is linked is what the person of the request may open. */
export async function loadParts(req: PayloadRequest, content: unknown, brand: string): Promise<ContentParts> {
  const named: Named = {
    media: new Set(),
    forms: new Set(),
    pages: new Set(),
    posts: new Set(),
    people: new Set(),
    datasets: new Set(),
  }
  collect(content, named)
  const find = async (kind: Kind, fields: readonly string[], { where, isOpen }: { where?: Where; isOpen: boolean }) => {
    const ids = [...named[kind]].slice(0, kind === 'datasets' ? mostDatasets : mostNamed)
    if (ids.length === 0) return new Map<string, Fields>()
    const { docs } = await req.payload.find({
      collection: kind satisfies CollectionSlug,
      where: { and: [{ id: { in: ids } }, ...(where ? [where] : [])] },
      select: Object.fromEntries(fields.map((field) => [field, true])) as never,
      pagination: false,
      depth: 0,
      // rights: pictures, authors, the names of published forms and the figures of charts belong to the content, which the person may read; what is
      // linked is asked for as theirs.
      overrideAccess: isOpen,
      req,
    })
    return new Map((docs as unknown as (Fields & { id: string })[]).map((doc) => [doc.id, doc]))
  }
  // One after another: a transaction on MongoDB takes one question at a time.
  const media = await find('media', ['url', 'filename', 'width', 'height'], { isOpen: true })
  const published: Where = { and: [{ brand: { equals: brand } }, { _status: { equals: 'published' } }] }
  const forms = await find('forms', ['name'], { isOpen: true, where: published })
  const people = await find('people', ['name', 'title'], { isOpen: true, where: { brand: { equals: brand } } })
  const datasets = await find('datasets', ['columns', 'rows', 'fetchedAt'], { isOpen: true })
  const pages = await find('pages', ['slug'], { isOpen: false })
  const posts = await find('posts', ['slug'], { isOpen: false })
  return { media, forms, people, pages, posts, datasets }
}

/** What a field of this name refers to, in blocks and on the record itself. */
const kinds: Readonly<Record<string, Kind>> = { image: 'media', socialImg: 'media', form: 'forms', author: 'people', dataset: 'datasets' }

function collect(value: unknown, named: Named): void {
  if (Array.isArray(value)) return value.forEach((each) => collect(each, named))
  if (!isFields(value)) return
  if (value.type === 'upload' && value.relationTo === 'media') add(named.media, value.value)
  const { doc } = value
  if (isFields(doc) && (doc.relationTo === 'pages' || doc.relationTo === 'posts')) add(named[doc.relationTo], doc.value)
  for (const [name, inner] of Object.entries(value)) {
    const kind = kinds[name]
    if (kind) add(named[kind], inner)
    else collect(inner, named)
  }
}

function add(ids: Set<string>, value: unknown): void {
  const id = idOf(value)
  if (id !== null && id.length <= 64) ids.add(id)
}
