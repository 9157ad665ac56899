import type Big from 'big.js'
import type { AssetClass } from '../../../../shared/domain/assetClass'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { addDays, type IsoDate } from '../../../../shared/domain/dates'
import { type Money, money, subtractMoney, sumMoney } from '../../../../shared/domain/money'
import { chainReturn, returnOver, returnSinceInception } from '../../../../shared/domain/performance/chain'
import { returnYearToDate } from '../../../../shared/domain/performance/tiles'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import { toDecimal, unitDigits } from '../adapter/figures'
import { returnsOf } from '../adapter/ownReturns'
import type { ProviderHolding, ProviderHoldings, ProviderPerformance, ProviderPortfolio } from '../provider'
import { lastQuote } from './market'
import { unitsOn } from './positions'
import { priceOn } from './prices'
import type { HostedHolding } from './records'
import { amountAt, convert, reportingOf } from './value'
import { firstDayOf, type HeldOn, heldOn, type Opened, valuationsOf, valueOn } from './valuations'

const assetClassOf: Readonly<Record<HostedHolding['assetClass'], AssetClass>> = {
  Equity: 'Equity',
  'Fixed income': 'Fixed Interest',
  Property: 'Property',
  Cash: 'Cash',
  Other: 'Others',
}

/** A list with the number of rows that had to be left out. */
export type Counted<T> = Readonly<{ data: T; dropped: number }>

/** What a portfolio held on a day. A holding whose price or rate nobody knows is left out and counted: the answer is then incomplete. */
export function mapHoldings(opened: Opened, date: IsoDate): Counted<ProviderHoldings> {
  const { currency } = opened.portfolio
  const held = heldOn(opened, date)
  const holdings = held.flatMap((one) => mapHolding(one, opened, date) ?? [])
  const value = sumMoney(
    holdings.map((holding) => holding.value),
    currency,
  )
  return { data: { currency, asOf: date, value, holdings }, dropped: held.length - holdings.length }
}

function mapHolding({ holding, price, units, value }: HeldOn, opened: Opened, date: IsoDate): ProviderHolding | null {
  if (value === null || price === null) return null
  const isCash = holding.assetClass === 'Cash'
  return {
    externalId: holding.id,
    name: holding.name,
    symbol: holding.symbol || null,
    sedol: null,
    assetClass: assetClassOf[holding.assetClass],
    sector: null,
    region: holding.region,
    cashType: isCash ? 'capital' : null,
    quoteUnit: price.unit,
    units: isCash ? null : toDecimal(units, unitDigits),
    price: isCash ? null : price.price,
    priceDate: isCash ? null : price.date,
    value,
    ...(isCash && price.unit !== opened.portfolio.currency ? { localValue: localValueOf(units, price) } : {}),
    cost: isCash ? null : costOf(holding, units, opened, date),
    yield: null,
    dayChange: dayChangeOf({ holding, price, units, value }, opened),
    prices: [],
  }
}

function localValueOf(units: Big, price: Parameters<typeof amountAt>[1]): Money {
  const { amount, currency } = amountAt(units, price)
  return money(amount, currency)
}

/** What was paid for the units, at the rate of the day on which they were bought; null when that is not known. */
function costOf(
  { date: bought, purchasePrice, unit }: HostedHolding,
  units: Big,
  { market, portfolio }: Opened,
  date: IsoDate,
): Money | null {
  if (purchasePrice === null) return null
  const paid = amountAt(units, { price: purchasePrice, unit })
  if (paid.currency !== portfolio.currency && bought === null) return null
  return convert(paid, portfolio.currency, bought ?? date, market)
}

/** What the same units gained from the quote before to the last one. Null for what is not quoted. */
function dayChangeOf({ holding, price, units, value }: HeldOn, { market, portfolio }: Opened): Money | null {
  const quotes = market.quotesOf(holding)
  if (!quotes || quotes === 'unknown' || value === null || price?.origin !== 'quote' || price.date === null) return null
  const before = lastQuote(quotes, addDays(price.date, -1))
  const worth = before && convert(amountAt(units, { price: before.price, unit: quotes.quoteUnit }), portfolio.currency, before.date, market)
  return worth ? subtractMoney(value, worth) : null
}

const noChanges = { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null }

/** A portfolio on a day; null when its value is not known. `currency` is the one that the firm reports in. */
export function mapPortfolio(opened: Opened, date: IsoDate, currency: CurrencyCode): ProviderPortfolio | null {
  const { market, portfolio } = opened
  const value = valueOn(opened, date)
  if (value === null) return null
  return {
    externalId: portfolio.id,
    name: portfolio.name,
    type: portfolio.type,
    currency: portfolio.currency,
    value,
    reporting: reportingOf(value, currency, date, market),
    inception: portfolio.inception ?? firstDayOf(opened),
    riskProfile: portfolio.riskProfile,
    riskName: null,
    esgRating: portfolio.esgRating,
    region: portfolio.region,
    objective: portfolio.objective,
    ...changesOf(valuationsOf(opened, portfolio.currency, date), date),
    asOf: date,
  }
}

/** Returns up to a day, chained from our own series; null each where the series does not reach back, and all where it is not known. */
function changesOf(valuations: readonly Valuation[] | null, date: IsoDate) {
  const cumulative = valuations && returnsOf(valuations, wholeHistory(valuations, date))
  const [before, last] = (cumulative ?? []).slice(-2)
  if (!cumulative || !before || !last) return noChanges
  const series = cumulative.map((entry) => ({ date: entry.date, portfolio: entry.portfolio, benchmark: null }))
  return {
    change1d: chainReturn(before.portfolio, last.portfolio),
    change1m: returnOver(series, date, 1).portfolio,
    changeYtd: returnYearToDate(series, date).portfolio,
    change1y: returnOver(series, date, 12).portfolio,
    change3y: returnOver(series, date, 36).portfolio,
    change5y: returnOver(series, date, 60).portfolio,
    changeAll: returnSinceInception(series, date, null).portfolio,
  }
}

const wholeHistory = (valuations: readonly Valuation[], to: IsoDate) => ({ from: valuations[0]?.date ?? to, to })

/** Our own returns of a period; null when values contradict the payments. They are gross: our records book no charges. */
export function mapPerformance(
  valuations: readonly Valuation[],
  currency: CurrencyCode,
  period: Readonly<{ from: IsoDate; to: IsoDate }>,
): ProviderPerformance | null {
  const cumulative = returnsOf(valuations, period)
  return cumulative && { currency, benchmarkName: null, basis: 'gross', cumulative, discrete: [] }
}

/** The days of a holding within a period on which something is known of it: each weekday that it was held on. */
export function mapHistory(
  { market, portfolio, positions }: Opened,
  holding: HostedHolding,
  days: readonly IsoDate[],
): Counted<{ date: IsoDate; units: ProviderHolding['units']; price: ProviderHolding['price']; value: Money }[]> {
  let dropped = 0
  const data = days.flatMap((date) => {
    const units = unitsOn(positions, holding, date)
    if (units.eq(0)) return []
    const price = priceOn(holding, date, market)
    const value = price && convert(amountAt(units, price), portfolio.currency, date, market)
    if (value === null) dropped += 1
    const isCash = holding.assetClass === 'Cash'
    return value ? { date, units: isCash ? null : toDecimal(units, unitDigits), price: isCash ? null : price.price, value } : []
  })
  return { data, dropped }
}
