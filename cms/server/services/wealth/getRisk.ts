import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { RiskResponse } from '../../../../shared/contracts/wealth/risk'
import type { IsoDate } from '../../../../shared/domain/dates'
import { riskFigures } from '../../../../shared/domain/performance/riskFigures'
import { provenanceOf } from '../../present/provenance'
import { performanceUntil } from './atDate'
import { figureOf } from './headFigures'
import { type OwnerScope, ownedBy } from './owners'
import { seriesOf } from './parts'

/**
 * Volatility, drawdown, Sharpe, Sortino, beta and tracking error of a portfolio or an account, up to a day. Missing for an account of which a portfolio
 * lies in the trash: the provider's returns of the whole are then of more than is shown. Throws an `APIError` 400 and 409.
 */
export async function getRisk(scope: OwnerScope, toDate: IsoDate | undefined): Promise<RiskResponse> {
  const { parts, wholes } = await ownedBy(scope)
  const [whole] = wholes
  const performance = whole && wholes.length === 1 ? await performanceUntil(scope, whole, toDate) : null
  const figured = performance ? figureOf(performance) : ({ figure: null, reason: 'unavailable' } as const)
  const series = figured.figure ? seriesOf(figured.figure) : []
  const asOf = series.at(-1)?.date ?? null
  const risk = asOf ? riskFigures(series, asOf) : null
  return {
    benchmarkName: figured.figure?.benchmarkName ?? null,
    risk,
    missing: risk ? null : (figured.reason ?? 'no_history'),
    explanation: {
      method: 'monthly_sample',
      from: series[0]?.date ?? null,
      to: asOf,
      basis: figured.figure?.basis ?? null,
      inputs: [
        { kind: 'valuations', rows: series.length },
        { kind: 'months', rows: risk?.months ?? 0 },
      ],
    },
    ...provenanceOf(mainSourceOf(scope.brand).name, asOf, performance ? [...parts, performance] : parts),
  }
}
