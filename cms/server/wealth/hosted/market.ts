import type { CurrencyCode, QuoteUnit } from '../../../../shared/domain/currency'
import { addDays, daysBetween, type IsoDate } from '../../../../shared/domain/dates'
import { type DecimalString, decimal } from '../../../../shared/domain/money'
import type { MarketFeeds, QuoteDay, Quotes, Rates } from '../../market/feeds'
import { type Period, UpstreamError } from '../provider'
import type { HostedHolding } from './records'
import { lastOn } from './steps'

export type Feeds = Pick<MarketFeeds, 'quotes' | 'rates'>

/** Quotes of a security: null when the feed has none of it. `unknown` when it did not answer: what it would have said must not be guessed. */
type Quoted = Quotes | null | 'unknown'

export type Rate = Readonly<{ rate: DecimalString; date: IsoDate }>

/** What the market said over a period, read once for all days of it. */
export type Market = Readonly<{
  quotesOf: (holding: HostedHolding) => Quoted
  /** Units of `to` for one `from`, the last of a day or before; null without one of the last ten days. */
  rateOn: (from: CurrencyCode, to: CurrencyCode, date: IsoDate) => Rate | null
}>

const itself = decimal(1)

/** The longest closure of the markets, and some room. */
const maxRateAgeDays = 10

export const currencyOf = (unit: QuoteUnit): CurrencyCode => (unit === 'GBX' ? 'GBP' : unit)

/** What is quoted at all: neither money nor a house. */
export const isQuotable = ({ assetClass, symbol }: HostedHolding): boolean =>
  assetClass !== 'Cash' && assetClass !== 'Property' && symbol !== ''

type Wanted = Readonly<{
  holdings: readonly HostedHolding[]
  to: readonly CurrencyCode[]
  currencies: readonly CurrencyCode[]
  period: Period
}>

export async function readMarket(feeds: Feeds, { currencies, holdings, period, to }: Wanted): Promise<Market> {
  const quotable = new Map(holdings.filter(isQuotable).map((holding) => [quoteKey(holding), holding]))
  const quotes = new Map(
    await Promise.all([...quotable].map(async ([key, holding]) => [key, await askQuotes(feeds, holding, period)] as const)),
  )
  const quoted = [...quotes.values()].flatMap((found) => (found && found !== 'unknown' ? currencyOf(found.quoteUnit) : []))
  const from = new Set([...currencies, ...quoted, ...holdings.map(({ unit }) => currencyOf(unit))])
  const pairs = [...from].flatMap((one) => [...new Set(to)].flatMap((other) => (one === other ? [] : [[one, other] as const])))
  const rates = new Map(
    await Promise.all(pairs.map(async ([one, other]) => [`${one}${other}`, await askRates(feeds, one, other, period)] as const)),
  )
  return {
    quotesOf: (holding) => (isQuotable(holding) ? (quotes.get(quoteKey(holding)) ?? null) : null),
    rateOn: (one, other, date) => {
      if (one === other) return { rate: itself, date }
      const found = lastOn(rates.get(`${one}${other}`) ?? [], date)
      return found && daysBetween(found.date, date) <= maxRateAgeDays ? found : null
    },
  }
}

const quoteKey = ({ symbol, unit }: HostedHolding): string => `${symbol}/${unit}`

async function askQuotes({ quotes }: Feeds, { symbol, unit }: HostedHolding, period: Period): Promise<Quoted> {
  if (!quotes) return null
  try {
    const { data, dropped } = await quotes.getQuotes(symbol, { period, unit })
    return dropped > 0 ? 'unknown' : data
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return error.kind === 'not_found' ? null : 'unknown'
  }
}

/** None where the feed does not answer: what needs them is then not known. */
async function askRates({ rates }: Feeds, from: CurrencyCode, to: CurrencyCode, period: Period): Promise<Rates['days']> {
  if (!rates) return []
  try {
    const { data } = await rates.getRates(from, to, { ...period, from: addDays(period.from, -maxRateAgeDays) })
    return data.days
  } catch (error) {
    if (error instanceof UpstreamError) return []
    throw error
  }
}

export const lastQuote = (quotes: Quotes, date: IsoDate): QuoteDay | undefined => lastOn(quotes.days, date)
