import * as z from 'zod/mini'
import { cashTypeSchema } from '../../domain/cashFlow'
import { quoteUnitSchema } from '../../domain/currency'
import { dateRangeSchema } from '../../domain/dateRange'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { transactionTypeSchema } from '../../domain/transactionType'
import { provenanceSchema } from '../provenance'

/* ---------- GET /api/wealth/portfolios/{id}/transactions?range=&from=&to= ---------- */

export const transactionsQuerySchema = z.object({
  /** That of the brand when it is left out. */
  range: z.optional(dateRangeSchema),
  /** Both needed with range `custom`, and only then. */
  from: z.optional(isoDateSchema),
  to: z.optional(isoDateSchema),
})

export const transactionSchema = z.object({
  id: z.string(),
  type: transactionTypeSchema,
  /** The security, or the words of a cash movement. */
  name: z.string(),
  symbol: z.nullable(z.string()),
  date: isoDateSchema,
  settleDate: z.nullable(isoDateSchema),
  units: z.nullable(decimalStringSchema),
  price: z.nullable(decimalStringSchema),
  quoteUnit: quoteUnitSchema,
  /** Positive is credit to the cash account, negative is debit; in the portfolio's currency. */
  amount: moneySchema,
  /** The cash account that it moved; null where the provider does not say. */
  cashType: z.nullable(cashTypeSchema),
  /** Of that account after the booking; null where the provider does not send it. */
  balance: z.nullable(moneySchema),
  note: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof transactionSchema>

export const transactionsResponseSchema = z.extend(provenanceSchema, {
  range: dateRangeSchema,
  from: z.nullable(isoDateSchema),
  to: isoDateSchema,
  /** The newest first. */
  transactions: z.array(transactionSchema),
})
export type TransactionsResponse = z.infer<typeof transactionsResponseSchema>

/* ---------- GET /api/wealth/portfolios/{id}/cash?range=&from=&to= ---------- */

/** A booking that moved money on a cash account. */
export const cashMovementSchema = z.omit(transactionSchema, { units: true, price: true, quoteUnit: true })
export type CashMovement = z.infer<typeof cashMovementSchema>

export const cashResponseSchema = z.extend(z.omit(transactionsResponseSchema, { transactions: true }), {
  /** The newest first. */
  movements: z.array(cashMovementSchema),
})
export type CashResponse = z.infer<typeof cashResponseSchema>
