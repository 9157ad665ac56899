import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { DaysQuery, QuotesResponse, RatesResponse } from '../../../../shared/contracts/market/prices'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { addMonths } from '../../../../shared/domain/dates'
import { quotesQuestion, ratesQuestion } from '../../market/questions'
import { today } from '../../today'
import type { Period } from '../../wealth/provider'
import { askMarketFor, marketProvenance } from './marketParts'

/** The period of a query; throws an `APIError` 400 when it ends before it begins, as a first day to come does. */
function periodOf({ from, to = today() }: DaysQuery): Period {
  const period = { from: from ?? addMonths(to, -1), to }
  if (period.from > period.to) throw new APIError('from: must not be after to', 400, { code: 'invalid_input' }, true)
  return period
}

/** Closes of a security. Throws an `APIError`: 404 for a symbol that is not quoted, 503 when nobody knows. */
export async function getQuotes(req: PayloadRequest, brand: Brand, symbol: string, query: DaysQuery): Promise<QuotesResponse> {
  const part = await askMarketFor(req, brand, 'quotes', quotesQuestion(symbol, { period: periodOf(query) }))
  const { days, name, quoteUnit } = part.data
  return { symbol, name, quoteUnit, days: [...days], ...marketProvenance(days.at(-1)?.date ?? null, [part]) }
}

/** Exchange rates by day. Throws an `APIError`: 404 for currencies without a rate, 503 when nobody knows. */
export async function getRates(
  req: PayloadRequest,
  brand: Brand,
  base: CurrencyCode,
  quote: CurrencyCode,
  query: DaysQuery,
): Promise<RatesResponse> {
  const part = await askMarketFor(req, brand, 'rates', ratesQuestion(base, quote, periodOf(query)))
  const { days } = part.data
  return { base, quote, days: [...days], ...marketProvenance(days.at(-1)?.date ?? null, [part]) }
}
