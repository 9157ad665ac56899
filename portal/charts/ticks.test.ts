import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../shared/domain/dates'
import { dateTicks, niceTicks, placeOf, spread, tickDigits } from './ticks'

describe('niceTicks', () => {
  it('are round and hold all figures', () => {
    expect(niceTicks(-0.0713, 0.5412)).toEqual([-0.2, 0, 0.2, 0.4, 0.6])
    expect(niceTicks(4.05, 4.32, 3)).toEqual([4, 4.2, 4.4])
    expect(niceTicks(0, 0.3)).toEqual([0, 0.1, 0.2, 0.3])
  })

  it('never collapse when all figures are the same', () => {
    expect(niceTicks(0, 0).length).toBeGreaterThan(1)
    expect(niceTicks(5, 5).length).toBeGreaterThan(1)
  })

  it('say how many digits tell them apart', () => {
    expect(tickDigits([4, 4.2, 4.4])).toBe(1)
    expect(tickDigits([-20, 0, 20])).toBe(0)
    expect(tickDigits([0, 0.025, 0.05])).toBe(3)
  })
})

describe('dateTicks', () => {
  it('name years when the time is long', () => {
    const ticks = dateTicks(isoDate('2019-03-14'), isoDate('2026-11-19'))
    expect(ticks.map(({ label }) => label)).toEqual(['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'])
    expect(ticks[1]?.place).toBeCloseTo(0.1044, 3)
  })

  it('name months when it is short', () => {
    expect(dateTicks(isoDate('2025-11-19'), isoDate('2026-11-19')).map(({ label }) => label)).toEqual([
      '11/2025',
      '01/2026',
      '03/2026',
      '05/2026',
      '07/2026',
      '09/2026',
      '11/2026',
    ])
  })

  it('are fewer in a small chart', () => {
    expect(dateTicks(isoDate('2025-11-19'), isoDate('2026-11-19'), 4).map(({ label }) => label)).toEqual(['01/2026', '05/2026', '09/2026'])
  })

  it('name the one month of a few days', () => {
    expect(dateTicks(isoDate('2026-11-02'), isoDate('2026-11-19'))).toEqual([{ place: 0, label: '11/2026' }])
  })

  it('place the only day at the end', () => {
    expect(placeOf(isoDate('2026-11-19'), isoDate('2026-11-19'), isoDate('2026-11-19'))).toBe(1)
  })
})

describe('spread', () => {
  it('leaves labels that do not touch where they are', () => {
    expect(spread([30, 120], 34, 300)).toEqual([30, 120])
  })

  it('parts labels that touch by the same way each', () => {
    expect(spread([100, 110], 34, 300)).toEqual([88, 122])
  })

  it('keeps them inside', () => {
    expect(spread([0, 4], 34, 300)).toEqual([0, 34])
    expect(spread([299, 296], 34, 300)).toEqual([300, 266])
  })
})
