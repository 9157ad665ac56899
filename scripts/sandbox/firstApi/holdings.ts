import { majorOf } from '../book/amounts'
import { bondTermsOf } from '../book/bondTerms'
import type { Book } from '../book/book'
import { pricePoints } from '../book/pricePoints'
import { positionsAt, type CashAccount, type Position } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { priceDayOf, type Security, securityAt, tickerOf } from '../book/securities'
import { percent } from '../book/percent'

/** Days for which a holding that was sold is still listed, with nothing left. */
const listedAfterSale = 21

export const holdingId = (portfolioId: string, security: Security): string => `${portfolioId}-${security.code}`
export const symbolOf = (security: Security, usePlatformSecurities: boolean): string | null =>
  usePlatformSecurities ? security.code : tickerOf(security)

export function presentHoldings(book: Book, plan: PortfolioPlan, day: number, usePlatformSecurities: boolean): Record<string, unknown> {
  const { calendar } = book.market
  const ledger = book.ledger(plan)
  const date = calendar.dateOf(Math.max(day, 0))
  const head = { portfolioId: plan.externalId, currency: plan.currency, date }
  if (day < ledger.start) return { ...head, value: 0, holdings: [] }
  const positions = positionsAt(ledger, day)
  const sold = ledger.entries
    .filter(
      ({ kind, day: soldDay, security }) =>
        kind === 'Sale' && soldDay <= day && soldDay > day - listedAfterSale && security !== null && !positions.held.has(security),
    )
    .map(({ security }) => security)
  const listed: Position[] = [
    ...positions.held.values(),
    ...[...new Set(sold)].filter((security) => security !== null).map((security) => ({ security, unitsE3: 0, cost: 0 })),
  ]
  const total = [...positions.held.values()].reduce(
    (sum, { security, unitsE3 }) => sum + book.prices.value(security, unitsE3, day, plan.currency),
    positions.capital + positions.income,
  )
  return {
    ...head,
    value: majorOf(total, plan.currency),
    holdings: [
      presentCash(plan, 'C', positions.capital, date),
      presentCash(plan, 'I', positions.income, date),
      ...listed.map((position) => presentHolding(book, plan, position, day, usePlatformSecurities)),
    ],
  }
}

/** Cash is quoted as units of one pound, euro or króna. */
function presentCash(plan: PortfolioPlan, cash: CashAccount, minor: number, date: string): Record<string, unknown> {
  const balance = majorOf(minor, plan.currency)
  return {
    id: `${plan.externalId}-CASH-${cash}`,
    portfolioId: plan.externalId,
    name: cash === 'C' ? 'Capital account' : 'Income account',
    symbol: null,
    sedol: null,
    units: balance,
    price: 1,
    priceDate: date,
    currency: plan.currency,
    fxRate: 1,
    value: balance,
    purchaseValue: null,
    yield: null,
    dayChange: null,
    assetClass: 'Cash',
    sector: null,
    region: null,
    cashTypeId: cash,
    pricePoints: [],
    bond: null,
  }
}

function presentHolding(
  book: Book,
  plan: PortfolioPlan,
  position: Position,
  day: number,
  usePlatformSecurities: boolean,
): Record<string, unknown> {
  const { market, prices } = book
  const { currency } = plan
  const { security: index, unitsE3, cost } = position
  const security = securityAt(index)
  const value = prices.value(index, unitsE3, day, currency)
  return {
    id: holdingId(plan.externalId, security),
    portfolioId: plan.externalId,
    name: security.name,
    symbol: symbolOf(security, usePlatformSecurities),
    sedol: security.code,
    units: unitsE3 / 1000,
    price: prices.priceE4(index, day) / 10_000,
    priceDate: market.calendar.dateOf(priceDayOf(security, market, day)),
    currency: security.quote,
    fxRate: prices.rateE6(index, day, currency) / 1e6,
    value: majorOf(value, currency),
    purchaseValue: majorOf(cost, currency),
    yield: security.income ? percent(security.income) : null,
    // What the same units were worth at the prices of the day before.
    dayChange: majorOf(value - prices.value(index, unitsE3, day - 1, currency), currency),
    assetClass: security.profile.assetClass,
    sector: security.sector,
    region: security.region,
    cashTypeId: null,
    pricePoints: pricePoints(book, index, day),
    bond: presentBond(security),
  }
}

/** A unit is a nominal of one. */
function presentBond(security: Security): Record<string, unknown> | null {
  const terms = bondTermsOf(security)
  if (!terms) return null
  const { coupon, couponsPerYear, dayCount, maturity: maturityDate, rating, type } = terms
  return { couponType: type === 'fixed' ? 'Fixed' : 'IndexLinked', coupon, couponsPerYear, maturityDate, nominal: 1, dayCount, rating }
}
