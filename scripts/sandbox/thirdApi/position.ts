import { majorOf } from '../book/amounts'
import { bondTermsOf } from '../book/bondTerms'
import type { Book } from '../book/book'
import { positionsAt, type Position } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { priceDayOf, securities, type Security, securityAt } from '../book/securities'
import { RequestError } from '../server/requestError'
import { dayText, percent, type Period, periodHead, portfolioNumber } from './form'
import { cashName, cashUid, describeProduct, priceFactorOf, productUid } from './products'

const ownerOf = (plan: PortfolioPlan): { CustomerCode: string; PortfolioId: number } => ({
  CustomerCode: plan.accountId,
  PortfolioId: portfolioNumber(plan.externalId),
})

/** A price as this API quotes it: of a bond in percent of the nominal. */
export const quotedPrice = (security: Security, priceE4: number): number =>
  priceFactorOf(security) === 1 ? priceE4 / 10_000 : priceE4 / 100

/** What a portfolio held at the close of a day: one cash account, then the products. */
export function presentPosition(book: Book, plan: PortfolioPlan, day: number): Record<string, unknown> {
  const date = dayText(book.market.calendar.dateOf(Math.max(day, 0)))
  const ledger = book.ledger(plan)
  const { capital, held, income } = positionsAt(ledger, day)
  const cash = capital + income
  const total = [...held.values()].reduce(
    (sum, { security, unitsE3 }) => sum + book.prices.value(security, unitsE3, day, plan.currency),
    cash,
  )
  const rows =
    day < ledger.start
      ? []
      : [presentCash(plan, cash, date), ...[...held.values()].map((position) => presentProduct(book, plan, position, day))]
  return {
    ...ownerOf(plan),
    Currency: plan.currency,
    Date: date,
    Value: majorOf(total, plan.currency),
    Count: rows.length,
    Positions: rows,
  }
}

function presentCash(plan: PortfolioPlan, minor: number, date: string): Record<string, unknown> {
  return {
    ...ownerOf(plan),
    ProductUid: cashUid(plan.currency),
    ProductName: cashName('el'),
    ProductNameEn: cashName('en'),
    ProductType: 'Cash',
    Isin: null,
    Ticker: null,
    Units: null,
    Price: null,
    PriceFactor: null,
    PriceCurrency: plan.currency,
    PriceDate: date,
    FxRate: 1,
    Value: majorOf(minor, plan.currency),
    Cost: null,
    DayChange: null,
    Yield: null,
    Sector: null,
    Region: null,
    ...presentBond(null),
  }
}

function presentProduct(
  book: Book,
  plan: PortfolioPlan,
  { cost, security: index, unitsE3 }: Position,
  day: number,
): Record<string, unknown> {
  const { market, prices } = book
  const { currency } = plan
  const security = securityAt(index)
  const value = prices.value(index, unitsE3, day, currency)
  return {
    ...ownerOf(plan),
    ...describeProduct(security),
    Units: unitsE3 / 1000,
    Price: quotedPrice(security, prices.priceE4(index, day)),
    PriceFactor: priceFactorOf(security),
    PriceCurrency: security.quote,
    PriceDate: dayText(market.calendar.dateOf(priceDayOf(security, market, day))),
    FxRate: prices.rateE6(index, day, currency) / 1e6,
    Value: majorOf(value, currency),
    Cost: majorOf(cost, currency),
    // What the same units were worth at the prices of the day before.
    DayChange: majorOf(value - prices.value(index, unitsE3, day - 1, currency), currency),
    Yield: security.income ? percent(security.income) : null,
    Sector: security.sector,
    Region: security.region,
    ...presentBond(security),
  }
}

function presentBond(security: Security | null): Record<string, unknown> {
  const terms = security && bondTermsOf(security)
  return {
    CouponType: terms ? (terms.type === 'fixed' ? 'Fixed' : 'InflationLinked') : null,
    CouponRate: terms?.coupon ?? null,
    CouponsPerYear: terms?.couponsPerYear ?? null,
    MaturityDate: terms ? dayText(terms.maturity) : null,
    DayCount: terms && (terms.dayCount === '30/360' ? '30/360' : 'ActualActual'),
    Rating: terms?.rating ?? null,
  }
}

/** The days of a period on which a portfolio held a product (or had a cash account), oldest first. Throws a 404 for a product that it never held. */
export function presentHistory(book: Book, plan: PortfolioPlan, uid: string, period: Period): Record<string, unknown> {
  const { calendar, lastDay } = book.market
  const { entries, start } = book.ledger(plan)
  const security = uid === cashUid(plan.currency) ? null : securities.find((candidate) => productUid(candidate) === uid)
  const own = entries.filter((entry) => security === null || entry.security === security?.index)
  if (security === undefined || (security !== null && own.length === 0)) throw new RequestError(404, 'not_found', 'Unknown product')
  const rows: Record<string, unknown>[] = []
  let next = 0
  let amount = 0
  const from = Math.max(start, calendar.onOrAfter(period.from))
  const to = Math.min(lastDay, calendar.onOrBefore(period.to))
  for (let day = start; day <= to; day++) {
    for (let entry = own[next]; entry && entry.day === day; entry = own[++next]) {
      if (security === null) amount += entry.amount
      else if (entry.kind === 'Purchase') amount += entry.unitsE3
      else if (entry.kind === 'Sale') amount -= entry.unitsE3
    }
    if (day < from || (security !== null && amount === 0)) continue
    rows.push({
      Date: dayText(calendar.dateOf(day)),
      Units: security ? amount / 1000 : null,
      Price: security ? quotedPrice(security, book.prices.priceE4(security.index, day)) : null,
      PriceFactor: security ? priceFactorOf(security) : null,
      Value: majorOf(security ? book.prices.value(security.index, amount, day, plan.currency) : amount, plan.currency),
    })
  }
  return { ...ownerOf(plan), ProductUid: uid, Currency: plan.currency, ...periodHead(period), Count: rows.length, History: rows }
}
