import * as z from 'zod/mini'
import { remember } from './remember'

/** Currencies in which a value may be shown. GBX is no currency of ours: it is converted to GBP at the boundary. */
export const currencyCodes = ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'INR', 'JPY', 'ISK', 'CHF', 'SEK', 'NOK', 'DKK'] as const

export const currencyCodeSchema = z.enum(currencyCodes)
export type CurrencyCode = z.infer<typeof currencyCodeSchema>

/** Units in which a price may be quoted: a currency, or GBX (pence). */
export const quoteUnits = [...currencyCodes, 'GBX'] as const
export const quoteUnitSchema = z.enum(quoteUnits)
export type QuoteUnit = z.infer<typeof quoteUnitSchema>

/** Fraction digits in which a currency is written, from ISO 4217 through `Intl`: 2 for GBP, 0 for ISK and JPY. */
export const minorDigits = remember(
  (currency: CurrencyCode): number =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
)
