import Big from 'big.js'
import type { PayloadRequest } from 'payload'
import type { Brand, Source } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { addDays, isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { gainWithin } from '../../../../shared/domain/gainWithin'
import { isZero, type Money, money, moneyToNumber, roundMoney, sumMoney } from '../../../../shared/domain/money'
import { lettersOf, sortNameOf } from '../../../../shared/domain/names'
import { type Ratio, ratio, shareOf } from '../../../../shared/domain/ratio'
import { roundToSum } from '../../../../shared/domain/rounding'
import { released } from '../../../../collections/access/visibleDocuments'
import { accountsOf } from '../../../../collections/access/visibleAccounts'
import { idOf } from '../../../../collections/idOf'
import type { Account, Portal, Portfolio } from '../../../../collections/payload-types'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { today } from '../../today'
import { externalIdOf } from '../../wealth/externalIdOf'
import { findPortal } from './accountScope'
import { refreshOwnFigures } from './refreshOwnFigures'
import { listedFields, type ListedRecord, saidBy, savedFrom, type SavedFigures, savedValue, termsOf, valueIn } from './savedFigures'

type Listed = Pick<Account, 'id' | 'name' | 'externalId' | 'thirdFinancialId' | 'active' | 'client'>
type Returns = Readonly<{ day: number | null; month: number | null }>
type Held = Readonly<{ name: string; type: ClientRow['portfolioTypes'][number]; value: Money | null; returns: Returns }>
type Facts = Readonly<{ account: Listed; saved: SavedFigures | null; isFetched: boolean; held: readonly Held[] }>

/**
 * The accounts of a portal that the person may see, with their last known figures: the overview never waits for a source, and takes the
 * same number of statements for any number of clients. Inactive accounts are listed and count in no total. Values in another currency than
 * the brand's count at the source's rates; where one has no rate the totals and the shares are null with reason `no_rate`.
 * Throws an `APIError` 404 or 403.
 */
export async function getClients(req: PayloadRequest, brand: Brand, portalSlug: string): Promise<ClientsResponse> {
  const portal = await findPortal(req, brand, portalSlug)
  const source = mainSourceOf(brand)
  await refreshOwnFigures(req, brand, { portal: portal.id })
  const all = await factsOf(req, portal, source)
  const [lastLogins, lastDocuments, groups] = await Promise.all([
    lastLoginsOf(req, all),
    lastDocumentsOf(req, portal),
    groupsOf(req, portal, all),
  ])
  const { currency } = brand
  const counted = all.filter((facts) => isCounted(facts, source))
  const values = counted.flatMap(({ saved }) => (saved && valueIn(saved, currency)) ?? [])
  const total =
    values.length === counted.length
      ? sumMoney(
          values.map(({ value }) => value),
          currency,
        )
      : null
  const rows = all.map((facts) => {
    const met = {
      lastLogin: lastLogins.get(idOf(facts.account.client) ?? '') ?? null,
      lastDocument: lastDocuments.get(facts.account.id) ?? null,
    }
    return rowOf(facts, met, total, brand)
  })
  const clients = withShownShares(rows)
  const linked = clients.filter(({ isActive, unlinked }) => isActive && unlinked === null)
  const portfolioCount = linked.reduce((count, client) => count + client.portfolioCount, 0)
  // A portfolio that was closed is worth nothing and would make the average of the others smaller.
  const valued = counted.flatMap(({ held }) => held).filter(isWorthSomething).length
  const day = today()
  const weekAgo = addDays(day, -7)
  const signInDays = linked.flatMap(({ lastLogin }) => lastLogin?.slice(0, 10) ?? [])
  return {
    currency,
    totals: {
      value: total,
      missing: total ? null : counted.every(({ saved }) => saved) ? 'no_rate' : 'incomplete',
      clients: clients.filter(({ isActive }) => isActive).length,
      linked: linked.length,
      portfolios: portfolioCount,
      averagePortfolio: total && valued > 0 ? roundMoney(money(new Big(total.amount).div(valued), currency)) : null,
      valuedPortfolios: valued,
      emptyPortfolios: counted.flatMap(({ account, held }) => {
        const empty = held.filter((each) => !isWorthSomething(each)).length
        return empty > 0 ? [{ account: account.id, portfolios: empty }] : []
      }),
      thirdParty: thirdPartyOf(counted, total && currency),
      month: total && monthOf(linked, currency),
      signedInLast7Days: signInDays.filter((each) => each >= weekAgo).length,
      signedInToday: signInDays.filter((each) => each === day).length,
    },
    clients,
    groups,
    source: source.name,
    asOf: counted.flatMap(({ saved }) => saved?.asOf ?? []).toSorted()[0] ?? null,
    fetchedAt: counted.flatMap(({ saved }) => saved?.fetchedAt ?? []).toSorted()[0] ?? null,
    degraded: false,
    reasons: [],
  }
}

const isWorthSomething = ({ value }: Held): boolean => value !== null && !isZero(value)

/** The part of the total whose accounts have a third-party financial id; null where it is nothing, and without a value where there is no total. */
function thirdPartyOf(counted: readonly Facts[], currency: Brand['currency'] | null): ClientsResponse['totals']['thirdParty'] {
  const through = counted.filter(({ account }) => account.thirdFinancialId)
  const members = through.map(({ account }) => account.id)
  if (currency === null) return through.length === 0 ? null : { accounts: through.length, value: null, members }
  const value = sumMoney(
    through.flatMap(({ saved }) => (saved && valueIn(saved, currency)?.value) ?? []),
    currency,
  )
  return isZero(value) ? null : { accounts: through.length, value, members }
}

/** The active groups of a portal, and those of none, each with those of these accounts that are in it; none that has none of them. */
async function groupsOf(req: PayloadRequest, portal: Pick<Portal, 'id'>, all: readonly Facts[]): Promise<ClientsResponse['groups']> {
  // rights: a group of an account that the person may see is one that they may see (`visibleGroups`), and of its members no others are named than the
  // accounts of their own list. Read from the groups, which are few: a list of accounts with its relations would no longer come as one text (235).
  const groups = await leanReadUnchecked(req, {
    collection: 'groups',
    where: { and: [{ active: { equals: true } }, { or: [{ portal: { equals: portal.id } }, { portal: { exists: false } }] }] },
    select: ['name', 'members'],
    sort: 'name',
  })
  const listed = new Set(all.map(({ account }) => account.id))
  return groups.flatMap(({ id, members, name }) => {
    const ids = (members ?? []).flatMap(({ account }) => idOf(account) ?? []).filter((each) => listed.has(each))
    return ids.length > 0 ? { id, name, members: ids } : []
  })
}

/** Shares rounded so that they add up to 100 % as they are shown. */
function withShownShares(rows: readonly ClientRow[]): ClientRow[] {
  const shown = roundToSum(
    rows.flatMap(({ share }) => share ?? []),
    ratio(1),
  )
  let next = 0
  return rows.map((row) => (row.share === null ? row : { ...row, share: shown[next++] ?? null }))
}

/** Accounts, records of portfolios and figures of a portal, in three statements whatever their number. */
async function factsOf(req: PayloadRequest, portal: Pick<Portal, 'id'>, { kind }: Source): Promise<Facts[]> {
  const ofPortal = { 'account.portal': { equals: portal.id } }
  const [accounts, portfolios, figures] = await Promise.all([
    leanRead(req, {
      collection: 'accounts',
      where: { portal: { equals: portal.id } },
      sort: 'searchName',
      select: ['name', 'externalId', 'thirdFinancialId', 'client', 'active'],
    }),
    leanRead(req, { collection: 'portfolios', where: ofPortal, select: ['account', 'name', 'madeAs', 'type'] }),
    leanRead(req, { collection: 'figures', where: ofPortal, select: [...listedFields, 'change1d', 'change1m'] }),
  ])
  const figuresOf = new Map(figures.map((record) => [idOf(record.portfolio) ?? idOf(record.account), record] as const))
  const heldBy = new Map<string, Held[]>()
  for (const record of portfolios) {
    const owner = idOf(record.account)
    const held = heldFrom(record, figuresOf.get(record.id))
    const others = heldBy.get(owner)
    if (others) others.push(held)
    else heldBy.set(owner, [held])
  }
  return accounts.map((account) => {
    const said = figuresOf.get(account.id)
    const saved = savedFrom(said)
    // Of our own records the last good value is no answer: it is the present one that is not known.
    const isKnown = kind !== 'hosted' || !saved?.isIncomplete
    return { account, saved: isKnown ? saved : null, isFetched: said !== undefined, held: heldBy.get(account.id) ?? [] }
  })
}

function heldFrom(
  record: Pick<Portfolio, 'id' | 'name' | 'type' | 'madeAs'>,
  said: (ListedRecord & Readonly<{ change1d?: number | null; change1m?: number | null }>) | undefined,
): Held {
  const { name, type } = termsOf(record, saidBy(said))
  return { name, type, value: savedValue(said), returns: { day: said?.change1d ?? null, month: said?.change1m ?? null } }
}

/**
 * The return of a period over several portfolios: what they gained, of what stood in them at its start. Portfolios in several currencies are
 * not added up, and one that is worth nothing moves nothing. Null when the return of one is not known.
 */
function changeOver(period: keyof Returns, held: readonly Held[]): Ratio | null {
  const valued = held.flatMap(({ returns, value }) => (value && !isZero(value) ? { made: returns[period], value } : []))
  const [first] = valued
  if (!first || valued.some(({ value }) => value.currency !== first.value.currency)) return null
  let opening = 0
  let closing = 0
  for (const { made, value } of valued) {
    if (made === null || made <= -1) return null
    const weight = moneyToNumber(value)
    opening += weight / (1 + made)
    closing += weight
  }
  return opening === 0 ? null : ratio(closing / opening - 1)
}

/** What the month made of the values of these clients, of as many as it is known of. */
function monthOf(clients: readonly ClientRow[], currency: CurrencyCode): ClientsResponse['totals']['month'] {
  const valued = clients.flatMap(({ monthChange, reportingValue }) =>
    reportingValue && !isZero(reportingValue) ? { monthChange, value: reportingValue } : [],
  )
  const gains = valued.flatMap(({ monthChange, value }) => (monthChange === null ? [] : gainWithin(value, monthChange)))
  return gains.length === 0 ? null : { gain: roundMoney(sumMoney(gains, currency)), clients: gains.length, of: valued.length }
}

async function lastLoginsOf(req: PayloadRequest, all: readonly Facts[]): Promise<Map<string, IsoInstant>> {
  const ids = all.flatMap(({ account }) => idOf(account.client) ?? [])
  if (ids.length === 0) return new Map()
  const people = await leanRead(req, {
    collection: 'users',
    where: { and: [{ id: { in: ids } }, { lastLogin: { exists: true } }] },
    select: ['lastLogin'],
  })
  return new Map(people.flatMap((user) => (user.lastLogin ? [[user.id, isoInstant(new Date(user.lastLogin))] as const] : [])))
}

/** Days for which documents count as a contact: older ones would make this list slower every year. */
const contactDays = 365
/** Most documents that are looked at, the newest. */
const maxDocuments = 5_000

/** When a document was last filed for each account of the portal, in the past year. */
async function lastDocumentsOf(req: PayloadRequest, portal: Pick<Portal, 'id'>): Promise<Map<string, IsoInstant>> {
  const rule = accountsOf(req, { prefix: 'account.' })
  if (rule === false) return new Map()
  // rights: the rule of the accounts that the person may see stands in the query; documents of groups and portals are no contact with a client.
  const documents = await leanReadUnchecked(req, {
    collection: 'documents',
    where: {
      and: [
        ...(rule === true ? [] : [rule]),
        released,
        { 'account.portal': { equals: portal.id } },
        { createdAt: { greater_than: `${addDays(today(), -contactDays)}T00:00:00.000Z` } },
      ],
    },
    sort: '-createdAt',
    select: ['account', 'createdAt'],
    limit: maxDocuments,
  })
  // The newest last, so that it stays.
  const filed = documents.toReversed().flatMap(({ account, createdAt }) => {
    const id = idOf(account)
    return id === null ? [] : [[id, isoInstant(new Date(createdAt))] as const]
  })
  return new Map(filed)
}

type Met = Readonly<{ lastLogin: IsoInstant | null; lastDocument: IsoInstant | null }>

function lastContactOf({ lastDocument, lastLogin }: Met): ClientRow['lastContact'] {
  if (lastDocument && (!lastLogin || lastDocument > lastLogin)) return { at: lastDocument, kind: 'document' }
  return lastLogin ? { at: lastLogin, kind: 'sign_in' } : null
}

/** Why an account shows nothing; null for one that shows something, and for all that we host ourselves. */
function unlinkedReason({ account, held, isFetched, saved }: Facts, source: Source): ClientRow['unlinked'] {
  if (source.kind === 'hosted') return null
  if (externalIdOf(account, source) === null) return 'no_external_id'
  if (!isFetched) return 'not_fetched'
  if (held.length === 0) return 'no_portfolios'
  return saved && !isZero(saved.value) ? null : 'zero_value'
}

/** Whether an account belongs to the totals. One that holds nothing yet has no value that could be missing. */
const isCounted = (facts: Facts, source: Source): boolean =>
  facts.account.active !== false && facts.held.length > 0 && unlinkedReason(facts, source) === null

function rowOf(facts: Facts, met: Met, total: Money | null, brand: Brand): ClientRow {
  const { account, held, saved } = facts
  const isActive = account.active !== false
  const source = mainSourceOf(brand)
  const unlinked = unlinkedReason(facts, source)
  const value = unlinked === null && saved ? saved.value : null
  const reporting = value && saved ? valueIn(saved, brand.currency) : null
  return {
    id: account.id,
    name: account.name,
    externalId: account.externalId ?? null,
    sortName: sortNameOf(account.name),
    letters: lettersOf(account.name, brand.defaultLocale),
    lastLogin: met.lastLogin,
    lastContact: lastContactOf(met),
    dayChange: unlinked === null ? changeOver('day', held) : null,
    monthChange: unlinked === null ? changeOver('month', held) : null,
    isActive,
    value,
    reportingValue: reporting?.value ?? null,
    isCounted: isCounted(facts, source),
    rateDate: reporting?.rateDate ?? null,
    portfolioCount: held.length,
    portfolioNames: held.map(({ name }) => name),
    portfolioTypes: [...new Set(held.map(({ type }) => type))],
    share: isActive && reporting && total ? shareOf(reporting.value, total) : null,
    unlinked,
    asOf: saved?.asOf ?? null,
  }
}
