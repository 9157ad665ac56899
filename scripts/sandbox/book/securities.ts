import type { BookCurrency } from '../market/foreignExchange'
import { hashOf, normal, seedOf } from '../market/random'
import type { Market } from '../market/market'
import { type Payments, securityTable, type SecurityRow } from './securityTable'
import { type SecurityProfile, securityProfiles } from './securityProfiles'

export type Security = Readonly<{
  index: number
  code: string
  name: string
  profile: SecurityProfile
  /** Unit of the price; GBX is pence. */
  quote: SecurityRow[3]
  /** Currency of the price: GBP for GBX. */
  currency: BookCurrency
  anchorPrice: number
  /** Yearly income as a share of the price. */
  income: number
  payments: number
  /** Months (0 to 11) in which income is paid, as bits. */
  paymentMonths: number
  /** Business day of the month on which income is paid. */
  paymentOrdinal: number
  sector: string
  region: string
  seed: number
}>

const paymentsInYear: Record<Payments, number> = { '-': 0, Q: 4, H: 2, Y: 1 }

export const securities: readonly Security[] = securityTable.map(
  ([code, name, profile, quote, anchorPrice, income, payments, sector, region], index) => {
    const seed = seedOf(`security ${code}`)
    const count = paymentsInYear[payments]
    const step = count ? 12 / count : 0
    let paymentMonths = 0
    for (let i = 0; i < count; i++) paymentMonths |= 1 << (((hashOf(seed, 1) % step) + i * step) % 12)
    return {
      index,
      code,
      name,
      profile: securityProfiles[profile],
      quote,
      currency: quote === 'GBX' ? 'GBP' : quote,
      anchorPrice,
      income,
      payments: count,
      paymentMonths,
      paymentOrdinal: 3 + (hashOf(seed, 2) % 16),
      sector,
      region,
      seed,
    }
  },
)

const byPaymentOrdinal = new Map<number, readonly Security[]>()
for (const security of securities) {
  if (security.payments > 0)
    byPaymentOrdinal.set(security.paymentOrdinal, [...(byPaymentOrdinal.get(security.paymentOrdinal) ?? []), security])
}

/** Securities that pay their income on this business day of a month. */
export const securitiesPayingOn = (ordinal: number): readonly Security[] => byPaymentOrdinal.get(ordinal) ?? []

/** The security of an index. Throws a `RangeError` for an index that was never given out. */
export function securityAt(index: number): Security {
  const security = securities[index]
  if (!security) throw new RangeError(`no security ${index}`)
  return security
}

/** Code that a security has on its exchange; null for what is not listed. Tickers carry a dot, as no real one of these exchanges does. */
export const tickerOf = (security: Security): string | null =>
  security.profile.listed
    ? `${security.name
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 3)
        .toUpperCase()}.${security.code.slice(2, 5)}`
    : null

/** Smallest step of a quoted price in ten-thousandths of its unit. */
function tickE4({ profile, quote }: Security, price: number): number {
  if (!profile.listed) return price >= 90 ? 100 : 1
  if (quote === 'GBX') return price >= 1000 ? 10_000 : 1000
  return 100
}

/**
 * Prices in ten-thousandths of the quoted unit for each business day: the anchor price moved by the market's real and seeded factors and by the
 * security's own seeded noise.
 */
export function priceSeriesE4(security: Security, market: Market): Float64Array {
  const { profile, seed } = security
  const { calendar, equity, bonds, anchorDay } = market
  const dollar = market.foreignExchange.crossE6('USD', security.currency)
  const dailyNoise = profile.noise / Math.sqrt(252)
  const dailyDrift = profile.drift / 252
  const levels = new Float64Array(calendar.days.length)
  for (let day = 1; day < levels.length; day++) {
    // Before the first published rate (ISK before 2018-02) the dollar stands still.
    const dollarMove = security.currency === 'USD' ? 0 : Math.log((dollar[day] ?? 1) / (dollar[day - 1] ?? 1)) || 0
    const move =
      profile.beta * Math.log((equity[day] ?? 1) / (equity[day - 1] ?? 1)) +
      profile.dollar * dollarMove +
      profile.rates * ((bonds[day] ?? 0) - (bonds[day - 1] ?? 0)) +
      dailyDrift +
      dailyNoise * normal(seed, calendar.epochDays[day] ?? 0)
    levels[day] = (levels[day - 1] ?? 0) + move
  }
  const anchor = levels[anchorDay] ?? 0
  const prices = levels.map((level) => {
    const price = security.anchorPrice * Math.exp(level - anchor)
    const tick = tickE4(security, price)
    return Math.max(tick, Math.round((price * 10_000) / tick) * tick)
  })
  return profile.quarterly ? holdWithinQuarter(prices, market) : prices
}

function holdWithinQuarter(prices: Float64Array, { calendar }: Market): Float64Array {
  let standing = prices[0] ?? 0
  return prices.map((price, day) => {
    const isQuarterEnd = calendar.isMonthEnd(day) && (calendar.months[day] ?? 0) % 3 === 2
    if (isQuarterEnd) standing = price
    return standing
  })
}

/** The day on which the price of `day` was set. */
export function priceDayOf(security: Security, market: Market, day: number): number {
  if (!security.profile.quarterly) return day
  const { calendar } = market
  let set = day
  while (set > 0 && !(calendar.isMonthEnd(set) && (calendar.months[set] ?? 0) % 3 === 2)) set--
  return set
}
