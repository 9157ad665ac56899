import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { SeriesPoint } from '../../../../shared/contracts/wealth'
import { cashFlowTypes } from '../../../../shared/domain/cashFlow'
import { isoDate, type IsoDate } from '../../../../shared/domain/dates'
import { today } from '../../today'
import type {
  Asked,
  OwnerIds,
  ProviderAccount,
  ProviderCharges,
  ProviderHoldings,
  ProviderPerformance,
  ProviderTransaction,
} from '../../wealth/provider'
import { type Part, readPart } from '../../wealth/readPart'
import { providerOf } from '../../wealth/registry'
import type { AccountScope } from './accountScope'

/** Before any client of ours: asks an upstream for everything it has. */
const beginning = isoDate('1990-01-01')

type Scope = Pick<AccountScope, 'req' | 'brand'>

/** Answers are shared between readers, so a source is asked in the brand's language. */
const asked = ({ brand }: Scope): Asked => ({ locale: brand.defaultLocale })

const idOf = (ids: OwnerIds): string => (ids.portfolio === undefined ? ids.account : ids.portfolio)

const ask = <T>({ brand, req }: Scope, rest: Omit<Parameters<typeof readPart<T>>[0], 'payload' | 'provider'>): Promise<Part<T>> =>
  readPart<T>({ payload: req.payload, provider: providerOf(mainSourceOf(brand)), ...rest })

export const accountPart = (scope: Scope, externalId: string): Promise<Part<ProviderAccount>> =>
  ask(scope, {
    part: 'account',
    key: `account/${externalId}`,
    load: (provider) => provider.getAccount({ account: externalId }, asked(scope)),
  })

export const holdingsPart = (scope: Scope, externalId: string): Promise<Part<ProviderHoldings>> =>
  ask(scope, {
    part: 'holdings',
    key: `holdings/${externalId}`,
    load: (provider) => provider.getHoldings({ portfolio: externalId }, asked(scope)),
  })

/** Since inception, whatever the screen shows: the figures are chained from one series. */
export const performancePart = (scope: Scope, ids: OwnerIds): Promise<Part<ProviderPerformance>> => {
  const to = today()
  return ask(scope, {
    part: 'performance',
    key: `performance/${idOf(ids)}/${to}`,
    load: (provider) => provider.getPerformance(ids, { ...asked(scope), period: { from: beginning, to } }),
  })
}

/** Charges of a period; since inception when none is given. */
export const chargesPart = (scope: Scope, ids: OwnerIds, period?: { from: IsoDate; to: IsoDate }): Promise<Part<ProviderCharges>> => {
  const { from, to } = period ?? { from: beginning, to: today() }
  return ask(scope, {
    part: 'charges',
    key: `charges/${idOf(ids)}/${from}/${to}`,
    load: (provider) => provider.getCharges(ids, { ...asked(scope), period: { from, to } }),
  })
}

/** Transactions of a period, the newest first. */
export const transactionsPart = (
  scope: Scope,
  externalId: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<Part<readonly ProviderTransaction[]>> =>
  ask(scope, {
    part: 'transactions',
    key: `transactions/${externalId}/${from}/${to}`,
    load: (provider) => provider.getTransactions({ portfolio: externalId }, { ...asked(scope), period: { from, to } }),
  })

/** What was paid in and taken out since inception, transfers among it. */
export const flowsPart = (scope: Scope, externalId: string): Promise<Part<readonly ProviderTransaction[]>> => {
  const to = today()
  return ask(scope, {
    part: 'transactions',
    key: `flows/${externalId}/${to}`,
    load: (provider) =>
      provider.getTransactions({ portfolio: externalId }, { ...asked(scope), period: { from: beginning, to }, types: cashFlowTypes }),
  })
}

/** The upstream's series as the points that our figures are chained from. */
export const seriesOf = (performance: ProviderPerformance): SeriesPoint[] =>
  performance.cumulative.map(({ benchmark, date, portfolio }) => ({ date, portfolio, benchmark }))
