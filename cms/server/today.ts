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
  return fixed === null ? isoDateOf(new Date()) : addDays(isoDate(fixed), Math.floor((Date.now() - startedAt) / dayMs))
}
