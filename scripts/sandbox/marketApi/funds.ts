import type { Book } from '../book/book'
import { searchFor } from '../../../shared/i18n/searchText'
import type { Locale } from '../../../shared/i18n/locales'
import type { PageOf } from '../book/pdf'
import { benchmarkNameOf } from '../book/benchmarks'
import { breakdownsOf, growthOf, historyOf, levelsOf, rounded, topHoldingsOf } from './fundFigures'
import { type MarketFund, marketFunds } from './fundTable'

export const fundSorts = ['name', 'return1y', 'return3y', 'return5y', 'ongoingCharge'] as const
export type FundSort = (typeof fundSorts)[number]
export type FundAsk = Readonly<{
  q: string
  assetClass: string | null
  sector: string | null
  maxRisk: number | null
  sort: FundSort
  page: number
  pageSize: number
}>

/** All funds of the house, reckoned when they are first asked for. */
export type FundBook = Readonly<{
  list: (ask: FundAsk) => Record<string, unknown>
  details: (id: string, locale: Locale) => Record<string, unknown> | null
  /** What the page of a document says; null for one that is not the fund's. */
  document: (id: string, document: string) => PageOf | null
}>

const objectives: Record<Locale, (fund: MarketFund) => string> = {
  en: ({ assetClass, region }) => `Long-term growth from ${assetClass.toLowerCase()}, ${region}, with attention to cost.`,
  is: ({ assetClass, region }) => `Langtímavöxtur af eignaflokknum ${assetClass}, ${region}, með aðhaldi í kostnaði.`,
  el: ({ assetClass, region }) => `Μακροπρόθεσμη ανάπτυξη από ${assetClass}, ${region}, με προσοχή στο κόστος.`,
}

export function createFundBook(book: Book): FundBook {
  let rows: { fund: MarketFund; row: Record<string, unknown> }[] | undefined
  const all = () => (rows ??= marketFunds(book).map((fund) => ({ fund, row: rowOf(book, fund) })))
  const named = (id: string) => all().find(({ fund }) => fund.id === id)
  const asOf = book.dataDate

  return {
    list: ({ assetClass, maxRisk, page, pageSize, q, sector, sort }) => {
      const isWanted = searchFor(q)
      const found = all().filter(
        ({ fund }) =>
          isWanted([fund.name, fund.isin, fund.id, fund.manager]) &&
          (assetClass === null || fund.assetClass === assetClass) &&
          (sector === null || fund.sector === sector) &&
          (maxRisk === null || fund.risk <= maxRisk),
      )
      const sorted = found.map(({ row }) => row).toSorted((a, b) => compare(a, b, sort))
      return {
        asOf,
        total: sorted.length,
        page,
        pageSize,
        funds: sorted.slice((page - 1) * pageSize, page * pageSize),
        assetClasses: distinct(all().map(({ fund }) => fund.assetClass)),
        sectors: distinct(all().map(({ fund }) => fund.sector)),
      }
    },
    details: (id, locale) => {
      const found = named(id)
      if (!found) return null
      const { fund, row } = found
      return {
        id,
        documents: documentsOf(book, fund).map(({ date, id: document, kind, title }) => ({ id: document, fundId: id, title, kind, date })),
        ...row,
        objective: objectives[locale](fund),
        benchmark: benchmarkNameOf(fund.risk),
        launched: fund.launched,
        history: historyOf(book, fund, levelsOf(book, fund)),
        breakdowns: breakdownsOf(fund),
        topHoldings: topHoldingsOf(fund),
      }
    },
    document: (id, document) => {
      const found = named(id)
      return (found && documentsOf(book, found.fund).find((each) => each.id === document)) ?? null
    },
  }
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].sort()

/** Best returns and lowest charges first; what is not known comes last. */
function compare(a: Record<string, unknown>, b: Record<string, unknown>, sort: FundSort): number {
  const byName = String(a.name) < String(b.name) ? -1 : 1
  if (sort === 'name') return byName
  const [x, y] = [a[sort], b[sort]]
  if (typeof x !== 'number' || typeof y !== 'number') return typeof x === 'number' ? -1 : typeof y === 'number' ? 1 : byName
  return x === y ? byName : (x - y) * (sort === 'ongoingCharge' ? 1 : -1)
}

function rowOf(book: Book, fund: MarketFund): Record<string, unknown> {
  const levels = levelsOf(book, fund)
  return {
    id: fund.id,
    name: fund.name,
    isin: fund.isin,
    symbol: fund.symbol,
    assetClass: fund.assetClass,
    sector: fund.sector,
    region: fund.region,
    currency: fund.currency,
    manager: fund.manager,
    risk: fund.risk,
    esg: fund.esg,
    ongoingCharge: rounded(fund.charge),
    yield: rounded(fund.income),
    return1y: growthOf(book, fund, levels, 12),
    return3y: growthOf(book, fund, levels, 36),
    return5y: growthOf(book, fund, levels, 60),
    asOf: book.dataDate,
  }
}

function documentsOf({ dataDate }: Book, fund: MarketFund): (PageOf & { kind: string })[] {
  const lines = [
    `${fund.name} (${fund.isin})`,
    `Managed by ${fund.manager}`,
    `Risk ${fund.risk} of 7, ongoing charge ${rounded(fund.charge)} %`,
  ]
  const page = (id: string, kind: string, title: string) => ({ id, kind, title: `${title} ${fund.name}`, date: dataDate, lines })
  return [
    page('factsheet', 'Factsheet', 'Factsheet'),
    page('kid', 'Key information', 'Key information document'),
    page('prospectus', 'Prospectus', 'Prospectus'),
  ]
}
