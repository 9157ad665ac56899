import type { PayloadRequest, Where } from 'payload'
import type { Brand, Source } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { FoundAccount, FoundHolding, FoundPortfolio, SearchResponse } from '../../../../shared/contracts/wealth/search'
import { isZero, moneyToNumber } from '../../../../shared/domain/money'
import { sortNameOf } from '../../../../shared/domain/names'
import { portfolioTypes } from '../../../../shared/domain/portfolioType'
import { foldSearch, searchFor } from '../../../../shared/i18n/searchText'
import { idOf } from '../../../../collections/idOf'
import { externalIdOf } from '../../wealth/externalIdOf'
import { type LeanRow, leanRead, leanReadUnchecked } from '../leanRead'
import { findPortal } from './accountScope'
import { subjectOf } from './figureRecords'
import { type HeldRow, type KnownHoldings, keptHoldings } from './keptHoldings'
import { saidBy, savedFields, savedFrom, type SavedRecord, termsOf } from './savedFigures'

/** Rows of each kind in an answer. */
const most = 20
/** Words of a search that count; each is a condition on several columns. */
const mostWords = 6
/** Portfolios whose holdings are looked through, the largest first. */
const mostPortfolios = 200

const portfolioFields = ['account', 'name', 'madeAs', 'type', 'externalId'] as const
type PortfolioRow = LeanRow<'portfolios', (typeof portfolioFields)[number]>
type AccountRow = LeanRow<'accounts', 'name' | 'externalId'>

/**
 * Accounts, portfolios and holdings of a portal that the person may see and whose names, types or ids hold all the words of `text`, in any order
 * and without regard to case and accents. Nothing here asks a source: values are the last known ones, and holdings those of the last good answers.
 * Whoever may see no account finds nothing. Throws an `APIError` 404 or 403 for the portal.
 */
export async function searchWealth(req: PayloadRequest, brand: Brand, portalSlug: string, text: string): Promise<SearchResponse> {
  const portal = await findPortal(req, brand, portalSlug)
  const words = foldSearch(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, mostWords)
  if (words.length === 0) return nothing
  const isFound = searchFor(words.join(' '))
  const ofPortal: Where = { 'account.portal': { equals: portal.id } }
  const ofType = await findOfType(req, ofPortal, words)
  const [accounts, portfolios, held] = await Promise.all([
    leanRead(req, {
      collection: 'accounts',
      where: { and: [{ portal: { equals: portal.id } }, ...words.map((word): Where => ({ or: named(word) }))] },
      select: ['name', 'externalId'],
      sort: 'searchName',
      limit: most + 1,
      whenForbidden: 'empty',
    }),
    leanRead(req, {
      collection: 'portfolios',
      where: { and: [ofPortal, { or: [{ and: words.map(inPortfolio) }, { id: { in: ofType } }] }] },
      select: portfolioFields,
      sort: 'searchName',
      limit: most + 1,
      whenForbidden: 'empty',
    }),
    findHoldings(req, ofPortal, isFound),
  ])
  const known = await detailsOf(req, { accounts, portfolios, holdings: held.rows.map(({ row }) => row) })
  return {
    accounts: listOf(
      accounts
        .filter(({ externalId, name }) => isFound([name, externalId ?? null]))
        .map((row) => presentAccount(row, known, mainSourceOf(brand))),
    ),
    portfolios: listOf(portfolios.flatMap((row) => presentPortfolio(row, known) ?? []).filter((row) => isFound(textsOf(row)))),
    holdings: { ...listOf(held.rows.flatMap(({ held: each, row }) => presentHolding(each, row, known) ?? [])), isPartial: held.isPartial },
  }
}

const none = { rows: [], hasMore: false }
const nothing: SearchResponse = { accounts: none, portfolios: none, holdings: { ...none, isPartial: false } }

const listOf = <Row>(rows: Row[]) => ({ rows: rows.slice(0, most), hasMore: rows.length > most })

/** `like` folds ASCII alone; `searchName` holds names without their accents too. */
const named = (word: string, prefix = ''): Where[] => [
  { [`${prefix}searchName`]: { like: word } },
  { [`${prefix}externalId`]: { like: word } },
]

const inPortfolio = (word: string): Where => ({ or: [...named(word), ...named(word, 'account.')] })

/** Portfolios of the type that one of the words names: the source says it, so it stands in the figures. The other words are the account's. */
async function findOfType(req: PayloadRequest, ofPortal: Where, words: readonly string[]): Promise<string[]> {
  const type = portfolioTypes.find((each) => words.includes(each.toLowerCase()))
  if (type === undefined) return []
  const others = words.filter((word) => word !== type.toLowerCase())
  const figures = await leanRead(req, {
    collection: 'figures',
    where: { and: [ofPortal, { type: { equals: type } }, ...others.map((word): Where => ({ or: named(word, 'account.') }))] },
    select: ['portfolio'],
    sort: '-sortValue',
    limit: most + 1,
    whenForbidden: 'empty',
  })
  return figures.flatMap(({ portfolio }) => idOf(portfolio) ?? [])
}

type FoundInPortfolio = Readonly<{ row: KnownHoldings; held: HeldRow }>

/** Holdings of the person's largest portfolios by what their source last said of them. */
async function findHoldings(
  req: PayloadRequest,
  ofPortal: Where,
  isFound: ReturnType<typeof searchFor>,
): Promise<Readonly<{ rows: readonly FoundInPortfolio[]; isPartial: boolean }>> {
  const figures = await leanRead(req, {
    collection: 'figures',
    where: { and: [ofPortal, { portfolio: { exists: true } }, { externalId: { exists: true } }] },
    select: ['portfolio', 'source', 'externalId'],
    sort: '-sortValue',
    limit: mostPortfolios + 1,
    whenForbidden: 'empty',
  })
  const known = await keptHoldings(req.payload, figures.slice(0, mostPortfolios))
  const rows = known
    .flatMap((row) => row.holdings.filter(({ name, sedol, symbol }) => isFound([name, symbol, sedol])).map((held) => ({ row, held })))
    .toSorted((a, b) => moneyToNumber(b.held.value) - moneyToNumber(a.held.value))
    .slice(0, most + 1)
  return { rows, isPartial: figures.length > mostPortfolios }
}

type Details = Readonly<{
  accounts: ReadonlyMap<string, AccountRow>
  portfolios: ReadonlyMap<string, PortfolioRow>
  figures: ReadonlyMap<string, SavedRecord>
}>

type Found = Readonly<{ accounts: readonly AccountRow[]; portfolios: readonly PortfolioRow[]; holdings: readonly KnownHoldings[] }>

/** What the rows found are shown with: the portfolios of the holdings, the accounts of both, and the last known figures. */
async function detailsOf(req: PayloadRequest, { accounts, holdings, portfolios }: Found): Promise<Details> {
  const lacking = holdings.map(({ portfolio }) => portfolio).filter((id) => !portfolios.some((row) => row.id === id))
  const others =
    lacking.length === 0 ? [] : await leanRead(req, { collection: 'portfolios', where: { id: { in: lacking } }, select: portfolioFields })
  const all = [...portfolios, ...others]
  const owners = all.flatMap(({ account }) => idOf(account) ?? []).filter((id) => !accounts.some((row) => row.id === id))
  const subjects = [...accounts.map(({ id }) => subjectOf('account', id)), ...all.map(({ id }) => subjectOf('portfolio', id))]
  const [otherAccounts, figures] = await Promise.all([
    owners.length === 0
      ? []
      : leanRead(req, { collection: 'accounts', where: { id: { in: owners } }, select: ['name', 'externalId'] as const }),
    subjects.length === 0
      ? []
      : // rights: of records that were read with the person's own.
        leanReadUnchecked(req, { collection: 'figures', where: { subject: { in: subjects } }, select: ['subject', ...savedFields] }),
  ])
  return {
    accounts: new Map([...accounts, ...otherAccounts].map((row) => [row.id, row])),
    portfolios: new Map(all.map((row) => [row.id, row])),
    figures: new Map(figures.map((record) => [record.subject, record])),
  }
}

/** All that a portfolio is found by; the database takes the signs of a pattern for such, and this does not. */
const textsOf = ({ account, externalId, name, type }: FoundPortfolio): (string | null)[] => [name, type, externalId, account.sortName]

const ownerOf = ({ id, name }: AccountRow) => ({ id, sortName: sortNameOf(name) })

function presentAccount(row: AccountRow, { figures }: Details, source: Source): FoundAccount {
  const saved = savedFrom(figures.get(subjectOf('account', row.id)))
  const isLinked = externalIdOf(row, source) !== null && saved !== null && !isZero(saved.value)
  return { ...ownerOf(row), externalId: row.externalId ?? null, isLinked, value: isLinked ? saved.value : null }
}

function presentPortfolio(row: PortfolioRow, known: Details): FoundPortfolio | null {
  const account = known.accounts.get(idOf(row.account) ?? '')
  if (!account) return null
  const record = known.figures.get(subjectOf('portfolio', row.id))
  const { name, type } = termsOf(row, saidBy(record))
  return {
    id: row.id,
    name,
    type,
    externalId: row.externalId ?? null,
    account: ownerOf(account),
    value: savedFrom(record)?.value ?? null,
  }
}

function presentHolding({ externalId, sedol: _, ...held }: HeldRow, row: KnownHoldings, known: Details): FoundHolding | null {
  const record = known.portfolios.get(row.portfolio)
  const portfolio = record && presentPortfolio(record, known)
  return portfolio ? { ...held, id: externalId, portfolio: { id: portfolio.id, name: portfolio.name }, account: portfolio.account } : null
}
