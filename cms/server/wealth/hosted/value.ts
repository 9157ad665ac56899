import Big from 'big.js'
import { type CurrencyCode, minorDigits } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, money, roundMoney } from '../../../../shared/domain/money'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { currencyOf, type Market } from './market'
import type { Price } from './prices'
import type { Reporting } from '../provider'

/** An exact amount in a currency, before it is rounded. */
export type Amount = Readonly<{ amount: Big; currency: CurrencyCode }>

/** Units at a price, in whole units of the price's currency: pence become pounds. */
export const amountAt = (units: Big, { price, unit }: Pick<Price, 'price' | 'unit'>): Amount => ({
  amount: unit === 'GBX' ? units.times(price).times('0.01') : units.times(price),
  currency: currencyOf(unit),
})

/** As `convert`, without the text that makes it money: a history has thousands of them. */
export function converted({ amount, currency: from }: Amount, currency: CurrencyCode, date: IsoDate, market: Market): Big | null {
  if (from === currency) return roundHalfAway(amount, minorDigits(currency))
  const rate = market.rateOn(from, currency, date)
  return rate && roundHalfAway(amount.times(rate.rate), minorDigits(currency))
}

/** An amount in `currency` at the rate of a day, to the currency's own digits; null without a rate. */
export function convert(from: Amount, currency: CurrencyCode, date: IsoDate, market: Market): Money | null {
  const amount = converted(from, currency, date, market)
  return amount && money(amount, currency)
}

/** A value with its conversion into the currency that the firm reports in, the rate and its day; null without a rate. */
export function reportingOf(value: Money, currency: CurrencyCode, date: IsoDate, market: Market): Reporting | null {
  const rate = market.rateOn(value.currency, currency, date)
  return rate && { value: roundMoney(money(new Big(value.amount).times(rate.rate), currency)), rate: rate.rate, rateDate: rate.date }
}
