import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { Movement, ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import type { SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import type { Holding } from '../../../../shared/contracts/wealth/holdings'
import { addDays, type IsoDate, isoInstant } from '../../../../shared/domain/dates'
import { groupHoldings, summed } from '../../../../shared/domain/holdings/groupHoldings'
import { addMoney, type Money, sumMoney, zeroMoney } from '../../../../shared/domain/money'
import { movementOf } from '../../../../shared/domain/movement'
import { returnBetween, returnOver, returnSinceInception } from '../../../../shared/domain/performance/chain'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { returnYearToDate } from '../../../../shared/domain/performance/tiles'
import { type ReportPeriod, type ReportRange, resolveReportPeriod } from '../../../../shared/domain/reportPeriod'
import { shareOf } from '../../../../shared/domain/ratio'
import { notFound } from '../../http/notFound'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import type { ProviderPerformance } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { providerOf } from '../../wealth/registry'
import { accountScope, type AccountScope } from '../wealth/accountScope'
import { accountView, type ShownPortfolio } from '../wealth/accountView'
import { advisorOf } from '../wealth/contactsOf'
import { discreteAsSent } from '../wealth/getPerformance'
import { allOf, type Figured, figureOf, known, ledgerFrom, mapFigure, missing } from '../wealth/headFigures'
import {
  chargesPart,
  chargesUntil,
  flowsPart,
  holdingsAt,
  holdingsPart,
  performancePart,
  seriesOf,
  transactionsPart,
} from '../wealth/parts'
import { accountExternalId } from '../wealth/portfolioIds'

type Ask = { req: PayloadRequest; brand: Brand; accountId: string; portfolioId?: string | undefined; period?: ReportPeriod | undefined }

/**
 * The view model of the export page, for the screen and for the PDF alike, with the rights of the person of the request. It shows the
 * portfolios that the account's page shows (`accountView`), all over the same period; what one of them lacks makes the total null, never
 * smaller. Throws an `APIError`: 404 for an account or a portfolio that is not theirs, 400 for a period of no days, 409 without an external id
 * and for a day of the past that the provider cannot value, 503 when nothing can be shown.
 */
export async function loadReport({ accountId, brand, period: asked, portfolioId, req }: Ask): Promise<ReportResponse> {
  const scope = await accountScope(req, brand, accountId)
  const view = await accountView(scope, accountExternalId(scope))
  if (!view.part.data || view.asOf === null) throw unavailable()
  const portfolios = view.portfolios.filter(({ record }) => portfolioId === undefined || record.id === portfolioId)
  if (portfolios.length === 0) throw notFound()
  const period = periodOf(asked, view.asOf, scope)
  const loaded = await Promise.all(portfolios.map((portfolio) => loadPortfolio(scope, portfolio, period)))
  if (loaded.every(({ value }) => value.reason === 'unavailable')) throw unavailable()

  const { currency } = view.part.data
  const isWholeAccount = portfolioId === undefined
  // Of the whole account, a portfolio that is not shown is missing from the sum.
  const value = isWholeAccount && view.value.reason ? view.value : totalIn(currency, loaded)
  const asOf = period.isPast ? period.to : view.asOf
  const holdings = mapFigure(allOf(loaded.map((one) => one.holdings)), (lists) => lists.flat())
  const groups = value.figure && holdings.figure ? groupHoldings(holdings.figure, currency).groups : []
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
    period: { range: period.range, from: period.from, to: period.to },
    generatedAt: isoInstant(new Date()),
    value: value.figure,
    missing: value.reason,
    movement: value.figure ? sumOfMovements(loaded.map((one) => one.view.movement)) : null,
    groups,
    portfolios: loaded.map(({ value: own, view: one }) => ({
      ...one,
      portfolio: { ...one.portfolio, share: value.figure && own.figure ? shareOf(own.figure, value.figure) : null },
    })),
    ...provenanceOf(mainSourceOf(brand).name, asOf, [view.part, ...loaded.flatMap(({ parts }) => parts)]),
  }
}

/** `isPast`: holdings are valued on a day before the newest prices. */
type Span = Readonly<{ range: ReportRange; from: IsoDate; to: IsoDate; isPast: boolean }>

function periodOf(asked: ReportPeriod | undefined, newest: IsoDate, { brand, req }: Pick<AccountScope, 'brand' | 'req'>): Span {
  const { range, from, date } = asked ?? { range: 'quarter' as const }
  const to = date !== undefined && date < newest ? date : newest
  const isPast = to < newest
  if (isPast && !providerOf(mainSourceOf(brand), req).capabilities.has('holdingsAtDate'))
    throw new APIError('The data provider values holdings at the newest prices only', 409, { code: 'date_not_available' }, true)
  try {
    return { range, ...resolveReportPeriod({ range, from }, to), isPast }
  } catch {
    throw new APIError('The period has no days', 400, { code: 'invalid_period' }, true)
  }
}

const unavailable = () => new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)

type Loaded = { view: ReportPortfolio; value: Figured<Money>; holdings: Figured<Holding[]>; parts: Part<unknown>[] }

/** The sum of the portfolios' values; null when one is missing or in another currency. */
function totalIn(currency: Money['currency'], loaded: readonly Loaded[]): Figured<Money> {
  const values = allOf(loaded.map(({ value }) => value))
  if (values.reason) return values
  return values.figure.every((value) => value.currency === currency) ? known(sumMoney(values.figure, currency)) : missing('no_rate')
}

/** One portfolio of the report. What its source does not answer is null or empty, with the reason in `parts`. */
async function loadPortfolio(scope: AccountScope, { answer, row }: ShownPortfolio, period: Span): Promise<Loaded> {
  const { externalId } = answer
  const [holdings, whole, flows, charges, periodCharges, transactions] = await Promise.all([
    period.isPast ? holdingsAt(scope, externalId, period.to) : holdingsPart(scope, externalId),
    performancePart(scope, { portfolio: externalId }),
    flowsPart(scope, externalId),
    period.isPast ? chargesUntil(scope, { portfolio: externalId }, period.to) : chargesPart(scope, { portfolio: externalId }),
    chargesPart(scope, { portfolio: externalId }, period),
    transactionsPart(scope, externalId, period, period.range === 'quarter' && !period.isPast ? 'quarter' : undefined),
  ])
  const performance = period.isPast ? upTo(whole, period.to) : whole
  const currency = holdings.data?.currency ?? answer.value.currency
  const grouped = groupHoldings((holdings.data?.holdings ?? []).map(presentHolding), currency)
  const isWhole = figureOf(holdings)
  const value = isWhole.reason ? isWhole : known(grouped.total.value)
  const series = performance.data ? seriesOf(performance.data) : []
  const inception = row.inception ?? series[0]?.date ?? null
  const movements = (transactions.data ?? []).map(presentTransaction).toReversed()
  const ledger = ledgerFrom({
    value,
    asOf: holdings.data?.asOf ?? null,
    flows: figureOf(flows),
    charges: mapFigure(figureOf(charges), (all) => all.total),
  })
  return {
    value,
    holdings: mapFigure(isWhole, () => grouped.holdings),
    parts: [holdings, performance, flows, charges, periodCharges, transactions],
    view: {
      portfolio: { ...row, value: value.figure },
      asOf: holdings.data?.asOf ?? null,
      missing: value.reason,
      riskProfile: answer.riskProfile,
      benchmarkName: performance.data?.benchmarkName ?? null,
      ...(performance.data ? { basis: performance.data.basis } : {}),
      ledger: ledger.figure,
      movement: periodMovement(),
      returns: returnsOf(series, period, inception),
      discrete: performance.data ? discreteAsSent(performance.data, period.to, inception) : [],
      series: thinSeries(series, period.to),
      ...summed(grouped, isWhole.reason),
      transactions: movements,
    },
  }

  /** Null unless all that it is made of is whole and in one currency. */
  function periodMovement(): Movement | null {
    const opening = performance.data && openingOf(performance.data)
    const all = figureOf(transactions).figure
    const charged = figureOf(periodCharges).figure
    const closing = value.figure
    if (!opening || !closing || !all || !charged) return null
    if (opening.currency !== closing.currency || charged.total.currency !== closing.currency) return null
    return movementOf({ opening, closing, transactions: all, charges: charged.total })
  }

  /** Nothing was there before the first day of a portfolio that is younger than the period. */
  function openingOf(of: ProviderPerformance): Money | null {
    const isYounger = inception !== null && inception >= period.from && (of.cumulative[0]?.date ?? '') >= period.from
    return isYounger ? zeroMoney(currency) : valueBefore(of, period.from)
  }
}

/** A history as it stood at the end of a day. What the provider computed itself is of today, and left out. */
const upTo = (part: Part<ProviderPerformance>, to: IsoDate): Part<ProviderPerformance> =>
  part.data ? { ...part, data: { ...part.data, cumulative: part.data.cumulative.filter(({ date }) => date <= to), discrete: [] } } : part

/** What the portfolio was worth at the end of the day before `day`; null when the series does not reach back. */
function valueBefore({ cumulative }: ProviderPerformance, day: IsoDate): Money | null {
  const before = cumulative.findLast((entry) => entry.date < day)
  return before?.portfolioValue ?? null
}

function returnsOf(series: readonly SeriesPoint[], period: Span, inception: IsoDate | null): ReportPortfolio['returns'] {
  const { to } = period
  return [
    ownReturn(series, period),
    { kind: '1y', ...returnOver(series, to, 12) },
    { kind: '3y', ...returnOver(series, to, 36) },
    { kind: '5y', ...returnOver(series, to, 60) },
    { kind: 'inception', ...returnSinceInception(series, to, inception) },
  ]
}

/** The return of the period itself; of three months beside the year when that is the period. */
function ownReturn(series: readonly SeriesPoint[], { from, range, to }: Span): ReportPortfolio['returns'][number] {
  if (range === 'ytd') return { kind: 'ytd', ...returnYearToDate(series, to) }
  if (range === 'custom') return { kind: 'period', ...returnBetween(series, addDays(from, -1), to) }
  return { kind: '3m', ...returnOver(series, to, 3) }
}

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
