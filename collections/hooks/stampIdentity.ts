import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../idOf'

/** `payload.config.custom.sourceOfBrand`: the main source of a brand by the brand's name; null for an unknown brand. */
export type SourceOfBrand = (brand: string) => string | null

type Related = string | { id: string } | null | undefined

/**
 * What makes a record the only one of its kind, unique in the database. A record without an external id has a random one: an explicit null
 * is a value to MongoDB's unique index.
 */
export const identityOf = (owner: string | null, externalId: string | null | undefined): string =>
  owner && externalId ? `${owner}/${externalId}` : `unlinked/${randomUUID()}`

type Stamped = { portal?: Related; account?: Related; externalId?: string | null; identity?: string | null }

/** Of a record that is there: a copy brings that of what it was copied from, and two copies would have the same. */
const keepsIdentity = (identity: string | null | undefined, owner: string | null, externalId: string | null | undefined): boolean =>
  typeof identity === 'string' && (externalId ? identity === `${owner}/${externalId}` : identity.startsWith('unlinked/'))

/** The source of an account is the main source of its portal's brand; within it, each external id has one account. */
export const stampAccount: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const merged: Stamped = { ...(originalDoc as Stamped | undefined), ...(data as Stamped) }
  const source = await sourceOfPortal(req, idOf(merged.portal))
  const { externalId, identity } = merged
  return operation === 'update' && keepsIdentity(identity, source, externalId)
    ? { ...data, source, identity }
    : { ...data, source, identity: identityOf(source, externalId) }
}

/** Within an account, each external id has one portfolio. */
export const stampPortfolio: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const merged: Stamped = { ...(originalDoc as Stamped | undefined), ...(data as Stamped) }
  const account = idOf(merged.account)
  const { externalId, identity } = merged
  return operation === 'update' && keepsIdentity(identity, account, externalId)
    ? { ...data, identity }
    : { ...data, identity: identityOf(account, externalId) }
}

async function sourceOfPortal(req: PayloadRequest, portal: string | null): Promise<string | null> {
  if (portal === null) return null
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { id: { equals: portal } },
    select: { brand: true },
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
    // rights: only the brand's name is read; whether the portal may be chosen is the field's own rule.
    overrideAccess: true,
    req,
  })
  const brand = docs[0]?.brand
  const sourceOf: unknown = req.payload.config.custom.sourceOfBrand
  return brand && typeof sourceOf === 'function' ? (sourceOf as SourceOfBrand)(brand) : null
}
