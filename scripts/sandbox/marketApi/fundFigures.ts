import { addMonths } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import { securities, securityAt } from '../book/securities'
import { between, hashOf, seedOf } from '../market/random'
import type { MarketFund, Part } from './fundTable'

const startOf = ({ market }: Book, { launched }: MarketFund): number => market.calendar.onOrAfter(launched)

/** Level of a fund by business day, 1 at its launch: the price of its security, or its holdings at their shares, set right again each day. */
export function levelsOf(book: Book, fund: MarketFund): Float64Array {
  const { lastDay } = book.market
  const start = startOf(book, fund)
  const levels = new Float64Array(lastDay + 1).fill(1)
  for (let day = start + 1; day <= lastDay; day++) {
    const growth = fund.securities.reduce(
      (sum, { percent, security }) => sum + (percent / 100) * (book.prices.priceE4(security, day) / book.prices.priceE4(security, day - 1)),
      0,
    )
    levels[day] = (levels[day - 1] ?? 1) * growth
  }
  return levels
}

/** Growth in percent over the last months; null for a fund that is younger. */
export function growthOf(book: Book, fund: MarketFund, levels: Float64Array, months: number): number | null {
  const { calendar, lastDay } = book.market
  const from = calendar.onOrBefore(addMonths(calendar.dateOf(lastDay), -months))
  return from < startOf(book, fund) ? null : rounded(((levels[lastDay] ?? 1) / (levels[from] ?? 1) - 1) * 100)
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const historyMonths = 120

/** Month ends since the launch, ten years at most, in percent since the first of them. */
export function historyOf(book: Book, fund: MarketFund, levels: Float64Array): { date: string; fund: number; benchmark: number }[] {
  const { calendar, lastDay } = book.market
  const ends: number[] = []
  for (let day = lastDay; day >= startOf(book, fund) && ends.length <= historyMonths; day--) if (calendar.isMonthEnd(day)) ends.unshift(day)
  const benchmark = book.benchmark(fund.risk, fund.currency)
  const [first = lastDay] = ends
  const since = (series: Float64Array, day: number): number => rounded(((series[day] ?? 1) / (series[first] ?? 1) - 1) * 100)
  return ends.map((day) => ({ date: calendar.dateOf(day), fund: since(levels, day), benchmark: since(benchmark, day) }))
}

const sectorNames = ['Technology', 'Financials', 'Health Care', 'Industrials', 'Consumer Staples', 'Energy', 'Utilities', 'Materials']
const regionNames = ['UK', 'USA', 'Europe', 'Japan', 'Asia Pacific', 'Emerging Markets']

/** Shares that add up to 100 at most: what is left is not named. */
function seededParts(seed: number, labels: readonly string[], first: string): Part[] {
  const others = labels.filter((label) => label !== first)
  const start = hashOf(seed, 21) % others.length
  const main = between(seed, 22, 38, 62)
  let left = 100 - main
  const parts = [{ label: first, percent: main }]
  for (let place = 0; place < 4; place++) {
    const percent = Math.min(left, between(seed, 23 + place, 3, 14))
    left -= percent
    if (percent > 0) parts.push({ label: others[(start + place) % others.length] ?? '', percent })
  }
  return parts
}

export function breakdownsOf(fund: MarketFund): Readonly<Record<'assetClass' | 'sector' | 'region', readonly Part[]>> {
  const seed = seedOf(fund.id)
  const [only] = fund.securities
  if (fund.securities.length === 1 && only) {
    const cash = between(seed, 20, 1, 5)
    return {
      assetClass: [
        { label: fund.assetClass, percent: 100 - cash },
        { label: 'Cash', percent: cash },
      ],
      sector: seededParts(seed, sectorNames, fund.assetClass === 'Equities' ? 'Technology' : fund.sector),
      region: seededParts(seed, regionNames, fund.region === 'Global' ? 'USA' : fund.region),
    }
  }
  return {
    assetClass: summedBy(fund, (security) =>
      securityAt(security).profile.rates > 0.8 ? 'Fixed Interest' : securityAt(security).profile.assetClass,
    ),
    sector: summedBy(fund, (security) => securityAt(security).sector),
    region: summedBy(fund, (security) => securityAt(security).region),
  }
}

function summedBy(fund: MarketFund, labelOf: (security: number) => string): Part[] {
  const sums = new Map<string, number>()
  for (const { percent, security } of fund.securities) sums.set(labelOf(security), (sums.get(labelOf(security)) ?? 0) + percent)
  return [...sums].map(([label, percent]) => ({ label, percent: rounded(percent) })).toSorted((a, b) => b.percent - a.percent)
}

/** The ten largest positions. What a fund security itself holds is drawn from the listed ones. */
export function topHoldingsOf(fund: MarketFund): { name: string; percent: number }[] {
  if (fund.securities.length > 1)
    return fund.securities
      .map(({ percent, security }) => ({ name: securityAt(security).name, percent: rounded(percent) }))
      .toSorted((a, b) => b.percent - a.percent)
  const seed = seedOf(fund.id)
  const isBond = fund.assetClass === 'Fixed Interest'
  const listed = securities.filter(({ profile }) => (isBond ? profile.rates === 1 : profile.listed && profile.instrument === 'Stock'))
  const start = hashOf(seed, 30) % listed.length
  return Array.from({ length: Math.min(10, listed.length) }, (_, place) => ({
    name: listed[(start + place * 3) % listed.length]?.name ?? '',
    percent: rounded(7 - place * 0.55 + (hashOf(seed, 31 + place) % 40) / 100),
  })).filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place)
}
