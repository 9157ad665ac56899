import { describe, expect, it } from '@jest/globals'
import { isoDate } from './dates'
import { resolveReportPeriod } from './reportPeriod'

const to = isoDate('2026-11-19')

describe('the period of a report', () => {
  it('is three months, the year so far, twelve months, or from a chosen day', () => {
    expect(resolveReportPeriod({ range: 'quarter' }, to)).toEqual({ from: '2026-08-20', to })
    expect(resolveReportPeriod({ range: 'ytd' }, to)).toEqual({ from: '2026-01-01', to })
    expect(resolveReportPeriod({ range: 'year' }, to)).toEqual({ from: '2025-11-20', to })
    expect(resolveReportPeriod({ range: 'custom', from: isoDate('2026-04-06') }, to)).toEqual({ from: '2026-04-06', to })
  })

  it('is whole calendar quarters at their ends', () => {
    expect(resolveReportPeriod({ range: 'quarter' }, isoDate('2026-09-30'))).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  })

  it('refuses a period without a first day, and one of no length', () => {
    expect(() => resolveReportPeriod({ range: 'custom' }, to)).toThrow(RangeError)
    expect(() => resolveReportPeriod({ range: 'custom', from: to }, to)).toThrow(RangeError)
  })
})
