import { APIError, type PayloadRequest, type Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { actorOf } from '../../../../collections/access/actorOf'
import { brandOfRequest } from '../../../../collections/access/brandOfRequest'
import { isUnbound } from '../../../../collections/access/organisationOf'
import { accountsOf } from '../../../../collections/access/visibleAccounts'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { type LeanRow, leanRead, leanReadUnchecked } from '../leanRead'
import { tellRead } from '../views/whatWasRead'

/** What a wealth service works on, after the person's right to it has been checked. */
export type AccountScope = Readonly<{ req: PayloadRequest; brand: Brand; account: ScopedAccount }>
export type PortfolioScope = AccountScope & Readonly<{ portfolio: ScopedPortfolio }>

const accountFields = ['name', 'externalId', 'currency', 'inception', 'location', 'email', 'client', 'portal'] as const
const fieldsFor = ({ withAdvisors = false }: Shown) => (withAdvisors ? ([...accountFields, 'owners'] as const) : accountFields)
const portalFields = ['name', 'slug', 'active', 'brand'] as const
const portfolioFields = [
  'account',
  'name',
  'madeAs',
  'externalId',
  'type',
  'currency',
  'inception',
  'objective',
  'riskProfile',
  'riskLevel',
  'esgRating',
  'region',
  'timescale',
  'reference',
] as const

/** With its advisors where the scope was asked for what shows them. */
export type ScopedAccount = LeanRow<'accounts', (typeof accountFields)[number]> & Readonly<{ owners?: Account['owners'] }>
export type ScopedPortal = LeanRow<'portals', (typeof portalFields)[number]>
export type ScopedPortfolio = LeanRow<'portfolios', (typeof portfolioFields)[number]>

/** Whether the account's advisors are shown: a list of relations is a statement more. */
type Shown = Readonly<{ withAdvisors?: boolean }>

/**
 * Finds an account that the person of the request may see, on a portal of this host's brand.
 * Throws an `APIError`: 404 for an unknown and for a foreign id alike, 403 `portal_not_active`.
 */
export async function accountScope(req: PayloadRequest, brand: Brand, id: string, shown: Shown = {}): Promise<AccountScope> {
  const [account] = await leanRead(req, { collection: 'accounts', where: { id: { equals: id } }, select: fieldsFor(shown), limit: 1 })
  if (!account) throw await refusal(req, { id: { equals: id } })
  return scopeOf(req, brand, account)
}

/** Why an account is not shown: 403 with the specification's words when nothing but its portal is switched off, else 404. */
async function refusal(req: PayloadRequest, where: Where): Promise<APIError> {
  const open = accountsOf(req, { includesClosedPortals: true })
  if (typeof open === 'boolean') return notFound()
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [where, open] },
    limit: 1,
    pagination: false,
    depth: 1,
    joins: false,
    select: { portal: true },
    // rights: the person's own scope stands in the query, but for the state of the portal; nothing but its name is told.
    overrideAccess: true,
    req,
  })
  const portal = docs[0]?.portal
  return portal && typeof portal === 'object' && !portal.active ? portalNotActive(portal) : notFound()
}

/**
 * Finds a portfolio that the person of the request may see. `reference` is our id; the composite ids of older addresses
 * (`{contact}-{portfolio}` and `{portfolio}-tfid-{thirdParty}`) are understood as well, when they name the portfolio's own account. Throws as
 * `accountScope`.
 */
export async function portfolioScope(req: PayloadRequest, brand: Brand, reference: string, shown: Shown = {}): Promise<PortfolioScope> {
  const candidates = externalIdsIn(reference)
  const docs = await leanRead(req, {
    collection: 'portfolios',
    where: { or: [{ id: { equals: reference } }, { externalId: { in: candidates } }] },
    select: portfolioFields,
    limit: candidates.length + 1,
  })
  // Contact and portfolio ids may hold dashes themselves: the longest part that is a portfolio of this person is meant.
  const rank = (found: ScopedPortfolio): number => (found.id === reference ? -1 : candidates.indexOf(found.externalId ?? ''))
  const [portfolio] = docs.toSorted((a, b) => rank(a) - rank(b))
  const accountId = idOf(portfolio?.account)
  if (!portfolio || accountId === null) throw await portfolioRefusal(req, reference, candidates)
  // rights: whoever sees a portfolio sees its account: it is the account that the rule of portfolios asks about.
  const [account] = await leanReadUnchecked(req, {
    collection: 'accounts',
    where: { id: { equals: accountId } },
    select: fieldsFor(shown),
    limit: 1,
  })
  if (!account) throw notFound()
  const scope = await scopeOf(req, brand, account)
  if (portfolio.id !== reference && !namesAccount(reference, portfolio.externalId ?? '', scope.account.externalId ?? '')) throw notFound()
  tellRead(req, { portfolio: { id: portfolio.id, name: portfolio.name } })
  return { ...scope, portfolio }
}

/** As `refusal`, for the account of a portfolio that is not shown. */
async function portfolioRefusal(req: PayloadRequest, reference: string, candidates: string[]): Promise<APIError> {
  const { docs } = await req.payload.find({
    collection: 'portfolios',
    where: { or: [{ id: { equals: reference } }, { externalId: { in: candidates } }] },
    limit: candidates.length + 1,
    pagination: false,
    depth: 0,
    select: { account: true },
    // rights: only leads to accounts, whose rule then decides.
    overrideAccess: true,
    req,
  })
  const accounts = docs.flatMap(({ account }) => idOf(account) ?? [])
  return accounts.length === 0 ? notFound() : refusal(req, { id: { in: accounts } })
}

const maxParts = 8

/**
 * Upstream ids that an address may mean, the likeliest first: the whole of it, then what stands behind each dash. Of a `tfid` id the first part is the
 * portfolio's and the third the account's, so the portfolio may also be known as `{account}-{portfolio}`.
 */
export function externalIdsIn(reference: string): string[] {
  const thirdParty = thirdPartyIn(reference)
  if (thirdParty) return [`${thirdParty.account}-${thirdParty.portfolio}`, thirdParty.portfolio]
  if (reference.includes('tfid')) return []
  const parts = reference.split('-')
  return parts.slice(0, maxParts).flatMap((_, index) => parts.slice(index).join('-') || [])
}

/** The portfolio and the external id of its account in `{portfolio}-tfid-{thirdParty}`; null for anything else. */
function thirdPartyIn(reference: string): { portfolio: string; account: string } | null {
  const [portfolio, marker, account, ...others] = reference.split('-')
  return portfolio && marker === 'tfid' && account && others.length === 0 ? { portfolio, account } : null
}

/**
 * Whether an address that leads to a portfolio names the portfolio's own account beside it, or nothing. Ids may hold dashes themselves, so the end of
 * an account's id behind a dash stands for it.
 */
export function namesAccount(reference: string, portfolioExternalId: string, accountExternalId: string): boolean {
  const isAccount = (named: string): boolean => named !== '' && (named === accountExternalId || accountExternalId.endsWith(`-${named}`))
  const thirdParty = thirdPartyIn(reference)
  if (thirdParty) return isAccount(thirdParty.account)
  return reference === portfolioExternalId || isAccount(reference.slice(0, -(portfolioExternalId.length + 1)))
}

async function scopeOf(req: PayloadRequest, brand: Brand, account: ScopedAccount): Promise<AccountScope> {
  if (idOf(account.client) !== actorOf(req)?.id) assertBound(req)
  const scope = { req, brand, account }
  if (!ruleHoldsPortal(req, brand)) assertActive(await portalOf(scope))
  tellRead(req, { account: { id: account.id, name: account.name, portal: account.portal } })
  return scope
}

/** Whether the account was found by a rule that asks for a portal of this brand which is switched on: then nothing has to be read to know it. */
const ruleHoldsPortal = (req: PayloadRequest, brand: Brand): boolean =>
  typeof accountsOf(req) !== 'boolean' && brandOfRequest(req) === brand.name

/** The portal that the account of a scope is in. Throws an `APIError` 404 for one of another brand. */
export async function portalOf({ account, brand, req }: AccountScope): Promise<ScopedPortal> {
  const portalId = idOf(account.portal)
  if (portalId === null) throw notFound()
  // rights: whoever sees an account sees the portal that it is in, and an admin sees all.
  const [portal] = await leanReadUnchecked(req, {
    collection: 'portals',
    where: { and: [{ id: { equals: portalId } }, { brand: { equals: brand.name } }] },
    select: portalFields,
    limit: 1,
  })
  if (!portal) throw notFound()
  tellRead(req, { portal: { id: portal.id, name: portal.name } })
  return portal
}

/**
 * The portal of an address, for whoever may see it and is bound to an organisation where they have to be. Throws an `APIError`: 404 for an unknown
 * and for a foreign one alike, 403 `portal_not_active` or `no_organisation`.
 */
export async function findPortal(req: PayloadRequest, brand: Brand, slug: string): Promise<Pick<Portal, 'id' | 'active' | 'name'>> {
  const [portal] = await leanRead(req, {
    collection: 'portals',
    where: { and: [{ slug: { equals: slug } }, { brand: { equals: brand.name } }] },
    select: ['name', 'slug', 'active'],
    limit: 1,
  })
  if (!portal) throw notFound()
  assertActive(portal)
  assertBound(req)
  tellRead(req, { portal: { id: portal.id, name: portal.name } })
  return portal
}

/** Throws an `APIError` 403 with the specification's words for an advisor without an organisation: nobody answers for what they would see. */
export function assertBound(req: PayloadRequest): void {
  if (!isUnbound(req)) return
  const message = 'Your account is not bound to an Organisation, please contact a Company Admin to solve this issue.'
  throw new APIError(message, 403, { code: 'no_organisation' }, true)
}

/** Throws an `APIError` 403 with the specification's words when a portal is switched off. */
export function assertActive(portal: Pick<Portal, 'name' | 'active'>): void {
  if (!portal.active) throw portalNotActive(portal)
}

const portalNotActive = ({ name }: Pick<Portal, 'name'>): APIError =>
  new APIError(`The portal ${name} is not active`, 403, { code: 'portal_not_active', detail: 'Please contact your administrator' }, true)
