import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import type { Entry } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { type Security, securityAt } from '../book/securities'
import { euroCents } from './euro'
import { dayText, isWithin, type Language, noDay, type Period, periodHead, portfolioNumber } from './form'
import { quotedPrice } from './position'
import { cashName, isBond, isFund, nameProduct, priceFactorOf, productName, productUid } from './products'
import { describe, remarkOf } from './texts'

/** A booking stands in one of three answers; together they are all of them. */
type Answer = 'title' | 'cash' | 'fee'
type Booking = Readonly<{ entry: Entry; id: string; security: Security | null; balance: number }>

const answerOf = ({ kind }: Entry): Answer =>
  kind === 'Purchase' || kind === 'Sale' ? 'title' : kind === 'Management charge' || kind === 'Dealing charge' ? 'fee' : 'cash'

/** This API's word for a booking. */
function kindOf({ entry: { kind }, security }: Booking): string {
  switch (kind) {
    case 'Purchase':
      return security && isFund(security) ? 'Subscription' : 'Buy'
    case 'Sale':
      return security && isFund(security) ? 'Redemption' : 'Sell'
    case 'Contribution':
    case 'Transfer in':
      return 'CashDeposit'
    case 'Withdrawal':
    case 'Transfer out':
      return 'CashWithdrawal'
    case 'Dividend':
      return security && isBond(security) ? 'CouponPayment' : 'DividendPayment'
    case 'Interest':
      return 'CreditInterest'
    case 'Management charge':
      return 'ManagementFee'
    case 'Dealing charge':
      return 'Commission'
    default:
      return kind satisfies never
  }
}

/** Bookings of a period with the balance of the cash account after each, the newest first. */
function bookingsOf(book: Book, plan: PortfolioPlan, period: Period): Booking[] {
  const { calendar, lastDay } = book.market
  let balance = 0
  const bookings: Booking[] = []
  book.ledger(plan).entries.forEach((entry, place) => {
    balance += entry.amount
    if (entry.day > lastDay || !isWithin(period, calendar.dateOf(entry.day))) return
    const security = entry.security === null ? null : securityAt(entry.security)
    bookings.push({ entry, id: `${plan.externalId}-${String(place + 1).padStart(6, '0')}`, security, balance })
  })
  return bookings.reverse()
}

const ownerOf = (plan: PortfolioPlan): Record<string, unknown> => ({
  CustomerCode: plan.accountId,
  PortfolioId: portfolioNumber(plan.externalId),
})

/** A fee is positive; all else has its sign in a letter: D(ebit) or C(redit). */
function amountsOf(book: Book, plan: PortfolioPlan, { entry: { amount, day }, balance }: Booking): Record<string, unknown> {
  const cents = euroCents(book, Math.abs(amount), plan.currency, day)
  const isRated = Number.isFinite(cents)
  return {
    Amount: majorOf(Math.abs(amount), plan.currency),
    AmountEur: isRated ? cents / 100 : null,
    EurRateDate: isRated ? dayText(book.market.calendar.dateOf(day)) : null,
    CashBalance: majorOf(balance, plan.currency),
  }
}

type Asked = Readonly<{ plan: PortfolioPlan; period: Period; language: Language }>

function presentTitle(book: Book, { language, plan }: Asked, booking: Booking): Record<string, unknown> {
  const { entry, id, security } = booking
  const { calendar, lastDay } = book.market
  if (!security) throw new RangeError('a deal without a security')
  return {
    TransactionId: id,
    ...ownerOf(plan),
    ...nameProduct(security, language),
    Kind: kindOf(booking),
    Date: dayText(calendar.dateOf(entry.day)),
    // Deals settle two business days later; until then the date is not set.
    SettlementDate: entry.day + 2 <= lastDay ? dayText(calendar.dateOf(entry.day + 2)) : noDay,
    Units: entry.unitsE3 / 1000,
    Price: quotedPrice(security, entry.priceE4),
    PriceFactor: priceFactorOf(security),
    PriceCurrency: security.quote,
    DebitCredit: entry.amount < 0 ? 'D' : 'C',
    ...amountsOf(book, plan, booking),
    Remarks: null,
  }
}

function presentCash(book: Book, { language, plan }: Asked, booking: Booking): Record<string, unknown> {
  const { entry, id, security } = booking
  const date = dayText(book.market.calendar.dateOf(entry.day))
  return {
    TransactionId: id,
    ...ownerOf(plan),
    ProductUid: null,
    ProductName: null,
    Isin: null,
    Ticker: null,
    ...(security ? nameProduct(security, language) : {}),
    Kind: kindOf(booking),
    Description: entry.kind === 'Interest' ? cashName(language) : security ? null : describe(entry.name, language),
    Date: date,
    ValueDate: date,
    DebitCredit: entry.amount < 0 ? 'D' : 'C',
    ...amountsOf(book, plan, booking),
    Remarks: remarkOf(entry.note, language),
  }
}

function presentFee(book: Book, { language, plan }: Asked, booking: Booking): Record<string, unknown> {
  const { entry, id, security } = booking
  return {
    TransactionId: id,
    ...ownerOf(plan),
    ProductUid: null,
    ProductName: null,
    Isin: null,
    Ticker: null,
    ...(security ? nameProduct(security, language) : {}),
    Kind: kindOf(booking),
    Description: describe(entry.name, language),
    Date: dayText(book.market.calendar.dateOf(entry.day)),
    ...amountsOf(book, plan, booking),
    Remarks: remarkOf(entry.note, language),
  }
}

const presenters = { title: presentTitle, cash: presentCash, fee: presentFee }

function present(book: Book, asked: Asked, answer: Answer, name: string): Record<string, unknown> {
  const bookings = bookingsOf(book, asked.plan, asked.period).filter(({ entry }) => answerOf(entry) === answer)
  const rows = bookings.map((booking) => presenters[answer](book, asked, booking))
  return { ...ownerOf(asked.plan), Currency: asked.plan.currency, ...periodHead(asked.period), Count: rows.length, [name]: rows }
}

export const presentTitles = (book: Book, asked: Asked): Record<string, unknown> => present(book, asked, 'title', 'TitleTransactions')
export const presentCashMovements = (book: Book, asked: Asked): Record<string, unknown> => present(book, asked, 'cash', 'CashTransactions')

/** With their totals, in the portfolio's currency and in euro. */
export function presentFees(book: Book, asked: Asked): Record<string, unknown> {
  const { Fees, ...head } = present(book, asked, 'fee', 'Fees')
  const own = bookingsOf(book, asked.plan, asked.period).filter(({ entry }) => answerOf(entry) === 'fee')
  const total = own.reduce((sum, { entry }) => sum - entry.amount, 0)
  const cents = own.reduce((sum, { entry }) => sum + euroCents(book, -entry.amount, asked.plan.currency, entry.day), 0)
  return { ...head, Total: majorOf(total, asked.plan.currency), TotalEur: Number.isFinite(cents) ? cents / 100 : null, Fees }
}

const mostRecent = 20

/** The newest bookings of one product, of whichever answer, in the words of the three. */
export function presentRecent(book: Book, asked: Asked, uid: string): Record<string, unknown> {
  const rows = bookingsOf(book, asked.plan, asked.period)
    .filter(({ security }) => security !== null && productUid(security) === uid)
    .slice(0, mostRecent)
    .map((booking) => ({
      Answer: answerOf(booking.entry),
      TransactionId: booking.id,
      ...ownerOf(asked.plan),
      ProductUid: uid,
      ProductName: booking.security && productName(booking.security, asked.language),
      Kind: kindOf(booking),
      Date: dayText(book.market.calendar.dateOf(booking.entry.day)),
      Amount: majorOf(Math.abs(booking.entry.amount), asked.plan.currency),
    }))
  return {
    ...ownerOf(asked.plan),
    ProductUid: uid,
    Currency: asked.plan.currency,
    ...periodHead(asked.period),
    Count: rows.length,
    RecentTransactions: rows,
  }
}
