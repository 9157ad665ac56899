import { type PerformanceResponse, performanceResponseSchema } from '../../../../shared/contracts/wealth/performance'
import { addDays, daysBetween, type IsoDate, isoDate } from '../../../../shared/domain/dates'

/** For tests and the gallery: weekly since 14/03/2019, on levels that give the returns below. */
const inception = isoDate('2019-03-14')
const end = isoDate('2026-11-19')
const weeks = Math.floor(daysBetween(inception, end) / 7)

type Level = [date: string, portfolio: number, benchmark: number]
const levels: Level[] = [
  [inception, 0, 0],
  ['2020-02-14', 0.165, 0.175],
  ['2020-03-23', -0.055, -0.05],
  ['2020-12-31', 0.12083, 0.09173],
  ['2021-11-19', 0.26477, 0.23604],
  ['2021-12-31', 0.2662, 0.24282],
  ['2022-12-31', 0.12641, 0.10785],
  ['2023-11-19', 0.18399, 0.13265],
  ['2023-12-31', 0.20019, 0.14175],
  ['2024-12-31', 0.26068, 0.15431],
  ['2025-04-07', 0.22, 0.1],
  ['2025-11-19', 0.39515, 0.26905],
  ['2025-12-31', 0.44209, 0.29168],
  ['2026-05-19', 0.54153, 0.35678],
  [end, 0.509, 0.3542],
]

/** Between two levels on the straight line, with swings that are zero at both. */
function levelOn(date: IsoDate, series: 1 | 2): number {
  const next = Math.max(
    1,
    levels.findIndex(([day]) => day >= date),
  )
  const [before, after] = [levels[next - 1], levels[next]]
  if (!before || !after) throw new RangeError(`no level round ${date}`)
  const share = daysBetween(isoDate(before[0]), date) / daysBetween(isoDate(before[0]), isoDate(after[0]))
  const day = daysBetween(inception, date)
  const swing = Math.sin(Math.PI * share) * (0.02 * Math.sin(day / 31 + series) + 0.012 * Math.sin(day / 4.3 + series))
  return Math.round((before[series] + (after[series] - before[series]) * share + swing) * 1e6) / 1e6
}

const series = Array.from({ length: weeks + 1 }, (_, week) => {
  const date = week === weeks ? end : addDays(inception, week * 7)
  return { date, portfolio: levelOn(date, 1), benchmark: levelOn(date, 2) }
})

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
