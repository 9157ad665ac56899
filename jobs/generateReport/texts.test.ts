import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../shared/domain/dates'
import { reportName } from './texts'

describe('the name of a report', () => {
  const day = isoDate('2026-09-30')
  const quarter = { from: isoDate('2026-07-01'), to: day }
  const year = { from: isoDate('2025-10-01'), to: day }

  it('tells two of one kind and one day apart by their periods', () => {
    const names = [quarter, year].map((period) => reportName('investment', 'General Investment Account', period, 'en'))
    expect(names).toEqual([
      'Investment report, General Investment Account, 01/07/2026 – 30/09/2026',
      'Investment report, General Investment Account, 01/10/2025 – 30/09/2026',
    ])
  })

  it('has the day alone where a kind is about one, and says what is not final', () => {
    expect(reportName('bonds', 'ISA', year, 'el', true)).toMatch(/, ISA, .*30\/09\/2026, πρόχειρο, ελλιπές$/)
  })
})
