import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../../../../collections/idOf'
import { type IsoDate, isoDate } from '../../../../shared/domain/dates'
import { decimal, type DecimalString } from '../../../../shared/domain/money'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import { groupBy } from '../adapter/groupBy'
import { type LeanRow, leanReadUnchecked } from '../../services/leanRead'
import type { HostedBook, HostedBooking, HostedHolding, HostedPortfolio } from './records'

const accountFields = ['name', 'currency', 'inception'] as const
const portfolioFields = [
  'account',
  'name',
  'type',
  'currency',
  'inception',
  'objective',
  'riskProfile',
  'esgRating',
  'region',
  'deletedAt',
] as const
const holdingFields = [
  'portfolio',
  'name',
  'symbol',
  'assetClass',
  'units',
  'purchaseValue',
  'currency',
  'region',
  'date',
  'annualGrowth',
  'pricePoints',
  'isSoldOut',
  'deletedAt',
  'createdAt',
] as const
const bookingFields = ['portfolio', 'name', 'symbol', 'type', 'date', 'amount', 'localCcyAmount', 'currency', 'createdAt'] as const

/** Reads our own books. `ofAccounts` reads those named, or all of the source; an account that is not of this source is left out. */
export type HostedReader = Readonly<{
  ofAccounts: (ids?: readonly string[]) => Promise<HostedBook[]>
  /** The account of a portfolio; null when there is no such portfolio. */
  accountOf: (portfolio: string) => Promise<string | null>
}>

/** The books of a source in the database, whatever the number of accounts in four statements. */
export function createHostedReader(req: PayloadRequest, source: string): HostedReader {
  return {
    ofAccounts: async (ids) => {
      const named: Where[] = ids ? [{ id: { in: [...ids] } }] : []
      // rights: those of the caller, who has found the account with the person's own.
      const accounts = await leanReadUnchecked(req, {
        collection: 'accounts',
        where: { and: [{ source: { equals: source } }, ...named] },
        select: accountFields,
      })
      if (accounts.length === 0) return []
      const portfolios = await portfoliosOf(req, ids ? accounts.map(({ id }) => id) : null, source)
      return accounts.map((account) => ({
        account: { id: account.id, name: account.name, currency: account.currency, inception: dayOf(account.inception) },
        portfolios: portfolios.get(account.id) ?? [],
      }))
    },
    accountOf: async (portfolio) => {
      // rights: as above.
      const [found] = await leanReadUnchecked(req, {
        collection: 'portfolios',
        where: { id: { equals: portfolio } },
        select: ['account'],
        limit: 1,
      })
      return idOf(found?.account)
    },
  }
}

/** Portfolios that are not in the trash, by their account. */
async function portfoliosOf(
  req: PayloadRequest,
  accounts: readonly string[] | null,
  source: string,
): Promise<Map<string, HostedPortfolio[]>> {
  const ofAccounts = (prefix = ''): Where =>
    accounts ? { [`${prefix}account`]: { in: [...accounts] } } : { [`${prefix}account.source`]: { equals: source } }
  // rights: as above, three times. What was sold out lies in the trash and belongs to the past.
  const [portfolios, holdings, bookings] = await Promise.all([
    leanReadUnchecked(req, { collection: 'portfolios', where: ofAccounts(), select: portfolioFields, sort: 'createdAt' }),
    leanReadUnchecked(req, { collection: 'holdings', where: ofAccounts('portfolio.'), select: holdingFields, sort: 'createdAt' }),
    leanReadUnchecked(req, { collection: 'transactions', where: ofAccounts('portfolio.'), select: bookingFields, sort: 'createdAt' }),
  ])
  const held = groupBy(holdings.filter(isCounted).toSorted(standingFirst).map(toHolding), ({ portfolio }) => portfolio)
  const booked = groupBy(bookings.map(toBooking), ({ portfolio }) => portfolio)
  const all = portfolios
    .filter(({ deletedAt }) => !deletedAt)
    .map((row) => ({ account: idOf(row.account) ?? '', portfolio: toPortfolio(row, held.get(row.id), booked.get(row.id)) }))
  return new Map([...groupBy(all, ({ account }) => account)].map(([account, own]) => [account, own.map(({ portfolio }) => portfolio)]))
}

type HoldingRow = LeanRow<'holdings', (typeof holdingFields)[number]>

/** What somebody threw away was never held; what was sold out was. */
const isCounted = ({ deletedAt, isSoldOut }: HoldingRow): boolean => !deletedAt || isSoldOut === true
const standingFirst = (a: HoldingRow, b: HoldingRow): number => Number(a.isSoldOut === true) - Number(b.isSoldOut === true)

const toHolding = (row: HoldingRow): HostedHolding => ({
  id: row.id,
  portfolio: idOf(row.portfolio) ?? '',
  name: row.name,
  symbol: row.symbol ?? '',
  assetClass: row.assetClass,
  units: decimal(String(row.units)),
  purchasePrice: numberOf(row.purchaseValue),
  unit: row.currency,
  region: row.region ?? null,
  date: dayOf(row.date),
  growth: row.annualGrowth == null ? null : ratioFromPercent(String(row.annualGrowth)),
  points: (row.pricePoints ?? [])
    .map(({ date, price }) => ({ date: isoDate(date.slice(0, 10)), price: decimal(String(price)) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  enteredAt: row.createdAt,
})

const toBooking = (row: LeanRow<'transactions', (typeof bookingFields)[number]>): HostedBooking => ({
  id: row.id,
  portfolio: idOf(row.portfolio) ?? '',
  name: row.name,
  symbol: row.symbol || null,
  type: row.type,
  date: isoDate(row.date.slice(0, 10)),
  amount: decimal(String(row.amount)),
  money: numberOf(row.localCcyAmount),
  unit: row.currency,
  enteredAt: row.createdAt,
})

const toPortfolio = (
  row: LeanRow<'portfolios', (typeof portfolioFields)[number]>,
  holdings: readonly HostedHolding[] = [],
  bookings: readonly HostedBooking[] = [],
): HostedPortfolio => ({
  id: row.id,
  name: row.name,
  type: row.type,
  currency: row.currency,
  inception: dayOf(row.inception),
  objective: row.objective ?? null,
  riskProfile: row.riskProfile ?? null,
  esgRating: row.esgRating ?? null,
  region: row.region ?? null,
  holdings,
  bookings,
})

const dayOf = (text: string | null | undefined): IsoDate | null => (text ? isoDate(text.slice(0, 10)) : null)
const numberOf = (value: number | null | undefined): DecimalString | null => (value == null ? null : decimal(String(value)))
