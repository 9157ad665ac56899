import Big from 'big.js'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { MissingReason, PeriodReturn, SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import type { ReturnExplainedResponse, ReturnPeriod } from '../../../../shared/contracts/wealth/returnExplained'
import { isCashFlow } from '../../../../shared/domain/cashFlow'
import { countedFlows } from '../../../../shared/domain/countedFlows'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { roundMoney, subtractMoney, sumMoney } from '../../../../shared/domain/money'
import { annualise } from '../../../../shared/domain/performance/annualise'
import { returnBetween, returnOver, returnSinceInception } from '../../../../shared/domain/performance/chain'
import { moneyWeightedReturn } from '../../../../shared/domain/performance/moneyWeighted'
import { stretchesOf } from '../../../../shared/domain/performance/stretches'
import { returnYearToDate } from '../../../../shared/domain/performance/tiles'
import type { Ratio } from '../../../../shared/domain/ratio'
import { subtractShown } from '../../../../shared/domain/rounding'
import { provenanceOf } from '../../present/provenance'
import type { ProviderCharges, ProviderPerformance, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { AccountScope, PortfolioScope } from './accountScope'
import { accountView } from './accountView'
import { performanceUntil } from './atDate'
import { allOf, type Figured, figureOf, mapFigure } from './headFigures'
import { chargesPart, flowsPart, seriesOf } from './parts'
import { accountExternalId, portfolioExternalId } from './portfolioIds'
import { firstDayOf } from './savedFigures'

type Query = Readonly<{ period: ReturnPeriod; toDate?: IsoDate | undefined }>

/** The return of a period with everything that explains it: its stretches, payments, values, charges, benchmark and the money-weighted return beside it. Throws an `APIError` 400 and 409. */
export async function getReturn(scope: PortfolioScope, query: Query): Promise<ReturnExplainedResponse> {
  const { brand, portfolio, req } = scope
  const id = portfolioExternalId(scope)
  const [performance, flows, charges, firstDay] = await Promise.all([
    performanceUntil(scope, { portfolio: id }, query.toDate),
    flowsPart(scope, id),
    chargesPart(scope, { portfolio: id }),
    firstDayOf(req, portfolio),
  ])
  return explainReturn(query, {
    source: mainSourceOf(brand).name,
    currency: portfolio.currency,
    firstDay,
    performance,
    flows: figureOf(flows),
    charges: figureOf(charges),
    parts: [performance, flows, charges],
  })
}

/**
 * As `getReturn`, of a whole account: the payments are those of its portfolios. Without a history where the provider's account holds a portfolio that is not
 * shown, as its returns are then of more than the page.
 */
export async function getAccountReturn(scope: AccountScope, query: Query): Promise<ReturnExplainedResponse> {
  const { account, brand } = scope
  const externalId = accountExternalId(scope)
  const { hasHidden, portfolios } = await accountView(scope, externalId)
  const [performance, charges, ...flows] = await Promise.all([
    hasHidden ? notAsked : performanceUntil(scope, { account: externalId }, query.toDate),
    hasHidden ? notAsked : chargesPart(scope, { account: externalId }),
    ...portfolios.map(({ answer }) => flowsPart(scope, answer.externalId)),
  ])
  return explainReturn(query, {
    source: mainSourceOf(brand).name,
    currency: account.currency,
    firstDay: null,
    performance,
    // The newest first, as each of them has them.
    flows: mapFigure(allOf(flows.map(figureOf)), (lists) =>
      lists.flat().toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    ),
    charges: figureOf(charges),
    parts: [performance, charges, ...flows],
  })
}

/** Nothing was asked, so nothing is wrong with it. */
const notAsked: Part<never> = { data: null, fetchedAt: null, reasons: [] }

type Asked = Readonly<{
  source: string
  /** Where no value says another. */
  currency: CurrencyCode
  /** Of a return since inception; null for the first of the series. */
  firstDay: IsoDate | null
  performance: Part<ProviderPerformance>
  flows: Figured<readonly ProviderTransaction[]>
  charges: Figured<ProviderCharges>
  parts: readonly Part<unknown>[]
}>

function explainReturn({ period }: Query, asked: Asked): ReturnExplainedResponse {
  const { charges: charged, firstDay, flows, parts, performance, source } = asked
  const history = figureOf(performance)
  const series = history.figure ? seriesOf(history.figure) : []
  const asOf = series.at(-1)?.date ?? null
  const total = asOf ? returnOf(series, period, asOf, firstDay) : noHistory
  const taken = history.figure && total.portfolio !== null ? apart(history.figure, total, flows.figure) : null
  const { from, portfolio: own, to } = total
  const currency = taken?.opening.currency ?? asked.currency
  const items = charged.figure?.items.filter(({ date }) => from !== null && to !== null && date > from && date <= to)
  const cost =
    items && charged.figure?.total.currency === currency
      ? sumMoney(
          items.map(({ amount }) => amount),
          currency,
        )
      : null
  return {
    currency,
    period,
    benchmarkName: history.figure?.benchmarkName ?? null,
    benchmarkLevels: taken?.benchmarkLevels ?? null,
    total,
    annualised: own === null || from === null || to === null ? null : annualise(own, from, to),
    excess: own === null || total.benchmark === null ? null : subtractShown(own, total.benchmark),
    opening: taken?.opening ?? null,
    closing: taken?.closing ?? null,
    stretches: taken?.stretches ?? null,
    flows: taken?.flows ?? null,
    earned: taken?.earned ?? null,
    moneyWeighted: taken?.moneyWeighted ?? null,
    charges: taken ? cost : null,
    missing: missingOf(),
    explanation: {
      method: 'time_weighted',
      from,
      to,
      basis: history.figure?.basis ?? null,
      inputs: [
        { kind: 'valuations', rows: taken?.rows ?? 0 },
        { kind: 'benchmark', rows: taken?.benchmarkRows ?? 0 },
        { kind: 'flows', rows: taken?.flows?.length ?? 0 },
        { kind: 'charges', rows: items?.length ?? 0 },
      ],
    },
    ...provenanceOf(source, asOf, parts),
  }

  function missingOf(): MissingReason | null {
    if (own === null) return history.reason ?? total.reason ?? 'unavailable'
    return flows.reason ?? (taken?.stretches ? charged.reason : 'no_rate')
  }
}

const noHistory: PeriodReturn = { portfolio: null, benchmark: null, from: null, to: null, reason: 'no_history' }
const monthsOf = { '6m': 6, '1y': 12, '3y': 36, '5y': 60 } as const

/** The same figure as the tile or the column of the matrix. */
export function returnOf(series: readonly SeriesPoint[], period: ReturnPeriod, asOf: IsoDate, inception: IsoDate | null): PeriodReturn {
  switch (period) {
    case '1d': {
      const before = series.at(-2)
      return before ? returnBetween(series, before.date, asOf) : noHistory
    }
    case 'ytd':
      return returnYearToDate(series, asOf)
    case 'inception':
      return returnSinceInception(series, asOf, inception ?? series[0]?.date ?? null)
    default:
      return returnOver(series, asOf, monthsOf[period])
  }
}

/** What a return of a known period is made of. The flows of the series' days, which are null when one carries no rate, or the list is not whole. */
function apart({ cumulative }: ProviderPerformance, { from, to }: PeriodReturn, all: readonly ProviderTransaction[] | null) {
  const within = cumulative.filter(({ date }) => from !== null && to !== null && date >= from && date <= to)
  const [first] = within
  const last = within.at(-1)
  if (!first || !last) return null
  const moved = all?.filter((flow) => isCashFlow(flow) && flow.date > first.date && flow.date <= last.date).toReversed() ?? null
  const { currency } = first.portfolioValue
  const flows = moved && countedFlows(moved, currency)
  const value = { opening: first.portfolioValue, closing: last.portfolioValue }
  const paid =
    flows &&
    sumMoney(
      flows.map(({ amount }) => amount),
      currency,
    )
  const [base] = cumulative
  return {
    ...value,
    flows,
    earned: paid && roundMoney(subtractMoney(subtractMoney(last.portfolioValue, first.portfolioValue), paid)),
    benchmarkLevels:
      base && first.benchmark !== null && last.benchmark !== null
        ? { base: base.date, opening: levelOf(first.benchmark), closing: levelOf(last.benchmark) }
        : null,
    stretches: moved && stretchesOf(within, moved),
    moneyWeighted: flows && moneyWeightedReturn({ ...value, from: first.date, to: last.date, flows }),
    rows: within.length,
    benchmarkRows: within.filter(({ benchmark }) => benchmark !== null).length,
  }
}

/** A cumulative return as a level that was 100 on the first day. */
const levelOf = (cumulative: Ratio): number => new Big(cumulative).plus(1).times(100).toNumber()
