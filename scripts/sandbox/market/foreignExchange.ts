import type { Calendar } from './calendar'
import { readCsv } from './csv'
import { normal, seedOf } from './random'

export const bookCurrencies = ['GBP', 'EUR', 'USD', 'ISK', 'CAD'] as const
/** Currencies in which the books hold money or prices. */
export type BookCurrency = (typeof bookCurrencies)[number]

/** Daily standard deviation against the euro after the last published rate. */
const noise: Record<BookCurrency, number> = { EUR: 0, GBP: 0.0035, USD: 0.0044, ISK: 0.0036, CAD: 0.0042 }

export type ForeignExchange = Readonly<{
  /** Units of the currency for 1 EUR. Real to 2026-04-13, then a seeded walk. NaN before the first published rate (ISK before 2018-02). */
  perEuro: (currency: BookCurrency, day: number) => number
  /** Millionths of `to` for one unit of `from`, a whole number for each day. */
  crossE6: (from: BookCurrency, to: BookCurrency) => Float64Array
}>

export function createForeignExchange(calendar: Calendar): ForeignExchange {
  const rates = readRates(calendar)
  const crosses = new Map<string, Float64Array>()
  const ofCurrency = (currency: BookCurrency): Float64Array => rates.get(currency) ?? new Float64Array(calendar.days.length).fill(1)
  return {
    perEuro: (currency, day) => ofCurrency(currency)[day] ?? Number.NaN,
    crossE6: (from, to) => {
      const key = `${from}${to}`
      const known = crosses.get(key)
      if (known) return known
      const target = ofCurrency(to)
      const cross = ofCurrency(from).map((rate, day) => Math.round(((target[day] ?? Number.NaN) / rate) * 1e6))
      crosses.set(key, cross)
      return cross
    },
  }
}

function readRates(calendar: Calendar): Map<BookCurrency, Float64Array> {
  const { columns, rows } = readCsv('ecb-eur-daily.csv')
  const lastDate = rows.at(-1)?.[0] ?? ''
  const rates = new Map<BookCurrency, Float64Array>()
  for (const currency of bookCurrencies) {
    const column = columns.indexOf(currency)
    if (column < 0) continue
    const seed = seedOf(`rate ${currency}`)
    const series = new Float64Array(calendar.days.length)
    let row = 0
    let rate = Number.NaN
    for (let day = 0; day < series.length; day++) {
      const date = calendar.dateOf(day)
      // A day without a rate (a holiday of the ECB) keeps the rate before it.
      for (; row < rows.length && (rows[row]?.[0] ?? '') <= date; row++) rate = rows[row]?.[column] ? Number(rows[row]?.[column]) : rate
      if (date > lastDate) rate *= Math.exp(noise[currency] * normal(seed, calendar.epochDays[day] ?? 0))
      series[day] = date > lastDate ? Number(rate.toPrecision(5)) : rate
    }
    rates.set(currency, series)
  }
  return rates
}
