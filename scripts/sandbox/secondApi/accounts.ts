import type { PortfolioType } from '../../../shared/domain/portfolioType'
import type { Book } from '../book/book'
import { begun, changes, dateOf, firstInception, riskNames, sterling, sum, valueOn } from '../book/figures'
import { positionsAt } from '../book/ledger'
import type { AccountPlan, Objective, PortfolioPlan } from '../book/plan'
import type { Valuation } from '../book/valuation'
import type { BookCurrency } from '../market/foreignExchange'
import { between } from '../market/random'
import { contactIdOf, fullIdOf, thirdPartyIdOf } from './ids'
import { ownerOf } from './read'
import { amount, dateIso, decimalText, percentText, plainText } from './write'

const kinds: Record<PortfolioType, string> = {
  GIA: 'General account',
  ISA: 'Stocks & Shares ISA',
  SIPP: 'Personal pension',
  ExO: 'Execution only',
  OPB: 'Offshore bond',
  Trust: 'Trust',
  SSAS: 'Small self-administered scheme',
  Other: 'Other',
}
const objectives: Record<Objective, string> = {
  Income: 'Income',
  Accumulation: 'Growth',
  Both: 'Income and growth',
  ExO: 'Execution only',
}

export const presentHead = (book: Book, day: number): Record<string, unknown> => ({
  dateIso: dateIso(dateOf(book, day)),
  importedIso: book.importedAt,
})

export function presentAccountRow(book: Book, account: AccountPlan, day: number): Record<string, unknown> {
  const plans = begun(book, account.portfolios, day)
  const values = plans.map((plan) => (day === book.market.lastDay ? book.currentValue(plan) : valueOn(book, plan, day)))
  const inception = firstInception(book, plans)
  return {
    contactId: contactIdOf(account.externalId),
    thirdPartyId: thirdPartyIdOf(account.externalId),
    name: account.name,
    value: amount(sum(values), account.currency),
    reporting: reporting(book, values, account.currency, day),
    inceptionIso: inception && dateIso(inception),
    portfolioCount: plans.length,
    dateIso: dateIso(dateOf(book, day)),
  }
}

/** An account; `members` are the contacts whose portfolios it is asked with. */
export function presentAccount(book: Book, account: AccountPlan, members: readonly AccountPlan[], day: number): Record<string, unknown> {
  const plans = begun(
    book,
    members.flatMap(({ portfolios }) => portfolios),
    day,
  )
  return {
    ...presentAccountRow(book, { ...account, portfolios: plans }, day),
    portfolios: plans.map((plan) => presentPortfolio(book, plan, day)),
  }
}

export function presentPortfolio(book: Book, plan: PortfolioPlan, day: number): Record<string, unknown> {
  const value = valueOn(book, plan, day)
  const { contactId, portfolioId } = ownerOf(plan)
  return {
    id: fullIdOf(plan.accountId, plan.externalId),
    contactId,
    portfolioId,
    name: plan.name,
    kind: kinds[plan.type],
    value: amount(value, plan.currency),
    reporting: reporting(book, [value], plan.currency, day),
    inceptionIso: dateIso(book.market.calendar.dateOf(book.ledger(plan).start)),
    dateIso: dateIso(dateOf(book, day)),
    objective: objectives[plan.objective],
    risk: { level: plan.risk, name: riskNames[plan.risk - 1] ?? '' },
    esgScore: between(plan.seed, 77_000, 0, 9) || null,
    region: plan.currency === 'GBP' || plan.currency === 'ISK' ? 'Global' : plan.currency === 'EUR' ? 'Europe' : 'USA',
    returns: presentReturns(book, book.valuation([plan]), day),
    holdingCount: positionsAt(book.ledger(plan), day).held.size + 2,
  }
}

export const presentPortfolioHistory = (book: Book, plan: PortfolioPlan, day: number): Record<string, unknown> => ({
  ...presentPortfolio(book, plan, day),
  thirdPartyId: thirdPartyIdOf(plan.accountId),
  valuations: presentValuations(book, book.valuation([plan]), plan.currency, day),
})

export function presentPortfolios(book: Book, account: AccountPlan, day: number): Record<string, unknown> {
  const plans = begun(book, account.portfolios, day)
  const valuation = book.valuation(plans)
  return {
    contactId: contactIdOf(account.externalId),
    value: amount(sum(plans.map((plan) => valueOn(book, plan, day))), account.currency),
    returns: presentReturns(book, valuation, day),
    dateIso: dateIso(dateOf(book, day)),
    portfolios: plans.map((plan) => presentPortfolio(book, plan, day)),
    valuations: presentValuations(book, valuation, account.currency, day),
  }
}

function presentReturns(book: Book, valuation: Valuation | null, day: number): Record<string, string | null> {
  const { change1d, change1m, change1y, change3y, change5y, changeAll, changeYtd } = changes(book, valuation, day)
  return {
    day: percentText(change1d),
    month: percentText(change1m),
    yearToDate: percentText(changeYtd),
    oneYear: percentText(change1y),
    threeYears: percentText(change3y),
    fiveYears: percentText(change5y),
    sinceInception: percentText(changeAll),
  }
}

function presentValuations({ market: { calendar } }: Book, valuation: Valuation | null, currency: BookCurrency, day: number) {
  if (!valuation) return []
  const { paidIn, paidOut, start, values } = valuation
  return Array.from({ length: Math.max(0, day - start + 1) }, (_, i) => ({
    dateIso: dateIso(calendar.dateOf(start + i)),
    value: decimalText(values[i] ?? 0, currency),
    paidIn: decimalText(paidIn[i] ?? 0, currency),
    paidOut: decimalText(paidOut[i] ?? 0, currency),
  }))
}

/** In the firm's currency, pounds, each value rounded to the penny before they are added. */
function reporting(book: Book, values: readonly number[], currency: BookCurrency, day: number): Record<string, unknown> | null {
  const { gbpRate, gbpRateDate, valueInGbp } = sterling(
    book,
    values.map((minor) => ({ minor, currency })),
    currency,
    day,
  )
  if (valueInGbp === null || gbpRate === null || gbpRateDate === null) return null
  return { value: { amount: valueInGbp.toFixed(2), currency: 'GBP' }, rate: plainText(gbpRate, 6), rateIso: dateIso(gbpRateDate) }
}
