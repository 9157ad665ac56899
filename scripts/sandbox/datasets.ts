import { json, Router } from 'express'
import Papa from 'papaparse'
import type { IsoDate } from '../../shared/domain/dates'
import type { Market } from './market/market'
import { RequestError } from './server/requestError'

const monthsByDefault = 36
const maxMonths = 120

/**
 * Open data beside the wealth API, for data processes: month ends of the equity index as JSON, exchange rates for one pound as CSV, and the index
 * over so many months by POST. No token, as public sources have none.
 */
export function datasetRoutes(market: Market): Router {
  const router = Router()
  router.get('/datasets/equity-index', (_request, response) => {
    response.json({ source: 'S&P 500, see the README', rows: indexRows(market, monthsByDefault) })
  })
  router.post('/datasets/equity-index', json(), (request, response) => {
    const { months } = (request.body ?? {}) as { months?: unknown }
    if (typeof months !== 'number' || !Number.isInteger(months) || months < 1 || months > maxMonths)
      throw new RequestError(400, 'bad_query', `months is no whole number from 1 to ${maxMonths}`)
    response.json(indexRows(market, months))
  })
  router.get('/datasets/exchange-rates', (_request, response) => {
    response.type('text/csv').send(Papa.unparse(rateRows(market)))
  })
  return router
}

function monthEnds({ calendar, lastDay }: Market, months: number): { day: number; date: IsoDate }[] {
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day)
  return days
    .filter((day) => calendar.isMonthEnd(day))
    .slice(-months)
    .map((day) => ({ day, date: calendar.dateOf(day) }))
}

const indexRows = (market: Market, months: number) =>
  monthEnds(market, months).map(({ date, day }) => ({ month: date, level: Number((market.equity[day] ?? 0).toFixed(2)) }))

function rateRows(market: Market) {
  const rate = (currency: 'EUR' | 'USD' | 'ISK', day: number) => {
    const cross = market.foreignExchange.crossE6('GBP', currency)[day]
    return cross === undefined || Number.isNaN(cross) ? null : cross / 1e6
  }
  return monthEnds(market, monthsByDefault).map(({ date, day }) => ({
    month: date,
    EUR: rate('EUR', day),
    USD: rate('USD', day),
    ISK: rate('ISK', day),
  }))
}
