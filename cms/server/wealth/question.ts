import * as z from 'zod/mini'
import type { DegradedReason } from '../../../shared/contracts/provenance'
import { isoDateSchema, isoInstantSchema } from '../../../shared/domain/dates'
import { currencyCodeSchema } from '../../../shared/domain/currency'
import type { Answer, Period, ProviderTransaction, WealthProvider } from './provider'

const sizeSchema = z.readonly(z.object({ amount: z.string(), currency: z.nullable(currencyCodeSchema), asOf: z.nullable(isoDateSchema) }))

/** By what the size of an answer is judged: an amount, or a number of rows (then `currency` is null). */
export type Size = z.infer<typeof sizeSchema>

export const standingSchema = z.readonly(z.object({ size: z.nullable(sizeSchema), heldSince: z.nullable(isoInstantSchema) }))

/** What stands of a last good answer for the next one to be judged by: its size, and since when later ones are held back. */
export type Standing = z.infer<typeof standingSchema>

/**
 * What a source is asked, and how its answer is kept. An answer is kept under `source/name/id`, one a question: the range of a list is inside what is
 * kept and not in the key, so that midnight makes no figure unknown.
 */
export type Question<T> = Readonly<{
  part: DegradedReason['part']
  /** `holdings`, `performance`, `transactions-all`…: of a fixed set, for kept answers are bounded by it. */
  name: string
  /** The upstream's id of what is asked about. */
  id: string
  /** For a list over a range; tells shared answers apart, and is kept with the answer. */
  period?: Period
  schema: z.ZodMiniType<T>
  load: (provider: WealthProvider) => Promise<Answer<T>>
  /** False for a range that someone chose: it is not kept. */
  isKept?: boolean
  /** Kept answers that may serve this question too, cut to its range, the best first. Without it only its own. */
  servedBy?: readonly string[]
  /** Cuts a kept list to the range of this question; null when it does not reach back far enough. */
  cut?: (data: T, kept: Period) => T | null
  /** Null when an answer has nothing to be judged by. */
  sizeOf?: (data: T) => Size | null
  /** Cash flows that may explain a fall since the last good answer; null when they are not known. */
  flows?: (data: T) => Promise<readonly ProviderTransaction[] | null>
}>

/** Under which the last good answer to a question is kept. `source` is its name in the brand. */
export const answerKey = (source: string, { id, name }: Pick<Question<unknown>, 'name' | 'id'>): string => `${source}/${name}/${id}`
