import * as z from 'zod/mini'
import { quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema, isoInstantSchema } from '../../domain/dates'
import { bookedAssetClasses, bookingTypes, heldRegions, heldTypes } from '../../domain/heldByHand'
import { blankable, decimalNumberSchema, recordDaySchema, recordNameSchema } from './editedFields'
import { symbolLength } from './holding'

/** A transaction that is kept by hand, as Payload's REST gives it. */
export const transactionRecordSchema = z.object({
  id: z.string(),
  portfolio: z.string(),
  name: z.string(),
  symbol: blankable(z.string()),
  type: z.enum(bookingTypes),
  date: recordDaySchema,
  /** In units of the holding. */
  amount: z.number(),
  /** Paid or received for all of it, in `currency`. */
  localCcyAmount: blankable(z.number()),
  currency: quoteUnitSchema,
  assetClass: blankable(z.enum(bookedAssetClasses)),
  securityType: blankable(z.enum(heldTypes)),
  region: blankable(z.enum(heldRegions)),
  updatedAt: isoInstantSchema,
})
export type TransactionRecord = z.infer<typeof transactionRecordSchema>
export const transactionRecordsSchema = z.object({ docs: z.array(transactionRecordSchema) })

/** What is filled in. */
export const transactionFormSchema = z.object({
  type: z.enum(bookingTypes),
  name: recordNameSchema,
  symbol: z.string().check(z.trim(), z.minLength(1), z.maxLength(symbolLength)),
  date: isoDateSchema,
  amount: decimalNumberSchema({ min: 0 }),
  localCcyAmount: z.nullable(decimalNumberSchema()),
  currency: quoteUnitSchema,
  assetClass: z.nullable(z.enum(bookedAssetClasses)),
  securityType: z.nullable(z.enum(heldTypes)),
  region: z.nullable(z.enum(heldRegions)),
})
export type TransactionForm = z.infer<typeof transactionFormSchema>
