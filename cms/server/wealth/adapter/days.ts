import * as z from 'zod/mini'
import { type IsoDate, isoDateOf, isoDateSchema } from '../../../../shared/domain/dates'

const threeHours = 10_800_000

/** Days of long histories: all of them have the same ones, and to work out a day takes as long as all else of its row. */
const known = new Map<string, IsoDate>()
const mostKnown = 20_000

/** A day, or the instant of its midnight at most three hours east of Greenwich: the evening before in UTC. Three hours later it is the day itself. */
export function dayOfMidnight(text: string): IsoDate {
  const found = known.get(text)
  if (found !== undefined) return found
  const day = text.length === 10 ? isoDateSchema.parse(text) : isoDateOf(new Date(Date.parse(text) + threeHours))
  if (known.size >= mostKnown) known.clear()
  known.set(text, day)
  return day
}

/**
 * A day as upstreams write it that send instants: `2026-06-29T23:00:00.000Z` is 30 June in London. Any other moment of a day is refused: whose day it
 * is, it does not say.
 */
export const midnightSchema = z.pipe(
  z.union([
    isoDateSchema,
    z.iso.datetime().check(z.regex(/T(?:00|2[123]):00:00(?:\.0+)?Z$/, 'must be a midnight between Greenwich and three hours east of it')),
  ]),
  z.transform(dayOfMidnight),
)
