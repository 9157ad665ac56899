import { describe, expect, it } from '@jest/globals'
import { isoDate, isoInstantSchema } from '../domain/dates'
import { intlLocales, locales } from '../i18n/locales'
import { formatDate, formatDateTime, formatTime } from './date'
import { formatDateLong } from './dateLong'

const instant = (text: string) => isoInstantSchema.parse(text)

describe('formatDate', () => {
  it('is DD/MM/YYYY', () => {
    expect(formatDate(isoDate('2026-09-30'))).toBe('30/09/2026')
    expect(formatDate(isoDate('2026-01-02'))).toBe('02/01/2026')
  })
})

describe('formatDateLong', () => {
  it('has the month in words', () => {
    expect(formatDateLong(isoDate('2026-09-30'), 'en')).toBe('30 September 2026')
    expect(formatDateLong(isoDate('2026-06-01'), 'is')).toBe('1. júní 2026')
    expect(formatDateLong(isoDate('2026-09-30'), 'el')).toBe('30 Σεπτεμβρίου 2026')
  })

  it('writes each month as the Unicode CLDR has it for each language', () => {
    for (const locale of locales) {
      const reference = new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const date = isoDate(`2026-${String(month).padStart(2, '0')}-07`)
        expect(formatDateLong(date, locale)).toBe(reference.format(new Date(date)))
      }
    }
  })
})

describe('formatDateTime', () => {
  const options = { locale: 'en', timeZone: 'Europe/London', now: instant('2026-11-19T18:00:00Z'), labels: { today: 'Today' } } as const

  it('names today and dates the rest', () => {
    expect(formatDateTime(instant('2026-11-19T08:42:10Z'), options)).toBe('Today, 08:42')
    expect(formatDateTime(instant('2026-11-18T21:30:00Z'), options)).toBe('18/11/2026, 21:30')
  })

  it('decides on the calendar of the time zone', () => {
    const summer = { ...options, now: instant('2026-07-01T08:00:00Z') }
    expect(formatDateTime(instant('2026-06-30T23:30:00Z'), summer)).toBe('Today, 00:30')
    expect(formatDateTime(instant('2026-06-30T22:59:00Z'), summer)).toBe('30/06/2026, 23:59')
    expect(formatDateTime(instant('2026-06-30T22:59:00Z'), { ...summer, timeZone: 'Europe/Athens' })).toBe('Today, 01:59')
  })

  it('says today in the language of the labels', () => {
    expect(
      formatDateTime(instant('2026-11-19T00:00:00Z'), {
        ...options,
        locale: 'is',
        timeZone: 'Atlantic/Reykjavik',
        labels: { today: 'Í dag' },
      }),
    ).toBe('Í dag, 00:00')
  })
})

describe('formatTime', () => {
  it('has 24 hours', () => {
    expect(formatTime(instant('2026-11-19T00:05:00Z'), 'Europe/London')).toBe('00:05')
    expect(formatTime(instant('2026-11-19T21:30:59Z'), 'Europe/Athens')).toBe('23:30')
  })

  it('refuses an unknown time zone', () => {
    expect(() => formatTime(instant('2026-11-19T00:05:00Z'), 'Atlantis/Capital')).toThrow(RangeError)
  })
})
