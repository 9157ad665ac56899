import type { PayloadRequest, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { ShownContent } from '../../../../shared/contracts/content/content'
import { type PublishedContentQuery, type PublishedList, publishedPageSize } from '../../../../shared/contracts/content/published'
import type { Locale } from '../../../../shared/i18n/locales'
import { notFound } from '../../http/notFound'
import { type Fields, loadParts } from './contentParts'
import { type ContentKind, presentContent } from './presentContent'

/** Beyond what the access rules ask of everybody else: administrators read drafts, hidden records and every brand, and a portal shows none of them. */
const publishedOf = ({ name }: Brand, where: readonly Where[]): Where => ({
  and: [{ brand: { equals: name } }, { _status: { equals: 'published' } }, { hidden: { equals: false } }, ...where],
})

/** What a list says of a record; what it is made of may be large, and stays in the database. */
const headFields: Readonly<Record<ContentKind, readonly string[]>> = {
  pages: ['name', 'title', 'slug', 'language', 'summary', 'socialImg'],
  posts: ['name', 'slug', 'language', 'summary', 'image', 'author', 'publishDate', 'tags'],
}

type Listed = Readonly<{ collection: ContentKind; language?: Locale | undefined; page: number }>

/** What is published and the person of the request may open, signed in or not. */
export async function listPublished(req: PayloadRequest, brand: Brand, { collection, language, page }: Listed): Promise<PublishedList> {
  const { docs, hasNextPage } = await req.payload.find({
    // Posts have no joins to leave out, and are sorted in the same way.
    collection: collection as 'pages',
    where: publishedOf(brand, language === undefined ? [] : [{ language: { equals: language } }]),
    select: Object.fromEntries(headFields[collection].map((field) => [field, true])),
    sort: collection === 'pages' ? ['_order', 'id'] : ['-publishDate', 'id'],
    limit: publishedPageSize,
    page,
    depth: 0,
    joins: false,
    overrideAccess: false,
    req,
  })
  const heads: Fields[] = docs.map((doc) => ({ ...doc }))
  const parts = await loadParts(req, heads, brand.name)
  return {
    collection,
    items: heads.map((head) => ({ ...presentContent(collection, head, { brand, parts }), slug: String(head.slug) })),
    page,
    hasMore: hasNextPage,
  }
}

/** One of them as it is drawn for the person of the request. Throws an `APIError` 404 for what is not published or not theirs to read. */
export async function openPublished(req: PayloadRequest, brand: Brand, query: PublishedContentQuery): Promise<ShownContent> {
  const { collection, id, language = brand.defaultLocale, slug } = query
  const { docs } = await req.payload.find({
    collection: collection as 'pages',
    where: publishedOf(
      brand,
      id === undefined ? [{ slug: { equals: slug } }, { language: { equals: language } }] : [{ id: { equals: id } }],
    ),
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: false,
    req,
  })
  const [found] = docs
  if (!found) throw notFound()
  const doc: Fields = { ...found }
  const content = presentContent(collection, doc, { brand, parts: await loadParts(req, doc, brand.name) })
  return { ...content, views: content.views.map((view) => ({ ...view, name: null, level: null })) }
}
