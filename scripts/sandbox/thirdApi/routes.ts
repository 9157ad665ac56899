import { type Request, Router } from 'express'
import { type IsoDate, isoDate } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { dateQuery, textQuery } from '../server/query'
import { RequestError } from '../server/requestError'
import { presentCashMovements, presentFees, presentRecent, presentTitles } from './bookings'
import { type Language, languages, type Period, periodOf } from './form'
import { type Measured, measuredCustomer, measuredPortfolio, presentPerformance, presentPeriods } from './performance'
import { presentAll, presentCustomer } from './portfolios'
import { presentHistory, presentPosition } from './position'

/** What is answered to who names no period. */
const defaultPeriod = { from: isoDate('2021-01-01'), to: isoDate('2021-12-31') }

/** The third API's routes over a book; the contract is cms/server/wealth/third/openapi.yaml. */
export function thirdRoutes(book: Book): Router {
  const router = Router()
  const asked = (request: Request) => ({
    plan: portfolioOf(book, request),
    period: requiredPeriod(request),
    language: languageOf(request),
  })

  router.get('/api/Customer/GetPortfolios', (request, response) => {
    response.json(presentCustomer(book, customerOf(book, request), dayOf(book, dateQuery(request, 'date'))))
  })
  router.get('/api/Portfolios/All', async (request, response) => {
    const day = dayOf(book, dateQuery(request, 'date'))
    await book.warm()
    response.json(presentAll(book, day))
  })
  router.get('/api/position/GetPosition', (request, response) => {
    response.json(presentPosition(book, portfolioOf(book, request), dayOf(book, dateQuery(request, 'date'))))
  })
  router.get('/api/Transaction/GetTitleTransactions', (request, response) => {
    response.json(presentTitles(book, asked(request)))
  })
  router.get('/api/Transaction/GetCashTransactions', (request, response) => {
    response.json(presentCashMovements(book, asked(request)))
  })
  router.get('/api/Transaction/GetFees', (request, response) => {
    response.json(presentFees(book, asked(request)))
  })
  router.get('/api/Transaction/GetRecentTransactions', (request, response) => {
    response.json(presentRecent(book, asked(request), required(request, 'productUid')))
  })
  router.get('/api/Position/GetProductHistory', (request, response) => {
    response.json(presentHistory(book, portfolioOf(book, request), required(request, 'productUid'), requiredPeriod(request)))
  })
  router.get('/api/Position/GetPerformanceForPeriods', (request, response) => {
    response.json(presentPeriods(book, measuredOf(book, request), dayOf(book, dateQuery(request, 'date'))))
  })
  router.get('/api/Position/GetPerformance', (request, response) => {
    const [from, to] = [dateQuery(request, 'fromDate'), dateQuery(request, 'toDate')]
    response.json(presentPerformance(book, measuredOf(book, request), periodOf(from ?? defaultPeriod.from, to ?? defaultPeriod.to)))
  })
  return router
}

/** The last business day on or before a date; the newest when none is given or when it lies in the future. */
function dayOf({ market }: Book, date: IsoDate | null): number {
  return date ? Math.min(market.calendar.onOrBefore(date), market.lastDay) : market.lastDay
}

function required(request: Request, name: string): string {
  const text = textQuery(request, name)
  if (text === null) throw new RequestError(400, 'bad_query', `${name} is missing`)
  return text
}

function requiredPeriod(request: Request): Period {
  const [from, to] = [dateQuery(request, 'fromDate'), dateQuery(request, 'toDate')]
  if (!from || !to) throw new RequestError(400, 'bad_query', 'fromDate or toDate is missing')
  return periodOf(from, to)
}

function languageOf(request: Request): Language {
  const text = required(request, 'language')
  const language = languages.find((known) => known === text)
  if (!language) throw new RequestError(400, 'bad_query', 'language is neither el nor en')
  return language
}

function customerOf(book: Book, request: Request): AccountPlan {
  const account = book.account(required(request, 'customerCode'))
  if (!account) throw new RequestError(404, 'not_found', 'Unknown customer')
  return account
}

/** A portfolio of somebody else is as unknown as one that does not exist. */
function portfolioOf(book: Book, request: Request): PortfolioPlan {
  const { externalId } = customerOf(book, request)
  const portfolio = book.portfolio(required(request, 'portfolioId'))
  if (!portfolio || portfolio.accountId !== externalId) throw new RequestError(404, 'not_found', 'Unknown portfolio')
  return portfolio
}

/** A portfolio, or all of the customer's when none is named. */
function measuredOf(book: Book, request: Request): Measured {
  if (textQuery(request, 'portfolioId') !== null) return measuredPortfolio(book, portfolioOf(book, request))
  const customer = customerOf(book, request)
  if (customer.portfolios.length === 0) throw new RequestError(404, 'not_found', 'A customer without portfolios')
  return measuredCustomer(book, customer)
}
