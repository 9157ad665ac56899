import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../shared/domain/dates'
import { reportKindRules, reportKinds } from '../../shared/domain/reportKinds'
import { locales } from '../../shared/i18n/locales'
import { reportName } from './texts'

const kindsOfPeriods = reportKinds.filter((kind) => reportKindRules[kind].dates !== 'day')

describe('the names of two reports of one kind and one day', () => {
  it.each(kindsOfPeriods)('say which period each is of: %s', (kind) => {
    for (const locale of locales) {
      const nameOf = (from: string) => reportName(kind, 'Growth', { from: isoDate(from), to: isoDate('2026-09-30') }, locale)
      const [quarter, year] = [nameOf('2026-07-01'), nameOf('2025-10-01')]
      expect([locale, quarter]).toEqual([locale, expect.stringContaining('01/07/2026 – 30/09/2026')])
      expect([locale, year]).toEqual([locale, expect.stringContaining('01/10/2025 – 30/09/2026')])
    }
  })
})
