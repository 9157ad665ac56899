import Big from 'big.js'
import { amountIn, type FlowEntry } from '../cashFlow'
import type { CurrencyCode, QuoteUnit } from '../currency'
import { decimal, type DecimalString, type Money, money } from '../money'
import type { TransactionType } from '../transactionType'
import type { Trade } from './matchDisposals'

/** A booking as far as it moves units. */
export type UnitBooking = FlowEntry &
  Readonly<{
    externalId: string
    holdingExternalId: string | null
    symbol: string | null
    name: string
    units: DecimalString | null
    price: DecimalString | null
    quoteUnit: QuoteUnit
  }>

const kinds: Partial<Record<TransactionType, Trade['kind']>> = { Purchase: 'buy', Sale: 'sell', TransferIn: 'in', TransferOut: 'out' }

/**
 * Bookings that moved units as trades, in the order given. What a transferred unit once cost is no part of a transfer, so it is not known; neither is an
 * amount in another currency without a rate of its day. `keyOf` says which bookings are of one security.
 */
export function tradesOf(bookings: readonly UnitBooking[], currency: CurrencyCode, keyOf: (booking: UnitBooking) => string): Trade[] {
  return bookings.flatMap((booking): Trade[] => {
    const kind = kinds[booking.type]
    if (kind === undefined || booking.units === null || new Big(booking.units).eq(0)) return []
    const isDeal = kind === 'buy' || kind === 'sell'
    const amount = isDeal ? withoutSign(amountIn(booking, currency)) : null
    const units = decimal(new Big(booking.units).abs())
    const { date, externalId: id, name, price, quoteUnit } = booking
    const dealtAt = isDeal && price !== null ? { price, unit: quoteUnit } : null
    return [{ id, kind, security: keyOf(booking), name, date, units, amount, dealtAt }]
  })
}

const withoutSign = (amount: Money | null): Money | null => amount && money(new Big(amount.amount).abs(), amount.currency)

/** Within one portfolio the provider's own holding; across portfolios, whose holdings have ids of their own, the security's symbol, else its name. */
export const byHolding = ({ holdingExternalId, name, symbol }: Pick<UnitBooking, 'holdingExternalId' | 'symbol' | 'name'>): string =>
  holdingExternalId ?? symbol ?? name
export const bySecurity = ({ name, symbol }: Pick<UnitBooking, 'symbol' | 'name'>): string => symbol ?? name
