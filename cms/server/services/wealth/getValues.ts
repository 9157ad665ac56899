import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ValuesResponse } from '../../../../shared/contracts/wealth/values'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { valueHistory } from '../../../../shared/domain/valueHistory'
import { provenanceOf } from '../../present/provenance'
import type { ProviderPerformance, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { AccountScope } from './accountScope'
import { allOf, figureOf, type Figured, known, mapFigure, missing } from './headFigures'
import { flowsPart, performancePart } from './parts'
import { type LinkedScope, linkedOf, shownPortfolios } from './shownPortfolios'

/** Value of one account, or of several together, over what had been paid in. Missing, with the reason, when a part of it is. */
export async function getValues(brand: AccountScope['brand'], scopes: readonly AccountScope[]): Promise<ValuesResponse> {
  const histories = await Promise.all(linkedOf(scopes).map(historyOf))
  const parts = histories.flatMap((history) => history.parts)
  const series = mapFigure(allOf(histories.map(({ values }) => values)), (lists) => lists.flat())
  const flows = mapFigure(allOf(histories.map((history) => history.flows)), (lists) => lists.flat())
  const currency = series.figure?.[0]?.currency ?? scopes[0]?.account.currency ?? brand.currency
  const points = pointsOf(series, flows, currency)
  const asOf = points.figure?.at(-1)?.date ?? null
  return {
    currency,
    missing: points.reason,
    points: points.figure && asOf ? thinSeries(points.figure, asOf) : [],
    ...provenanceOf(mainSourceOf(brand).name, asOf, parts),
  }
}

type History = Readonly<{
  values: Figured<readonly ProviderPerformance[]>
  flows: Figured<readonly ProviderTransaction[]>
  parts: readonly Part<unknown>[]
}>

async function historyOf(scope: LinkedScope): Promise<History> {
  const { hasHidden, ids, part } = await shownPortfolios(scope)
  const [performance, flows] = await Promise.all([
    // The provider's figures of a whole account count a portfolio that lies in our trash.
    Promise.all(
      hasHidden ? ids.map((portfolio) => performancePart(scope, { portfolio })) : [performancePart(scope, { account: scope.externalId })],
    ),
    Promise.all(ids.map((portfolio) => flowsPart(scope, portfolio))),
  ])
  return {
    values: allOf(performance.map(figureOf)),
    flows: mapFigure(allOf(flows.map(figureOf)), (lists) => lists.flat()),
    parts: [part, ...performance, ...flows],
  }
}

function pointsOf(
  series: Figured<readonly ProviderPerformance[]>,
  flows: Figured<readonly ProviderTransaction[]>,
  currency: ValuesResponse['currency'],
): Figured<ValuesResponse['points']> {
  if (series.reason) return series
  const values = series.figure.map(({ cumulative }) => cumulative.map(({ date, portfolioValue }) => ({ date, value: portfolioValue })))
  const points = valueHistory(values, flows.figure ?? [], currency)
  if (!points) return missing('no_rate')
  return known(flows.reason ? points.map((point) => ({ ...point, paidIn: null })) : points)
}
