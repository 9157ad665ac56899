import { type PerformanceResponse, performanceResponseSchema } from '../../../../shared/contracts/wealth'
import { addDays, daysBetween, isoDate } from '../../../../shared/domain/dates'

/** For tests and the gallery: weekly since 14/03/2019, with the returns of the drawing. */
const inception = isoDate('2019-03-14')
const end = isoDate('2026-11-19')
const weeks = Math.floor(daysBetween(inception, end) / 7)

const swing = (week: number, phase: number): number =>
  0.05 * Math.sin(week / 17 + phase) + 0.02 * Math.sin(week / 5 + phase) + 0.008 * Math.sin(week * 1.7 + phase)
/** A way from 0 to `total` that swings about the straight line. */
const path =
  (total: number, phase: number) =>
  (week: number): number => {
    const share = week / weeks
    const level = total * share + swing(week, phase) - swing(0, phase) * (1 - share) - swing(weeks, phase) * share
    return week === weeks ? total : Math.round(level * 1e6) / 1e6
  }

const portfolio = path(0.509, 0)
const benchmark = path(0.3542, 0.3)

const series = Array.from({ length: weeks + 1 }, (_, week) => ({
  date: week === weeks ? end : addDays(inception, week * 7),
  portfolio: portfolio(week),
  benchmark: benchmark(week),
}))

const entry = (kind: string, year: number | null, from: string, figures: [number | null, number | null]) => ({
  kind,
  year,
  from,
  to: end,
  portfolio: figures[0],
  benchmark: figures[1],
  reason: null,
})
const tile = (period: string, from: string, figures: [number, number]) => ({
  period,
  from,
  to: end,
  portfolio: figures[0],
  benchmark: figures[1],
  reason: null,
})

export const performanceFixture: PerformanceResponse = performanceResponseSchema.parse({
  source: 'static',
  asOf: end,
  fetchedAt: '2026-11-20T07:02:00.000Z',
  degraded: false,
  reasons: [],
  benchmarkName: 'Mixed Investment 40–85% Shares',
  method: 'time_weighted',
  basis: 'net',
  tiles: [
    tile('ytd', '2025-12-31', [0.0464, 0.0484]),
    tile('3y', '2023-11-19', [0.2745, 0.1956]),
    tile('1y', '2025-11-19', [0.0816, 0.0671]),
    tile('6m', '2026-05-19', [-0.0211, -0.0019]),
  ],
  series,
  discrete: [
    entry('ytd', null, '2025-12-31', [0.0464, 0.0484]),
    entry('year', 2025, '2024-12-31', [0.1439, 0.119]),
    entry('year', 2024, '2023-12-31', [0.0504, 0.011]),
    entry('year', 2023, '2022-12-31', [0.0655, 0.0306]),
    entry('year', 2022, '2021-12-31', [-0.1104, -0.1086]),
    entry('year', 2021, '2020-12-31', [0.1297, 0.1384]),
    entry('1y', null, '2025-11-19', [0.0816, 0.0671]),
    entry('3y', null, '2023-11-19', [0.2745, 0.1956]),
    entry('5y', null, '2021-11-19', [0.1931, 0.0956]),
    entry('inception', null, inception, [0.509, 0.3542]),
    entry('annualised', null, inception, [0.055, 0.0403]),
  ],
})
