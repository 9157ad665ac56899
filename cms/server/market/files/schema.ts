import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../../../shared/domain/currency'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { fundDetailsSchema } from '../../../../shared/domain/fund'
import { decimalStringSchema } from '../../../../shared/domain/money'
import { riskComparisonRowSchema } from '../../../../shared/contracts/market/riskComparison'
import { localeSchema } from '../../../../shared/i18n/localeSchema'
import { articleSchema, quotesSchema } from '../feeds'

/* The files of a market folder, in our own terms (README.md). */

export const fundsFileSchema = z.array(fundDetailsSchema)
/** By symbol. */
export const quotesFileSchema = z.record(z.string(), z.omit(quotesSchema, { symbol: true }))
/** Units of each currency for one euro, oldest first. */
export const ratesFileSchema = z.array(z.object({ date: isoDateSchema, perEuro: z.partialRecord(currencyCodeSchema, decimalStringSchema) }))
export const newsFileSchema = z.partialRecord(localeSchema, z.array(articleSchema))
export const riskComparisonFileSchema = z.array(riskComparisonRowSchema)
