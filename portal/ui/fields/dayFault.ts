import type { IsoDate } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import type { Text } from '../../lib/i18n/useText'
import { parseTypedDate } from './calendarMonth'

type Typed = Readonly<{ text: string; min?: IsoDate | undefined; max?: IsoDate | undefined; t: Text<'fields'> }>

/** Which typed day is wrong and why; null for a day that may be chosen, and for an empty field. */
export function dayFault({ text, min, max, t }: Typed): string | null {
  const day = text.trim()
  if (day === '') return null
  const date = parseTypedDate(day)
  // Written like a day, but February has no thirty-first.
  if (!date) return /^\d{1,2}\D?\d{1,2}\D?\d{4}$/.test(day) ? t('date.noDay', { day }) : t('date.unread', { day })
  if (min !== undefined && date < min) return t('date.early', { day: formatDate(date), min: formatDate(min) })
  if (max !== undefined && date > max) return t('date.late', { day: formatDate(date), max: formatDate(max) })
  return null
}
