import Big from 'big.js'
import type { UsedRate } from '../../contracts/wealth/bridge'
import type { AssetClass } from '../assetClass'
import type { CurrencyCode, QuoteUnit } from '../currency'
import type { IsoDate } from '../dates'
import { compareMoney, decimal, type DecimalString, type Money } from '../money'

type Quoted = Readonly<{
  assetClass: AssetClass
  units: DecimalString | null
  price: DecimalString | null
  priceDate: IsoDate | null
  quoteUnit: QuoteUnit
  value: Money
}>

const digits = 4

/**
 * The exchange rates that holdings were valued at, by currency: units × price over the value. No feed sends them, so they are read back from what it
 * valued; the largest holding of a currency gives the most exact one. Bonds are left out, as feeds quote them in percent of what they repay as well as
 * in money.
 */
export function usedRates(holdings: readonly Quoted[], currency: CurrencyCode): UsedRate[] {
  const rates = new Map<CurrencyCode, UsedRate>()
  for (const { assetClass, price, priceDate, quoteUnit, units, value } of holdings.toSorted((a, b) => compareMoney(b.value, a.value))) {
    if (quoteUnit === 'GBX' || quoteUnit === currency || assetClass === 'Fixed Interest' || rates.has(quoteUnit)) continue
    if (units === null || price === null || value.currency !== currency || !new Big(value.amount).gt(0)) continue
    const rate = new Big(units).times(price).div(value.amount).round(digits)
    if (rate.gt(0)) rates.set(quoteUnit, { currency: quoteUnit, rate: decimal(rate), date: priceDate })
  }
  return [...rates.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}
