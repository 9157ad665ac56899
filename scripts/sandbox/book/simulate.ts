import { addMonths } from '../../../shared/domain/dates'
import { uniform } from '../market/random'
import type { Market } from '../market/market'
import { minorOf } from './amounts'
import { type Entry, type Ledger } from './ledger'
import type { PortfolioPlan } from './plan'
import type { Prices } from './prices'
import { securitiesPayingOn, securityAt } from './securities'
import { substituteFor } from './targets'
import { createTrader, type Trader } from './trader'

/** Management charge, a year, as a share of the value at the end of each quarter. */
export const managementCharge = 0.0075

/** Interest on cash, a year, by calendar year; the last stands for later ones. */
const interestRates: Record<number, number> = { 2022: 0.006, 2023: 0.026, 2024: 0.032, 2025: 0.028 }
const interestRate = (year: number): number => (year < 2022 ? 0.001 : (interestRates[year] ?? 0.024))

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/**
 * Lives a portfolio's plan day by day: payments in and out, purchases and sales, dividends, interest and quarterly charges, at the closing prices of
 * each day. The same plan always gives the same entries, and a later last day only adds to them.
 */
export function simulate(plan: PortfolioPlan, market: Market, prices: Prices): Ledger {
  const { calendar, lastDay } = market
  const start = calendar.onOrAfter(plan.inception)
  const trader = createTrader(plan, prices)
  const closingDay = plan.closes ? calendar.onOrAfter(plan.closes) : Number.POSITIVE_INFINITY
  const lumps = plan.lumps.map(({ date, amount }) => ({ day: calendar.onOrAfter(date), amount: minorOf(amount, plan.currency) }))
  const charges = createCharges(trader, market)
  const entries = trader.entries as readonly Entry[]
  if (start > lastDay) return { currency: plan.currency, start, entries }

  const initial = minorOf(plan.initial, plan.currency)
  // A pension comes over from its former provider.
  if (plan.type === 'SIPP') trader.move(start, 'Transfer in', initial, 'C', 'Transfer from former provider', 'Pension transfer')
  else trader.move(start, 'Contribution', initial, 'C', 'Initial payment', 'Bank transfer')
  for (let day = start + 1; day <= Math.min(lastDay, closingDay); day++) {
    const months = calendar.months[day] ?? 0
    const ordinal = calendar.ordinals[day] ?? 0
    if (day === closingDay) {
      charges.settle(day)
      trader.sellAll(day)
      for (const cash of ['C', 'I'] as const)
        trader.move(day, 'Withdrawal', -trader.balance(cash), cash, 'Closing payment', 'Bank transfer')
      break
    }
    payIncome(trader, day, months % 12, ordinal)
    if (ordinal === 1) firstOfMonth(trader, market, plan, day)
    if (ordinal === 6) fixedPayments(trader, market, plan, day)
    for (const lump of lumps) if (lump.day === day) payLump(trader, day, lump.amount)
    if (day === start + 1 || ordinal === 10 + (plan.seed % 5)) review(trader, plan, day, months, day === start + 1)
    charges.closeOf(day, start)
  }
  return { currency: plan.currency, start, entries }
}

function payIncome(trader: Trader, day: number, month: number, ordinal: number): void {
  for (const security of securitiesPayingOn(ordinal)) {
    if (!(security.paymentMonths & (1 << month))) continue
    const position = trader.positions.held.get(security.index)
    if (!position) continue
    const perUnitE4 = Math.max(1, Math.round((trader.prices.priceE4(security.index, day) * security.income) / security.payments))
    trader.dividend(day, security.index, position.unitsE3, perUnitE4)
  }
}

/** Interest of the month before, and the regular payment in. */
function firstOfMonth(trader: Trader, { calendar }: Market, plan: PortfolioPlan, day: number): void {
  const before = calendar.dateOf(day - 1)
  const year = Number(before.slice(0, 4))
  const note = `${monthNames[Number(before.slice(5, 7)) - 1] ?? ''} ${year}`
  for (const cash of ['C', 'I'] as const) {
    const amount = Math.round((trader.balance(cash) * interestRate(year)) / 12)
    trader.move(day, 'Interest', amount, cash, cash === 'C' ? 'Capital account' : 'Income account', note)
  }
  trader.move(day, 'Contribution', minorOf(plan.monthly, plan.currency), 'C', 'Regular payment', 'Bank transfer')
}

/** The yearly subscription in April, the regular payment out, and the income of a quarter where it is paid out. */
function fixedPayments(trader: Trader, { calendar }: Market, plan: PortfolioPlan, day: number): void {
  const date = calendar.dateOf(day)
  const month = Number(date.slice(5, 7))
  if (month === 4 && plan.yearly) {
    const year = Number(date.slice(0, 4))
    trader.move(day, 'Contribution', minorOf(plan.yearly, plan.currency), 'C', 'ISA subscription', `${year}/${String(year + 1).slice(2)}`)
  }
  const regular = minorOf(plan.monthlyOut, plan.currency)
  // Less than two years of payments left: they stop, so that a portfolio does not run dry.
  if (regular && trader.total(day) > regular * 24) trader.payOut(day, regular, 'Regular withdrawal')
  if (plan.objective === 'Income' && month % 3 === 0)
    trader.move(day, 'Withdrawal', -trader.balance('I'), 'I', 'Income payment', 'Bank transfer')
}

function payLump(trader: Trader, day: number, amount: number): void {
  if (amount > 0) trader.move(day, 'Contribution', amount, 'C', 'Additional payment', 'Bank transfer')
  else if (trader.total(day) > -amount * 3) trader.payOut(day, -amount, 'Withdrawal')
}

/** Once a month: invest what lies idle, restore the cash, twice a year bring the weights back, now and then replace a holding. */
function review(trader: Trader, plan: PortfolioPlan, day: number, months: number, isFirst: boolean): void {
  if (plan.switches && uniform(plan.seed, 90_000 + months) < 0.025) {
    const held = [...trader.positions.held.keys()]
    const leaving = held[Math.floor(uniform(plan.seed, 95_000 + months) * held.length)]
    const arriving =
      leaving === undefined ? null : substituteFor(securityAt(leaving), new Set(trader.weights.keys()), uniform(plan.seed, 97_000 + months))
    if (leaving !== undefined && arriving) trader.replace(day, leaving, arriving.index)
  }
  if (!isFirst && (months % 12 === 0 || months % 12 === 6)) trader.trimOverweights(day)
  trader.investSurplus(day, isFirst)
}

/** Charges of a quarter are computed on its last value and booked on the last business day of the month after it. */
function createCharges(
  trader: Trader,
  { calendar }: Market,
): { closeOf: (day: number, start: number) => void; settle: (day: number) => void } {
  let pending = 0
  let pendingNote = ''
  let quarterStart: number | null = null
  const accrue = (day: number): void => {
    const until = calendar.dateOf(day)
    // A first quarter is charged for the part of it that the portfolio existed.
    const share = Math.min(1, (day - (quarterStart ?? day) + 1) / 64)
    pending = Math.round(((trader.total(day) * managementCharge) / 4) * share)
    pendingNote = `Quarter to ${until.slice(8)}/${until.slice(5, 7)}/${until.slice(0, 4)}, 0.75% a year`
  }
  const book = (day: number): void => {
    if (pending > 0) trader.charge(day, pending, pendingNote)
    pending = 0
  }
  return {
    closeOf: (day, start) => {
      quarterStart ??= start
      const month = (calendar.months[day] ?? 0) % 12
      if (!calendar.isMonthEnd(day)) return
      if (month % 3 === 0) book(day)
      if (month % 3 !== 2) return
      accrue(day)
      // From the second quarter on the whole quarter counts, whatever its number of business days.
      quarterStart = Number.NEGATIVE_INFINITY
    },
    settle: (day) => {
      book(day)
      const quarterEnd = calendar.onOrBefore(addMonths(calendar.dateOf(day), -3))
      quarterStart = Math.max(quarterEnd + 1, 0)
      while ((calendar.months[quarterStart] ?? 0) % 3 !== 0 && quarterStart < day) quarterStart++
      accrue(day)
      book(day)
    },
  }
}
