import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal, Portfolio } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'

/** What a wealth service works on, after the person's right to it has been checked. */
export type AccountScope = Readonly<{ req: PayloadRequest; brand: Brand; account: Account; portal: Portal }>
export type PortfolioScope = AccountScope & Readonly<{ portfolio: Portfolio }>

/**
 * Finds an account that the person of the request may see, on a portal of this host's brand.
 * Throws an `APIError`: 404 for an unknown and for a foreign id alike, 403 `portal_not_active`.
 */
export async function accountScope(req: PayloadRequest, brand: Brand, id: string): Promise<AccountScope> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    joins: false,
    overrideAccess: false,
    req,
  })
  const [account] = docs
  if (!account) throw notFound()
  return withPortal(req, brand, account)
}

/**
 * Finds a portfolio that the person of the request may see. `reference` is our id; the composite ids of older addresses
 * (`{contact}-{portfolio}`, and those that hold `tfid`) are understood as well. Throws as `accountScope`.
 */
export async function portfolioScope(req: PayloadRequest, brand: Brand, reference: string): Promise<PortfolioScope> {
  const candidates = externalIdsIn(reference)
  const { docs } = await req.payload.find({
    collection: 'portfolios',
    where: { or: [{ id: { equals: reference } }, { externalId: { in: candidates } }] },
    depth: 0,
    limit: candidates.length + 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  // Contact and portfolio ids may hold dashes themselves: the longest part that is a portfolio of this person is meant.
  const rank = (found: Portfolio): number => (found.id === reference ? -1 : candidates.indexOf(found.externalId ?? ''))
  const [portfolio] = docs.toSorted((a, b) => rank(a) - rank(b))
  const accountId = idOf(portfolio?.account)
  if (!portfolio || accountId === null) throw notFound()
  return { ...(await accountScope(req, brand, accountId)), portfolio }
}

const maxParts = 8

/** Upstream ids that an address may mean, the likeliest first: the whole of it, then what stands behind each dash. The first part of a `tfid` id is the portfolio's. */
export function externalIdsIn(reference: string): string[] {
  const parts = reference.split('-')
  if (reference.includes('tfid')) return parts[0] ? [parts[0]] : []
  return parts.slice(0, maxParts).flatMap((_, index) => parts.slice(index).join('-') || [])
}

async function withPortal(req: PayloadRequest, brand: Brand, account: Account): Promise<AccountScope> {
  const portalId = idOf(account.portal)
  if (portalId === null) throw notFound()
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { and: [{ id: { equals: portalId } }, { brand: { equals: brand.name } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [portal] = docs
  if (!portal) throw notFound()
  assertActive(portal)
  return { req, brand, account, portal }
}

/** Throws an `APIError` 403 with the specification's words when a portal is switched off. */
export function assertActive(portal: Portal): void {
  if (!portal.active)
    throw new APIError(
      `The portal ${portal.name} is not active`,
      403,
      { code: 'portal_not_active', detail: 'Please contact your administrator' },
      true,
    )
}
