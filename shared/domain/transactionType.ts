import * as z from 'zod/mini'

/**
 * Kinds of a transaction. `TransferIn` and `TransferOut` are investments that come from or go to another custodian as they are;
 * `Charge` covers management and custody charges that a feed books as cash movements.
 */
export const transactionTypes = [
  'Purchase',
  'Sale',
  'Contribution',
  'Withdrawal',
  'TransferIn',
  'TransferOut',
  'Dividend',
  'Interest',
  'Charge',
  'Other',
] as const
export const transactionTypeSchema = z.enum(transactionTypes)
export type TransactionType = z.infer<typeof transactionTypeSchema>
