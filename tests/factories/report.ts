import Big from 'big.js'
import type { Movement, ReportPortfolio, ReportResponse } from '../../shared/contracts/report'
import type { Ledger } from '../../shared/contracts/wealth/figures'
import type { Holding, HoldingGroup } from '../../shared/contracts/wealth/holdings'
import { type AssetClass, assetClasses } from '../../shared/domain/assetClass'
import type { CurrencyCode } from '../../shared/domain/currency'
import { addDays, addMonths, isoDate, type IsoDate, isoInstant } from '../../shared/domain/dates'
import { addMoney, decimal, type Money, money, subtractMoney, sumMoney } from '../../shared/domain/money'
import type { PortfolioType } from '../../shared/domain/portfolioType'
import { ratio, shareOf } from '../../shared/domain/ratio'
import { annualised, type Context, makeSeries, makeTransactions, pence, periodReturn, random } from './reportParts'

export type ReportOptions = Readonly<{
  portfolios?: number
  /** In each portfolio. */
  holdings?: number
  /** In each portfolio. */
  transactions?: number
  asOf?: string
  currency?: CurrencyCode
  client?: string
  seed?: number
}>

const shapes: readonly { name: string; type: PortfolioType; inception: string; benchmark: string }[] = [
  { name: 'General Investment Account', type: 'GIA', inception: '2019-03-14', benchmark: 'Mixed Investment 40–85% Shares' },
  { name: 'ISA', type: 'ISA', inception: '2020-04-06', benchmark: 'Mixed Investment 20–60% Shares' },
  { name: 'SIPP', type: 'SIPP', inception: '2021-01-11', benchmark: 'Flexible Investment' },
  { name: 'Family Trust', type: 'Trust', inception: '2022-05-02', benchmark: 'Mixed Investment 0–35% Shares' },
  { name: 'Offshore Bond', type: 'OPB', inception: '2023-09-01', benchmark: 'Flexible Investment' },
  { name: 'Execution Only', type: 'ExO', inception: '2024-02-12', benchmark: 'Flexible Investment' },
]

const houses = [
  'Harrow Bridge',
  'Norðurljós',
  'Kestrel',
  'Thames & Tyne',
  'Αιγαίο',
  'Lindqvist',
  'Pemberton',
  'Calder',
  'Whitmoor',
  'Ελλάς',
]
const kinds: Record<AssetClass, readonly string[]> = {
  Cash: ['Capital account', 'Income account'],
  Alternative: ['Absolute Return Fund', 'Infrastructure Income Trust'],
  Collective: ['Global Equity Growth Fund Accumulation', 'Japan Smaller Companies', 'European Dividend Fund', 'Strategic Bond Fund Income'],
  Commodity: ['Physical Gold ETC'],
  Derivatives: ['FTSE 100 Put 2027'],
  Equity: ['Shipping plc', 'Renewables Group Holdings', 'Pharmaceuticals', 'Software SA'],
  'Fixed Interest': ['Treasury 4¼% 2032', 'Corporate Bond 5.125% 2029', 'Index-linked Gilt 0⅛% 2036'],
  'Hedge Funds': ['Macro Fund'],
  Others: ['Art Fund'],
  'Private Equity': ['Growth Capital V LP'],
  Property: ['Logistics REIT'],
  'Structured Note': ['Autocall 7.2% 2028'],
}
const weightedClasses: readonly AssetClass[] = [
  'Collective',
  'Equity',
  'Collective',
  'Fixed Interest',
  'Equity',
  'Alternative',
  'Collective',
  'Property',
  'Commodity',
  'Private Equity',
  'Structured Note',
]

/**
 * A report whose figures add up to the penny: holdings to groups, groups to the portfolio, portfolios to the account, and every movement
 * and ledger to its value. The same options give the same report.
 */
export function makeReport(options: ReportOptions = {}): ReportResponse {
  const { portfolios: count = 3, asOf = '2026-09-30', currency = 'GBP', client = 'Catherine Ellery-Voss', seed = 7 } = options
  const next = random(seed)
  const to = isoDate(asOf)
  const from = addDays(addMonths(to, -3), 1)
  const made = Array.from({ length: count }, (_, index) => makePortfolio(index, { ...options, currency, from, to, next }))
  const value = sumMoney(
    made.flatMap((one) => one.total.value ?? []),
    currency,
  )
  const portfolios = made.map((one) => ({
    ...one,
    portfolio: { ...one.portfolio, share: one.total.value && shareOf(one.total.value, value) },
  }))
  return {
    source: 'akta',
    asOf: to,
    fetchedAt: isoInstant(new Date(`${addDays(to, 1)}T06:12:00Z`)),
    degraded: false,
    reasons: [],
    account: { id: 'account-1', name: client, externalId: 'QS-2044', client, advisor: 'Imogen Hathersall' },
    portal: 'akta',
    kind: 'investment',
    currency,
    period: { range: 'quarter', from, to },
    generatedAt: isoInstant(new Date(`${addDays(to, 1)}T09:30:00Z`)),
    value,
    missing: null,
    movement: addMovements(
      made.flatMap((one) => one.movement ?? []),
      currency,
    ),
    groups: groupHoldings(
      made.flatMap((one) => one.holdings),
      value,
      currency,
    ),
    portfolios,
  }
}

function makePortfolio(index: number, context: Context): ReportPortfolio {
  const { currency, to, next, holdings: holdingCount = 40, transactions: transactionCount = 24 } = context
  const shape = shapes[index % shapes.length]
  if (!shape) throw new RangeError('no shape')
  const name = index < shapes.length ? shape.name : `${shape.name} ${Math.floor(index / shapes.length) + 1}`
  const inception = isoDate(shape.inception)
  const bare = Array.from({ length: holdingCount }, (_, position) => makeHolding(position, index, context))
  const value = sumMoney(
    bare.map((holding) => holding.value),
    currency,
  )
  const holdings = bare.map((holding) => ({ ...holding, weight: shareOf(holding.value, value) })).sort(byClassAndValue)
  const series = makeSeries(inception, to, next)
  const { assetClass: _, ...total } = groupOf('Cash', holdings, value, currency)
  const returnOver = (start: IsoDate) => periodReturn(series, start, to, inception)
  const year = Number(to.slice(0, 4))
  return {
    portfolio: {
      id: `portfolio-${index + 1}`,
      name,
      externalId: `QS-2044-${index + 1}`,
      type: shape.type,
      value,
      share: null,
      change1y: returnOver(addMonths(to, -12)).portfolio,
      changeYtd: returnOver(isoDate(`${year - 1}-12-31`)).portfolio,
      changes: { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null },
      inception,
      riskProfile: 3 + (index % 4),
    },
    asOf: to,
    missing: null,
    benchmarkName: shape.benchmark,
    basis: 'net',
    ledger: makeLedger(value, next),
    movement: makeMovement(value, next),
    returns: [
      { kind: '3m', ...returnOver(addMonths(to, -3)) },
      { kind: '1y', ...returnOver(addMonths(to, -12)) },
      { kind: '3y', ...returnOver(addMonths(to, -36)) },
      { kind: '5y', ...returnOver(addMonths(to, -60)) },
      { kind: 'inception', ...returnOver(inception) },
    ],
    discrete: [
      ...[5, 4, 3, 2, 1].map((back) => ({
        kind: 'year' as const,
        year: year - back,
        ...periodReturn(series, isoDate(`${year - back - 1}-12-31`), isoDate(`${year - back}-12-31`), inception),
      })),
      { kind: 'ytd', year: null, ...returnOver(isoDate(`${year - 1}-12-31`)) },
      { kind: '1y', year: null, ...returnOver(addMonths(to, -12)) },
      { kind: '3y', year: null, ...returnOver(addMonths(to, -36)) },
      { kind: '5y', year: null, ...returnOver(addMonths(to, -60)) },
      { kind: 'inception', year: null, ...returnOver(inception) },
      { kind: 'annualised', year: null, ...annualised(returnOver(inception)) },
    ],
    twelveMonths: [5, 4, 3, 2, 1].map((back) =>
      periodReturn(series, addMonths(to, -12 * back), addMonths(to, -12 * (back - 1)), inception),
    ),
    series,
    groups: groupHoldings(holdings, value, currency).map((group) => ({ ...group, missing: null })),
    holdings,
    total: { ...total, missing: null },
    transactions: makeTransactions(transactionCount, index, holdings, context),
  }
}

function makeHolding(position: number, portfolio: number, { currency, next, to }: Context): Holding {
  const assetClass: AssetClass = position < 2 ? 'Cash' : (weightedClasses[(position - 2) % weightedClasses.length] ?? 'Equity')
  const isCash = assetClass === 'Cash'
  const kind = kinds[assetClass][position % kinds[assetClass].length] ?? assetClass
  const value = pence(next() * (isCash ? 60_000 : 110_000) + 900, currency)
  const cost = isCash || position === 17 ? null : money(new Big(value.amount).times(0.72 + next() * 0.5).round(2), currency)
  const gain = cost && subtractMoney(value, cost)
  const isPence = assetClass === 'Equity' && currency === 'GBP'
  const price = isCash ? null : decimal((next() * (isPence ? 2_400 : 90) + 2).toFixed(isPence ? 1 : 4))
  return {
    id: `holding-${portfolio + 1}-${position + 1}`,
    name: isCash ? kind : `${houses[(position * 7 + portfolio) % houses.length] ?? ''} ${kind}`,
    symbol: isCash ? null : `QX${String(position + 10)}`,
    sedol: isCash ? null : `B${String(100_000 + position * 371 + portfolio)}`,
    assetClass,
    sector: null,
    region: null,
    cashType: isCash ? (position === 0 ? 'capital' : 'income') : null,
    quoteUnit: isPence ? 'GBX' : currency,
    units:
      price &&
      decimal(
        new Big(value.amount)
          .div(price)
          .times(isPence ? 100 : 1)
          .round(3),
      ),
    price,
    priceDate: isCash ? null : to,
    value,
    cost,
    gain,
    gainRatio: gain && cost ? shareOf(gain, cost) : null,
    weight: null,
    yield: isCash ? null : ratio(0.021),
    dayChange: null,
  }
}

const byClassAndValue = (a: Holding, b: Holding): number =>
  assetClasses.indexOf(a.assetClass) - assetClasses.indexOf(b.assetClass) || Number(b.value.amount) - Number(a.value.amount)

const groupHoldings = (holdings: readonly Holding[], whole: Money, currency: CurrencyCode): HoldingGroup[] =>
  assetClasses.flatMap((assetClass) => {
    const members = holdings.filter((holding) => holding.assetClass === assetClass)
    return members.length > 0 ? [groupOf(assetClass, members, whole, currency)] : []
  })

function groupOf(assetClass: AssetClass, members: readonly Holding[], whole: Money, currency: CurrencyCode): HoldingGroup {
  const value = sumMoney(
    members.map((holding) => holding.value),
    currency,
  )
  const costs = members.flatMap((holding) => holding.cost ?? [])
  const gains = members.flatMap((holding) => holding.gain ?? [])
  const cost = costs.length > 0 ? sumMoney(costs, currency) : null
  const gain = gains.length > 0 ? sumMoney(gains, currency) : null
  return {
    assetClass,
    count: members.length,
    value,
    cost,
    gain,
    gainRatio: gain && cost ? shareOf(gain, cost) : null,
    weight: shareOf(value, whole),
  }
}

function makeLedger(value: Money, next: () => number): Ledger {
  const charges = part(value, 0.04 + next() * 0.01)
  const growth = part(value, 0.3 + next() * 0.1)
  return { paidIn: addMoney(subtractMoney(value, growth), charges), growth, charges, value }
}

function makeMovement(closing: Money, next: () => number): Movement {
  const paidIn = part(closing, 0.004)
  const paidOut = part(closing, -0.005 * Math.round(next()))
  const income = part(closing, 0.006)
  const charges = part(closing, -0.0019)
  const marketChange = part(closing, 0.02 - next() * 0.03)
  const opening = [paidIn, paidOut, income, charges, marketChange].reduce(subtractMoney, closing)
  return { opening, paidIn, paidOut, income, charges, marketChange, closing }
}

function addMovements(movements: readonly Movement[], currency: CurrencyCode): Movement {
  const sum = (key: keyof Movement) =>
    sumMoney(
      movements.map((movement) => movement[key]),
      currency,
    )
  return {
    opening: sum('opening'),
    paidIn: sum('paidIn'),
    paidOut: sum('paidOut'),
    income: sum('income'),
    charges: sum('charges'),
    marketChange: sum('marketChange'),
    closing: sum('closing'),
  }
}

const part = (whole: Money, share: number): Money => money(new Big(whole.amount).times(share).round(2), whole.currency)
