import { type Request, Router } from 'express'
import type { IsoDate } from '../../../shared/domain/dates'
import { isLocale, type Locale } from '../../../shared/i18n/locales'
import type { Book } from '../book/book'
import { pdfOf } from '../book/pdf'
import { dateQuery, textQuery } from '../server/query'
import { RequestError } from '../server/requestError'
import { createFundBook, type FundSort, fundSorts } from './funds'
import { presentArticleOf, presentNews } from './news'
import { presentQuotes, presentRates } from './prices'

const mostRows = 100

/** The market house's routes over the book's securities; the contract is cms/server/market/house/openapi.yaml. */
export function marketRoutes(book: Book): Router {
  const router = Router()
  const funds = createFundBook(book)

  router.get('/funds', (request, response) => {
    const maxRisk = numberQuery(request, 'maxRisk', null, 7)
    response.json(
      funds.list({
        q: textQuery(request, 'q') ?? '',
        assetClass: textQuery(request, 'assetClass'),
        sector: textQuery(request, 'sector'),
        maxRisk,
        sort: sortQuery(request),
        ...pageQuery(request),
      }),
    )
  })
  router.get('/funds/:id/documents/:document', async (request, response) => {
    const { document, id } = request.params
    const page = found(funds.document(id, document), 'document')
    response.attachment(`${page.title}.pdf`)
    response.setHeader('X-Fund-Id', id)
    response.type('application/pdf').send(await pdfOf(page))
  })
  router.get('/funds/:id', (request, response) => {
    response.json(found(funds.details(request.params.id, localeQuery(request)), 'fund'))
  })
  router.get('/quotes/:symbol', (request, response) => {
    response.json(found(presentQuotes(book, request.params.symbol, daysQuery(request)), 'symbol'))
  })
  router.get('/rates/:from/:to', (request, response) => {
    response.json(found(presentRates(book, request.params.from, request.params.to, daysQuery(request)), 'currency'))
  })
  router.get('/news', (request, response) => {
    response.json(presentNews(book, { locale: localeQuery(request), tag: textQuery(request, 'tag'), ...pageQuery(request) }))
  })
  router.get('/news/:id', (request, response) => {
    response.json(found(presentArticleOf(book, request.params.id, localeQuery(request)), 'article'))
  })
  return router
}

function found<T>(value: T | null, what: string): T {
  if (value === null) throw new RequestError(404, 'not_found', `Unknown ${what}`)
  return value
}

function numberQuery<Otherwise extends number | null>(
  request: Request,
  name: string,
  otherwise: Otherwise,
  most: number,
): number | Otherwise {
  const text = textQuery(request, name)
  if (text === null) return otherwise
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > most)
    throw new RequestError(400, 'bad_query', `${name} is no whole number from 1 to ${most}`)
  return Number(text)
}

const pageQuery = (request: Request): { page: number; pageSize: number } => ({
  page: numberQuery(request, 'page', 1, 10_000),
  pageSize: numberQuery(request, 'pageSize', 20, mostRows),
})

function sortQuery(request: Request): FundSort {
  const text = textQuery(request, 'sort') ?? 'name'
  const sort = fundSorts.find((known) => known === text)
  if (!sort) throw new RequestError(400, 'bad_query', `Unknown sort ${text}`)
  return sort
}

function localeQuery(request: Request): Locale {
  const text = textQuery(request, 'locale') ?? 'en'
  if (!isLocale(text)) throw new RequestError(400, 'bad_query', `Unknown locale ${text}`)
  return text
}

function daysQuery(request: Request): { from: IsoDate | null; to: IsoDate | null } {
  const days = { from: dateQuery(request, 'from'), to: dateQuery(request, 'to') }
  if (days.from && days.to && days.from > days.to) throw new RequestError(400, 'bad_query', 'from is after to')
  return days
}
