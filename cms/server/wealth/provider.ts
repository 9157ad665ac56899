import type { Converted } from '../../../shared/domain/cashFlow'
import type { AssetClass } from '../../../shared/domain/assetClass'
import type { CurrencyCode, QuoteUnit } from '../../../shared/domain/currency'
import type { IsoDate, IsoInstant } from '../../../shared/domain/dates'
import type { DecimalString, Money } from '../../../shared/domain/money'
import type { PortfolioType } from '../../../shared/domain/portfolioType'
import type { Ratio } from '../../../shared/domain/ratio'
import type { TransactionType } from '../../../shared/domain/transactionType'

/** An answer of an upstream, already in our terms. `dropped` counts rows that were unreadable and left out. */
export type Answer<T> = Readonly<{ data: T; fetchedAt: IsoInstant; dropped: number }>

export type ProviderPortfolio = Readonly<{
  externalId: string
  name: string
  type: PortfolioType
  currency: CurrencyCode
  value: Money
  /** At the provider's rates; null when it has none. */
  valueInGbp: Money | null
  inception: IsoDate | null
  /** 1 to 7; null when the feed has none. */
  riskProfile: number | null
  objective: string | null
  changeYtd: Ratio | null
  change1y: Ratio | null
  asOf: IsoDate
}>

export type ProviderAccount = Readonly<{
  externalId: string
  name: string
  currency: CurrencyCode
  inception: IsoDate | null
  value: Money
  /** At the provider's rates; null when it has none. */
  valueInGbp: Money | null
  asOf: IsoDate
  portfolios: readonly ProviderPortfolio[]
}>

/** A row of the list of all accounts; its portfolios are not named. */
export type ProviderAccountSummary = Omit<ProviderAccount, 'portfolios'> & Readonly<{ portfolioCount: number }>

export type ProviderHolding = Readonly<{
  externalId: string
  name: string
  symbol: string | null
  sedol: string | null
  assetClass: AssetClass
  sector: string | null
  region: string | null
  cashType: 'capital' | 'income' | null
  quoteUnit: QuoteUnit
  /** Null for cash. */
  units: DecimalString | null
  /** In `quoteUnit`; null for cash. */
  price: DecimalString | null
  priceDate: IsoDate | null
  /** In the portfolio's currency. */
  value: Money
  cost: Money | null
  yield: Ratio | null
  dayChange: Money | null
  /** In `quoteUnit`, oldest first. */
  prices: readonly Readonly<{ date: IsoDate; price: DecimalString }>[]
}>

export type ProviderHoldings = Readonly<{ currency: CurrencyCode; asOf: IsoDate; holdings: readonly ProviderHolding[] }>

export type ProviderTransaction = Readonly<{
  externalId: string
  /** The holding it belongs to; null for a movement of cash. */
  holdingExternalId: string | null
  type: TransactionType
  name: string
  symbol: string | null
  date: IsoDate
  settleDate: IsoDate | null
  units: DecimalString | null
  price: DecimalString | null
  quoteUnit: QuoteUnit
  /** Positive is credit to the cash account or, for a transfer of investments, what came in. */
  amount: Money
  /** `amount` in the reporting currency at the rate of its day; left out or null when the feed carries none. */
  reporting?: Converted | null
  note: string | null
}>

export type ProviderPerformance = Readonly<{
  currency: CurrencyCode
  benchmarkName: string | null
  basis: 'net' | 'gross'
  /** Since inception, oldest first. `portfolio` and `benchmark` are cumulative returns since the first entry. */
  cumulative: readonly Readonly<{ date: IsoDate; portfolio: Ratio; portfolioValue: Money; benchmark: Ratio | null }>[]
  /** Discrete figures that the upstream computes itself; shown as sent. */
  discrete: readonly Readonly<{ label: string; portfolio: Ratio | null; benchmark: Ratio | null }>[]
}>

export type ProviderCharges = Readonly<{
  /** Sum of `items`, positive. */
  total: Money
  items: readonly Readonly<{ label: string; date: IsoDate; amount: Money }>[]
}>

export type Period = Readonly<{ from: IsoDate; to: IsoDate }>

/**
 * A source of wealth data. Every method takes the upstream's own ids and throws only `UpstreamError`.
 * Ownership is checked by the caller, before any of these is called.
 */
export interface WealthProvider {
  readonly name: string
  /** The day of the newest prices. */
  getDataDate(): Promise<Answer<IsoDate>>
  getAccounts(): Promise<Answer<readonly ProviderAccountSummary[]>>
  getAccount(accountId: string, date?: IsoDate): Promise<Answer<ProviderAccount>>
  getHoldings(portfolioId: string, date?: IsoDate): Promise<Answer<ProviderHoldings>>
  /** `types` narrows at the upstream where it can. The newest first. */
  getTransactions(
    portfolioId: string,
    query: Period & { types?: readonly TransactionType[] },
  ): Promise<Answer<readonly ProviderTransaction[]>>
  /** `id` is a portfolio's or an account's. */
  getPerformance(id: string, period: Period): Promise<Answer<ProviderPerformance>>
  /** `id` is a portfolio's or an account's. */
  getCharges(id: string, period: Period): Promise<Answer<ProviderCharges>>
}

export type UpstreamErrorKind = 'unavailable' | 'unauthorized' | 'rate_limited' | 'bad_shape' | 'not_found'

/** A failure of an upstream. `message` is for the log: it names upstream, path and kind, never a token or a body. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly upstream: string
  readonly kind: UpstreamErrorKind
  readonly retryable: boolean

  constructor(details: { upstream: string; kind: UpstreamErrorKind; retryable: boolean; message: string; cause?: unknown }) {
    super(details.message, { cause: details.cause })
    this.upstream = details.upstream
    this.kind = details.kind
    this.retryable = details.retryable
  }
}
