import type { DiscreteReturn, PerformanceResponse } from '../../../../shared/contracts/wealth/performance'
import { isoDate, type IsoDate } from '../../../../shared/domain/dates'
import { discreteReturns } from '../../../../shared/domain/performance/discrete'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { tileReturns } from '../../../../shared/domain/performance/tiles'
import { logger } from '../../logger'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import type { ProviderPerformance } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { performanceUntil } from './atDate'
import { type OwnerScope, ownedBy } from './owners'
import { seriesOf } from './parts'
import { firstDayOf } from './savedFigures'

/** Differences below this are rounding of the sender: 0.01 percentage points. */
const tolerance = 0.0001

/** Nothing was asked, so nothing is wrong with it. */
const notAsked: Part<ProviderPerformance> = { data: null, fetchedAt: null, reasons: [] }

/**
 * Cumulative series, tiles and discrete returns of a portfolio or an account against the benchmark, chained from the upstream's series, up to a day. Nothing
 * for an account of which a portfolio lies in the trash: the provider's returns of the whole are of more than is shown. Throws an `APIError` 400 and 409.
 */
export async function getPerformance(scope: OwnerScope, toDate?: IsoDate): Promise<PerformanceResponse> {
  const { brand, req } = scope
  const [{ parts, wholes }, firstDay] = await Promise.all([
    ownedBy(scope),
    'portfolio' in scope ? firstDayOf(req, scope.portfolio) : (scope.account.inception ?? null),
  ])
  const [whole] = wholes
  const part = whole && wholes.length === 1 ? await performanceUntil(scope, whole, toDate) : notAsked
  const series = part.data ? seriesOf(part.data) : []
  const asOf = series.at(-1)?.date ?? null
  const inception = firstDay ? isoDate(firstDay.slice(0, 10)) : (series[0]?.date ?? null)
  return {
    benchmarkName: part.data?.benchmarkName ?? null,
    method: 'time_weighted',
    basis: part.data?.basis ?? 'net',
    tiles: asOf ? tileReturns(series, asOf) : [],
    series: asOf ? thinSeries(series, asOf) : [],
    discrete: part.data && asOf ? discreteAsSent(part.data, asOf, inception) : [],
    ...provenanceOf(mainSourceOf(brand).name, asOf, [...parts, part]),
  }
}

/** A discrete figure that the upstream sends is shown as sent; ours fills the gaps, and a difference is logged. */
export function discreteAsSent(performance: ProviderPerformance, asOf: IsoDate, inception: IsoDate | null): DiscreteReturn[] {
  const sent = new Map(performance.discrete.map((entry) => [periodKeyOf(entry), entry]))
  return discreteReturns(seriesOf(performance), asOf, inception).map((own) => {
    const theirs = sent.get(periodKeyOf(own))
    if (!theirs || theirs.portfolio === null) return own
    // What the series does not reach back to is still known to the sender.
    if (own.portfolio === null)
      return { ...own, portfolio: theirs.portfolio, benchmark: theirs.benchmark, reason: theirs.benchmark === null ? 'no_benchmark' : null }
    if (Math.abs(theirs.portfolio - own.portfolio) > tolerance) {
      logger.warn({
        msg: 'a discrete return differs from the chained one',
        period: periodKeyOf(own),
        sent: theirs.portfolio,
        chained: own.portfolio,
      })
    }
    return { ...own, portfolio: theirs.portfolio, benchmark: theirs.benchmark ?? own.benchmark }
  })
}

const periodKeyOf = ({ kind, year }: Pick<DiscreteReturn, 'kind' | 'year'>): string => (kind === 'year' ? String(year) : kind)
