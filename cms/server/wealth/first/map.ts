import { isCash } from '../../../../shared/domain/assetClass'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { Money } from '../../../../shared/domain/money'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import { dayOfMidnight } from '../adapter/days'
import { toCurrency, toDecimal, toDecimalOrNull, toMoney, toMoneyOrNull, toQuoteUnit, toRatioOrNull, unitDigits } from '../adapter/figures'
import { toBondTerms } from '../adapter/bondTerms'
import { quoteUnitOf } from '../adapter/quoteUnit'
import { reportingIn } from '../adapter/reporting'
import { type ReportUnknown, translate, type Translate } from '../adapter/words'
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
  FirstAccount,
  FirstAccountRow,
  FirstCharge,
  FirstCumulative,
  FirstDiscrete,
  FirstDocument,
  FirstHolding,
  FirstPortfolio,
  FirstPricePoint,
  FirstReporting,
  FirstTransaction,
} from './schema'
import { toAssetClass, toDiscretePeriod, toDocumentType, toObjective, toPortfolioType, toTransactionType } from './words'

export const mapAccountRow = (row: FirstAccountRow): ProviderAccountSummary => ({ ...accountHead(row), portfolioCount: row.portfolioCount })

export const mapAccount = (account: FirstAccount, portfolios: readonly ProviderPortfolio[]): ProviderAccount => ({
  ...accountHead(account),
  portfolios,
})

function accountHead(row: FirstAccount | FirstAccountRow): Omit<ProviderAccount, 'portfolios'> {
  const currency = toCurrency(row.currency)
  const value = toMoney(row.value, currency)
  return {
    externalId: row.id,
    name: row.name,
    currency,
    inception: row.inception ?? null,
    value,
    reporting: reportingOf(row, value),
    asOf: row.date,
  }
}

/** Their value in pounds with its rate; null without both, and when the three do not fit: then one of them is wrong. */
function reportingOf({ gbpRate, gbpRateDate, valueInGbp }: FirstReporting, value: Money): Reporting | null {
  if (valueInGbp == null || gbpRate == null || gbpRateDate == null) return null
  return reportingIn(value, toMoney(valueInGbp, 'GBP'), gbpRate, gbpRateDate)
}

export function mapPortfolio(row: FirstPortfolio, report: ReportUnknown): ProviderPortfolio {
  const currency = toCurrency(row.currency)
  const value = toMoney(row.value, currency)
  return {
    externalId: row.id,
    name: row.name,
    type: translate(row.type, toPortfolioType, 'Other', 'portfolio type', report),
    currency,
    value,
    reporting: reportingOf(row, value),
    inception: row.inception ?? null,
    ...riskOf(row.riskProfile),
    objective: translate(row.objective, toObjective, null, 'objective', report),
    change1d: toRatioOrNull(row.change1d),
    change1m: toRatioOrNull(row.change1m),
    changeYtd: toRatioOrNull(row.changeYtd),
    change1y: toRatioOrNull(row.change1y),
    change3y: toRatioOrNull(row.change3y),
    change5y: toRatioOrNull(row.change5y),
    changeAll: toRatioOrNull(row.changeAll),
    asOf: row.date,
  }
}

/** The last word of a risk profile is its level: `Balanced Growth 5`. The level is null when it is none of 1 to 7. */
function riskOf(profile: string | null | undefined): Pick<ProviderPortfolio, 'riskProfile' | 'riskName'> {
  const words = profile?.trim().split(/\s+/) ?? []
  const level = words.at(-1) ?? ''
  const isLevel = /^[1-7]$/.test(level)
  return { riskProfile: isLevel ? Number(level) : null, riskName: (isLevel ? words.slice(0, -1) : words).join(' ') || null }
}

/** Null for a holding of which nothing is left. Throws a `Contradiction` when the value is not that of the units at their price. */
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
  const hasNoUnits = isCash({ assetClass })
  const value = toMoney(row.value, portfolioCurrency)
  const price = hasNoUnits ? null : (row.price ?? null)
  const unit = price === null ? quoteUnit : quoteUnitOf({ units: row.units, price, unit: quoteUnit, fxRate: row.fxRate }, value, report)
  return {
    externalId: row.id,
    name: row.name,
    symbol: row.symbol ?? null,
    sedol: row.sedol ?? null,
    assetClass,
    sector: row.sector ?? null,
    region: row.region ?? null,
    cashType: cashType(row.cashTypeId, report),
    quoteUnit: unit,
    units: hasNoUnits ? null : toDecimal(row.units, unitDigits),
    price: toDecimalOrNull(price),
    priceDate: hasNoUnits ? null : (row.priceDate ?? null),
    value,
    cost: toMoneyOrNull(row.purchaseValue, portfolioCurrency),
    yield: toRatioOrNull(row.yield),
    dayChange: toMoneyOrNull(row.dayChange, portfolioCurrency),
    prices: hasNoUnits ? [] : prices,
    bond: hasNoUnits ? null : toBondTerms(row.bond, unit, report),
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
    cashType: cashType(row.cashType, report),
    balance: row.balance == null ? null : toMoney(row.balance, portfolioCurrency),
    note: row.note ?? null,
  }
}

/** A transfer of investments moves no cash, so feeds book its worth without a sign; what goes out is negative here. */
const signed = (type: TransactionType, amount: number): number => (type === 'TransferOut' ? -Math.abs(amount) : amount)

export const mapCumulative = (row: FirstCumulative, currency: CurrencyCode): ProviderPerformance['cumulative'][number] => ({
  date: dayOfMidnight(row.date),
  portfolio: ratioFromPercent(row.portfolio),
  portfolioValue: toMoney(row.portfolioValue, currency),
  benchmark: toRatioOrNull(row.benchmark),
})

/** Null for a period that is none of ours; its label is reported. */
export function mapDiscrete(row: FirstDiscrete, report: ReportUnknown): ProviderDiscrete | null {
  const period = translate(row.label, toDiscretePeriod, null, 'label of a discrete return', report)
  return period && { ...period, portfolio: toRatioOrNull(row.return), benchmark: toRatioOrNull(row.benchmark) }
}

/** Charges come as positive amounts; a refund is negative. */
export const mapCharge = (row: FirstCharge, currency: CurrencyCode): ProviderCharges['items'][number] => ({
  label: row.label,
  date: row.date,
  amount: toMoney(row.amount, currency),
})

export const mapDocument = (row: FirstDocument, report: ReportUnknown): ProviderDocument => ({
  externalId: row.documentPath,
  name: row.name,
  type: translate(row.documentType, toDocumentType, null, 'documentType', report),
  typeName: row.documentType ?? null,
  date: row.date ?? null,
  portfolioExternalId: row.portfolioId ?? null,
  holdingExternalId: row.parentId ?? null,
})
