import type { PayloadRequest } from 'payload'
import { brandLogo } from '../../cms/server/brandIcon'
import type { Account, Media, Organisation, Portal } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { createOnce } from './createOnce'

/* rights: everything here runs before anybody can sign in; see people.ts. */

/** The brand's own mark as a picture, for its portals. */
export async function seedLogo(req: PayloadRequest, name: string, brand: Pick<Brand, 'mark' | 'theme'>): Promise<Media> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { name: { equals: name } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (docs[0]) return docs[0]
  const data = Buffer.from(brandLogo(brand))
  return req.payload.create({
    collection: 'media',
    data: { name },
    file: { name: 'mark.svg', data, mimetype: 'image/svg+xml', size: data.byteLength },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

export async function seedOrganisation(
  req: PayloadRequest,
  data: Pick<Organisation, 'name' | 'url' | 'domain' | 'address' | 'country'>,
): Promise<Organisation> {
  const { docs } = await req.payload.find({
    collection: 'organisations',
    where: { name: { equals: data.name } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? req.payload.create({ collection: 'organisations', data, depth: 0, overrideAccess: true, req })
}

export async function seedPortal(req: PayloadRequest, data: Omit<Portal, 'id' | 'createdAt' | 'updatedAt'>): Promise<Portal> {
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { slug: { equals: data.slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? req.payload.create({ collection: 'portals', data, depth: 0, overrideAccess: true, req })
}

/** Found again by its address, which the book makes different for each account. */
export async function seedAccount(
  req: PayloadRequest,
  data: Omit<Account, 'id' | 'createdAt' | 'updatedAt' | 'portfolios' | 'source' | 'identity'> & { email: string },
): Promise<{ account: Account; isNew: boolean }> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { email: { equals: data.email } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  if (docs[0]) return { account: docs[0], isNew: false }
  return { account: await req.payload.create({ collection: 'accounts', data, depth: 0, overrideAccess: true, req }), isNew: true }
}

/** What a firm can take out; the demo's portals have no limit. */
export async function seedSubscriptions(req: PayloadRequest): Promise<void> {
  for (const data of [
    { name: 'Essential', accountLimit: 250, advisorLimit: 10 },
    { name: 'Professional', accountLimit: 2500, advisorLimit: 50 },
  ])
    await createOnce(req, { collection: 'subscriptions', where: { name: { equals: data.name } }, data })
}
