import { type Request, Router } from 'express'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import { begun } from '../book/figures'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { dateQuery, flagQuery, periodQuery, textQuery } from '../server/query'
import { RequestError } from '../server/requestError'
import { presentAccount, presentAccountRow, presentPortfolio } from './accounts'
import { presentCharges, presentTransactionCosts } from './charges'
import { valuationDates } from './dates'
import { presentHoldings } from './holdings'
import { presentPerformance } from './performance'
import { presentTransactions, transactionTypeNames } from './transactions'

/** The first API's routes over a book; the contract is cms/server/wealth/first/openapi.yaml. */
export function firstRoutes(book: Book): Router {
  const router = Router()

  router.get('/Account', async (request, response) => {
    flagQuery(request, 'usePlatformSecurities')
    await book.warm()
    response.json({ accounts: book.accounts.map((account) => presentAccountRow(book, account)) })
  })
  router.get('/Account/:id', (request, response) => {
    const day = dayOf(book, dateQuery(request, 'dateString'))
    const withPerformance = flagQuery(request, 'portfolioLevelPerformance')
    response.json(presentAccount(book, accountOf(book, request), day, withPerformance))
  })
  router.get('/Portfolios/:id', (request, response) => {
    const account = accountOf(book, request)
    const portfolios = begun(book, account.portfolios, book.market.lastDay).map((plan) =>
      presentPortfolio(book, plan, book.market.lastDay, true),
    )
    response.json({ accountId: account.externalId, portfolios })
  })
  router.get('/Holdings/dates', (_request, response) => {
    response.json(valuationDates(book, 0))
  })
  router.get('/Holdings/:id/dates', (request, response) => {
    const plans = plansOf(book, request)
    const start = Math.min(...plans.map((plan) => book.ledger(plan).start))
    response.json({ id: request.params.id, ...valuationDates(book, start) })
  })
  router.get('/Holdings/:id', (request, response) => {
    const day = dayOf(book, dateQuery(request, 'dateString'))
    response.json(presentHoldings(book, portfolioOf(book, request), day, flagQuery(request, 'usePlatformSecurities')))
  })
  router.get('/Transactions/:id', (request, response) => {
    const plan = portfolioOf(book, request)
    const type = textQuery(request, 'transactionType')
    const { from, to } = periodQuery(request)
    if (type !== null && (from || to)) throw new RequestError(400, 'bad_query', 'Give transactionType or a period, not both')
    if (type !== null && !transactionTypeNames.includes(type)) throw new RequestError(400, 'bad_query', `Unknown transactionType ${type}`)
    response.json(presentTransactions(book, plan, { type, from, to, usePlatformSecurities: flagQuery(request, 'usePlatformSecurities') }))
  })
  router.get('/Performance/:id', (request, response) => {
    const benchmarks = { cumulative: flagQuery(request, 'benchmarkCumulative'), discrete: flagQuery(request, 'benchmarkDiscrete') }
    response.json(presentPerformance(book, idOf(request), plansOf(book, request), periodQuery(request), benchmarks))
  })
  router.get('/Charges/:id', (request, response) => {
    response.json(presentCharges(book, idOf(request), plansOf(book, request), periodQuery(request)))
  })
  router.get('/TransactionCosts/:id', (request, response) => {
    response.json(presentTransactionCosts(book, idOf(request), plansOf(book, request), periodQuery(request)))
  })
  return router
}

const idOf = (request: Request): string => String(request.params.id)

/** The last business day on or before a date; the newest when none is given or when it lies in the future. */
function dayOf({ market }: Book, date: IsoDate | null): number {
  return date ? Math.min(market.calendar.onOrBefore(date), market.lastDay) : market.lastDay
}

function accountOf(book: Book, request: Request): AccountPlan {
  const account = book.account(idOf(request))
  if (!account) throw new RequestError(404, 'not_found', 'Unknown account')
  return account
}

function portfolioOf(book: Book, request: Request): PortfolioPlan {
  const portfolio = book.portfolio(idOf(request))
  if (!portfolio) throw new RequestError(404, 'not_found', 'Unknown portfolio')
  return portfolio
}

/** The portfolios of an account, or a single one. */
function plansOf(book: Book, request: Request): readonly PortfolioPlan[] {
  const id = idOf(request)
  const plans = book.account(id)?.portfolios ?? [book.portfolio(id)].filter((plan) => plan !== undefined)
  if (plans.length === 0) throw new RequestError(404, 'not_found', 'Unknown account or portfolio, or an account without portfolios')
  return plans
}
