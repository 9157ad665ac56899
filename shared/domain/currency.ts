import * as z from 'zod/mini'

/** Currencies in which a value may be shown. GBX is no currency of ours: it is converted to GBP at the boundary. */
export const currencyCodes = ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'INR', 'JPY', 'ISK', 'CHF', 'SEK', 'NOK', 'DKK'] as const

export const currencyCodeSchema = z.enum(currencyCodes)
export type CurrencyCode = z.infer<typeof currencyCodeSchema>

/** Units in which a price may be quoted: a currency, or GBX (pence). */
export const quoteUnits = [...currencyCodes, 'GBX'] as const
export const quoteUnitSchema = z.enum(quoteUnits)
export type QuoteUnit = z.infer<typeof quoteUnitSchema>

const withoutMinorUnit: ReadonlySet<CurrencyCode> = new Set(['ISK', 'JPY'])

/** Fraction digits in which a currency is written, from ISO 4217: 2 for GBP, 0 for ISK and JPY. A test compares it with `Intl`. */
export const minorDigits = (currency: CurrencyCode): number => (withoutMinorUnit.has(currency) ? 0 : 2)
