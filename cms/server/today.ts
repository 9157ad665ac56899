import { isoDate, type IsoDate, isoDateOf } from '../../shared/domain/dates'
import { settings } from './settings'

/** The day it is for figures: SANDBOX_TODAY where it is set, so that tests and pictures do not change overnight. */
export const today = (): IsoDate => {
  const fixed = settings().sandboxToday
  return fixed === null ? isoDateOf(new Date()) : isoDate(fixed)
}
