import * as z from 'zod/mini'
import { quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { transactionsResponseSchema } from './transactions'

/* ---------- GET /api/wealth/portfolios/{id}/contract-notes?range=&from=&to= ---------- */

/** A purchase or sale as a contract note has it (COBS 16 Annex 1R), as far as a provider tells. */
export const contractNoteSchema = z.object({
  /** Of the transaction. */
  id: z.string(),
  side: z.enum(['Purchase', 'Sale']),
  date: isoDateSchema,
  settleDate: z.nullable(isoDateSchema),
  name: z.string(),
  symbol: z.nullable(z.string()),
  units: z.nullable(decimalStringSchema),
  price: z.nullable(decimalStringSchema),
  quoteUnit: quoteUnitSchema,
  /** Units at their price, in the currency of the price; without a sign. */
  consideration: z.nullable(moneySchema),
  /** What the cash account paid (negative) or received for it, in the portfolio's currency. */
  amount: moneySchema,
  /** Units of the portfolio's currency for one of the price's; null where they are the same. */
  rate: z.nullable(decimalStringSchema),
  /** Charges that were booked for the same holding on the day; null where the provider books none to a holding, or several deals share them unequally. */
  commission: z.nullable(moneySchema),
  /** `amount` with the commission; null without it. */
  total: z.nullable(moneySchema),
  note: z.nullable(z.string()),
})
export type ContractNote = z.infer<typeof contractNoteSchema>

export const contractNotesResponseSchema = z.extend(z.omit(transactionsResponseSchema, { transactions: true }), {
  /** The newest first. */
  notes: z.array(contractNoteSchema),
})
export type ContractNotesResponse = z.infer<typeof contractNotesResponseSchema>
