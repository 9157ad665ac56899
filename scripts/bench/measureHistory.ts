import { returnsOf } from '../../cms/server/wealth/adapter/ownReturns'
import { addDays, isoDate, type IsoDate } from '../../shared/domain/dates'
import { money, zeroMoney } from '../../shared/domain/money'
import { discreteReturns } from '../../shared/domain/performance/discrete'
import { thinSeries } from '../../shared/domain/performance/thin'
import { tileReturns } from '../../shared/domain/performance/tiles'
import type { Valuation } from '../../shared/domain/performance/twr'
import { median, ms, type Row, timed } from './row'

const years = 30
const rounds = 25

/** A value for each day, with a payment each month. */
function history(asOf: IsoDate): Valuation[] {
  const days = Math.round(years * 365.25)
  const none = zeroMoney('GBP')
  const paid = money(500, 'GBP')
  return Array.from({ length: days + 1 }, (_, day) => ({
    date: addDays(asOf, day - days),
    value: money((100_000 + day * 40 + 2000 * Math.sin(day / 50)).toFixed(2), 'GBP'),
    inflow: day > 0 && day % 30 === 0 ? paid : none,
    outflow: none,
  }))
}

/** Our own returns of a portfolio with thirty years of days, and the figures of its page: tiles, discrete returns, and the points of the chart. */
export async function measureHistory(): Promise<Row[]> {
  const asOf = isoDate('2026-11-19')
  const valuations = history(asOf)
  const period = { from: isoDate('1990-01-01'), to: asOf }
  const series = returnsOf(valuations, period) ?? []
  const own = async () => Promise.resolve(returnsOf(valuations, period))
  const figures = async () =>
    Promise.resolve([tileReturns(series, asOf), discreteReturns(series, asOf, series[0]?.date ?? null), thinSeries(series, asOf)])
  const row = async (what: string, work: () => Promise<unknown>): Promise<Row> => {
    const times: number[] = []
    for (let round = 0; round < rounds + 3; round += 1) times.push(await timed(work))
    return { what, ours: ms(median(times.slice(3))), baseline: null, ratio: null, aim: '< 50 ms', baselineIs: null }
  }
  return [
    await row(`figures of a portfolio with ${years} years of days (${series.length} points)`, figures),
    await row('our own time-weighted returns of them', own),
  ]
}
