import * as z from 'zod/mini'
import { quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema, isoInstantSchema } from '../../domain/dates'
import { heldAssetClasses, heldRegions, heldTypes } from '../../domain/heldByHand'
import { blankable, decimalNumberSchema, openDaySchema, recordDaySchema, recordNameSchema } from './editedFields'

/** Characters of a symbol. */
export const symbolLength = 40
/** Most prices that are kept of a property. */
export const maxPricePoints = 500

/** A holding that is kept by hand, as Payload's REST gives it. */
export const holdingRecordSchema = z.object({
  id: z.string(),
  portfolio: z.string(),
  name: z.string(),
  symbol: z.string(),
  assetClass: z.enum(heldAssetClasses),
  type: z.enum(heldTypes),
  units: z.number(),
  /** Paid for a unit, in `currency`, which may be pence. */
  purchaseValue: blankable(z.number()),
  currency: quoteUnitSchema,
  region: blankable(z.enum(heldRegions)),
  date: blankable(recordDaySchema),
  /** Percent a year. */
  annualGrowth: blankable(z.number()),
  pricePoints: blankable(z.array(z.object({ date: recordDaySchema, price: z.number() }))),
  updatedAt: isoInstantSchema,
})
export type HoldingRecord = z.infer<typeof holdingRecordSchema>
export const holdingRecordsSchema = z.object({ docs: z.array(holdingRecordSchema) })

const amountSchema = decimalNumberSchema({ min: 0 })
const common = {
  name: recordNameSchema,
  currency: quoteUnitSchema,
  region: z.nullable(z.enum(heldRegions)),
  date: openDaySchema,
  purchaseValue: z.nullable(amountSchema),
} as const
const symbolSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(symbolLength))

/** A price of a property on a day. */
export const pricePointSchema = z.object({ date: isoDateSchema, price: amountSchema })
export type PricePoint = z.infer<typeof pricePointSchema>

/** What is filled in of a share or bond, and of a fund. */
export const securityFormSchema = z.object({
  name: common.name,
  symbol: symbolSchema,
  assetClass: z.enum(['Equity', 'Fixed income', 'Other']),
  units: amountSchema,
  purchaseValue: common.purchaseValue,
  currency: common.currency,
  region: common.region,
  date: common.date,
})
export type SecurityForm = z.infer<typeof securityFormSchema>

/** What is filled in of a property, which is one unit; its prices stand beside it. */
export const propertyFormSchema = z.object({
  name: common.name,
  purchaseValue: common.purchaseValue,
  currency: common.currency,
  annualGrowth: z.nullable(decimalNumberSchema({ min: -100, max: 1000, decimals: 4 })),
  region: common.region,
  date: common.date,
})
export type PropertyForm = z.infer<typeof propertyFormSchema>

/** What is filled in of money on an account: `units` is the amount. */
export const cashFormSchema = z.object({ name: common.name, units: amountSchema, currency: common.currency })
export type CashForm = z.infer<typeof cashFormSchema>
