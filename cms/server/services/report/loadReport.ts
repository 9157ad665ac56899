import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { CustodySum, Movement, ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import type { BondStatistics } from '../../../../shared/contracts/wealth/bonds'
import type { ContractNote } from '../../../../shared/contracts/wealth/contractNotes'
import type { SeriesPoint } from '../../../../shared/contracts/wealth/figures'
import type { Holding } from '../../../../shared/contracts/wealth/holdings'
import { isCash } from '../../../../shared/domain/assetClass'
import { cashCourseOf } from '../../../../shared/domain/cashCourse'
import { taxYearOf } from '../../../../shared/domain/dateRange'
import { addDays, type IsoDate, isoInstant, yearOf } from '../../../../shared/domain/dates'
import { startOfMonths } from '../../../../shared/domain/months'
import { groupHoldings, summed } from '../../../../shared/domain/holdings/groupHoldings'
import { addMoney, type Money, subtractMoney, sumMoney, zeroMoney } from '../../../../shared/domain/money'
import { movementOf } from '../../../../shared/domain/movement'
import { returnBetween, returnOver, returnSinceInception } from '../../../../shared/domain/performance/chain'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { returnYearToDate } from '../../../../shared/domain/performance/tiles'
import { periodOfKind, type ReportKind, reportKindRules } from '../../../../shared/domain/reportKinds'
import { type ReportPeriod, type ReportRange, resolveReportPeriod } from '../../../../shared/domain/reportPeriod'
import { shareOf } from '../../../../shared/domain/ratio'
import { notFound } from '../../http/notFound'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import { today } from '../../today'
import type { ProviderCharges, ProviderHolding, ProviderHoldings, ProviderPerformance, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { providerOf } from '../../wealth/registry'
import { accountScope, type AccountScope, portalOf, portfolioScope } from '../wealth/accountScope'
import { type AccountView, accountView, type ShownPortfolio } from '../wealth/accountView'
import { bondStatisticsOf } from '../wealth/getBonds'
import { getCharges } from '../wealth/getCharges'
import { contractNotesIn } from '../wealth/getContractNotes'
import { getGains } from '../wealth/getGains'
import { advisorNameOf } from '../wealth/contactsOf'
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
import { assertConsolidable, joinBookings, joinCash, joinCharges, joinHoldings, joinOwn, joinParts } from './consolidate'
import { loadCommentaries } from './loadCommentaries'
import { figuresOfCharges, loadCosts } from './loadCosts'
import { isOffered, kindContext } from './offeredKinds'

type Ask = {
  req: PayloadRequest
  brand: Brand
  accountId: string
  portfolioId?: string | undefined
  kind?: ReportKind | undefined
  period?: ReportPeriod | undefined
  /** The portfolios of the account as one section instead of one each; of a single portfolio it changes nothing. */
  renderConsolidated?: boolean | undefined
}

/**
 * The view model of the export page, for the screen and for the PDF alike, with the rights of the person of the request. It shows the
 * portfolios that the account's page shows (`accountView`), all over the same period; what one of them lacks makes the total null, never
 * smaller. Consolidated they are one portfolio, whose answers are those of all joined and whose returns are the provider's of the account. Throws an `APIError`: 404 for an account or a portfolio that is not theirs, 400 for a period of no days or not of the kind and for a kind that
 * the brand does not have, 409 without an external id
 * and for a day of the past that the provider cannot value, or for portfolios in several currencies that should be one, 503 when nothing can be shown.
 */
export async function loadReport({
  accountId,
  brand,
  kind = 'investment',
  period: asked,
  portfolioId,
  renderConsolidated = false,
  req,
}: Ask): Promise<ReportResponse> {
  const scope = await accountScope(req, brand, accountId, { withAdvisors: true })
  if (kind === 'provider' || !isOffered(kind, brand, req))
    throw new APIError('There are no pages of this kind', 400, { code: 'unknown_kind' }, true)
  const view = await accountView(scope, accountExternalId(scope))
  if (!view.part.data || view.asOf === null) throw unavailable()
  const portfolios = view.portfolios.filter(({ record }) => portfolioId === undefined || record.id === portfolioId)
  if (portfolios.length === 0) throw notFound()
  const period = periodOf(kind, asked, view.asOf, scope)
  const isWholeAccount = portfolioId === undefined
  const isConsolidated = renderConsolidated && isWholeAccount && portfolios.length > 1
  if (isConsolidated) assertConsolidable(portfolios)
  const each = await Promise.all(portfolios.map(({ answer }) => readParts(scope, answer.externalId, period)))
  const single = portfolios.flatMap(({ answer, row }, index) =>
    each[index] ? viewOf(each[index], { row, value: answer.value }, period) : [],
  )
  const ownParts = await Promise.all(portfolios.map((portfolio, index) => partsOfKind(kind, scope, portfolio, single[index], period)))
  const loaded = isConsolidated ? [await consolidatedOf(scope, view, each, period)] : single
  const more = isConsolidated ? [await partsOfWhole(kind, scope, loaded[0], ownParts, period)] : ownParts
  if (loaded.every(({ value }) => value.reason === 'unavailable')) throw unavailable()

  const { currency } = view.part.data
  // Of the whole account, a portfolio that is not shown is missing from the sum.
  const value = isWholeAccount && view.value.reason ? view.value : totalIn(currency, loaded)
  const asOf = period.to
  const holdings = mapFigure(allOf(loaded.map((one) => one.holdings)), (lists) => lists.flat())
  const groups = value.figure && holdings.figure ? groupHoldings(holdings.figure, currency).groups : []
  const [advisor, portal] = await Promise.all([advisorNameOf(scope), portalOf(scope)])
  return {
    account: {
      id: scope.account.id,
      name: scope.account.name,
      externalId: scope.account.externalId ?? null,
      client: scope.account.name,
      advisor,
    },
    portal: portal.slug,
    kind,
    currency,
    ...(isConsolidated ? { consolidated: portfolios.map(({ row }) => row.name) } : {}),
    period: { range: period.range, from: period.from, to: period.to },
    generatedAt: isoInstant(new Date()),
    value: value.figure,
    missing: value.reason,
    movement: value.figure ? sumOfMovements(loaded.map((one) => one.view.movement)) : null,
    groups,
    ...(kind === 'valuation' && brand.custody ? { custody: brand.custody } : {}),
    ...(kind === 'costs' ? { costs: await loadCosts(isWholeAccount ? scope : await portfolioScope(req, brand, portfolioId), period) } : {}),
    ...(reportKindRules[kind].hasCommentary ? { commentaries: await loadCommentaries(req, brand, asOf) } : {}),
    portfolios: loaded.map(({ value: own, view: one }, index) => ({
      ...one,
      ...more[index],
      portfolio: { ...one.portfolio, share: value.figure && own.figure ? shareOf(own.figure, value.figure) : null },
    })),
    ...provenanceOf(mainSourceOf(brand).name, asOf, [view.part, ...loaded.flatMap(({ parts }) => parts)]),
  }
}

/**
 * `isPast`: holdings are valued on a day before the newest prices. `isUnvalued`: such a day, of a kind that is not about their value. `hasCourse`: as the
 * kind says.
 */
type Span = Readonly<{ range: ReportRange; from: IsoDate; to: IsoDate; isPast: boolean; isUnvalued: boolean; hasCourse: boolean }>

function periodOf(
  kind: ReportKind,
  asked: ReportPeriod | undefined,
  newest: IsoDate,
  { brand, req }: Pick<AccountScope, 'brand' | 'req'>,
): Span {
  const { range, from, date } = ofKind()
  const to = date !== undefined && date < newest ? date : newest
  // A quarter that the newest prices do not reach is no quarter.
  if (kind === 'valuation' && date !== to) throw noDays()
  const { hasCourse, isValued } = reportKindRules[kind]
  const isPast = to < newest && isValued
  if (isPast && !providerOf(mainSourceOf(brand), req).capabilities.has('holdingsAtDate'))
    throw new APIError('The data provider values holdings at the newest prices only', 409, { code: 'date_not_available' }, true)
  try {
    return { range, ...resolveReportPeriod({ range, from }, to), isPast, isUnvalued: to < newest && !isValued, hasCourse }
  } catch {
    throw noDays()
  }

  function ofKind(): ReportPeriod {
    try {
      return periodOfKind(kind, asked ?? { range: 'quarter' }, { ...kindContext(brand), today: today() })
    } catch {
      throw noDays()
    }
  }
}

const noDays = () => new APIError('The period has no days', 400, { code: 'invalid_period' }, true)

const unavailable = () => new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)

type Loaded = {
  view: ReportPortfolio
  /** Of its values. */
  currency: Money['currency']
  value: Figured<Money>
  /** Its holdings as they were sent, those of several portfolios joined. */
  source: readonly ProviderHolding[]
  holdings: Figured<Holding[]>
  /** Of the period, the newest first. */
  bookings: Figured<readonly ProviderTransaction[]>
  parts: Part<unknown>[]
}

/** The sum of the portfolios' values; null when one is missing or in another currency. */
function totalIn(currency: Money['currency'], loaded: readonly Loaded[]): Figured<Money> {
  const values = allOf(loaded.map(({ value }) => value))
  if (values.reason) return values
  return values.figure.every((value) => value.currency === currency) ? known(sumMoney(values.figure, currency)) : missing('no_rate')
}

/** The answers that a portfolio of the report is made of. What its source does not answer is null, with the reason. */
type Parts = Readonly<{
  holdings: Part<ProviderHoldings>
  whole: Part<ProviderPerformance>
  flows: Part<readonly ProviderTransaction[]>
  charges: Part<ProviderCharges>
  periodCharges: Part<ProviderCharges>
  transactions: Part<readonly ProviderTransaction[]>
}>

async function readParts(scope: AccountScope, externalId: string, period: Span): Promise<Parts> {
  const [holdings, whole, flows, charges, periodCharges, transactions] = await Promise.all([
    period.isPast ? holdingsAt(scope, externalId, period.to) : holdingsPart(scope, externalId),
    performancePart(scope, { portfolio: externalId }),
    flowsPart(scope, externalId),
    period.isPast ? chargesUntil(scope, { portfolio: externalId }, period.to) : chargesPart(scope, { portfolio: externalId }),
    chargesPart(scope, { portfolio: externalId }, period),
    transactionsPart(scope, externalId, period, period.range === 'quarter' && !period.isPast ? 'quarter' : undefined),
  ])
  return { holdings, whole, flows, charges, periodCharges, transactions }
}

/** Returns of the whole were not asked for, as they would be of more than is shown. */
const notAsked: Part<ProviderPerformance> = { data: null, fetchedAt: null, reasons: [] }

/** All portfolios of an account as one. Its returns are the provider's own of the account, for those of its portfolios cannot be added up. */
async function consolidatedOf(scope: AccountScope, view: AccountView, each: readonly Parts[], period: Span): Promise<Loaded> {
  const account = accountExternalId(scope)
  const whole = view.hasHidden ? notAsked : await performancePart(scope, { account })
  const currency = view.portfolios[0]?.answer.value.currency ?? scope.account.currency
  const join = <K extends Exclude<keyof Parts, 'whole'>, T extends NonNullable<Parts[K]['data']>>(
    name: K,
    all: (data: readonly T[]) => T,
  ) =>
    joinParts(
      each.map((parts) => parts[name] as Part<T>),
      all,
    )
  const charges = (all: readonly ProviderCharges[]) => joinCharges(currency, all)
  const inceptions = view.portfolios.map(({ row }) => row.inception)
  return viewOf(
    {
      whole,
      holdings: join('holdings', (all: readonly ProviderHoldings[]) => joinHoldings(currency, all)),
      flows: join('flows', joinBookings),
      charges: join('charges', charges),
      periodCharges: join('periodCharges', charges),
      transactions: join('transactions', joinBookings),
    },
    {
      value: { currency },
      row: {
        id: scope.account.id,
        name: scope.account.name,
        externalId: account,
        type: 'Other',
        value: null,
        share: null,
        change1y: null,
        changeYtd: null,
        changes: { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null },
        inception: inceptions.includes(null) ? null : (inceptions.toSorted()[0] ?? null),
        riskProfile: null,
      },
    },
    period,
  )
}

type Head = Readonly<{ row: ReportPortfolio['portfolio']; value: Pick<Money, 'currency'> }>

/** One portfolio of the report, of its answers. What they lack is null or empty. */
function viewOf({ charges, flows, holdings, periodCharges, transactions, whole }: Parts, { row, value: of }: Head, period: Span): Loaded {
  const performance = period.isPast ? upTo(whole, period.to) : whole
  const currency = holdings.data?.currency ?? of.currency
  const grouped = groupHoldings(((!period.isUnvalued && holdings.data?.holdings) || []).map(presentHolding), currency)
  const isWhole: Figured<ProviderHoldings> = period.isUnvalued ? missing('no_history') : figureOf(holdings)
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
    currency,
    source: period.isUnvalued ? [] : (holdings.data?.holdings ?? []),
    holdings: mapFigure(isWhole, () => grouped.holdings),
    bookings: figureOf(transactions),
    parts: [holdings, performance, flows, charges, periodCharges, transactions],
    view: {
      portfolio: { ...row, value: value.figure },
      asOf: holdings.data?.asOf ?? null,
      missing: value.reason,
      benchmarkName: performance.data?.benchmarkName ?? null,
      ...(performance.data ? { basis: performance.data.basis } : {}),
      ledger: ledger.figure,
      movement: periodMovement(),
      returns: returnsOf(series, period, inception),
      discrete: performance.data ? discreteAsSent(performance.data, period.to, inception) : [],
      twelveMonths: twelveMonthsOf(series, period.to),
      series: period.hasCourse ? thinSeries(series, period.to) : [],
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

/** What only some kinds have of a portfolio. */
async function partsOfKind(
  kind: ReportKind,
  scope: AccountScope,
  { answer, record }: ShownPortfolio,
  loaded: Loaded | undefined,
  period: Span,
): Promise<Partial<ReportPortfolio>> {
  const { brand, req } = scope
  if (!loaded || kind === 'investment') return {}
  const own = await portfolioScope(req, brand, record.id)
  if (kind === 'costs') return { charges: figuresOfCharges(await getCharges(own, period)) }
  if (kind === 'bonds') return { bonds: bondsOf(scope, loaded, period) }
  if (kind === 'contractNotes') return { notes: notesOf(loaded) }
  if (kind === 'taxYear') {
    const { disposals } = await getGains(own, { taxYear: yearOf(taxYearOf(period.to, brand.taxYearStart).from) })
    // A kind that is not about values has none of a day that is past, but for the cash of that day.
    const closing = period.isUnvalued ? await holdingsOn(scope, answer.externalId, period.to) : loaded.holdings.figure
    return {
      notes: notesOf(loaded),
      disposals: disposals.toReversed(),
      cash: closing && (await cashOf(scope, answer.externalId, loaded, closing, period)),
    }
  }
  const holdings = loaded.holdings.figure
  return {
    charges: figuresOfCharges(await getCharges(own, period)),
    cash: holdings && (await cashOf(scope, answer.externalId, loaded, holdings, period)),
    ...(brand.custody
      ? { custody: holdings && loaded.value.figure && custodyOf(holdings, loaded.value.figure, brand.custody.outside) }
      : {}),
  }
}

/** As `partsOfKind`, of all portfolios together. */
async function partsOfWhole(
  kind: ReportKind,
  scope: AccountScope,
  whole: Loaded | undefined,
  each: readonly Partial<ReportPortfolio>[],
  period: Span,
): Promise<Partial<ReportPortfolio>> {
  if (!whole || kind === 'investment') return {}
  if (kind === 'bonds') return { bonds: bondsOf(scope, whole, period) }
  const notes = joinOwn(each.map((own) => own.notes))
  if (kind === 'contractNotes') return { ...(notes ? { notes } : {}) }
  const disposals = joinOwn(each.map((own) => own.disposals))
  const cash = joinCash(each.map((own) => own.cash))
  if (kind === 'taxYear') return { ...(notes ? { notes } : {}), ...(disposals ? { disposals } : {}), cash }
  const charges = figuresOfCharges(await getCharges(scope, period))
  if (kind === 'costs') return { charges }
  const { brand } = scope
  const holdings = whole.holdings.figure
  return {
    charges,
    cash,
    ...(brand.custody ? { custody: holdings && whole.value.figure && custodyOf(holdings, whole.value.figure, brand.custody.outside) } : {}),
  }
}

const bondsOf = (scope: AccountScope, { source, value, view }: Loaded, period: Span): BondStatistics =>
  bondStatisticsOf(scope, source, {
    currency: value.figure?.currency ?? source[0]?.value.currency ?? scope.account.currency,
    day: view.asOf ?? period.to,
    missing: value.reason,
  })

const notesOf = ({ bookings }: Loaded): ContractNote[] => contractNotesIn(bookings.figure ?? []).toReversed()

const isHeldInCash = ({ assetClass }: Pick<Holding, 'assetClass'>): boolean => isCash({ assetClass })

/** Cash at the end of the day before the period and at its end; null where one of them, or a booking, is not known. */
async function cashOf(
  scope: AccountScope,
  externalId: string,
  { bookings, currency, view }: Loaded,
  holdings: readonly Holding[],
  { from }: Span,
): Promise<ReportPortfolio['cash']> {
  const closing = cashIn(holdings, currency)
  const isYounger = view.portfolio.inception !== null && view.portfolio.inception >= from
  const before = isYounger ? [] : await holdingsOn(scope, externalId, addDays(from, -1))
  return before && bookings.figure ? cashCourseOf(cashIn(before, closing.currency), closing, bookings.figure) : null
}

/** What was held at the end of a day; null when the provider cannot tell. */
async function holdingsOn(scope: AccountScope, externalId: string, day: IsoDate): Promise<readonly Holding[] | null> {
  if (!providerOf(mainSourceOf(scope.brand), scope.req).capabilities.has('holdingsAtDate')) return null
  return figureOf(await holdingsAt(scope, externalId, day)).figure?.holdings.map(presentHolding) ?? null
}

function cashIn(holdings: readonly Holding[], currency: Money['currency']): Money {
  const cash = holdings.filter(isHeldInCash).map(({ value }) => value)
  return sumMoney(cash, cash[0]?.currency ?? currency)
}

/** What the firm holds and what it does not, which together is `value`. */
function custodyOf(holdings: readonly Holding[], value: Money, outsideClasses: readonly Holding['assetClass'][]): CustodySum {
  const sumOf = (of: readonly Holding[]) =>
    sumMoney(
      of.map((holding) => holding.value),
      value.currency,
    )
  const outside = sumOf(holdings.filter(({ assetClass }) => outsideClasses.includes(assetClass)))
  const cash = sumOf(holdings.filter((holding) => isHeldInCash(holding) && !outsideClasses.includes(holding.assetClass)))
  const inside = subtractMoney(value, outside)
  return { securities: subtractMoney(inside, cash), cash, inside, outside, value }
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

const completePeriods = [5, 4, 3, 2, 1] as const

/** COBS 4.6.2: five complete periods of twelve months, or as many as there are. */
const twelveMonthsOf = (series: readonly SeriesPoint[], to: IsoDate): ReportPortfolio['twelveMonths'] =>
  completePeriods.map((back) => returnBetween(series, startOfMonths(to, back * 12), startOfMonths(to, (back - 1) * 12)))

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
