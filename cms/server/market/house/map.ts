import Big from 'big.js'
import { type AssetClass, assetClasses } from '../../../../shared/domain/assetClass'
import type { Fund, FundDetails } from '../../../../shared/domain/fund'
import type { DecimalString } from '../../../../shared/domain/money'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import { toCurrency, toDecimal, toRatioOrNull } from '../../wealth/adapter/figures'
import { type ReportUnknown, translate, translator } from '../../wealth/adapter/words'
import type { Article } from '../feeds'
import type { HouseArticle, HouseDocument, HouseFund, HousePart } from './schema'

/* Pure: their rows as ours. What cannot be one throws, and the row is left out. */

const toAssetClass = translator(assetClasses, {
  equities: 'Equity',
  mixedassets: 'Collective',
  bonds: 'Fixed Interest',
} satisfies Record<string, AssetClass>)

/** The word by which they know a class of ours. */
const theirWords: Partial<Record<AssetClass, string>> = { Equity: 'Equities', Collective: 'Mixed assets' }
export const assetClassWord = (assetClass: AssetClass): string => theirWords[assetClass] ?? assetClass

export const mapAssetClass = (word: string | null | undefined, report: ReportUnknown): AssetClass =>
  translate(word, toAssetClass, 'Others', 'assetClass', report)

export const mapFund = (row: HouseFund, report: ReportUnknown): Fund => ({
  id: row.id,
  name: row.name,
  isin: row.isin ?? null,
  symbol: row.symbol ?? null,
  assetClass: mapAssetClass(row.assetClass, report),
  sector: row.sector ?? null,
  region: row.region ?? null,
  currency: toCurrency(row.currency),
  manager: row.manager ?? null,
  risk: row.risk ?? null,
  esgRating: row.esg ?? null,
  ongoingCharge: toRatioOrNull(row.ongoingCharge),
  yield: toRatioOrNull(row.yield),
  return1y: toRatioOrNull(row.return1y),
  return3y: toRatioOrNull(row.return3y),
  return5y: toRatioOrNull(row.return5y),
  asOf: row.asOf,
})

/** What rounding can come to, in percent; anything more and the parts are not of one whole. */
const tolerance = new Big('0.5')

/** Parts that are a whole: what is missing is a row of its own, and what rounding made is the first row's. Throws a `RangeError` for more than a whole. */
export function mapParts(parts: readonly HousePart[]): FundDetails['breakdowns']['sector'] {
  const rest = parts.reduce((left, { percent }) => left.minus(percent), new Big(100))
  if (rest.lt(tolerance.times(-1))) throw new RangeError('parts of more than a whole')
  const isRounding = rest.lt(tolerance)
  const rows = parts.map(({ label, percent }, place) => ({
    label,
    share: ratioFromPercent(new Big(percent).plus(isRounding && place === 0 ? rest : 0).toString()),
  }))
  return parts.length === 0 || isRounding ? rows : [...rows, { label: 'Other', share: ratioFromPercent(rest.toString()) }]
}

const documentTypes = translator(['Factsheet', 'KID', 'Prospectus', 'Report'] as const, { keyinformation: 'KID', annualreport: 'Report' })

/** Null for a sort of document that has no place here. */
export function mapDocument({ date, id, kind, title }: HouseDocument, report: ReportUnknown): FundDetails['documents'][number] | null {
  const type = documentTypes(kind)
  if (type === null) report('kind of a document', kind)
  return type && { id, name: title, type, date: date ?? null }
}

/** A price or a rate; zero is none. Throws a `RangeError` for it. */
export function mapPositive(text: string): DecimalString {
  const value = toDecimal(text, 9)
  if (new Big(value).lte(0)) throw new RangeError('not positive')
  return value
}

const isHttps = (address: string): boolean => /^https:\/\/[^\s<>"'\\]+$/.test(address)

export const mapArticle = ({ author, html, id, published, summary, tags, title, url }: HouseArticle): Article => ({
  id,
  title,
  summary: summary ?? '',
  body: html,
  author: author ?? null,
  published,
  tags: tags ?? [],
  link: url != null && isHttps(url) ? url : null,
})
