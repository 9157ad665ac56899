import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type DateRange, dateRanges, earliestDate, resolveDateRange, taxYearOf } from './dateRange'
import { addDays, isoDate, isoDateOf } from './dates'

const resolve = (range: DateRange, today: string, taxYearStart = '04-06') =>
  resolveDateRange(range, { today: isoDate(today), inception: isoDate('2019-03-14'), taxYearStart })

describe('resolveDateRange', () => {
  it.each([
    ['all', '2026-11-19', '2019-03-14'],
    ['1m', '2026-11-19', '2026-10-19'],
    ['3m', '2026-11-19', '2026-08-19'],
    ['6m', '2026-11-19', '2026-05-19'],
    ['12m', '2026-11-19', '2025-11-19'],
    ['1m', '2026-03-31', '2026-02-28'],
    ['1m', '2024-03-31', '2024-02-29'],
    ['12m', '2024-02-29', '2023-02-28'],
    ['6m', '2026-08-31', '2026-02-28'],
    ['tax-year', '2026-11-19', '2026-04-06'],
  ] as const)('%s on %s starts on %s and ends that day', (range, today, from) => {
    expect(resolve(range, today)).toEqual({ from, to: today })
  })

  it('ends the tax year on 5 April and begins the next on 6 April', () => {
    expect(resolve('tax-year', '2026-04-05')).toEqual({ from: '2025-04-06', to: '2026-04-05' })
    expect(resolve('tax-year', '2026-04-06')).toEqual({ from: '2026-04-06', to: '2026-04-06' })
    expect(resolve('previous-tax-year', '2026-04-05')).toEqual({ from: '2024-04-06', to: '2025-04-05' })
    expect(resolve('previous-tax-year', '2026-04-06')).toEqual({ from: '2025-04-06', to: '2026-04-05' })
  })

  it('follows the tax year of the brand', () => {
    expect(resolve('previous-tax-year', '2026-04-05', '04-05')).toEqual({ from: '2025-04-05', to: '2026-04-04' })
    expect(resolve('tax-year', '2026-11-19', '01-01')).toEqual({ from: '2026-01-01', to: '2026-11-19' })
    expect(resolve('previous-tax-year', '2025-03-01', '03-01')).toEqual({ from: '2024-03-01', to: '2025-02-28' })
    expect(resolve('previous-tax-year', '2024-03-01', '03-01')).toEqual({ from: '2023-03-01', to: '2024-02-29' })
  })

  it('shows all when the inception is not known or still to come', () => {
    const today = isoDate('2026-11-19')
    expect(resolveDateRange('all', { today, inception: null, taxYearStart: '04-06' })).toEqual({ from: earliestDate, to: today })
    expect(resolveDateRange('all', { today, inception: isoDate('2026-12-01'), taxYearStart: '04-06' })).toEqual({ from: today, to: today })
  })

  it('takes a custom range as given and says what is wrong with it', () => {
    const context = { today: isoDate('2026-11-19'), inception: null, taxYearStart: '04-06' }
    const [from, to] = [isoDate('2026-01-01'), isoDate('2026-02-28')]
    expect(resolveDateRange('custom', { ...context, from, to })).toEqual({ from, to })
    expect(resolveDateRange('custom', { ...context, from, to: from })).toEqual({ from, to: from })
    expect(() => resolveDateRange('custom', { ...context, from })).toThrow(new RangeError('a custom range needs both from and to'))
    expect(() => resolveDateRange('custom', { ...context, to })).toThrow(RangeError)
    expect(() => resolveDateRange('custom', { ...context, from: to, to: from })).toThrow(
      new RangeError('from 2026-02-28 is after to 2026-01-01'),
    )
  })

  it('refuses a tax year that starts on no day', () => {
    expect(() => resolve('tax-year', '2026-11-19', '02-29')).toThrow(RangeError)
    expect(() => resolve('tax-year', '2026-11-19', '13-01')).toThrow(RangeError)
  })

  it('never ends before it starts', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map(isoDateOf)
    const ranges = fc.constantFrom(...dateRanges.filter((range) => range !== 'custom'))
    fc.assert(
      fc.property(day, day, ranges, (today, inception, range) => {
        const { from, to } = resolveDateRange(range, { today, inception, taxYearStart: '04-06' })
        expect(from <= to && to <= today).toBe(true)
      }),
    )
  })

  it('has tax years without a gap between them', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map(isoDateOf)
    fc.assert(
      fc.property(day, (date) => {
        const { from, to } = taxYearOf(date, '04-06')
        expect(from <= date && date <= to).toBe(true)
        expect(taxYearOf(addDays(to, 1), '04-06').from).toBe(addDays(to, 1))
        expect(taxYearOf(addDays(from, -1), '04-06').to).toBe(addDays(from, -1))
      }),
    )
  })
})
