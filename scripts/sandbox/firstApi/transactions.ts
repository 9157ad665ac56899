import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import type { Entry, EntryKind } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { securityAt } from '../book/securities'
import { isWithin, type OpenPeriod } from './period'
import { holdingId, symbolOf } from './holdings'

/** What this API calls each kind; `Divident` is its own slip. */
const typeNames: Record<EntryKind, string> = {
  Purchase: 'Purchase',
  Sale: 'Sale',
  Contribution: 'Contribution',
  Withdrawal: 'Withdrawal',
  'Transfer in': 'Transfer in',
  'Transfer out': 'Transfer out',
  Dividend: 'Divident',
  Interest: 'Interest',
  'Management charge': 'Charge',
  'Dealing charge': 'Charge',
}
export const transactionTypeNames: readonly string[] = [...new Set(Object.values(typeNames))]

type Query = OpenPeriod & { type: string | null; usePlatformSecurities: boolean }

/** Bookings of a portfolio, the newest first. */
export function presentTransactions(book: Book, plan: PortfolioPlan, query: Query): Record<string, unknown> {
  const { calendar, lastDay } = book.market
  const balances = { C: 0, I: 0 }
  const rows: Record<string, unknown>[] = []
  book.ledger(plan).entries.forEach((entry, place) => {
    balances[entry.cash] += entry.amount
    if (entry.day > lastDay || !isWithin(query, calendar.dateOf(entry.day))) return
    if (query.type !== null && typeNames[entry.kind] !== query.type) return
    rows.push(presentEntry(book, plan, entry, place, balances[entry.cash], query.usePlatformSecurities))
  })
  return { portfolioId: plan.externalId, currency: plan.currency, transactions: rows.reverse() }
}

function presentEntry(
  book: Book,
  plan: PortfolioPlan,
  entry: Entry,
  place: number,
  balance: number,
  usePlatformSecurities: boolean,
): Record<string, unknown> {
  const { calendar } = book.market
  const { currency } = plan
  const security = entry.security === null ? null : securityAt(entry.security)
  const isDeal = entry.kind === 'Purchase' || entry.kind === 'Sale'
  const hasUnits = entry.unitsE3 > 0
  return {
    id: `${plan.externalId}-T${String(place + 1).padStart(6, '0')}`,
    portfolioId: plan.externalId,
    parentId: security ? holdingId(plan.externalId, security) : null,
    name: entry.name,
    symbol: security ? symbolOf(security, usePlatformSecurities) : null,
    purchaseType: typeNames[entry.kind],
    type: security?.profile.instrument ?? 'Cash',
    date: calendar.dateOf(entry.day),
    // Deals settle two business days later, movements of cash on the day.
    settleDate: calendar.dateOf(entry.day + (isDeal ? 2 : 0)),
    units: hasUnits ? entry.unitsE3 / 1000 : null,
    price: hasUnits ? entry.priceE4 / 10_000 : null,
    currency: security?.quote ?? currency,
    fxRate: entry.security === null ? 1 : book.prices.rateE6(entry.security, entry.day, currency) / 1e6,
    amount: majorOf(entry.amount, currency),
    balance: majorOf(balance, currency),
    cashType: entry.cash,
    note: entry.note,
  }
}
