'use client'

import { useTranslation } from '@payloadcms/ui'
import { el } from 'date-fns/locale/el'
import { enGB } from 'date-fns/locale/en-GB'
import { is } from 'date-fns/locale/is'
import { registerLocale } from 'react-datepicker'
import { readersCalendar } from '../../../collections/fields/moments'
import { isLocale } from '../../../shared/i18n/locales'

const calendars = { en: enGB, is, el }

/**
 * Gives the date pickers the calendar of the reader's language: its names of months and days, and weeks that begin on Monday. While it is drawn, since a
 * picker of the same page complains of a calendar that is not there yet; in the browser alone, since a server has readers of all languages.
 */
export function Calendars() {
  const { i18n } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : 'en'
  if (typeof window !== 'undefined') registerLocale(readersCalendar, calendars[language])
  return null
}
