import type { Book } from '../book/book'
import type { Entry, EntryKind } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { securityAt, tickerOf } from '../book/securities'
import { fullIdOf } from './ids'
import { ownerOf } from './read'
import { amount, dateIso, plainText } from './write'

/** What this API calls each kind. */
const typeNames: Record<EntryKind, string> = {
  Purchase: 'Buy',
  Sale: 'Sell',
  Contribution: 'Deposit',
  Withdrawal: 'Payment',
  'Transfer in': 'Transfer received',
  'Transfer out': 'Transfer delivered',
  Dividend: 'Distribution',
  Interest: 'Interest received',
  'Management charge': 'Fee',
  'Dealing charge': 'Dealing fee',
}

type Query = Readonly<{
  /** Bookings of this day and later; all of them when it is null. */
  since: string | null
  isWanted?: (entry: Entry) => boolean
}>

/** Bookings of a portfolio, the newest first. */
export function presentTransactions(book: Book, plan: PortfolioPlan, { isWanted = () => true, since }: Query) {
  const { calendar, lastDay } = book.market
  const balances = { C: 0, I: 0 }
  const rows: Record<string, unknown>[] = []
  book.ledger(plan).entries.forEach((entry, place) => {
    balances[entry.cash] += entry.amount
    if (entry.day > lastDay || (since !== null && calendar.dateOf(entry.day) < since) || !isWanted(entry)) return
    rows.push(presentEntry(book, plan, entry, place, balances[entry.cash]))
  })
  return { ...ownerOf(plan), currency: plan.currency, transactions: rows.reverse() }
}

function presentEntry(book: Book, plan: PortfolioPlan, entry: Entry, place: number, balance: number): Record<string, unknown> {
  const { calendar } = book.market
  const { currency } = plan
  const security = entry.security === null ? null : securityAt(entry.security)
  const isDeal = entry.kind === 'Purchase' || entry.kind === 'Sale'
  const hasUnits = entry.unitsE3 > 0
  const fullId = fullIdOf(plan.accountId, plan.externalId)
  const { contactId, portfolioId } = ownerOf(plan)
  return {
    id: `${fullId}-B${place + 1}`,
    contactId,
    portfolioId,
    holdingId: security ? `${fullId}-${security.code}` : null,
    name: entry.name,
    ticker: security ? (tickerOf(security) ?? security.code) : null,
    type: typeNames[entry.kind],
    dateIso: dateIso(calendar.dateOf(entry.day)),
    // Deals settle two business days later, movements of cash on the day.
    settlementIso: dateIso(calendar.dateOf(entry.day + (isDeal ? 2 : 0))),
    quantity: hasUnits ? plainText(entry.unitsE3 / 1000, 3) : null,
    price: hasUnits ? { amount: plainText(entry.priceE4 / 10_000, 4), currency: security?.quote ?? currency } : null,
    direction: entry.amount < 0 ? 'Debit' : 'Credit',
    amount: amount(Math.abs(entry.amount), currency),
    account: entry.cash === 'C' ? 'Capital' : 'Income',
    balance: amount(balance, currency),
    remark: entry.note,
  }
}
