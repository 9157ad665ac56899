import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import { begun, changes, dateOf, firstInception, riskNames, sterling, sum, valueOn } from '../book/figures'
import { positionsAt } from '../book/ledger'
import type { AccountPlan, PortfolioPlan } from '../book/plan'

export function presentAccountRow(book: Book, account: AccountPlan): Record<string, unknown> {
  const portfolios = begun(book, account.portfolios, book.market.lastDay)
  return {
    id: account.externalId,
    name: account.name,
    currency: account.currency,
    value: majorOf(sum(portfolios.map(book.currentValue)), account.currency),
    ...sterling(
      book,
      portfolios.map((plan) => ({ minor: book.currentValue(plan), currency: plan.currency })),
      account.currency,
      book.market.lastDay,
    ),
    inception: firstInception(book, portfolios),
    portfolioCount: portfolios.length,
    date: book.dataDate,
  }
}

export function presentAccount(book: Book, account: AccountPlan, day: number, withPerformance: boolean): Record<string, unknown> {
  const plans = begun(book, account.portfolios, day)
  const portfolios = plans.map((plan) => presentPortfolio(book, plan, day, withPerformance))
  const valuation = book.valuation(plans)
  return {
    id: account.externalId,
    name: account.name,
    currency: account.currency,
    value: majorOf(sum(plans.map((plan) => valueOn(book, plan, day))), account.currency),
    ...sterling(
      book,
      plans.map((plan) => ({ minor: valueOn(book, plan, day), currency: plan.currency })),
      account.currency,
      day,
    ),
    inception: firstInception(book, plans),
    date: dateOf(book, day),
    portfolioCount: plans.length,
    ...(withPerformance ? changes(book, valuation, day) : {}),
    portfolios,
  }
}

export function presentPortfolio(book: Book, plan: PortfolioPlan, day: number, withPerformance: boolean): Record<string, unknown> {
  const { calendar } = book.market
  const { start } = book.ledger(plan)
  return {
    id: plan.externalId,
    accountId: plan.accountId,
    name: plan.name,
    type: plan.type,
    currency: plan.currency,
    value: majorOf(valueOn(book, plan, day), plan.currency),
    ...sterling(book, [{ minor: valueOn(book, plan, day), currency: plan.currency }], plan.currency, day),
    inception: calendar.dateOf(start),
    date: dateOf(book, day),
    // The upstream's own slip, as the specification has it.
    objective: plan.objective === 'Accumulation' ? 'Accummulation' : plan.objective,
    riskProfile: `${riskNames[plan.risk - 1] ?? ''} ${plan.risk}`,
    nrOfHoldings: positionsAt(book.ledger(plan), day).held.size + 2,
    ...(withPerformance ? changes(book, book.valuation([plan]), day) : {}),
  }
}
