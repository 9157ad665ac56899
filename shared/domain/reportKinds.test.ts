import { describe, expect, it } from '@jest/globals'
import { isoDate } from './dates'
import { hasWholePeriods, periodOfKind, periodsOf, reportKindRules, reportKinds } from './reportKinds'
import { resolveReportPeriod } from './reportPeriod'

const uk = { taxYearStart: '04-06', quarterlyUntil: null }
const [newest, first] = [isoDate('2026-11-19'), isoDate('2024-08-14')]
const today = isoDate('2026-11-20')

describe('the periods that a kind is offered for', () => {
  it('are the quarters that are over, back to the first day, the newest first', () => {
    const periods = periodsOf('valuation', { first, newest }, uk)
    expect(periods).toHaveLength(9)
    expect(periods[0]).toEqual({ from: '2026-07-01', to: '2026-09-30' })
    expect(periods.at(-1)).toEqual({ from: '2024-07-01', to: '2024-09-30' })
    expect(periods.map(({ to }) => to.slice(5))).toEqual(expect.arrayContaining(['03-31', '06-30', '09-30', '12-31']))
  })

  it('have a quarter on the very day that it ends', () => {
    expect(periodsOf('valuation', { first, newest: isoDate('2026-09-30') }, uk)[0]).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  })

  it('end with the day that the brand makes no quarterly statement from', () => {
    const before = periodsOf('valuation', { first, newest }, { ...uk, quarterlyUntil: isoDate('2024-10-08') })
    expect(before).toEqual([{ from: '2024-07-01', to: '2024-09-30' }])
  })

  it('are calendar years and tax years, the last of them up to the newest prices', () => {
    expect(periodsOf('costs', { first, newest }, uk)).toEqual([
      { from: '2026-01-01', to: '2026-11-19' },
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2024-01-01', to: '2024-12-31' },
    ])
    expect(periodsOf('taxYear', { first, newest }, uk).map(({ from }) => from)).toEqual(['2026-04-06', '2025-04-06', '2024-04-06'])
  })

  it('are one where nobody knows the first day, five years at most, and none for a kind of any period', () => {
    expect(periodsOf('valuation', { first: null, newest }, uk)).toEqual([{ from: '2026-07-01', to: '2026-09-30' }])
    expect(periodsOf('valuation', { first: isoDate('1999-01-04'), newest }, uk)).toHaveLength(20)
    for (const kind of ['investment', 'bonds', 'contractNotes'] as const) expect(periodsOf(kind, { first, newest }, uk)).toEqual([])
  })

  it('are whole ones of three kinds alone', () => {
    expect(reportKinds.filter(hasWholePeriods)).toEqual(['valuation', 'costs', 'taxYear'])
  })
})

describe('the period of a kind', () => {
  const of = (kind: Parameters<typeof periodOfKind>[0], date?: string) =>
    periodOfKind(kind, { range: 'quarter', ...(date ? { date: isoDate(date) } : {}) }, { ...uk, today })

  it('is what was asked for, or the whole one that the day falls in', () => {
    expect(of('investment', '2026-05-11')).toEqual({ range: 'quarter', date: '2026-05-11' })
    expect(of('valuation', '2026-06-30')).toEqual({ range: 'quarter', date: '2026-06-30' })
    expect(of('costs', '2025-05-11')).toEqual({ range: 'custom', from: '2025-01-01', date: '2025-12-31' })
    expect(of('costs', '2026-05-11')).toEqual({ range: 'custom', from: '2026-01-01', date: today })
    expect(of('taxYear', '2026-04-05')).toEqual({ range: 'custom', from: '2025-04-06', date: '2026-04-05' })
  })

  it('of statistics of bonds is one day, whatever else was asked for, or the newest', () => {
    const ask = (asked: Parameters<typeof periodOfKind>[1]) => periodOfKind('bonds', asked, { ...uk, today })
    const [from, date] = [isoDate('2026-01-05'), isoDate('2026-05-11')]
    expect(ask({ range: 'custom', from, date })).toEqual({ range: 'quarter', date })
    expect(ask({ range: 'ytd' })).toEqual({ range: 'quarter' })
  })

  it('is the same when it is asked for by itself', () => {
    for (const kind of reportKinds) {
      const once = periodOfKind(kind, { range: 'quarter', date: isoDate('2026-03-31') }, { ...uk, today })
      expect(periodOfKind(kind, once, { ...uk, today })).toEqual(once)
    }
  })

  it('of a quarterly statement is the calendar quarter, that of June too', () => {
    expect(resolveReportPeriod({ range: 'quarter' }, isoDate('2026-06-30'))).toEqual({ from: '2026-04-01', to: '2026-06-30' })
    expect(resolveReportPeriod({ range: 'quarter' }, isoDate('2026-12-31'))).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(resolveReportPeriod({ range: 'year' }, isoDate('2025-02-28'))).toEqual({ from: '2024-03-01', to: '2025-02-28' })
  })

  it('is refused for another day than a quarter’s end, for one too late, and without a day', () => {
    for (const date of ['2026-06-29', '2026-07-31', '2026-01-01']) expect(() => of('valuation', date)).toThrow(RangeError)
    const until = { ...uk, today, quarterlyUntil: isoDate('2024-10-08') }
    expect(() => periodOfKind('valuation', { range: 'quarter', date: isoDate('2024-12-31') }, until)).toThrow(RangeError)
    expect(periodOfKind('valuation', { range: 'quarter', date: isoDate('2024-09-30') }, until).date).toBe('2024-09-30')
    for (const kind of ['valuation', 'costs', 'taxYear'] as const) expect(() => of(kind)).toThrow(RangeError)
  })
})

it('has a title of its own for each kind in each language', () => {
  for (const locale of ['en', 'is', 'el'] as const)
    expect(new Set(reportKinds.map((kind) => reportKindRules[kind].title[locale])).size).toBe(reportKinds.length)
})
