import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import { greekServices } from '../book/greekAccounts'
import { positionsAt } from '../book/ledger'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { euroCents, inEuro, valueOn } from './euro'
import { dayText, portfolioNumber } from './form'
import { rowReturns } from './performance'

/** This API's word for each service of the firm. */
const serviceWords = {
  managed: 'DiscretionaryManagement',
  advised: 'InvestmentAdvice',
  executed: 'ExecutionOnly',
  pension: 'PensionPlan',
} as const satisfies Record<keyof typeof greekServices, string>

const objectiveWords = { Income: 'INCOME', Accumulation: 'GROWTH', Both: 'INCOME_AND_GROWTH', ExO: 'NONE' } as const

const riskNames = [
  ['Πολύ συντηρητικό', 'Very conservative'],
  ['Συντηρητικό', 'Conservative'],
  ['Μετριοπαθές', 'Moderate'],
  ['Ισορροπημένο', 'Balanced'],
  ['Αναπτυξιακό', 'Growth'],
  ['Δυναμικό', 'Dynamic'],
  ['Επιθετικό', 'Aggressive'],
] as const

/** The portfolios that existed on a day. */
const begun = (book: Book, plans: readonly PortfolioPlan[], day: number): PortfolioPlan[] =>
  plans.filter((plan) => book.market.calendar.onOrAfter(plan.inception) <= day)

const dateOn = ({ market }: Book, day: number): string => dayText(market.calendar.dateOf(Math.max(day, 0)))
const centsOn = (book: Book, plan: PortfolioPlan, day: number): number => euroCents(book, valueOn(book, plan, day), plan.currency, day)
/** Null when one of them has no rate. */
const totalInEuro = (book: Book, plans: readonly PortfolioPlan[], day: number): number | null => {
  const cents = plans.reduce((sum, plan) => sum + centsOn(book, plan, day), 0)
  return Number.isFinite(cents) ? cents / 100 : null
}
const namesOf = ({ name, nameEn }: AccountPlan): Record<string, string> => ({ CustomerName: name, CustomerNameEn: nameEn ?? name })

/** The portfolios of every customer who has one, lean: a firm has thousands. */
export function presentAll(book: Book, day: number): Record<string, unknown> {
  const rows = book.accounts.flatMap((account) => {
    const plans = begun(book, account.portfolios, day)
    const customer = {
      CustomerCode: account.externalId,
      ...namesOf(account),
      CustomerValueEur: totalInEuro(book, plans, day),
      CustomerPortfolios: plans.length,
    }
    return plans.map((plan) => ({
      ...customer,
      PortfolioId: portfolioNumber(plan.externalId),
      ValueEur: inEuro(book, valueOn(book, plan, day), plan.currency, day).ValueEur,
      Inception: dateOn(book, book.ledger(plan).start),
    }))
  })
  return { Date: dateOn(book, day), BaseCurrency: 'EUR', Count: rows.length, Portfolios: rows }
}

export function presentCustomer(book: Book, account: AccountPlan, day: number): Record<string, unknown> {
  const plans = begun(book, account.portfolios, day)
  return {
    CustomerCode: account.externalId,
    ...namesOf(account),
    BaseCurrency: 'EUR',
    Date: dateOn(book, day),
    Value: totalInEuro(book, plans, day),
    Count: plans.length,
    Portfolios: plans.map((plan) => presentPortfolio(book, plan, day)),
  }
}

function presentPortfolio(book: Book, plan: PortfolioPlan, day: number): Record<string, unknown> {
  const value = valueOn(book, plan, day)
  const ledger = book.ledger(plan)
  const [riskName, riskNameEn] = riskNames[plan.risk - 1] ?? []
  return {
    CustomerCode: plan.accountId,
    PortfolioId: portfolioNumber(plan.externalId),
    Name: plan.name,
    NameEn: plan.nameEn ?? plan.name,
    Service: serviceWordOf(plan),
    Currency: plan.currency,
    Date: dateOn(book, day),
    Value: majorOf(value, plan.currency),
    ...inEuro(book, value, plan.currency, day),
    Inception: dateOn(book, ledger.start),
    Objective: objectiveWords[plan.objective],
    RiskCategory: plan.risk,
    RiskName: riskName,
    RiskNameEn: riskNameEn,
    Products: positionsAt(ledger, day).held.size,
    ...rowReturns(book, plan, day),
  }
}

function serviceWordOf({ name }: PortfolioPlan): string {
  const services = Object.keys(greekServices) as (keyof typeof greekServices)[]
  const service = services.find((key) => greekServices[key].name === name)
  return service ? serviceWords[service] : 'Other'
}
