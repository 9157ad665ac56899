import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { ratio } from '../../../../shared/domain/ratio'
import { historyOf } from './fundHistory'

const entry = (date: string, fund: number, benchmark: number | null = null) => ({
  date: isoDate(date),
  fund: ratio(fund),
  benchmark: benchmark === null ? null : ratio(benchmark),
})

const history = [entry('2025-05-30', 0.25, 0.1), entry('2025-11-28', 0.3, null), entry('2026-05-29', 0.5, 0.21)]

describe('the history of a period', () => {
  it('is growth since its start, which is the same month of an earlier year, whichever its last day of business', () => {
    const shown = historyOf(history, '1y')
    expect(shown?.map(({ date }) => date)).toEqual(['2025-05-30', '2025-11-28', '2026-05-29'])
    expect(shown?.map(({ fund }) => Number(fund.toFixed(4)))).toEqual([0, 0.04, 0.2])
    expect(shown?.map(({ benchmark }) => benchmark && Number(benchmark.toFixed(4)))).toEqual([0, null, 0.1])
  })

  it('is as it came since inception', () => {
    expect(historyOf(history, 'inception')).toBe(history)
  })

  it.each([
    ['is shorter', history, '3y'],
    ['is empty', [], 'inception'],
    ['is a single point', history.slice(0, 1), 'inception'],
    ['begins where all was lost', [entry('2025-05-30', -1), entry('2026-05-29', -0.5)], '1y'],
  ] as const)('is not there when it %s', (_, given, period) => {
    expect(historyOf(given, period)).toBeNull()
  })
})
