import { describe, expect, it } from '@jest/globals'
import { type SeriesPoint, tileSchema } from '../../contracts/wealth/figures'
import { type DiscreteReturn, discreteReturnSchema } from '../../contracts/wealth/performance'
import { addDays, type IsoDate, isoDate } from '../dates'
import { monthEnd, monthsBetween } from '../months'
import { money } from '../money'
import { ratio } from '../ratio'
import { annualise, yearlyRate } from './annualise'
import { discreteReturns } from './discrete'
import { modifiedDietz } from './modifiedDietz'
import { tileReturns } from './tiles'

/** Month ends from `first` to `last`; the index grows by `monthly` each month. */
function monthly(first: string, last: string, rate: number): SeriesPoint[] {
  const points: SeriesPoint[] = []
  for (let date = isoDate(first); date <= last; date = monthEnd(addDays(date, 1))) {
    points.push({ date, portfolio: ratio((1 + rate) ** points.length - 1), benchmark: ratio((1 + rate / 2) ** points.length - 1) })
  }
  return points
}

const figureOf = (row: DiscreteReturn | undefined): string => {
  if (!row) throw new Error('no such row')
  return `${row.kind}${row.year ?? ''} ${row.from ?? ''} ${row.to ?? ''} ${row.portfolio?.toFixed(6) ?? row.reason ?? ''}`
}

describe('discreteReturns', () => {
  const series = monthly('2019-03-31', '2026-11-30', 0.01)
  const asOf = isoDate('2026-11-30')
  const inception = isoDate('2019-03-31')

  it('has the columns of the matrix in order: a year takes thirteen month ends, twelve returns', () => {
    // 1.01^11 - 1 = 0.115668, 1.01^12 - 1 = 0.126825, ^36 = 0.430769, ^60 = 0.816697, ^92 = 1.497850, 1.497850 over 92 months = 0.126825 a year
    expect(discreteReturns(series, asOf, inception).map(figureOf)).toEqual([
      'ytd 2025-12-31 2026-11-30 0.115668',
      'year2025 2024-12-31 2025-12-31 0.126825',
      'year2024 2023-12-31 2024-12-31 0.126825',
      'year2023 2022-12-31 2023-12-31 0.126825',
      'year2022 2021-12-31 2022-12-31 0.126825',
      'year2021 2020-12-31 2021-12-31 0.126825',
      '1y 2025-11-30 2026-11-30 0.126825',
      '3y 2023-11-30 2026-11-30 0.430769',
      '5y 2021-11-30 2026-11-30 0.816697',
      'inception 2019-03-31 2026-11-30 1.497850',
      'annualised 2019-03-31 2026-11-30 0.126825',
    ])
  })

  it('gives the benchmark the same periods', () => {
    expect(discreteReturns(series, asOf, inception)[1]?.benchmark).toBeCloseTo(1.005 ** 12 - 1, 12)
  })

  it('leaves out years that the portfolio did not see whole', () => {
    const young = discreteReturns(monthly('2024-06-30', '2026-11-30', 0.01), asOf, isoDate('2024-06-30'))
    expect(young.filter((row) => row.portfolio !== null).map((row) => `${row.kind}${row.year ?? ''}`)).toEqual([
      'ytd',
      'year2025',
      '1y',
      'inception',
      'annualised',
    ])
    expect(young.find((row) => row.year === 2024)?.reason).toBe('too_short')
    expect(young.find((row) => row.kind === '3y')?.reason).toBe('too_short')
  })

  it('does not annualise less than a year, and says why', () => {
    const short = discreteReturns(monthly('2025-12-31', '2026-11-30', 0.01), asOf, isoDate('2025-12-31'))
    expect(short.find((row) => row.kind === 'inception')?.portfolio).toBeCloseTo(0.115668, 6)
    expect(short.find((row) => row.kind === 'annualised')).toMatchObject({ portfolio: null, benchmark: null, reason: 'under_one_year' })
  })

  it('annualises from exactly one year', () => {
    const oneYear = discreteReturns(monthly('2025-11-30', '2026-11-30', 0.01), asOf, isoDate('2025-11-30'))
    expect(oneYear.find((row) => row.kind === 'annualised')?.portfolio).toBeCloseTo(0.126825, 6)
  })

  it('is all missing without a history', () => {
    const rows = discreteReturns([], asOf, null)
    expect(rows).toHaveLength(11)
    expect(rows.every((row) => row.portfolio === null && row.reason === 'no_history')).toBe(true)
  })

  it('fits the contract', () => {
    for (const row of [...discreteReturns(series, asOf, inception), ...discreteReturns([], asOf, null)]) {
      expect(discreteReturnSchema.safeParse(row).success).toBe(true)
    }
  })
})

describe('tileReturns', () => {
  const series = monthly('2019-03-31', '2026-11-30', 0.01)

  it('has year to date, 3 years, 1 year and 6 months', () => {
    const tiles = tileReturns(series, isoDate('2026-11-30'))
    expect(tiles.map(({ period, from, portfolio }) => `${period} ${from ?? ''} ${portfolio?.toFixed(6) ?? ''}`)).toEqual([
      'ytd 2025-12-31 0.115668',
      '3y 2023-11-30 0.430769',
      '1y 2025-11-30 0.126825',
      '6m 2026-05-31 0.061520',
    ])
    expect(tiles.every((tile) => tileSchema.safeParse(tile).success)).toBe(true)
  })

  it('counts the whole year on 31 December, and a day on 1 January', () => {
    const daily = ['2025-12-31', '2026-01-01'].map((date, index) => ({
      date: isoDate(date),
      portfolio: ratio(index / 100),
      benchmark: null,
    }))
    expect(tileReturns(daily, isoDate('2026-01-01'))[0]).toMatchObject({ from: '2025-12-31', to: '2026-01-01', portfolio: 0.01 })
    expect(tileReturns(series, isoDate('2025-12-31'))[0]?.portfolio).toBeCloseTo(0.126825, 6)
  })

  it('shows the return since inception as year to date in the first year', () => {
    const first: SeriesPoint[] = monthly('2026-08-31', '2026-11-30', 0.01)
    const [ytd, ...others] = tileReturns(first, isoDate('2026-11-30'))
    expect(ytd).toMatchObject({ from: '2026-08-31', to: '2026-11-30' })
    expect(ytd?.portfolio).toBeCloseTo(0.030301, 6)
    expect(others.map((tile) => tile.reason)).toEqual(['too_short', 'too_short', 'too_short'])
  })

  it('shows nothing on the day of inception', () => {
    const one = [{ date: isoDate('2026-11-30'), portfolio: ratio(0), benchmark: null }]
    expect(tileReturns(one, isoDate('2026-11-30')).map((tile) => tile.portfolio)).toEqual([null, null, null, null])
  })
})

describe('annualise', () => {
  const inDays = (days: number): [IsoDate, IsoDate] => [isoDate('2022-01-01'), addDays(isoDate('2022-01-01'), days)]

  it('W7: 30 % over 730 days is 14.02 % a year', () => {
    // portfolio-help, docs/en/concepts/performance
    expect(annualise(ratio(0.3), ...inDays(730))).toBeCloseTo(0.1402, 4)
  })

  it('GIPS 22.A.23: four years of 7.55 % are 1.8359 % a year, whatever their leap days', () => {
    // GIPS Standards Handbook for Asset Owners, provision 22.A.23: flows at the end of the day
    const gbp = (amount: number) => money(amount, 'GBP')
    const flows = Object.entries({
      '2017-01-08': 200_000,
      '2017-12-24': -50_000,
      '2018-02-20': -200_000,
      '2018-03-06': 150_000,
      '2018-12-11': -20_000,
      '2019-06-25': 100_000,
      '2019-07-03': 30_000,
      '2019-08-14': -50_000,
      '2020-03-21': -200_000,
      '2020-06-04': 80_000,
      '2020-11-22': -50_000,
      '2020-12-03': 150_000,
    }).map(([date, amount]) => ({ date: isoDate(date), amount: gbp(amount) }))
    const [from, to] = [isoDate('2017-01-01'), isoDate('2020-12-31')]
    const total = modifiedDietz({ from, to, opening: gbp(2_000_000), closing: gbp(2_300_000), flows, timing: 'end_of_day' })
    expect(total).toBeCloseTo(0.0755, 4)
    // 1 January of the one to 31 December of the other includes both days: from the close of the day before.
    expect(annualise(total ?? ratio(0), addDays(from, -1), to)).toBeCloseTo(0.018359, 6)
  })

  it('counts whole months as months and the rest by its days', () => {
    expect(monthsBetween(isoDate('2019-03-31'), isoDate('2026-11-30'))).toBe(92)
    expect(monthsBetween(isoDate('2024-02-29'), isoDate('2025-02-28'))).toBe(12)
    expect(monthsBetween(isoDate('2023-02-28'), isoDate('2024-02-28'))).toBe(12)
    expect(monthsBetween(isoDate('2026-01-15'), isoDate('2026-03-18'))).toBeCloseTo(2 + 3 / 31, 12)
    expect(monthsBetween(isoDate('2026-01-31'), isoDate('2026-02-14'))).toBeCloseTo(14 / 28, 12)
    expect(monthsBetween(isoDate('2026-01-15'), isoDate('2026-01-15'))).toBe(0)
    expect(() => monthsBetween(isoDate('2026-01-15'), isoDate('2026-01-14'))).toThrow(RangeError)
    // 1.3^(12 / (24 + 15/31)) − 1
    expect(annualise(ratio(0.3), isoDate('2024-01-15'), isoDate('2026-01-30'))).toBeCloseTo(1.3 ** (12 / (24 + 15 / 31)) - 1, 12)
  })

  it('W7: 2 % over 31 days is not shown as a yearly figure', () => {
    // GIPS 2020, 2.A.12 and 22.A.9
    expect(annualise(ratio(0.02), ...inDays(31))).toBeNull()
  })

  it('knows a year by the calendar', () => {
    expect(annualise(ratio(0.05), isoDate('2024-01-01'), isoDate('2024-12-31'))).toBeNull()
    expect(annualise(ratio(0.05), isoDate('2024-02-29'), isoDate('2025-02-28'))).toBeCloseTo(0.05, 12)
    expect(annualise(ratio(0.05), isoDate('2023-12-31'), isoDate('2024-12-31'))).toBeCloseTo(0.05, 12)
  })

  it('stays at a total loss and refuses more', () => {
    expect(yearlyRate(ratio(-1), 26)).toBe(-1)
    expect(yearlyRate(ratio(-1.4), 26)).toBeNull()
    expect(yearlyRate(ratio(0.1), 0)).toBeNull()
  })
})
