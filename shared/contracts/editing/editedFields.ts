import * as z from 'zod/mini'
import { isoDateSchema } from '../../domain/dates'

/*
 * Fields of the forms over accounts, portfolios, holdings and transactions. Each refuses what the field of its collection refuses; the words are
 * the portal's, by zod's code, and the specification's to the letter.
 */

/** As every record has one: 200 characters at most. */
export const recordNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Code by which a number of too many digits or decimals is told from one that is too large. */
const digitsKept = 15

type Limits = Readonly<{ min?: number; max?: number; decimals?: number }>

/** A number as `collections/fields/decimal` takes it: 15 digits and `decimals` places at most (7 unless said otherwise). */
export const decimalNumberSchema = ({ decimals = 7, max = 10 ** digitsKept, min = -max }: Limits = {}) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => isKept(value, decimals), 'has more digits than are kept'),
  )

/** Whether a double gives the number back as it is written, with no more than `decimals` places. */
function isKept(value: number, decimals: number): boolean {
  const [digits = '', exponent = '0'] = value.toExponential().split('e')
  const significant = digits.replace(/[-.]/g, '').length
  return significant <= digitsKept && significant - 1 - Number(exponent) <= decimals
}

/** What a record has of a field that may be empty: absent and null are the same. */
export const blankable = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )

/** The day of a record's moment: Payload keeps days as the start of theirs. */
export const recordDaySchema = z.pipe(
  z.string(),
  z.transform((moment) => isoDateSchema.parse(moment.slice(0, 10))),
)

/** A day that may be left open, as its field gives it: text, which is then empty. */
export const openDaySchema = z.pipe(
  z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text || null),
  ),
  z.nullable(isoDateSchema),
)

/** An email address; what stands around or between its letters by mistake is taken away, as the server does. */
export const accountEmailSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\s+/g, '').toLowerCase()),
  ),
  z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
)
