import Big from 'big.js'
import { isCash } from '../../../../shared/domain/assetClass'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, zeroMoney } from '../../../../shared/domain/money'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import { toBondTerms } from '../adapter/bondTerms'
import { toCurrency, toDecimal, toDecimalOrNull, toMoney, toQuoteUnit, toRatioOrNull, unitDigits } from '../adapter/figures'
import { quoteUnitOf } from '../adapter/quoteUnit'
import { reportingIn } from '../adapter/reporting'
import { type ReportUnknown, translate } from '../adapter/words'
import type {
  ProviderAccount,
  ProviderAccountSummary,
  ProviderCharges,
  ProviderDiscrete,
  ProviderDocument,
  ProviderHolding,
  ProviderPerformance,
  ProviderPortfolio,
  ProviderTransaction,
  Reporting,
} from '../provider'
import type {
  FileAccount,
  FileAccountRow,
  FileCharge,
  FileHolding,
  FilePeriod,
  FilePortfolio,
  FilePricePoint,
  FileReport,
  FileReporting,
  FileReturn,
  FileTransaction,
  FileValuation,
} from './schema'
import { toAssetClass, toCashType, toDocumentType, toObjective, toPeriod, toPortfolioType, toTransactionType } from './words'

type Amount = FileCharge['amount'] | null | undefined

const moneyOrNull = (amount: Amount, currency: CurrencyCode): Money | null => (amount == null ? null : toMoney(amount, currency))

/** Throws when the conversion does not fit: whoever wrote the file can mend it. */
function reportingOf(reporting: FileReporting, value: Money): Reporting | null {
  if (reporting == null) return null
  const { currency, rate, rateDate } = reporting
  const converted = reportingIn(value, toMoney(reporting.value, toCurrency(currency)), rate, rateDate)
  if (converted === null) throw new RangeError('reporting: the value is not that at the rate')
  return converted
}

function headOf(row: FileAccount | FileAccountRow, asOf: IsoDate): Omit<ProviderAccount, 'portfolios'> {
  const currency = toCurrency(row.currency)
  const value = toMoney(row.value, currency)
  const { id: externalId, inception = null, name } = row
  return { externalId, name, currency, inception, value, reporting: reportingOf(row.reporting, value), asOf }
}

export const mapAccountRow = (row: FileAccountRow, asOf: IsoDate): ProviderAccountSummary => ({
  ...headOf(row, asOf),
  portfolioCount: row.portfolioCount,
})

export const mapAccount = (account: FileAccount, portfolios: readonly ProviderPortfolio[]): ProviderAccount => ({
  ...headOf(account, account.date),
  portfolios,
})

export function mapPortfolio(row: FilePortfolio, asOf: IsoDate, report: ReportUnknown): ProviderPortfolio {
  const currency = toCurrency(row.currency)
  const value = toMoney(row.value, currency)
  const { id: externalId, inception = null, name, returns, riskProfile = null } = row
  return {
    externalId,
    name,
    type: translate(row.type, toPortfolioType, 'Other', 'portfolio type', report),
    currency,
    value,
    reporting: reportingOf(row.reporting, value),
    inception,
    riskProfile,
    riskName: row.riskName || null,
    objective: translate(row.objective, toObjective, null, 'objective', report),
    change1d: toRatioOrNull(returns?.day),
    change1m: toRatioOrNull(returns?.month),
    changeYtd: toRatioOrNull(returns?.yearToDate),
    change1y: toRatioOrNull(returns?.oneYear),
    change3y: toRatioOrNull(returns?.threeYears),
    change5y: toRatioOrNull(returns?.fiveYears),
    changeAll: toRatioOrNull(returns?.sinceInception),
    asOf,
  }
}

export const mapPricePoint = ({ date, price }: FilePricePoint): ProviderHolding['prices'][number] => ({ date, price: toDecimal(price) })

/** Null for a holding of which nothing is left. Throws a `Contradiction` when the value is not that of the units at their price. */
export function mapHolding(
  row: FileHolding,
  currency: CurrencyCode,
  prices: ProviderHolding['prices'],
  report: ReportUnknown,
): ProviderHolding | null {
  const assetClass = translate(row.assetClass, toAssetClass, 'Others', 'asset class', report)
  const value = toMoney(row.value, currency)
  const isMoney = isCash({ assetClass })
  if (!isMoney && row.units != null && new Big(row.units).eq(0)) return null
  const { cost, dayChange, price = null } = row
  const isPriced = !isMoney && price !== null
  const quoteUnit = isPriced ? unitOf(row, price, value, report) : currency
  return {
    externalId: row.id,
    name: row.name,
    symbol: row.symbol || null,
    sedol: row.sedol || null,
    assetClass,
    sector: row.sector || null,
    region: row.region || null,
    cashType: translate(row.cashAccount, toCashType, null, 'cash account', report),
    quoteUnit,
    units: isMoney ? null : toDecimalOrNull(row.units, unitDigits),
    price: isPriced ? toDecimal(price) : null,
    priceDate: isPriced ? (row.priceDate ?? null) : null,
    value,
    cost: moneyOrNull(cost, currency),
    yield: toRatioOrNull(row.yield),
    dayChange: moneyOrNull(dayChange, currency),
    prices: isMoney ? [] : prices,
    bond: isMoney ? null : toBondTerms(row.bond, quoteUnit, report),
  }
}

/** Throws without a unit: pounds or pence is not to be guessed. */
function unitOf({ fxRate, priceUnit, units }: FileHolding, price: string | number, value: Money, report: ReportUnknown) {
  if (priceUnit == null) throw new RangeError('priceUnit: is required with a price')
  return quoteUnitOf({ units, price, unit: toQuoteUnit(priceUnit), fxRate }, value, report)
}

export function mapTransaction(row: FileTransaction, currency: CurrencyCode, report: ReportUnknown): ProviderTransaction {
  if (row.price != null && row.priceUnit == null) throw new RangeError('priceUnit: is required with a price')
  const { reporting } = row
  return {
    externalId: row.id,
    holdingExternalId: row.holding || null,
    type: translate(row.type, toTransactionType, 'Other', 'transaction type', report),
    name: row.name,
    symbol: row.symbol || null,
    date: row.date,
    settleDate: row.settleDate ?? null,
    units: toDecimalOrNull(row.units, unitDigits),
    price: toDecimalOrNull(row.price),
    quoteUnit: row.priceUnit == null ? currency : toQuoteUnit(row.priceUnit),
    amount: toMoney(row.amount, currency),
    reporting: reporting ? { value: toMoney(reporting.value, toCurrency(reporting.currency)), rateDate: reporting.rateDate } : null,
    cashType: translate(row.cashAccount, toCashType, null, 'cash account', report),
    balance: moneyOrNull(row.balance, currency),
    note: row.note || null,
  }
}

export const mapReturn = (row: FileReturn, currency: CurrencyCode): ProviderPerformance['cumulative'][number] => ({
  date: row.date,
  portfolio: ratioFromPercent(row.return),
  portfolioValue: toMoney(row.value, currency),
  benchmark: toRatioOrNull(row.benchmark),
})

export const mapValuation = ({ date, paidIn, paidOut, value }: FileValuation, currency: CurrencyCode): Valuation => ({
  date,
  value: toMoney(value, currency),
  inflow: moneyOrNull(paidIn, currency) ?? zeroMoney(currency),
  outflow: moneyOrNull(paidOut, currency) ?? zeroMoney(currency),
})

/** Null for a period that is none of ours; its name is reported. */
export function mapPeriod(row: FilePeriod, report: ReportUnknown): ProviderDiscrete | null {
  const period = translate(row.period, toPeriod, null, 'period of a return', report)
  return period && { ...period, portfolio: toRatioOrNull(row.return), benchmark: toRatioOrNull(row.benchmark) }
}

export const mapCharge = ({ amount, date, label }: FileCharge, currency: CurrencyCode): ProviderCharges['items'][number] => ({
  label,
  date,
  amount: toMoney(amount, currency),
})

export const mapReport = ({ date, holding, id, name, portfolio, type }: FileReport, report: ReportUnknown): ProviderDocument => ({
  externalId: id,
  name,
  type: translate(type, toDocumentType, null, 'type of a report', report),
  typeName: type || null,
  date: date ?? null,
  portfolioExternalId: portfolio || null,
  holdingExternalId: holding || null,
})
