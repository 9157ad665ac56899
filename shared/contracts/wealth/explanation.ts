import * as z from 'zod/mini'
import { isoDateSchema } from '../../domain/dates'

/** How figures are made: the words are the portal's. */
export const figureMethods = [
  'time_weighted',
  'money_weighted',
  'monthly_sample',
  'sum_of_holdings',
  'sum_of_charges',
  'sum_of_bookings',
  'value_bridge',
  'uk_matching',
  'average_cost',
  'yield_to_maturity',
] as const

/** What explains a figure: its method, its period, its basis, and how many rows of each kind it was made of. */
export const explanationSchema = z.object({
  method: z.enum(figureMethods),
  /** The close of the first day and of the last. */
  from: z.nullable(isoDateSchema),
  to: z.nullable(isoDateSchema),
  /** After charges or before; null where charges are no matter of the figure. */
  basis: z.nullable(z.enum(['net', 'gross'])),
  inputs: z.array(
    z.object({ kind: z.enum(['valuations', 'benchmark', 'holdings', 'bookings', 'flows', 'charges', 'months']), rows: z.number() }),
  ),
})
export type Explanation = z.infer<typeof explanationSchema>
