import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { brands } from '../../cms/server/brands'
import type { Brand } from '../../shared/brands/brandSchema'
import { type BrandContent, contentOf } from './contentOfBrands'
import { createOnce } from './createOnce'
import { seedLogo } from './records'

/* rights: everything here runs before anybody can sign in; see people.ts. */

/** Pages, posts, people, testimonials, commentary and libraries of the brands that ship. What is there already stays as it is. */
export async function seedContent(req: PayloadRequest): Promise<void> {
  for (const [name, content] of Object.entries(contentOf)) {
    const brand = brands().get(name)
    if (brand) await seedBrand(req, brand, content)
  }
}

async function seedBrand(req: PayloadRequest, brand: Brand, content: BrandContent): Promise<void> {
  const { name } = brand
  const logo = await seedLogo(req, brand.displayName, brand)
  const of = (key: string, value: unknown): Where => ({ and: [{ brand: { equals: name } }, { [key]: { equals: value } }] })
  const once = (collection: CollectionSlug, key: string, data: Record<string, unknown>, file?: Buffer) =>
    createOnce(req, { collection, where: of(key, data[key]), data: { ...data, brand: name }, ...(file ? { file } : {}) })

  const people = new Map<string, string>()
  for (const person of content.people) people.set(person.name, (await once('people', 'name', person)).id)
  for (const testimonial of content.testimonials) await once('clients', 'name', { ...testimonial, logo: logo.id })
  for (const { author, ...post } of content.posts)
    await once('posts', 'slug', { ...post, author: people.get(author) ?? null, image: logo.id, _status: 'published' })
  for (const { content: blocks, level = 'public', parent, ...page } of content.pages) {
    const above = parent === undefined ? null : await idOfSlug(req, name, parent)
    const views = [{ level, content: await withDatasets(req, blocks) }]
    await once('pages', 'slug', { ...page, parent: above, socialImg: logo.id, views, _status: 'published' })
  }
  const library = await once('libraries', 'name', { name: content.library.name })
  const folder = await once('libraries', 'name', { name: content.library.folder, parent: library.id })
  const files = new Map<string, string>()
  for (const { text, ...file } of content.library.files)
    files.set(file.name, (await once('library-files', 'name', { ...file, library: folder.id }, Buffer.from(text))).id)
  for (const { attachment, ...commentary } of content.commentary)
    await once('commentary', 'name', { ...commentary, attachment: files.get(attachment ?? '') ?? null, _status: 'published' })
}

/** Charts name a dataset; one that this installation does not bring in has no chart. */
async function withDatasets(req: PayloadRequest, blocks: BrandContent['pages'][number]['content']) {
  const names = blocks.flatMap(({ dataset }) => (typeof dataset === 'string' ? [dataset] : []))
  if (names.length === 0) return blocks
  const { docs } = await req.payload.find({
    collection: 'datasets',
    where: { name: { in: names } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const ids = new Map<unknown, string>(docs.map(({ id, name }) => [name, id]))
  return blocks.flatMap((block) => {
    if (block.dataset === undefined) return [block]
    const dataset = ids.get(block.dataset)
    return dataset === undefined ? [] : [{ ...block, dataset }]
  })
}

async function idOfSlug(req: PayloadRequest, brand: string, slug: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ brand: { equals: brand } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]?.id ?? null
}
