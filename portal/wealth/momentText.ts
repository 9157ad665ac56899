import { useCallback } from 'react'
import { isoInstant, type IsoInstant } from '../../shared/domain/dates'
import { formatDateTime, formatTime } from '../../shared/format/date'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useTimeZone } from '../lib/timeZone'

/** The time alone on the same day, else with its date: "12:04" or "18/11/2026, 12:04". */
export function useMomentText(): (instant: IsoInstant) => string {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return useCallback(
    (instant) => {
      const dated = (moment: IsoInstant): string =>
        formatDateTime(moment, { locale, timeZone, now: isoInstant(new Date(0)), labels: { today: '' } })
      const text = dated(instant)
      return text.slice(0, 10) === dated(isoInstant(new Date())).slice(0, 10) ? formatTime(instant, timeZone) : text
    },
    [locale, timeZone],
  )
}
