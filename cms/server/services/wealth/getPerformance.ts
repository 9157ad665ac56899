import type { DiscreteReturn, PerformanceResponse } from '../../../../shared/contracts/wealth'
import { type IsoDate, isoDateOf } from '../../../../shared/domain/dates'
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

/** Differences below this are rounding of the sender: 0.01 percentage points. */
const tolerance = 0.0001

/** Cumulative series, tiles and discrete returns of a portfolio against its benchmark, chained from the upstream's series. */
export async function getPerformance(scope: PortfolioScope): Promise<PerformanceResponse> {
  const { brand, portfolio } = scope
  const part = await performancePart(scope, { portfolio: portfolioExternalId(portfolio) })
  const series = part.data ? seriesOf(part.data) : []
  const asOf = series.at(-1)?.date ?? null
  const inception = portfolio.inception ? isoDateOf(new Date(portfolio.inception)) : (series[0]?.date ?? null)
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
    if (!theirs || theirs.portfolio === null || own.portfolio === null) return own
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
