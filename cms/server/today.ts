import { addDays, isoDate, type IsoDate, isoDateOf } from '../../shared/domain/dates'
import { settings } from './settings'

const dayMs = 86_400_000
const startedAt = Date.now()

/**
 * The day it is for figures. Where SANDBOX_TODAY is set a process starts on that day, whatever the hour, and is a day on after every 24 hours: tests and
 * pictures do not change at midnight.
 */
export const today = (): IsoDate => {
  const fixed = settings().sandboxToday
  const day = Math.floor((Date.now() - (fixed === null ? 0 : startedAt)) / dayMs)
  if (last?.fixed !== fixed || last.day !== day)
    last = { fixed, day, date: fixed === null ? isoDateOf(new Date()) : addDays(isoDate(fixed), day) }
  return last.date
}

/** Each row of a history asks. */
let last: { fixed: string | null; day: number; date: IsoDate } | undefined
