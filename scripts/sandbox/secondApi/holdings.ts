import type { Book } from '../book/book'
import { percent } from '../book/percent'
import { dateOf } from '../book/figures'
import { applyEntry, type CashAccount, noPositions, type Position, positionsAt } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { pricePoints } from '../book/pricePoints'
import { priceDayOf, securities, type Security, securityAt, tickerOf } from '../book/securities'
import { RequestError } from '../server/requestError'
import { fullIdOf } from './ids'
import { ownerOf, portfolioNamed } from './read'
import { presentTransactions } from './transactions'
import { amount, dateIso, percentText, plainText } from './write'

const assetClasses: Readonly<Record<string, string>> = {
  Equity: 'Stocks',
  'Equity 2': 'Preference shares',
  Alternative: 'Alternatives',
  Collective: 'Funds',
  Commodity: 'Raw materials',
  Derivatives: 'Options and futures',
  'Fixed Interest': 'Bonds',
  'Hedge Funds': 'Absolute return',
  Others: 'Unclassified',
  'Private Equity': 'Private capital',
  Property: 'Real estate',
  'Structured Note': 'Structured products',
}

const rowOwnerOf = (plan: PortfolioPlan): Record<string, unknown> => {
  const { contactId, portfolioId } = ownerOf(plan)
  return { contactId, portfolioId }
}
export const holdingIdOf = (plan: PortfolioPlan, security: Security): string =>
  `${fullIdOf(plan.accountId, plan.externalId)}-${security.code}`

export function presentHoldings(book: Book, plan: PortfolioPlan, day: number): Record<string, unknown> {
  const ledger = book.ledger(plan)
  const head = { ...ownerOf(plan), dateIso: dateIso(dateOf(book, day)) }
  if (day < ledger.start) return { ...head, value: amount(0, plan.currency), holdings: [] }
  const { capital, held, income } = positionsAt(ledger, day)
  const total = [...held.values()].reduce(
    (sum, { security, unitsE3 }) => sum + book.prices.value(security, unitsE3, day, plan.currency),
    capital + income,
  )
  return {
    ...head,
    value: amount(total, plan.currency),
    holdings: [
      presentCash(plan, 'C', capital),
      presentCash(plan, 'I', income),
      ...[...held.values()].map((position) => presentHolding(book, plan, position, day)),
    ],
  }
}

/** Cash has neither a quantity nor a price here. */
const presentCash = (plan: PortfolioPlan, cash: CashAccount, minor: number): Record<string, unknown> => ({
  id: `${fullIdOf(plan.accountId, plan.externalId)}-CASH${cash}`,
  ...rowOwnerOf(plan),
  name: cash === 'C' ? 'Capital account' : 'Income account',
  ticker: null,
  sedol: null,
  assetClass: 'Cash and deposits',
  sector: null,
  region: null,
  account: cash === 'C' ? 'Capital' : 'Income',
  quantity: null,
  price: null,
  priceIso: null,
  fxRate: null,
  value: amount(minor, plan.currency),
  cost: null,
  yield: null,
  dayChange: null,
  prices: [],
})

function presentHolding(
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
    id: holdingIdOf(plan, security),
    ...rowOwnerOf(plan),
    name: security.name,
    ticker: tickerOf(security),
    sedol: security.code,
    assetClass: assetClasses[security.profile.assetClass] ?? security.profile.assetClass,
    sector: security.sector,
    region: security.region,
    account: null,
    quantity: plainText(unitsE3 / 1000, 3),
    price: priceOf(book, index, day),
    priceIso: dateIso(market.calendar.dateOf(priceDayOf(security, market, day))),
    fxRate: plainText(prices.rateE6(index, day, currency) / 1e6, 6),
    value: amount(value, currency),
    cost: amount(cost, currency),
    yield: security.income ? percentText(percent(security.income)) : null,
    dayChange: amount(value - prices.value(index, unitsE3, day - 1, currency), currency),
    prices: pricePoints(book, index, day).map(({ date, price }) => ({ dateIso: dateIso(date), price: plainText(price, 4) })),
  }
}

const priceOf = ({ prices }: Book, index: number, day: number) => ({
  amount: plainText(prices.priceE4(index, day) / 10_000, 4),
  currency: securityAt(index).quote,
})

/** One holding since a day: its position after each day with a deal and at each month end, and its bookings. */
export function presentHoldingHistory(book: Book, id: string, since: string | null): Record<string, unknown> {
  const [a, b, code] = id.split('-')
  const plan = portfolioNamed(book, { a, b })
  const security = securities.find((candidate) => candidate.code === code)
  const ledger = book.ledger(plan)
  const isOf = (index: number | null): boolean => index !== null && index === security?.index
  const deals = ledger.entries.filter(({ kind, security: index }) => isOf(index) && (kind === 'Purchase' || kind === 'Sale'))
  if (!security || deals.length === 0) throw new RequestError(404, 'not_found', 'Unknown holding')
  const { calendar, lastDay } = book.market
  const positions: Record<string, unknown>[] = []
  const held = noPositions()
  let next = 0
  for (let day = deals[0]?.day ?? 0; day <= lastDay; day++) {
    const before = next
    for (let deal = deals[next]; deal && deal.day === day; deal = deals[++next]) applyEntry(held, deal)
    const unitsE3 = held.held.get(security.index)?.unitsE3 ?? 0
    const isShown = next > before || (unitsE3 > 0 && (calendar.isMonthEnd(day) || day === lastDay))
    const date = calendar.dateOf(day)
    if (!isShown || (since !== null && date < since)) continue
    positions.push({
      ...rowOwnerOf(plan),
      dateIso: dateIso(date),
      quantity: plainText(unitsE3 / 1000, 3),
      price: priceOf(book, security.index, day),
      value: amount(book.prices.value(security.index, unitsE3, day, plan.currency), plan.currency),
    })
  }
  const { transactions } = presentTransactions(book, plan, { since, isWanted: ({ security: index }) => isOf(index) })
  return { id, ...rowOwnerOf(plan), positions, transactions }
}
