import type { z } from 'zod/mini'
import { addDays, type IsoDate, isoInstant, type IsoInstant, isoDateOf } from '../../../../shared/domain/dates'
import type { Money } from '../../../../shared/domain/money'
import type { Answer } from '../provider'
import type { UnknownValue } from './report'
import { assertTotal, badShape, type Dropped, parseBody } from './rows'

/** What an upstream said at one of its addresses, before anything of it is believed. */
export type RawAnswer = Readonly<{ path: string; body: unknown; fetchedAt: IsoInstant }>

type Options = Readonly<{
  source: string
  /** The current day; what is of a later one is refused. */
  today?: () => IsoDate
  onUnknown?: (details: UnknownValue) => void
}>

/**
 * What no adapter may leave out, whichever API it reads: an answer is for the id that was asked for, of a day that has come, and its total is the sum
 * of its rows. What the whole answer hangs on throws `bad_shape`; the `assert…` ones throw a `RangeError`, for `mapRows` to leave out that row alone.
 */
export function createAnswerChecks({ onUnknown, source, today = () => isoDateOf(new Date()) }: Options) {
  let last: { today: IsoDate; tomorrow: IsoDate } | undefined
  /** Tomorrow is taken for a day of a place further east. Every day of a history asks. */
  const isFuture = (date: IsoDate): boolean => {
    const now = today()
    if (last?.today !== now) last = { today: now, tomorrow: addDays(now, 1) }
    return date > last.tomorrow
  }

  return {
    answer: <T>({ fetchedAt }: RawAnswer, dropped: Dropped, data: T): Answer<T> => ({ data, fetchedAt, dropped: dropped.count }),

    parse: <S extends z.ZodMiniType>(schema: S, from: RawAnswer): z.infer<S> => parseBody(schema, from, source),

    /** What the whole answer hangs on and cannot be mapped makes it `bad_shape`. */
    orBadShape: <T>({ path }: RawAnswer, reason: string, make: () => T): T => {
      try {
        return make()
      } catch {
        throw badShape(source, path, reason)
      }
    },

    /** Refuses an answer about another id, and reports it: it may be of somebody else. */
    sameId: (expected: string, actual: string, { path }: Pick<RawAnswer, 'path'>): void => {
      if (actual === expected) return
      onUnknown?.({ source, field: `id of the answer of ${path}`, value: actual })
      throw badShape(source, path, 'answers for another id')
    },

    pastDay: (date: IsoDate, { path }: RawAnswer): IsoDate => {
      if (isFuture(date)) throw badShape(source, path, 'of a day to come')
      return date
    },

    /** The moment of an import. All figures would be older than one to come, whenever they are asked for. */
    pastImport: (instant: string, { path }: RawAnswer): IsoInstant => {
      const importedAt = new Date(instant)
      if (importedAt.getTime() > Date.now()) throw badShape(source, path, 'an import to come')
      return isoInstant(importedAt)
    },

    /** The upstream's own total, which the rows must add up to when none of them was left out. */
    checked: (total: Money, rows: readonly Money[], { path }: RawAnswer, what: string, dropped: Dropped): Money => {
      if (dropped.count === 0) assertTotal({ total, rows, source, path, what })
      return total
    },

    /** Drops a row of another owner, or of none: it must never be shown to this one's. */
    assertOwned: (isOwn: (id: string) => boolean, actual: string | null | undefined, path: string): void => {
      if (actual != null && isOwn(actual)) return
      onUnknown?.({ source, field: `owner of a row of ${path}`, value: actual ?? 'none' })
      throw new RangeError('row of another owner')
    },

    assertNotFuture: (date: IsoDate): void => {
      if (isFuture(date)) throw new RangeError('row of a day to come')
    },
  }
}
