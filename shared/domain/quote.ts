import Big from 'big.js'
import type { QuoteUnit } from './currency'
import { type DecimalString, decimal, type Money, money, roundMoney } from './money'

/** The price of one unit as its market quotes it. */
export type QuotedPrice = Readonly<{ price: DecimalString; unit: QuoteUnit }>

/** A price in pence (GBX) as pounds. */
export const penceToPounds = (price: DecimalString): DecimalString => decimal(new Big(price).times('0.01'))

/**
 * Value of `units` at `price`, rounded to the digits of the currency; a price in GBX gives pounds. The unit is the one the price is
 * quoted in, whatever a contract note prints: one that says "GBP 2267.4179" may mean pence.
 */
export function valueOf(units: DecimalString, price: DecimalString, quoteUnit: QuoteUnit): Money {
  const [unitPrice, currency] = quoteUnit === 'GBX' ? ([penceToPounds(price), 'GBP'] as const) : ([price, quoteUnit] as const)
  return roundMoney(money(new Big(units).times(unitPrice), currency))
}
