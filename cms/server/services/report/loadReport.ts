import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { Movement, ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import type { PortfolioRow, SeriesPoint } from '../../../../shared/contracts/wealth'
import { addDays, addMonths, isoDate, type IsoDate, isoDateOf, isoInstant } from '../../../../shared/domain/dates'
import { groupHoldings } from '../../../../shared/domain/holdings/groupHoldings'
import { addMoney, type Money, sumMoney } from '../../../../shared/domain/money'
import { movementOf } from '../../../../shared/domain/movement'
import { returnOver, returnSinceInception } from '../../../../shared/domain/performance/chain'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { ratio, shareOf } from '../../../../shared/domain/ratio'
import type { Portfolio } from '../../../../collections/payload-types'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import type { ProviderPerformance } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { accountScope, type AccountScope } from '../wealth/accountScope'
import { advisorOf } from '../wealth/advisorOf'
import { discreteAsSent } from '../wealth/getPerformance'
import { figureOf, ledgerFrom, mapFigure } from '../wealth/headFigures'
import { chargesPart, flowsPart, holdingsPart, performancePart, seriesOf, transactionsPart } from '../wealth/parts'
import { accountExternalId, portfolioExternalId } from '../wealth/portfolioIds'

type Ask = { req: PayloadRequest; brand: Brand; accountId: string; portfolioId?: string | undefined }

const monthsOfPeriod = 3

/**
 * The view model of the export page, for the screen and for the PDF alike, with the rights of the person of the request.
 * Throws an `APIError`: 404 for an account or a portfolio that is not theirs, 409 without an external id, 503 when nothing can be shown.
 */
export async function loadReport({ accountId, brand, portfolioId, req }: Ask): Promise<ReportResponse> {
  const scope = await accountScope(req, brand, accountId)
  accountExternalId(scope.account)
  const { docs: portfolios } = await req.payload.find({
    collection: 'portfolios',
    where: {
      and: [
        { account: { equals: scope.account.id } },
        { externalId: { exists: true } },
        ...(portfolioId === undefined ? [] : [{ id: { equals: portfolioId } }]),
      ],
    },
    sort: '-figures.sortValue',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (portfolios.length === 0) throw new APIError('Not found', 404, { code: 'not_found' }, true)
  const loaded = await Promise.all(portfolios.map((portfolio) => loadPortfolio(scope, portfolio)))
  const shown = loaded.flatMap((entry) => entry ?? [])
  const [first] = shown
  if (!first) throw new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)

  const currency = scope.account.currency
  const isOneCurrency = shown.every(({ view }) => view.total.value.currency === currency)
  const value = isOneCurrency
    ? sumMoney(
        shown.map(({ view }) => view.total.value),
        currency,
      )
    : null
  const all = isOneCurrency
    ? groupHoldings(
        shown.flatMap(({ view }) => view.holdings),
        currency,
      )
    : null
  const views = shown.map(({ view }) => ({
    ...view,
    portfolio: { ...view.portfolio, share: value && view.portfolio.value ? shareOf(view.portfolio.value, value) : null },
  }))
  const missing: Part<unknown>[] = loaded.some((entry) => entry === null)
    ? [{ data: null, fetchedAt: null, reasons: [{ part: 'portfolios', kind: 'unavailable', stale: false }] }]
    : []
  const advisor = await advisorOf(scope)
  return {
    account: {
      id: scope.account.id,
      name: scope.account.name,
      externalId: scope.account.externalId ?? null,
      client: scope.account.name,
      advisor: advisor?.name ?? null,
    },
    portal: scope.portal.slug,
    currency,
    period: first.period,
    generatedAt: isoInstant(new Date()),
    value,
    movement: isOneCurrency ? sumOfMovements(views.map((view) => view.movement)) : null,
    groups: all?.groups ?? [],
    portfolios: views,
    ...provenanceOf(mainSourceOf(brand).name, first.period.to, [...shown.flatMap(({ parts }) => parts), ...missing]),
  }
}

type Loaded = { view: ReportPortfolio; period: { from: IsoDate; to: IsoDate }; parts: Part<unknown>[] }

/** One portfolio of the report; null when not even its holdings are known. */
async function loadPortfolio(scope: AccountScope, portfolio: Portfolio): Promise<Loaded | null> {
  const externalId = portfolioExternalId(portfolio)
  const holdings = await holdingsPart(scope, externalId)
  if (!holdings.data) return null
  const to = holdings.data.asOf
  const period = { from: addDays(addMonths(to, -monthsOfPeriod), 1), to }
  const [performance, flows, charges, periodCharges, transactions] = await Promise.all([
    performancePart(scope, { portfolio: externalId }),
    flowsPart(scope, externalId),
    chargesPart(scope, { portfolio: externalId }),
    chargesPart(scope, { portfolio: externalId }, period),
    transactionsPart(scope, externalId, period),
  ])
  const grouped = groupHoldings(holdings.data.holdings.map(presentHolding), holdings.data.currency)
  const { value } = grouped.total
  const series = performance.data ? seriesOf(performance.data) : []
  const inception = portfolio.inception ? isoDateOf(new Date(portfolio.inception)) : (series[0]?.date ?? null)
  const movements = (transactions.data ?? []).map(presentTransaction).toReversed()
  const opening = performance.data ? valueBefore(performance.data, period.from) : null
  const canMove = opening && transactions.data && periodCharges.data && opening.currency === value.currency
  return {
    period,
    parts: [holdings, performance, flows, charges, periodCharges, transactions],
    view: {
      portfolio: rowOf(portfolio, value),
      riskProfile: portfolio.riskProfile ?? null,
      benchmarkName: performance.data?.benchmarkName ?? null,
      ...(performance.data ? { basis: performance.data.basis } : {}),
      ledger: ledgerFrom({
        value: mapFigure(figureOf(holdings), () => value),
        asOf: to,
        flows: figureOf(flows),
        charges: mapFigure(figureOf(charges), (all) => all.total),
      }).figure,
      movement: canMove ? movementOf({ opening, closing: value, transactions: movements, charges: periodCharges.data.total }) : null,
      returns: returnsOf(series, to, inception),
      discrete: performance.data ? discreteAsSent(performance.data, to, inception) : [],
      series: thinSeries(series, to),
      groups: grouped.groups,
      holdings: grouped.holdings,
      total: grouped.total,
      transactions: movements,
    },
  }
}

/** What the portfolio was worth at the end of the day before `day`; null before its first day and null when the series does not reach back. */
function valueBefore({ cumulative }: ProviderPerformance, day: IsoDate): Money | null {
  const before = cumulative.findLast((entry) => entry.date < day)
  return before?.portfolioValue ?? null
}

function returnsOf(series: readonly SeriesPoint[], to: IsoDate, inception: IsoDate | null): ReportPortfolio['returns'] {
  return [
    { kind: '3m', ...returnOver(series, to, 3) },
    { kind: '1y', ...returnOver(series, to, 12) },
    { kind: '3y', ...returnOver(series, to, 36) },
    { kind: '5y', ...returnOver(series, to, 60) },
    { kind: 'inception', ...returnSinceInception(series, to, inception) },
  ]
}

const rowOf = ({ externalId, figures, id, inception, name, type }: Portfolio, value: Money): PortfolioRow => ({
  id,
  name,
  externalId: externalId ?? null,
  type,
  value,
  share: null,
  change1y: figures?.change1y == null ? null : ratio(figures.change1y),
  changeYtd: figures?.changeYtd == null ? null : ratio(figures.changeYtd),
  inception: inception ? isoDate(inception.slice(0, 10)) : null,
})

/** The parts of all portfolios added up; null when any of them is not known. */
function sumOfMovements(movements: readonly (Movement | null)[]): Movement | null {
  return movements.reduce<Movement | null>((sum, movement, index) => {
    if (!movement) return null
    if (index === 0) return movement
    if (!sum) return null
    return {
      opening: addMoney(sum.opening, movement.opening),
      paidIn: addMoney(sum.paidIn, movement.paidIn),
      paidOut: addMoney(sum.paidOut, movement.paidOut),
      income: addMoney(sum.income, movement.income),
      charges: addMoney(sum.charges, movement.charges),
      marketChange: addMoney(sum.marketChange, movement.marketChange),
      closing: addMoney(sum.closing, movement.closing),
    }
  }, null)
}
