import { type Request, type Response, Router } from 'express'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import type { BookDocument } from '../book/documents'
import { begun } from '../book/figures'
import { pdfOf } from '../book/pdf'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { dateQuery, flagQuery, periodQuery, textQuery } from '../server/query'
import { RequestError } from '../server/requestError'
import { presentAccount, presentAccountRow, presentPortfolio } from './accounts'
import { presentCharges, presentTransactionCosts } from './charges'
import { valuationDates } from './dates'
import { documentsFor, pathOf, presentDocuments, reportPage } from './documents'
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
  router.get('/Portfolios/:account/portfolio/:id', (request, response) => {
    const plan = portfolioUnder(book, request)
    response.json(presentPortfolio(book, plan, book.market.lastDay, true))
  })
  router.get('/Holdings/dates', (_request, response) => {
    response.json(valuationDates(book, 0))
  })
  router.get('/Holdings/:id/dates', (request, response) => {
    const plans = plansOf(book, request)
    const start = Math.min(...plans.map((plan) => book.ledger(plan).start))
    response.json({ id: request.params.id, ...valuationDates(book, start) })
  })
  for (const [path, planOf] of portfolioPaths('Holdings')) {
    router.get(path, (request, response) => {
      const day = dayOf(book, dateQuery(request, 'dateString'))
      response.json(presentHoldings(book, planOf(book, request), day, flagQuery(request, 'usePlatformSecurities')))
    })
  }
  for (const [path, planOf] of portfolioPaths('Transactions')) {
    router.get(path, (request, response) => {
      const plan = planOf(book, request)
      response.json(presentTransactions(book, plan, bookingsQuery(request)))
    })
  }
  router.get('/Performance/:account/portfolio/:id', (request, response) => {
    response.json(presentPerformance(book, idOf(request), [portfolioUnder(book, request)], periodQuery(request), benchmarksQuery(request)))
  })
  router.get('/Performance/:id', (request, response) => {
    response.json(presentPerformance(book, idOf(request), plansOf(book, request), periodQuery(request), benchmarksQuery(request)))
  })
  router.get('/Charges/:id', (request, response) => {
    response.json(presentCharges(book, idOf(request), plansOf(book, request), periodQuery(request)))
  })
  router.get('/TransactionCosts/:id', (request, response) => {
    response.json(presentTransactionCosts(book, idOf(request), plansOf(book, request), periodQuery(request)))
  })
  router.get('/Documents/:id', (request, response) => {
    response.json(presentDocuments(idOf(request), documentsNamed(book, request)))
  })
  router.get('/Documents/:id/download', async (request, response) => {
    const path = textQuery(request, 'documentPath')
    const document = documentsNamed(book, request).find((one) => pathOf(one) === path)
    if (!document) throw new RequestError(404, 'not_found', 'Unknown document')
    sendPdf(response, `${document.title} ${document.date}.pdf`, await pdfOf(document))
  })
  router.get('/Pdf/ClientPdf/:id', async (request, response) => {
    const { externalId, portfolios } = accountOf(book, request)
    const plans = begun(book, portfolios, book.market.lastDay)
    sendPdf(response, `Report ${externalId}.pdf`, await pdfOf(reportPage(book, externalId, plans, periodQuery(request))))
  })
  router.get('/Pdf/:id', async (request, response) => {
    const plan = portfolioOf(book, request)
    sendPdf(response, `Report ${plan.externalId}.pdf`, await pdfOf(reportPage(book, plan.externalId, [plan], periodQuery(request))))
  })
  return router
}

/** A portfolio has two addresses of each kind: its own, and the one below its account. */
const portfolioPaths = (collection: string) =>
  [
    [`/${collection}/:account/portfolio/:id`, portfolioUnder],
    [`/${collection}/:id`, portfolioOf],
  ] as const

const benchmarksQuery = (request: Request) => ({
  cumulative: flagQuery(request, 'benchmarkCumulative'),
  discrete: flagQuery(request, 'benchmarkDiscrete'),
})

function bookingsQuery(request: Request) {
  const type = textQuery(request, 'transactionType')
  const { from, to } = periodQuery(request)
  if (type !== null && (from || to)) throw new RequestError(400, 'bad_query', 'Give transactionType or a period, not both')
  if (type !== null && !transactionTypeNames.includes(type)) throw new RequestError(400, 'bad_query', `Unknown transactionType ${type}`)
  return { type, from, to, usePlatformSecurities: flagQuery(request, 'usePlatformSecurities') }
}

function sendPdf(response: Response, name: string, bytes: Buffer): void {
  response.attachment(name)
  response.type('application/pdf').send(bytes)
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

/** A portfolio of the account that is named before it; another's is unknown. */
function portfolioUnder(book: Book, request: Request): PortfolioPlan {
  const portfolio = portfolioOf(book, request)
  if (portfolio.accountId !== request.params.account) throw new RequestError(404, 'not_found', 'Unknown portfolio')
  return portfolio
}

/** Of an account, or of one portfolio. */
function documentsNamed(book: Book, request: Request): BookDocument[] {
  const own = book.account(idOf(request))
  if (own) return documentsFor(book, own, null)
  const portfolio = portfolioOf(book, request)
  const account = book.account(portfolio.accountId)
  if (!account) throw new RequestError(404, 'not_found', 'Unknown account')
  return documentsFor(book, account, portfolio)
}

/** The portfolios of an account, or a single one. */
function plansOf(book: Book, request: Request): readonly PortfolioPlan[] {
  const id = idOf(request)
  const plans = book.account(id)?.portfolios ?? [book.portfolio(id)].filter((plan) => plan !== undefined)
  if (plans.length === 0) throw new RequestError(404, 'not_found', 'Unknown account or portfolio, or an account without portfolios')
  return plans
}
