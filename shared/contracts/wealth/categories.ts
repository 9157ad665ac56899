import * as z from 'zod/mini'
import { assetClassSchema } from '../../domain/assetClass'
import { currencyCodeSchema } from '../../domain/currency'
import { moneySchema } from '../../domain/money'
import { transactionCategories } from '../../domain/transactions/categories'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'
import { transactionSchema, transactionsResponseSchema } from './transactions'

export const transactionCategorySchema = z.enum(transactionCategories)

export const categorySumSchema = z.object({
  category: transactionCategorySchema,
  count: z.number(),
  /** Null when a row is in another currency. */
  sum: z.nullable(moneySchema),
})
export type CategorySum = z.infer<typeof categorySumSchema>

/* ---------- GET /api/wealth/portfolios/{id}/transactions/categories?range=&from=&to= ---------- */

/** A transaction with what its category's screen shows besides. */
export const categorisedTransactionSchema = z.extend(transactionSchema, {
  category: transactionCategorySchema,
  /** Units at their price in the currency of the price, with the sign of `amount`; null without a price. */
  localAmount: z.nullable(moneySchema),
  /** Of the holding; null for what is not held any more, and for cash. */
  assetClass: z.nullable(assetClassSchema),
})
export type CategorisedTransaction = z.infer<typeof categorisedTransactionSchema>

export const categoriesResponseSchema = z.extend(z.omit(transactionsResponseSchema, { transactions: true }), {
  currency: currencyCodeSchema,
  /** Those that occur, in the specification's order. */
  categories: z.array(categorySumSchema),
  /** The newest first. */
  transactions: z.array(categorisedTransactionSchema),
  missing: z.nullable(missingReasonSchema),
  explanation: explanationSchema,
})
export type CategoriesResponse = z.infer<typeof categoriesResponseSchema>
