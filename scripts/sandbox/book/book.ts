import { LRUCache } from 'lru-cache'
import type { IsoDate } from '../../../shared/domain/dates'
import type { BookCurrency } from '../market/foreignExchange'
import { createMarket, type Market } from '../market/market'
import { hashOf, seedOf } from '../market/random'
import { accountPlans } from './accounts'
import { benchmarkLevels } from './benchmarks'
import type { Ledger } from './ledger'
import type { AccountPlan, PortfolioPlan, RiskLevel } from './plan'
import { createPrices, type Prices } from './prices'
import { simulate } from './simulate'
import { sumValuations, type Valuation, valueDaily } from './valuation'

/** All accounts of a sandbox with everything that happened in them; each portfolio is simulated when it is first asked for. */
export type Book = Readonly<{
  market: Market
  prices: Prices
  /** The newest day with prices. */
  dataDate: IsoDate
  /** When they came. */
  importedAt: string
  accounts: readonly AccountPlan[]
  account: (id: string) => AccountPlan | undefined
  portfolio: (id: string) => PortfolioPlan | undefined
  ledger: (plan: PortfolioPlan) => Ledger
  /** Daily values of one or several portfolios; null when none has begun. */
  valuation: (plans: readonly PortfolioPlan[]) => Valuation | null
  /** Newest value in the smallest unit of the currency. */
  currentValue: (plan: PortfolioPlan) => number
  benchmark: (risk: RiskLevel, currency: BookCurrency) => Float64Array
  /** Computes all current values in slices, so that the process answers meanwhile. */
  warm: () => Promise<void>
  isWarm: () => boolean
  /** Ends a running `warm`. */
  stop: () => void
}>

export type BookOptions = Readonly<{
  today: IsoDate
  clients: number
  /** When the prices of the last day came; half past four the next morning when left out. */
  importedAt?: string | undefined
  /** Gives the same accounts another history of dealing, so that two sandboxes tell different figures of one id. */
  seed?: string
  /** Whose book it is; default the sterling firm's. */
  plansOf?: (clients: number) => readonly AccountPlan[]
}>

export function createBook({ clients, importedAt, plansOf = accountPlans, seed = '', today }: BookOptions): Book {
  const market = createMarket(today)
  const dataDate = market.calendar.dateOf(market.lastDay)
  const prices = createPrices(market)
  const accounts = plansOf(clients).map((account) => (seed === '' ? account : reseeded(account, seedOf(seed))))
  const byAccount = new Map(accounts.map((account) => [account.externalId, account]))
  const byPortfolio = new Map(accounts.flatMap(({ portfolios }) => portfolios.map((portfolio) => [portfolio.externalId, portfolio])))
  const ledgers = new LRUCache<string, Ledger>({ max: 400 })
  const valuations = new LRUCache<string, Valuation>({ max: 400 })
  const benchmarks = new Map<string, Float64Array>()
  const currentValues = new Map<string, number>()
  let warming: Promise<void> | null = null
  let isStopped = false

  const ledger = (plan: PortfolioPlan): Ledger => remember(ledgers, plan.externalId, () => simulate(plan, market, prices))
  const dailyValues = (plan: PortfolioPlan): Valuation =>
    remember(valuations, plan.externalId, () => valueDaily(ledger(plan), market, prices))
  const currentValue = (plan: PortfolioPlan): number =>
    remember(currentValues, plan.externalId, () => {
      const known = ledgers.get(plan.externalId) ?? simulate(plan, market, prices)
      return closingValue(known, market, prices)
    })
  const warmAll = async (): Promise<void> => {
    let sliceEnd = Date.now() + 15
    for (const plan of byPortfolio.values()) {
      if (isStopped) return
      currentValue(plan)
      if (Date.now() < sliceEnd) continue
      await new Promise((resolve) => setImmediate(resolve))
      sliceEnd = Date.now() + 15
    }
  }

  return {
    market,
    prices,
    dataDate,
    importedAt: importedAt ?? new Date(Date.parse(`${dataDate}T04:30:00Z`) + 86_400_000).toISOString(),
    accounts,
    account: (id) => byAccount.get(id),
    portfolio: (id) => byPortfolio.get(id),
    ledger,
    valuation: (plans) => {
      const begun = plans.map(dailyValues).filter(({ values }) => values.length > 0)
      const [first, ...others] = begun
      return first && others.length === 0 ? first : begun.length ? sumValuations(begun) : null
    },
    currentValue,
    benchmark: (risk, currency) => remember(benchmarks, `${risk}${currency}`, () => benchmarkLevels(risk, currency, market)),
    warm: () => (warming ??= warmAll()),
    isWarm: () => currentValues.size === byPortfolio.size,
    stop: () => {
      isStopped = true
    },
  }
}

function closingValue({ entries, currency }: Ledger, market: Market, prices: Prices): number {
  let cash = 0
  const units = new Map<number, number>()
  for (const { security, unitsE3, kind, amount } of entries) {
    cash += amount
    if (security === null || (kind !== 'Purchase' && kind !== 'Sale')) continue
    units.set(security, (units.get(security) ?? 0) + (kind === 'Purchase' ? unitsE3 : -unitsE3))
  }
  return [...units].reduce((sum, [security, unitsE3]) => sum + prices.value(security, unitsE3, market.lastDay, currency), cash)
}

function remember<T>(
  cache: { get: (key: string) => T | undefined; set: (key: string, value: T) => unknown },
  key: string,
  make: () => T,
): T {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

const reseeded = (account: AccountPlan, by: number): AccountPlan => ({
  ...account,
  portfolios: account.portfolios.map((plan) => ({ ...plan, seed: hashOf(plan.seed, by) })),
})
