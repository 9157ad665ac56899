import Big from 'big.js'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { Money } from '../../../../shared/domain/money'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import type { Locale } from '../../../../shared/i18n/locales'
import { toCurrency, toMoney, toMoneyOrNull, toQuoteUnit, toRatioOrNull } from '../adapter/figures'
import { toBondTerms } from '../adapter/bondTerms'
import { type ReportUnknown, translate } from '../adapter/words'
import type {
  ProviderAccount,
  ProviderAccountSummary,
  ProviderCharges,
  ProviderDiscrete,
  ProviderHolding,
  ProviderHoldingDay,
  ProviderPerformance,
  ProviderPortfolio,
  ProviderTransaction,
} from '../provider'
import { languageOf } from './client'
import { isPriced, reportingOf, toPrice, toUnits } from './figures'
import { maturityOf } from './schema'
import type {
  ThirdCashTransaction,
  ThirdCustomer,
  ThirdCustomerRow,
  ThirdFee,
  ThirdHistoryRow,
  ThirdPerformanceRow,
  ThirdPeriod,
  ThirdPortfolio,
  ThirdPosition,
  ThirdTitleTransaction,
} from './schema'
import { toAssetClass, toCashKind, toDiscretePeriod, toFeeKind, toObjective, toPortfolioType, toTitleKind } from './words'

/** What every map is told beside the row. */
export type Context = Readonly<{ locale: Locale; report: ReportUnknown }>

type Text = string | null | undefined

/** A name in the reader's script; in the other one where it is missing. */
export const nameIn = (locale: Locale, greek: Text, latin: Text): string | null =>
  (languageOf(locale) === 'el' ? greek || latin : latin || greek) || null

function named(locale: Locale, greek: Text, latin: Text): string {
  const name = nameIn(locale, greek, latin)
  if (name === null) throw new RangeError('row without a name')
  return name
}

/**
 * A customer out of the rows of their portfolios, which each say what all of them are worth. Null when a row is missing, was unreadable or says
 * otherwise: the sum of the rest would be too small.
 */
export function mapCustomerRows(rows: readonly ThirdCustomerRow[], date: IsoDate, locale: Locale): ProviderAccountSummary | null {
  const [first] = rows
  if (!first || first.CustomerValueEur == null) return null
  const isWhole = rows.length === first.CustomerPortfolios && rows.every((row) => row.CustomerValueEur === first.CustomerValueEur)
  const sum = rows.reduce((total, { ValueEur }) => total.plus(ValueEur), new Big(0))
  const tolerance = new Big('0.01').times(rows.length)
  if (!isWhole || sum.minus(first.CustomerValueEur).abs().gt(tolerance)) return null
  const value = toMoney(first.CustomerValueEur, 'EUR')
  return {
    externalId: first.CustomerCode,
    name: nameIn(locale, first.CustomerName, first.CustomerNameEn) ?? first.CustomerCode,
    currency: 'EUR',
    inception: firstDayOf(rows.map(({ Inception }) => Inception)),
    value,
    reporting: inEuroAlready(value, date),
    asOf: date,
    portfolioCount: rows.length,
  }
}

export function mapCustomer(customer: ThirdCustomer, portfolios: readonly ProviderPortfolio[], locale: Locale): ProviderAccount {
  const currency = toCurrency(customer.BaseCurrency)
  const value = toMoney(customer.Value, currency)
  return {
    externalId: customer.CustomerCode,
    name: nameIn(locale, customer.CustomerName, customer.CustomerNameEn) ?? customer.CustomerCode,
    currency,
    inception: firstDayOf(portfolios.map(({ inception }) => inception)),
    value,
    reporting: inEuroAlready(value, customer.Date),
    asOf: customer.Date,
    portfolios,
  }
}

const inEuroAlready = (value: Money, rateDate: IsoDate): ProviderAccount['reporting'] =>
  value.currency === 'EUR' ? reportingOf({ ValueEur: Number(value.amount), EurRate: 1, EurRateDate: rateDate }, value) : null

/** Null when one of them is not known: an earlier one may be missing. */
const firstDayOf = (days: readonly (IsoDate | null)[]): IsoDate | null => {
  const known = days.filter((day) => day !== null)
  return known.length === days.length ? (known.toSorted()[0] ?? null) : null
}

export function mapPortfolio(row: ThirdPortfolio, { locale, report }: Context): ProviderPortfolio {
  const currency = toCurrency(row.Currency)
  const value = toMoney(row.Value, currency)
  return {
    externalId: String(row.PortfolioId),
    name: named(locale, row.Name, row.NameEn),
    type: translate(row.Service, toPortfolioType, 'Other', 'service of a portfolio', report),
    currency,
    value,
    reporting: reportingOf(row, value),
    inception: row.Inception,
    riskProfile: riskLevel(row.RiskCategory, report),
    riskName: nameIn(locale, row.RiskName, row.RiskNameEn),
    objective: translate(row.Objective, toObjective, null, 'objective', report),
    change1d: toRatioOrNull(row.Return1D),
    change1m: toRatioOrNull(row.Return1M),
    changeYtd: toRatioOrNull(row.ReturnYtd),
    change1y: toRatioOrNull(row.Return12M),
    change3y: toRatioOrNull(row.Return36M),
    change5y: toRatioOrNull(row.Return60M),
    changeAll: toRatioOrNull(row.ReturnSI),
    asOf: row.Date,
  }
}

function riskLevel(category: number | null | undefined, report: ReportUnknown): number | null {
  if (category == null) return null
  if (Number.isInteger(category) && category >= 1 && category <= 7) return category
  report('risk category', String(category))
  return null
}

/** Null for a holding of which nothing is left. Throws for one whose value is not that of its units at its price. */
export function mapPosition(row: ThirdPosition, portfolioCurrency: CurrencyCode, { locale, report }: Context): ProviderHolding | null {
  const quoteUnit = toQuoteUnit(row.PriceCurrency)
  const assetClass = translate(row.ProductType, toAssetClass, 'Others', 'product type', report)
  const isCash = assetClass === 'Cash'
  if (!isCash && row.Units === 0) return null
  if (!isCash && !isPriced(row)) {
    report('unit of a price', `${row.ProductUid} in ${row.PriceCurrency}`)
    throw new RangeError('value is not that of the units')
  }
  const hasUnits = !isCash && row.Units != null
  return {
    externalId: row.ProductUid,
    name: named(locale, row.ProductName, row.ProductNameEn),
    symbol: symbolOf(row),
    sedol: null,
    assetClass,
    sector: row.Sector ?? null,
    region: row.Region ?? null,
    // They keep one cash account a portfolio.
    cashType: null,
    quoteUnit,
    units: hasUnits ? toUnits(row.Units ?? 0) : null,
    price: isCash || row.Price == null ? null : toPrice(row.Price, row.PriceFactor),
    priceDate: isCash ? null : row.PriceDate,
    value: toMoney(row.Value, portfolioCurrency),
    cost: toMoneyOrNull(row.Cost, portfolioCurrency),
    yield: toRatioOrNull(row.Yield),
    dayChange: toMoneyOrNull(row.DayChange, portfolioCurrency),
    // They stand in the history of the product, which is asked for by itself.
    prices: [],
    bond: bondOf(row, quoteUnit, report),
  }
}

/** A unit of what is quoted in percent is a nominal of one. */
const bondOf = (row: ThirdPosition, quoteUnit: ProviderHolding['quoteUnit'], report: ReportUnknown): ProviderHolding['bond'] =>
  row.CouponType == null || row.PriceFactor !== 0.01
    ? null
    : toBondTerms(
        {
          couponType: row.CouponType,
          coupon: row.CouponRate,
          couponsPerYear: row.CouponsPerYear,
          maturityDate: maturityOf(row.MaturityDate),
          nominal: 1,
          dayCount: row.DayCount,
          rating: row.Rating,
        },
        quoteUnit,
        report,
      )

const symbolOf = ({ Isin, Ticker }: Readonly<{ Isin?: Text; Ticker?: Text }>): string | null => Ticker || Isin || null

type Booking = Pick<
  ThirdFee,
  'TransactionId' | 'ProductUid' | 'Isin' | 'Ticker' | 'Date' | 'Amount' | 'AmountEur' | 'EurRateDate' | 'CashBalance' | 'Remarks'
>

const bookingHead = (row: Booking, currency: CurrencyCode) => ({
  externalId: row.TransactionId,
  holdingExternalId: row.ProductUid ?? null,
  symbol: symbolOf(row),
  date: row.Date,
  balance: toMoneyOrNull(row.CashBalance, currency),
  note: row.Remarks ?? null,
})

/** The sign that their letter stands for. Throws without one: whether money came or went is not to be guessed. */
function signOf(letter: Text): 1 | -1 {
  if (letter === 'D') return -1
  if (letter === 'C') return 1
  throw new RangeError('neither debit nor credit')
}

/** An amount with its sign, and in euro at the rate of its day. */
const amounts = ({ Amount, AmountEur, EurRateDate }: Booking, sign: 1 | -1, currency: CurrencyCode) => ({
  amount: toMoney(new Big(Amount).times(sign), currency),
  reporting:
    AmountEur == null || EurRateDate === null ? null : { value: toMoney(new Big(AmountEur).times(sign), 'EUR'), rateDate: EurRateDate },
})

export function mapTitleTransaction(row: ThirdTitleTransaction, currency: CurrencyCode, { report }: Context): ProviderTransaction {
  const type = translate(row.Kind, toTitleKind, 'Other', 'kind of a title transaction', report)
  return {
    ...bookingHead(row, currency),
    type,
    name: nameOf(row.ProductName),
    settleDate: row.SettlementDate,
    units: row.Units == null ? null : toUnits(row.Units),
    price: row.Price == null ? null : toPrice(row.Price, row.PriceFactor),
    quoteUnit: toQuoteUnit(row.PriceCurrency),
    ...amounts(row, titleSign(type, row.DebitCredit), currency),
    // A balance of none of the two accounts that we know: they have one.
    cashType: null,
  }
}

/** Titles that come or go as they are move no cash, and have no letter. */
const titleSign = (type: TransactionType, letter: Text): 1 | -1 =>
  type === 'TransferIn' ? 1 : type === 'TransferOut' ? -1 : signOf(letter)

export function mapCashTransaction(row: ThirdCashTransaction, currency: CurrencyCode, { report }: Context): ProviderTransaction {
  return {
    ...bookingHead(row, currency),
    type: translate(row.Kind, toCashKind, 'Other', 'kind of a cash transaction', report),
    name: nameOf(row.ProductName, row.Description),
    settleDate: row.ValueDate,
    units: null,
    price: null,
    quoteUnit: currency,
    ...amounts(row, signOf(row.DebitCredit), currency),
    cashType: null,
  }
}

/** A fee comes as a positive amount and is a debit here; a refund is negative with them. */
export function mapFee(row: ThirdFee, currency: CurrencyCode, { report }: Context): ProviderTransaction {
  return {
    ...bookingHead(row, currency),
    type: translate(row.Kind, toFeeKind, 'Charge', 'kind of a fee', report),
    name: nameOf(row.Description, row.ProductName),
    settleDate: null,
    units: null,
    price: null,
    quoteUnit: currency,
    ...amounts(row, -1, currency),
    cashType: null,
  }
}

function nameOf(...texts: readonly Text[]): string {
  const name = texts.find((text) => text)
  if (!name) throw new RangeError('row without a name')
  return name
}

/** As a charge, positive: in the portfolio's currency or, for a whole account, in euro. Throws without a rate then: the sum would be too small. */
export function mapCharge(row: ThirdFee, currency: CurrencyCode, isInEuro: boolean): ProviderCharges['items'][number] {
  const amount = isInEuro && currency !== 'EUR' ? row.AmountEur : row.Amount
  if (amount == null) throw new RangeError('fee without a rate')
  return { label: nameOf(row.Description, row.ProductName), date: row.Date, amount: toMoney(amount, isInEuro ? 'EUR' : currency) }
}

export const mapHistoryRow = (row: ThirdHistoryRow, currency: CurrencyCode): ProviderHoldingDay => ({
  date: row.Date,
  units: row.Units == null ? null : toUnits(row.Units),
  price: row.Price == null ? null : toPrice(row.Price, row.PriceFactor),
  value: toMoney(row.Value, currency),
})

export const mapPerformanceRow = (row: ThirdPerformanceRow, currency: CurrencyCode): ProviderPerformance['cumulative'][number] => ({
  date: row.Date,
  portfolio: ratioFromPercent(row.Return),
  portfolioValue: toMoney(row.Value, currency),
  benchmark: toRatioOrNull(row.BenchmarkReturn),
})

/** Null for a period that no screen of ours asks for, and for an unknown one, which is reported. */
export function mapPeriod(row: ThirdPeriod, report: ReportUnknown): ProviderDiscrete | null {
  const period = toDiscretePeriod(row.Period)
  if (period === null) report('period of a return', row.Period)
  if (period === null || period === 'unused') return null
  return { ...period, portfolio: toRatioOrNull(row.Return), benchmark: toRatioOrNull(row.BenchmarkReturn) }
}
