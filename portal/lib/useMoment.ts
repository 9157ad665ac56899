import { type IsoInstant, isoInstant } from '../../shared/domain/dates'
import { formatDateTime } from '../../shared/format/date'
import { useLocale } from './i18n/LocaleContext'
import { useText } from './i18n/useText'
import { useTimeZone } from './timeZone'

/** Writes a moment with its day and its time: "Today, 09:16", "17/11/2026, 19:20". */
export function useMoment(): (instant: IsoInstant) => string {
  const common = useText('common')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (instant) => formatDateTime(instant, { locale, timeZone, now: isoInstant(new Date()), labels: { today: common('today') } })
}
