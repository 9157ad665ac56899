import Big from 'big.js'
import { isCash } from '../../../../shared/domain/assetClass'
import { type CurrencyCode, currencyCodes, currencyCodeSchema, quoteUnitSchema } from '../../../../shared/domain/currency'
import { type Money, negateMoney, zeroMoney } from '../../../../shared/domain/money'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import { toCurrency, toDecimal, toDecimalOrNull, toRatioOrNull, unitDigits, toMoney as moneyOf } from '../adapter/figures'
import { quoteUnitOf } from '../adapter/quoteUnit'
import { reportingIn } from '../adapter/reporting'
import { type ReportUnknown, translate } from '../adapter/words'
import type {
  ProviderAccount,
  ProviderAccountSummary,
  ProviderCharges,
  ProviderCommitment,
  ProviderDiscrete,
  ProviderDocument,
  ProviderHolding,
  ProviderHoldingDay,
  ProviderPortfolio,
  ProviderTransaction,
  Reporting,
} from '../provider'
import { fullPortfolioId } from './ids'
import type {
  SecondAccountRow,
  SecondAccountValue,
  SecondAmount,
  SecondCommitment,
  SecondDocument,
  SecondHolding,
  SecondOverview,
  SecondPortfolio,
  SecondPortfolioValue,
  SecondPosition,
  SecondPricePoint,
  SecondReporting,
  SecondReturns,
  SecondTransaction,
  SecondValuation,
} from './schema'
import { toAssetClass, toCashType, toDocumentType, toObjective, toPortfolioType, toTransactionType } from './words'

/* Over 250 lines: one mapping for each of their shapes, read beside openapi.yaml. */

export const toMoney = ({ amount, currency }: SecondAmount): Money => moneyOf(amount, toCurrency(currency))

/** Throws for an amount in another currency than the portfolio's: no sum of ours could hold it. */
export function moneyIn(currency: CurrencyCode, amount: SecondAmount): Money {
  const own = toMoney(amount)
  if (own.currency !== currency) throw new RangeError('amount in another currency than its portfolio')
  return own
}
const moneyOrNull = (currency: CurrencyCode, amount: SecondAmount | null | undefined): Money | null =>
  amount == null ? null : moneyIn(currency, amount)

export const mapAccountRow = (row: SecondAccountRow): ProviderAccountSummary => ({
  ...accountHead(row),
  portfolioCount: row.portfolioCount,
})

export const mapAccount = (account: SecondOverview, portfolios: readonly ProviderPortfolio[]): ProviderAccount => ({
  ...accountHead(account),
  portfolios,
})

function accountHead(row: SecondAccountRow | SecondOverview): Omit<ProviderAccount, 'portfolios'> {
  const value = toMoney(row.value)
  return {
    externalId: row.contactId,
    name: row.name,
    currency: value.currency,
    inception: row.inceptionIso ?? null,
    value,
    reporting: reportingOf(row.reporting, value),
    asOf: row.dateIso,
  }
}

/** Their value in the firm's currency with its rate; null without it, and when value and rate do not fit: then one of them is wrong. */
function reportingOf(reporting: SecondReporting, value: Money): Reporting | null {
  if (!reporting || !currencyCodeSchema.safeParse(reporting.value.currency).success) return null
  return reportingIn(value, toMoney(reporting.value), reporting.rate, reporting.rateIso)
}

export function mapPortfolio(row: SecondPortfolio, contact: string, report: ReportUnknown): ProviderPortfolio {
  const value = toMoney(row.value)
  const { returns } = row
  return {
    externalId: fullPortfolioId(contact, row.portfolioId),
    name: row.name,
    type: translate(row.kind, toPortfolioType, 'Other', 'portfolio type', report),
    currency: value.currency,
    value,
    reporting: reportingOf(row.reporting, value),
    inception: row.inceptionIso ?? null,
    riskProfile: levelWithin(row.risk?.level, 7),
    riskName: row.risk?.name || null,
    esgRating: levelWithin(row.esgScore, 10),
    region: row.region ?? null,
    objective: translate(row.objective, toObjective, null, 'objective', report),
    change1d: toRatioOrNull(returns?.day),
    change1m: toRatioOrNull(returns?.month),
    changeYtd: toRatioOrNull(returns?.yearToDate),
    change1y: toRatioOrNull(returns?.oneYear),
    change3y: toRatioOrNull(returns?.threeYears),
    change5y: toRatioOrNull(returns?.fiveYears),
    changeAll: toRatioOrNull(returns?.sinceInception),
    asOf: row.dateIso,
  }
}

/** A whole number from 1 to `highest`; null for anything else. */
const levelWithin = (level: number | null | undefined, highest: number): number | null =>
  level != null && Number.isInteger(level) && level >= 1 && level <= highest ? level : null

/** The periods that they compute themselves. */
export const mapReturns = (returns: SecondReturns): ProviderDiscrete[] =>
  (
    [
      ['ytd', returns?.yearToDate],
      ['1y', returns?.oneYear],
      ['3y', returns?.threeYears],
      ['5y', returns?.fiveYears],
      ['inception', returns?.sinceInception],
    ] as const
  ).map(([kind, percent]) => ({ kind, year: null, portfolio: toRatioOrNull(percent), benchmark: null }))

/** On most days nothing is paid in or out: one zero serves them all, of which there are thousands in a history. */
const zeros = new Map(currencyCodes.map((currency) => [currency, zeroMoney(currency)]))
const flowIn = (currency: CurrencyCode, amount: string): Money =>
  (/^0+(\.0+)?$/.test(amount) ? zeros.get(currency) : undefined) ?? moneyIn(currency, { amount, currency })

export const mapValuation = ({ dateIso, paidIn, paidOut, value }: SecondValuation, currency: CurrencyCode): Valuation => ({
  date: dateIso,
  value: moneyIn(currency, { amount: value, currency }),
  inflow: flowIn(currency, paidIn),
  outflow: flowIn(currency, paidOut),
})

/** Null for a holding of which nothing is left. Throws a `Contradiction`. */
export function mapHolding(
  row: SecondHolding,
  currency: CurrencyCode,
  prices: ProviderHolding['prices'],
  report: ReportUnknown,
): ProviderHolding | null {
  const assetClass = translate(row.assetClass, toAssetClass, 'Others', 'asset class', report)
  const value = moneyIn(currency, row.value)
  const hasNoUnits = isCash({ assetClass })
  if (!hasNoUnits && row.quantity != null && new Big(row.quantity).eq(0)) return null
  // Without a quantity it cannot be told from one of which nothing is left.
  if (!hasNoUnits && row.quantity == null) throw new RangeError('holding without a quantity')
  return {
    externalId: row.id,
    name: row.name,
    // Funds are known by their SEDOL alone.
    symbol: row.ticker ?? row.sedol ?? null,
    sedol: row.sedol ?? null,
    assetClass,
    sector: row.sector ?? null,
    region: row.region ?? null,
    cashType: translate(row.account, toCashType, null, 'cash account', report),
    quoteUnit: hasNoUnits || row.price == null ? currency : unitOf(row, row.price, value, report),
    units: hasNoUnits ? null : toDecimalOrNull(row.quantity, unitDigits),
    price: hasNoUnits ? null : toDecimalOrNull(row.price?.amount),
    priceDate: hasNoUnits ? null : (row.priceIso ?? null),
    value,
    cost: moneyOrNull(currency, row.cost),
    yield: toRatioOrNull(row.yield),
    dayChange: moneyOrNull(currency, row.dayChange),
    prices: hasNoUnits ? [] : prices,
  }
}

const unitOf = (
  { fxRate, quantity: units }: SecondHolding,
  { amount: price, currency }: SecondAmount,
  value: Money,
  report: ReportUnknown,
) => quoteUnitOf({ units, price, unit: quoteUnitSchema.parse(currency), fxRate }, value, report)

export const mapPricePoint = ({ dateIso, price }: SecondPricePoint): ProviderHolding['prices'][number] => ({
  date: dateIso,
  price: toDecimal(price),
})

export function mapTransaction(row: SecondTransaction, currency: CurrencyCode, report: ReportUnknown): ProviderTransaction {
  const unsigned = moneyIn(currency, row.amount)
  return {
    externalId: row.id,
    holdingExternalId: row.holdingId ?? null,
    type: translate(row.type, toTransactionType, 'Other', 'transaction type', report),
    name: row.name,
    symbol: row.ticker ?? null,
    date: row.dateIso,
    settleDate: row.settlementIso ?? null,
    units: toDecimalOrNull(row.quantity, unitDigits),
    price: toDecimalOrNull(row.price?.amount),
    quoteUnit: row.price == null ? currency : quoteUnitSchema.parse(row.price.currency),
    amount: row.direction === 'Debit' ? negateMoney(unsigned) : unsigned,
    cashType: translate(row.account, toCashType, null, 'cash account', report),
    balance: moneyOrNull(currency, row.balance),
    note: row.remark ?? null,
  }
}

/** A booked charge as what it costs: positive; a refund is negative. */
export const chargeOf = ({ amount, date, name }: ProviderTransaction): ProviderCharges['items'][number] => ({
  label: name,
  date,
  amount: negateMoney(amount),
})

export const mapPosition = ({ dateIso, price, quantity, value }: SecondPosition): ProviderHoldingDay => ({
  date: dateIso,
  units: toDecimalOrNull(quantity, unitDigits),
  price: toDecimalOrNull(price?.amount),
  value: toMoney(value),
})

export const mapDocument = (row: SecondDocument, contact: string, report: ReportUnknown): ProviderDocument => ({
  externalId: row.id,
  name: row.title,
  type: translate(row.kind, toDocumentType, null, 'kind of document', report),
  typeName: row.kind ?? null,
  date: row.dateIso ?? null,
  portfolioExternalId: row.portfolioId == null ? null : fullPortfolioId(contact, row.portfolioId),
  holdingExternalId: row.holdingId ?? null,
})

/* The private-equity provider */

const unknownToThem = {
  reporting: null,
  riskProfile: null,
  riskName: null,
  objective: null,
  change1d: null,
  change1m: null,
  changeYtd: null,
  change1y: null,
  change3y: null,
  change5y: null,
  changeAll: null,
} as const

export const mapPortfolioValue = (row: SecondPortfolioValue, contact: string): ProviderPortfolio => ({
  ...unknownToThem,
  externalId: fullPortfolioId(contact, row.portfolioId),
  name: row.name,
  type: 'Other',
  currency: toCurrency(row.value.currency),
  value: toMoney(row.value),
  inception: row.inceptionIso ?? null,
  asOf: row.dateIso,
})

export const mapAccountValue = (row: SecondAccountValue, portfolios: readonly ProviderPortfolio[]): ProviderAccount => ({
  externalId: row.contactId,
  name: row.name,
  currency: toCurrency(row.value.currency),
  inception: portfolios.reduce<ProviderAccount['inception']>(
    (first, { inception }) => (inception && (!first || inception < first) ? inception : first),
    null,
  ),
  value: toMoney(row.value),
  reporting: null,
  asOf: row.dateIso,
  portfolios,
})

export const mapCommitment = (row: SecondCommitment, portfolioExternalId: string, currency: CurrencyCode): ProviderCommitment => ({
  externalId: row.id,
  portfolioExternalId,
  name: row.fund,
  region: row.region ?? null,
  committed: moneyOrNull(currency, row.committed),
  called: moneyIn(currency, row.called),
  distributed: moneyOrNull(currency, row.distributed),
  value: moneyIn(currency, row.value),
  valuedOn: row.valuedIso ?? null,
})
