import type { PayloadRequest, Where } from 'payload'
import { APIError } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { addDays, isoDate, isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { isZero, type Money, money, roundMoney, sumMoney } from '../../../../shared/domain/money'
import { lettersOf, sortNameOf } from '../../../../shared/domain/names'
import type { PortfolioType } from '../../../../shared/domain/portfolioType'
import { shareOf } from '../../../../shared/domain/ratio'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal } from '../../../../collections/payload-types'
import { today } from '../../today'
import { assertActive } from './accountScope'

type PortfolioFacts = { names: string[]; types: PortfolioType[] }

/**
 * The accounts of a portal that the person may see, with their last good values: the overview never waits for an upstream.
 * Values in another currency than the brand's count at the provider's rates; one without a rate stays out of the totals and has no share.
 * Throws an `APIError` 404 or 403.
 */
export async function getClients(req: PayloadRequest, brand: Brand, portalSlug: string): Promise<ClientsResponse> {
  const portal = await findPortal(req, brand, portalSlug)
  const where: Where = { portal: { equals: portal.id } }
  const [{ docs: accounts }, portfolios] = await Promise.all([
    req.payload.find({
      collection: 'accounts',
      where,
      sort: 'searchName',
      depth: 0,
      pagination: false,
      joins: false,
      select: { name: true, externalId: true, client: true, currency: true, figures: true },
      overrideAccess: false,
      req,
    }),
    portfoliosByAccount(req, portal.id),
  ])
  const lastLogins = await lastLoginsOf(req, accounts)
  const currency = brand.currency
  const values = accounts.flatMap((account) => {
    return reportingValueOf(account, portfolios.get(account.id), currency) ?? []
  })
  const total = sumMoney(values, currency)
  const clients = accounts.map((account) =>
    rowOf(account, portfolios.get(account.id), lastLogins.get(idOf(account.client) ?? '') ?? null, total, brand),
  )
  const linked = clients.filter((client) => client.unlinked === null)
  const portfolioCount = linked.reduce((count, client) => count + client.portfolioCount, 0)
  const day = today()
  const weekAgo = addDays(day, -7)
  const asOf = clients.flatMap((client) => client.asOf ?? []).toSorted()[0] ?? null
  return {
    currency,
    totals: {
      value: total,
      clients: clients.length,
      linked: linked.length,
      portfolios: portfolioCount,
      averagePortfolio: portfolioCount > 0 ? roundMoney(money(Number(total.amount) / portfolioCount, currency)) : null,
      signedInLast7Days: clients.filter((client) => client.lastLogin !== null && client.lastLogin.slice(0, 10) >= weekAgo).length,
      signedInToday: clients.filter((client) => client.lastLogin !== null && client.lastLogin.slice(0, 10) === day).length,
    },
    clients,
    source: mainSourceOf(brand).name,
    asOf,
    fetchedAt:
      accounts.flatMap((account) => (account.figures?.fetchedAt ? [isoInstant(new Date(account.figures.fetchedAt))] : [])).toSorted()[0] ??
      null,
    degraded: false,
    reasons: [],
  }
}

async function findPortal(req: PayloadRequest, brand: Brand, slug: string): Promise<Portal> {
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { and: [{ slug: { equals: slug } }, { brand: { equals: brand.name } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [portal] = docs
  if (!portal) throw new APIError('Not found', 404, { code: 'not_found' }, true)
  assertActive(portal)
  return portal
}

async function portfoliosByAccount(req: PayloadRequest, portal: string): Promise<Map<string, PortfolioFacts>> {
  const { docs } = await req.payload.find({
    collection: 'portfolios',
    where: { 'account.portal': { equals: portal } },
    depth: 0,
    pagination: false,
    select: { account: true, name: true, type: true },
    overrideAccess: false,
    req,
  })
  const byAccount = new Map<string, PortfolioFacts>()
  for (const { account, name, type } of docs) {
    const id = idOf(account)
    if (id === null) continue
    const facts = byAccount.get(id) ?? { names: [], types: [] }
    facts.names.push(name)
    if (!facts.types.includes(type)) facts.types.push(type)
    byAccount.set(id, facts)
  }
  return byAccount
}

async function lastLoginsOf(req: PayloadRequest, accounts: readonly Pick<Account, 'client'>[]): Promise<Map<string, IsoInstant>> {
  const ids = accounts.flatMap((account) => idOf(account.client) ?? [])
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: ids } }, { lastLogin: { exists: true } }] },
    depth: 0,
    pagination: false,
    select: { lastLogin: true },
    overrideAccess: false,
    req,
  })
  return new Map(docs.flatMap((user) => (user.lastLogin ? [[user.id, isoInstant(new Date(user.lastLogin))] as const] : [])))
}

type Listed = Pick<Account, 'id' | 'name' | 'externalId' | 'currency' | 'figures'>

function unlinkedReason(account: Listed, facts: PortfolioFacts | undefined): ClientRow['unlinked'] {
  if (!account.externalId) return 'no_external_id'
  if (!account.figures?.fetchedAt) return 'not_fetched'
  if (!facts || facts.names.length === 0) return 'no_portfolios'
  const { currency, value } = account.figures ?? {}
  return value && currency && !isZero(money(value, currency)) ? null : 'zero_value'
}

function valueOf(account: Listed, facts: PortfolioFacts | undefined): Money | null {
  const { currency, value } = account.figures ?? {}
  return unlinkedReason(account, facts) === null && value && currency ? money(value, currency) : null
}

function reportingValueOf(account: Listed, facts: PortfolioFacts | undefined, currency: CurrencyCode): Money | null {
  const value = valueOf(account, facts)
  if (!value || value.currency === currency) return value
  const inGbp = account.figures?.valueInGbp
  return inGbp && currency === 'GBP' ? money(inGbp, 'GBP') : null
}

function rowOf(account: Listed, facts: PortfolioFacts | undefined, lastLogin: IsoInstant | null, total: Money, brand: Brand): ClientRow {
  const reportingValue = reportingValueOf(account, facts, brand.currency)
  return {
    id: account.id,
    name: account.name,
    externalId: account.externalId ?? null,
    sortName: sortNameOf(account.name),
    letters: lettersOf(account.name, brand.defaultLocale),
    lastLogin,
    value: valueOf(account, facts),
    reportingValue,
    portfolioCount: facts?.names.length ?? 0,
    portfolioNames: facts?.names ?? [],
    portfolioTypes: facts?.types ?? [],
    share: reportingValue ? shareOf(reportingValue, total) : null,
    unlinked: unlinkedReason(account, facts),
    asOf: account.figures?.asOf ? isoDate(account.figures.asOf) : null,
  }
}
