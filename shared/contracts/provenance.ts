import * as z from 'zod/mini'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'

/** Why a part of an answer is old or missing. */
export const degradedReasonSchema = z.object({
  /** Which part of the answer: the name of a screen's block. */
  part: z.enum([
    'account',
    'portfolios',
    'portfolio',
    'holdings',
    'transactions',
    'performance',
    'charges',
    'documents',
    'commitments',
    'funds',
    'news',
    'quotes',
    'rates',
  ]),
  /** What went wrong upstream. `dropped_rows`: rows were unreadable and left out. `implausible`: the answer is being checked before it is believed. */
  kind: z.enum(['unavailable', 'unauthorized', 'rate_limited', 'bad_shape', 'not_found', 'dropped_rows', 'implausible']),
  /** True when the part shows the last good answer; false when it shows nothing. */
  stale: z.boolean(),
})
export type DegradedReason = z.infer<typeof degradedReasonSchema>

/** Where figures come from and how old they are. Every wealth answer carries it. */
export const provenanceSchema = z.object({
  /** Name of the source that answered, as the brand file has it: `akta`. */
  source: z.string(),
  /** Data date: the day of the prices. Null when nothing is known. */
  asOf: z.nullable(isoDateSchema),
  /** When the upstream gave this answer. Older than the request when the answer is the last good one. */
  fetchedAt: z.nullable(isoInstantSchema),
  /** True when any part is old or missing; `reasons` then says which. */
  degraded: z.boolean(),
  reasons: z.array(degradedReasonSchema),
})
export type Provenance = z.infer<typeof provenanceSchema>
