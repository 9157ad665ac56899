import type { Source } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { documentsSourceOf } from '../../../../shared/brands/sourceFor'
import type { SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import { cashFlowTypes } from '../../../../shared/domain/cashFlow'
import type { FirstRange } from '../../../../shared/domain/dateRange'
import { isoDate, type IsoDate, isoDateSchema } from '../../../../shared/domain/dates'
import { sumMoney } from '../../../../shared/domain/money'
import { today } from '../../today'
import {
  type Asked,
  type OwnerIds,
  type Period,
  type PortfolioIds,
  type ProviderAccount,
  providerAccountSchema,
  type ProviderAccountSummary,
  providerAccountSummariesSchema,
  type ProviderCharges,
  providerChargesSchema,
  type ProviderCommitments,
  providerCommitmentsSchema,
  type ProviderDocument,
  providerDocumentsSchema,
  type ProviderHoldingDay,
  providerHoldingHistorySchema,
  type ProviderHoldings,
  providerHoldingsSchema,
  type ProviderPerformance,
  providerPerformanceSchema,
  type ProviderTransaction,
  providerTransactionsSchema,
} from '../../wealth/provider'
import { answerKey, type Question } from '../../wealth/question'
import { type Part, readPart } from '../../wealth/readPart'
import { externalIdOf } from '../../wealth/externalIdOf'
import { providerOf } from '../../wealth/registry'
import type { AccountScope, ScopedAccount } from './accountScope'

/** Before any client of ours: asks an upstream for everything it has. */
const beginning = isoDate('1990-01-01')
const sinceInception = (): Period => ({ from: beginning, to: today() })

type Scope = Pick<AccountScope, 'req' | 'brand'>

/** Of a portfolio its account is told too: some upstreams ask for both. */
type PortfolioScope = Scope & Readonly<{ account?: Pick<ScopedAccount, 'id' | 'externalId'> | undefined }>

const portfolioIds = ({ account, brand }: PortfolioScope, portfolio: string): PortfolioIds => ({
  portfolio,
  account: account ? externalIdOf(account, mainSourceOf(brand)) : null,
})
const withAccount = (scope: PortfolioScope, ids: OwnerIds): OwnerIds =>
  ids.portfolio === undefined ? ids : { ...portfolioIds(scope, ids.portfolio), ...ids }

/** Answers are shared between readers, so a source is asked in the brand's language. */
const asked = ({ brand }: Scope): Asked => ({ locale: brand.defaultLocale })

const idOf = (ids: OwnerIds): string => (ids.portfolio === undefined ? ids.account : ids.portfolio)

const ask = <T>({ brand, req }: Scope, question: Question<T>, source: Source = mainSourceOf(brand)): Promise<Part<T>> =>
  readPart<T>(req, providerOf(source, req), question)

export const accountPart = (scope: Scope, externalId: string): Promise<Part<ProviderAccount>> =>
  ask<ProviderAccount>(scope, {
    part: 'account',
    name: 'account',
    id: externalId,
    schema: providerAccountSchema,
    load: (provider) => provider.getAccount({ account: externalId }, asked(scope)),
    sizeOf: ({ asOf, value }) => ({ ...value, asOf }),
    flows: async ({ portfolios }) => {
      const account = { id: externalId, externalId }
      const parts = await Promise.all(portfolios.map((portfolio) => flowsPart({ ...scope, account }, portfolio.externalId)))
      return parts.flatMap(({ data }) => data ?? [])
    },
  })

/** An account as it stood at the end of a day of the past. Not kept: nobody asks for the same day again and again. */
export const accountAtPart = (scope: Scope, externalId: string, date: IsoDate): Promise<Part<ProviderAccount>> =>
  ask<ProviderAccount>(scope, {
    part: 'account',
    name: 'account-at',
    id: externalId,
    period: { from: date, to: date },
    schema: providerAccountSchema,
    load: (provider) => provider.getAccount({ account: externalId }, { ...asked(scope), date }),
    isKept: false,
    servedBy: [],
  })

/** The day of the source's newest prices. */
export const dataDatePart = (scope: Scope): Promise<Part<IsoDate>> =>
  ask<IsoDate>(scope, {
    part: 'holdings',
    name: 'data-date',
    id: 'newest',
    schema: isoDateSchema,
    load: (provider) => provider.getDataDate(asked(scope)),
  })

/** All accounts that the source has, whoever sees them here: for people who may know of all. Not kept: it is of no one's screen. */
export const accountsPart = (scope: Scope): Promise<Part<readonly ProviderAccountSummary[]>> =>
  ask<readonly ProviderAccountSummary[]>(scope, {
    part: 'account',
    name: 'accounts',
    id: 'all',
    schema: providerAccountSummariesSchema,
    load: (provider) => provider.getAccounts(asked(scope)),
    isKept: false,
    servedBy: [],
  })

export const holdingsPart = (scope: PortfolioScope, externalId: string): Promise<Part<ProviderHoldings>> =>
  ask<ProviderHoldings>(scope, {
    part: 'holdings',
    name: 'holdings',
    id: externalId,
    schema: providerHoldingsSchema,
    load: (provider) => provider.getHoldings(portfolioIds(scope, externalId), asked(scope)),
    sizeOf: ({ asOf, value }) => ({ ...value, asOf }),
    flows: async () => (await flowsPart(scope, externalId)).data,
  })

/** Under which the last good answer of `holdingsPart` is kept. */
export const holdingsKey = (source: string, externalId: string): string => answerKey(source, { name: 'holdings', id: externalId })

/** Holdings at the end of a day of the past. Not kept: nobody asks for the same day again and again. */
export const holdingsAt = (scope: PortfolioScope, externalId: string, date: IsoDate): Promise<Part<ProviderHoldings>> =>
  ask<ProviderHoldings>(scope, {
    part: 'holdings',
    name: 'holdings-at',
    id: externalId,
    period: { from: date, to: date },
    schema: providerHoldingsSchema,
    load: (provider) => provider.getHoldings(portfolioIds(scope, externalId), { ...asked(scope), date }),
    isKept: false,
    servedBy: [],
  })

/** The days of one holding since inception. Not kept: it is asked for where a drawer is opened, and the row itself is kept. */
export const holdingHistoryPart = (
  scope: PortfolioScope,
  portfolio: string,
  holding: string,
): Promise<Part<readonly ProviderHoldingDay[]>> => {
  const period = sinceInception()
  return ask<readonly ProviderHoldingDay[]>(scope, {
    part: 'holdings',
    name: 'holding-history',
    id: `${portfolio}/${holding}`,
    period,
    schema: providerHoldingHistorySchema,
    load: (provider) => provider.getHoldingHistory({ ...portfolioIds(scope, portfolio), holding }, { ...asked(scope), period }),
    isKept: false,
    servedBy: [],
  })
}

/** Since inception, whatever the screen shows: the figures are chained from one series. */
export const performancePart = (scope: PortfolioScope, ids: OwnerIds): Promise<Part<ProviderPerformance>> => {
  const period = sinceInception()
  return ask<ProviderPerformance>(scope, {
    part: 'performance',
    name: 'performance',
    id: idOf(ids),
    period,
    schema: providerPerformanceSchema,
    load: (provider) => provider.getPerformance(withAccount(scope, ids), { ...asked(scope), period }),
    // A history only grows.
    sizeOf: ({ cumulative }) => rowsOf(cumulative),
  })
}

/** The charges since inception that were booked by a day. */
export const chargesUntil = (scope: PortfolioScope, ids: OwnerIds, to: IsoDate): Promise<Part<ProviderCharges>> =>
  chargesPart(scope, ids, { from: beginning, to })

/** Charges of a period; since inception when none is given. A period is cut from the charges since inception, so both are of one answer. */
export async function chargesPart(scope: PortfolioScope, ids: OwnerIds, period?: Period): Promise<Part<ProviderCharges>> {
  const all = sinceInception()
  const part = await ask<ProviderCharges>(scope, {
    part: 'charges',
    name: 'charges',
    id: idOf(ids),
    period: all,
    schema: providerChargesSchema,
    load: (provider) => provider.getCharges(withAccount(scope, ids), { ...asked(scope), period: all }),
    sizeOf: ({ total }) => ({ ...total, asOf: null }),
  })
  if (!period || !part.data) return part
  const items = part.data.items.filter(({ date }) => date >= period.from && date <= period.to)
  const total = sumMoney(
    items.map(({ amount }) => amount),
    part.data.total.currency,
  )
  return { ...part, data: { total, items } }
}

/** Ranges whose transactions are kept; a range that a person chose is not. */
export type StandingRange = FirstRange | 'quarter' | 'all'
/** The widest first: whichever reaches back far enough serves the others. */
const standingRanges: readonly StandingRange[] = ['all', 'quarter', '3m', '1m']

/** Transactions of a period, the newest first. `standing` names one that is asked for every day; `all` begins before any client of ours. */
export function transactionsPart(
  scope: PortfolioScope,
  externalId: string,
  asking: Period,
  standing?: StandingRange,
): Promise<Part<readonly ProviderTransaction[]>> {
  const period = standing === 'all' ? { from: beginning, to: asking.to } : asking
  return ask<readonly ProviderTransaction[]>(scope, {
    part: 'transactions',
    name: `transactions-${standing ?? 'chosen'}`,
    id: externalId,
    period,
    schema: providerTransactionsSchema,
    load: (provider) => provider.getTransactions(portfolioIds(scope, externalId), { ...asked(scope), period }),
    isKept: standing !== undefined,
    servedBy: [...(standing ? [standing] : []), ...standingRanges.filter((range) => range !== standing)].map(
      (range) => `transactions-${range}`,
    ),
    // What was kept yesterday begins earlier than today's range and serves it, with its own date.
    cut: (rows, kept) => (kept.from <= period.from ? rows.filter(({ date }) => date >= period.from && date <= period.to) : null),
  })
}

/** What was paid in and taken out since inception, transfers among it. */
export function flowsPart(scope: PortfolioScope, externalId: string): Promise<Part<readonly ProviderTransaction[]>> {
  const period = sinceInception()
  return ask<readonly ProviderTransaction[]>(scope, {
    part: 'transactions',
    name: 'flows',
    id: externalId,
    period,
    schema: providerTransactionsSchema,
    load: (provider) => provider.getTransactions(portfolioIds(scope, externalId), { ...asked(scope), period, types: cashFlowTypes }),
    // Bookings are never taken back by the dozen.
    sizeOf: rowsOf,
  })
}

/** What the brand's source of documents keeps of an owner. A document that it takes back is gone at once, so a shorter list is believed. */
export const documentsPart = (scope: PortfolioScope, ids: OwnerIds): Promise<Part<readonly ProviderDocument[]>> =>
  ask<readonly ProviderDocument[]>(
    scope,
    {
      part: 'documents',
      name: 'documents',
      id: idOf(ids),
      schema: providerDocumentsSchema,
      load: (provider) => provider.getDocuments(withAccount(scope, ids), asked(scope)),
    },
    documentsSourceOf(scope.brand),
  )

/** Commitments of an account, from the brand's source of private equity. */
export const commitmentsPart = (scope: Scope, source: Source, externalId: string): Promise<Part<ProviderCommitments>> =>
  ask<ProviderCommitments>(
    scope,
    {
      part: 'commitments',
      name: 'commitments',
      id: externalId,
      schema: providerCommitmentsSchema,
      load: (provider) => provider.getCommitments({ account: externalId }, asked(scope)),
    },
    source,
  )

const rowsOf = (rows: readonly unknown[]) => ({ amount: String(rows.length), currency: null, asOf: null })

/** The upstream's series as the points that our figures are chained from. */
export const seriesOf = (performance: ProviderPerformance): SeriesPoint[] =>
  performance.cumulative.map(({ benchmark, date, portfolio }) => ({ date, portfolio, benchmark }))
