import type { DiscreteReturn, PerformanceResponse } from '../../../../shared/contracts/wealth/performance'
import type { IsoDate } from '../../../../shared/domain/dates'
import { discreteReturns } from '../../../../shared/domain/performance/discrete'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { tileReturns } from '../../../../shared/domain/performance/tiles'
import { logger } from '../../logger'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import type { ProviderPerformance } from '../../wealth/provider'
import type { PortfolioScope } from './accountScope'
import { performancePart, seriesOf } from './parts'
import { portfolioExternalId } from './portfolioIds'
import { firstDayOf } from './savedFigures'

/** Differences below this are rounding of the sender: 0.01 percentage points. */
const tolerance = 0.0001

/** Cumulative series, tiles and discrete returns of a portfolio against its benchmark, chained from the upstream's series. */
export async function getPerformance(scope: PortfolioScope): Promise<PerformanceResponse> {
  const { brand, portfolio, req } = scope
  const [part, firstDay] = await Promise.all([
    performancePart(scope, { portfolio: portfolioExternalId(scope) }),
    firstDayOf(req, portfolio),
  ])
  const series = part.data ? seriesOf(part.data) : []
  const asOf = series.at(-1)?.date ?? null
  const inception = firstDay ?? series[0]?.date ?? null
  return {
    benchmarkName: part.data?.benchmarkName ?? null,
    method: 'time_weighted',
    basis: part.data?.basis ?? 'net',
    tiles: asOf ? tileReturns(series, asOf) : [],
    series: asOf ? thinSeries(series, asOf) : [],
    discrete: part.data && asOf ? discreteAsSent(part.data, asOf, inception) : [],
    ...provenanceOf(mainSourceOf(brand).name, asOf, [part]),
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
