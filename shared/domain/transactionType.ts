import * as z from 'zod/mini'

/** Kinds of a transaction. `Charge` covers management and custody charges that a feed books as cash movements. */
export const transactionTypes = ['Purchase', 'Sale', 'Contribution', 'Withdrawal', 'Dividend', 'Interest', 'Charge', 'Other'] as const
export const transactionTypeSchema = z.enum(transactionTypes)
export type TransactionType = z.infer<typeof transactionTypeSchema>
