import { type CurrencyCode, currencyCodeSchema, type QuoteUnit, quoteUnitSchema } from '../../../../shared/domain/currency'
import { isoDate, type IsoDate, isoDateOf } from '../../../../shared/domain/dates'
import { decimal, type DecimalString, type Money, money } from '../../../../shared/domain/money'
import { type Ratio, ratioFromPercent } from '../../../../shared/domain/ratio'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import type {
  ProviderAccount,
  ProviderAccountSummary,
  ProviderCharges,
  ProviderHolding,
  ProviderPerformance,
  ProviderPortfolio,
  ProviderTransaction,
} from '../provider'
import type {
  FirstAccount,
  FirstAccountRow,
  FirstCharge,
  FirstCumulative,
  FirstDiscrete,
  FirstHolding,
  FirstPortfolio,
  FirstPricePoint,
  FirstTransaction,
} from './schema'
import { toAssetClass, toObjective, toPortfolioType, toTransactionType, type Translate } from './words'

/** Told of a word that has no place in our terms. */
export type ReportUnknown = (field: string, value: string) => void

/** Decimals that the upstream sends at most; what lies behind them is noise of its floating point (0.1 + 0.2). */
const amountDigits = 2
const priceDigits = 6
/** Registrars count fund units to seven decimals. */
const unitDigits = 7

/** Throws when the currency is none of ours: the row is then rejected. */
export const toCurrency = (code: string): CurrencyCode => currencyCodeSchema.parse(code)
const toQuoteUnit = (code: string): QuoteUnit => quoteUnitSchema.parse(code)

const toMoney = (amount: number, currency: CurrencyCode): Money => money(roundHalfAway(amount, amountDigits), currency)
const toMoneyOrNull = (amount: number | null | undefined, currency: CurrencyCode): Money | null =>
  amount == null ? null : toMoney(amount, currency)
const toDecimal = (value: number, digits = priceDigits): DecimalString => decimal(roundHalfAway(value, digits))
const toDecimalOrNull = (value: number | null | undefined, digits = priceDigits): DecimalString | null =>
  value == null ? null : toDecimal(value, digits)
const toRatioOrNull = (percent: number | null | undefined): Ratio | null => (percent == null ? null : ratioFromPercent(percent))

function translate<T>(word: string | null | undefined, to: Translate<T>, otherwise: T, field: string, report: ReportUnknown): T {
  if (word == null || word === '') return otherwise
  const known = to(word)
  if (known !== null) return known
  report(field, word)
  return otherwise
}

export const mapAccountRow = (row: FirstAccountRow): ProviderAccountSummary => ({ ...accountHead(row), portfolioCount: row.portfolioCount })

export const mapAccount = (account: FirstAccount, portfolios: readonly ProviderPortfolio[]): ProviderAccount => ({
  ...accountHead(account),
  portfolios,
})

function accountHead({
  id,
  name,
  currency: code,
  inception,
  value,
  valueInGbp,
  date,
}: FirstAccount | FirstAccountRow): Omit<ProviderAccount, 'portfolios'> {
  const currency = toCurrency(code)
  return {
    externalId: id,
    name,
    currency,
    inception: inception ?? null,
    value: toMoney(value, currency),
    valueInGbp: toMoneyOrNull(valueInGbp, 'GBP'),
    asOf: date,
  }
}

export function mapPortfolio(row: FirstPortfolio, report: ReportUnknown): ProviderPortfolio {
  const currency = toCurrency(row.currency)
  return {
    externalId: row.id,
    name: row.name,
    type: translate(row.type, toPortfolioType, 'Other', 'portfolio type', report),
    currency,
    value: toMoney(row.value, currency),
    valueInGbp: toMoneyOrNull(row.valueInGbp, 'GBP'),
    inception: row.inception ?? null,
    riskProfile: riskLevel(row.riskProfile),
    objective: translate(row.objective, toObjective, null, 'objective', report),
    changeYtd: toRatioOrNull(row.changeYtd),
    change1y: toRatioOrNull(row.change1y),
    asOf: row.date,
  }
}

/** The last word of a risk profile is its level: `Balanced Growth 5`. Null when it is none of 1 to 7. */
function riskLevel(profile: string | null | undefined): number | null {
  const word = profile?.trim().split(/\s+/).at(-1) ?? ''
  return /^[1-7]$/.test(word) ? Number(word) : null
}

/** Null for a holding of which nothing is left. */
export function mapHolding(
  row: FirstHolding,
  portfolioCurrency: CurrencyCode,
  prices: ProviderHolding['prices'],
  report: ReportUnknown,
): ProviderHolding | null {
  const quoteUnit = toQuoteUnit(row.currency)
  if (row.units === 0) return null
  const assetClass = translate(row.assetClass, toAssetClass, 'Others', 'asset class', report)
  // They count cash in units of one pound; a cash account has neither units nor a price.
  const isCash = assetClass === 'Cash'
  return {
    externalId: row.id,
    name: row.name,
    symbol: row.symbol ?? null,
    sedol: row.sedol ?? null,
    assetClass,
    sector: row.sector ?? null,
    region: row.region ?? null,
    cashType: cashType(row.cashTypeId, report),
    quoteUnit,
    units: isCash ? null : toDecimal(row.units, unitDigits),
    price: isCash ? null : toDecimalOrNull(row.price),
    priceDate: isCash ? null : (row.priceDate ?? null),
    value: toMoney(row.value, portfolioCurrency),
    cost: toMoneyOrNull(row.purchaseValue, portfolioCurrency),
    yield: toRatioOrNull(row.yield),
    dayChange: toMoneyOrNull(row.dayChange, portfolioCurrency),
    prices: isCash ? [] : prices,
  }
}

const toCashType: Translate<'capital' | 'income'> = (word) => (word === 'C' ? 'capital' : word === 'I' ? 'income' : null)
const cashType = (id: string | null | undefined, report: ReportUnknown): ProviderHolding['cashType'] =>
  translate(id, toCashType, null, 'cash type', report)

export const mapPricePoint = ({ date, price }: FirstPricePoint): ProviderHolding['prices'][number] => ({
  date,
  price: toDecimal(price),
})

export function mapTransaction(row: FirstTransaction, portfolioCurrency: CurrencyCode, report: ReportUnknown): ProviderTransaction {
  const type = translate(row.purchaseType, toTransactionType, 'Other', 'transaction type', report)
  return {
    externalId: row.id,
    holdingExternalId: row.parentId ?? null,
    type,
    name: row.name,
    symbol: row.symbol ?? null,
    date: row.date,
    settleDate: row.settleDate ?? null,
    units: toDecimalOrNull(row.units, unitDigits),
    price: toDecimalOrNull(row.price),
    quoteUnit: toQuoteUnit(row.currency),
    amount: toMoney(signed(type, row.amount), portfolioCurrency),
    note: row.note ?? null,
  }
}

/** A transfer of investments moves no cash, so feeds book its worth without a sign; what goes out is negative here. */
const signed = (type: TransactionType, amount: number): number => (type === 'TransferOut' ? -Math.abs(amount) : amount)

const threeHours = 10_800_000

/** The upstream sends the day of an entry as its midnight east of Greenwich, the evening before in UTC; three hours later it is the day itself. */
export const performanceDay = (text: string): IsoDate =>
  text.length === 10 ? isoDate(text) : isoDateOf(new Date(Date.parse(text) + threeHours))

export const mapCumulative = (row: FirstCumulative, currency: CurrencyCode): ProviderPerformance['cumulative'][number] => ({
  date: performanceDay(row.date),
  portfolio: ratioFromPercent(row.portfolio),
  portfolioValue: toMoney(row.portfolioValue, currency),
  benchmark: toRatioOrNull(row.benchmark),
})

export const mapDiscrete = (row: FirstDiscrete): ProviderPerformance['discrete'][number] => ({
  label: row.label,
  portfolio: toRatioOrNull(row.return),
  benchmark: toRatioOrNull(row.benchmark),
})

/** Charges come as positive amounts; a refund is negative. */
export const mapCharge = (row: FirstCharge, currency: CurrencyCode): ProviderCharges['items'][number] => ({
  label: row.label,
  date: row.date,
  amount: toMoney(row.amount, currency),
})
