import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../shared/domain/dates'
import { isBusinessDay, lastBusinessDayBefore } from './calendar'
import { readCsv } from './csv'
import { createMarket } from './market'

const market = createMarket(isoDate('2026-11-21'))
const dayOf = (date: string): number => market.calendar.onOrBefore(isoDate(date))

describe('calendar', () => {
  it('closes at weekends, on Good Friday, at Christmas and on New Year’s Day', () => {
    const closed = ['2026-11-21', '2026-11-22', '2026-04-03', '2024-03-29', '2025-12-25', '2025-12-26', '2026-01-01']
    expect(closed.filter((date) => isBusinessDay(isoDate(date)))).toEqual([])
    expect(isBusinessDay(isoDate('2026-04-02'))).toBe(true)
  })

  it('ends on the last business day before today', () => {
    expect(lastBusinessDayBefore(isoDate('2026-11-21'))).toBe('2026-11-20')
    expect(lastBusinessDayBefore(isoDate('2026-11-23'))).toBe('2026-11-20')
    expect(lastBusinessDayBefore(isoDate('2026-12-28'))).toBe('2026-12-24')
  })
})

describe('exchange rates', () => {
  it('are those of the European Central Bank while it published them', () => {
    const { perEuro } = market.foreignExchange
    expect(perEuro('USD', dayOf('2023-12-29'))).toBe(1.105)
    expect(perEuro('GBP', dayOf('2023-12-29'))).toBe(0.86905)
    expect(perEuro('USD', dayOf('2024-12-31'))).toBe(1.0389)
    expect(perEuro('GBP', dayOf('2024-12-31'))).toBe(0.82918)
    expect(perEuro('ISK', dayOf('2024-12-31'))).toBe(143.9)
  })

  it('cross through the euro in millionths', () => {
    expect(market.foreignExchange.crossE6('GBP', 'USD')[dayOf('2024-12-31')]).toBe(1_252_925)
  })
})

describe('equity index', () => {
  it('has the real closes to the end of the daily file', () => {
    expect(market.equity[dayOf('2020-03-23')]).toBe(2237.4)
    expect(market.equity[dayOf('2020-04-17')]).toBe(2874.56)
  })

  it('has the real average of each month after it', () => {
    const monthly = readCsv('sp500-monthly.csv').rows.filter(([date = '']) => date >= '2020-05-01')
    for (const [date = '', price = ''] of monthly) {
      const levels = market.calendar.days.flatMap((day, i) => (day.startsWith(date.slice(0, 7)) ? [market.equity[i] ?? 0] : []))
      expect(levels.reduce((sum, level) => sum + level, 0) / levels.length).toBeCloseTo(Number(price), 2)
    }
    expect(monthly).toHaveLength(74)
  })

  it('does not change its past when the day moves on', () => {
    const later = createMarket(isoDate('2027-03-09'))
    expect(later.equity.slice(0, market.lastDay)).toEqual(market.equity.slice(0, market.lastDay))
    expect(later.foreignExchange.crossE6('USD', 'GBP')[market.lastDay]).toBe(market.foreignExchange.crossE6('USD', 'GBP')[market.lastDay])
  })
})
