import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { BridgeResponse } from '../../../../shared/contracts/wealth/bridge'
import type { ExplainedPeriod } from '../../../../shared/contracts/wealth/returnExplained'
import { valueBridge } from '../../../../shared/domain/bridge/valueBridge'
import { usedRates } from '../../../../shared/domain/bridge/usedRates'
import { inflowTypes, isCashFlow, outflowTypes } from '../../../../shared/domain/cashFlow'
import { chargesByKind } from '../../../../shared/domain/charges/chargeKinds'
import { countedFlows } from '../../../../shared/domain/countedFlows'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { addDays, addMonths, type IsoDate, isoDate, yearEnd, yearOf } from '../../../../shared/domain/dates'
import { groupHoldings } from '../../../../shared/domain/holdings/groupHoldings'
import { sumMoney } from '../../../../shared/domain/money'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import type { Part } from '../../wealth/readPart'
import type { AccountScope, PortfolioScope } from './accountScope'
import { holdingsOn } from './atDate'
import { allOf, type Figured, figureOf, known, missing } from './headFigures'
import { chargesPart, transactionsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

type Query = Readonly<{ period?: ExplainedPeriod | undefined; from?: IsoDate | undefined; toDate?: IsoDate | undefined }>

/**
 * How the value at the close of one day became that of another, to the penny. The start is the value of its day, or nothing where that lies before the first
 * booking. Throws an `APIError` 400 for a period of no days or of a day to come, and 409.
 */
export function getBridge(scope: PortfolioScope, query: Query): Promise<BridgeResponse> {
  return bridgeOfPortfolio(scope, { externalId: portfolioExternalId(scope), currency: scope.portfolio.currency }, query)
}

/** As `getBridge`, of a portfolio of the account by the provider's id. */
export async function bridgeOfPortfolio(
  scope: AccountScope,
  { externalId: id, currency: ownCurrency }: Readonly<{ externalId: string; currency: CurrencyCode }>,
  query: Query,
): Promise<BridgeResponse> {
  const { brand } = scope
  if (query.from !== undefined && query.period !== undefined) throw invalid('Give a period or its first day, not both')
  const end = await holdingsOn(scope, id, query.toDate)
  const to = query.toDate ?? end.data?.asOf ?? today()
  const [bookings, charges] = await Promise.all([
    transactionsPart(scope, id, { from: isoDate('1990-01-01'), to: today() }, 'all'),
    chargesPart(scope, { portfolio: id }),
  ])
  const booked = figureOf(bookings)
  const firstDay = booked.figure?.at(-1)?.date ?? null
  const before = firstDay && addDays(firstDay, -1)
  const asked = query.from ?? startOf(query.period ?? '1y', to, before)
  if (asked !== null && asked >= to) throw invalid('The period has no days')
  // Before its first booking a portfolio was worth nothing, which nobody needs to be asked for.
  const isBefore = asked !== null && before !== null && asked <= before
  const start = asked === null || isBefore ? null : await holdingsOn(scope, id, asked)
  const from = isBefore ? before : asked
  const parts = [end, bookings, charges, ...(start ? [start] : [])]
  const currency = end.data?.currency ?? ownCurrency
  const chargesKnown = figureOf(charges).figure
  const charged =
    chargesKnown?.total.currency === currency ? chargesKnown.items.filter(({ date }) => from !== null && date > from && date <= to) : null
  const holdings = figureOf(end).figure?.holdings
  const held = holdings?.every(({ value }) => value.currency === currency)
    ? groupHoldings(holdings.map(presentHolding), currency).groups
    : null
  const bridge = bridgeOf()
  const within = (booked.figure ?? []).filter(({ date }) => from !== null && date > from && date <= to)
  const count = (types: readonly TransactionType[]): number => within.filter(({ type }) => types.includes(type)).length
  return {
    currency,
    bridge: bridge.figure,
    missing: bridge.reason,
    counts: { paidIn: count(inflowTypes), paidOut: count(outflowTypes), sales: count(['Sale']) },
    flows: booked.figure && countedFlows(within.filter(isCashFlow).toReversed(), currency),
    charged: charged && chargesByKind(charged, currency),
    held: held?.map(({ assetClass, count: rows, value }) => ({ assetClass, rows, value })) ?? null,
    rates: usedRates(end.data?.holdings ?? [], currency),
    explanation: {
      method: 'value_bridge',
      from,
      to,
      basis: 'net',
      inputs: [
        { kind: 'holdings', rows: (start?.data?.holdings.length ?? 0) + (end.data?.holdings.length ?? 0) },
        { kind: 'bookings', rows: within.length },
        { kind: 'charges', rows: charged?.length ?? 0 },
      ],
    },
    ...provenanceOf(mainSourceOf(brand).name, end.data?.asOf ?? null, parts),
  }

  function bridgeOf(): Figured<NonNullable<BridgeResponse['bridge']>> {
    const whole = allOf<unknown>(parts.map((part: Part<unknown>) => figureOf(part)))
    if (whole.reason) return whole
    if (!end.data || !booked.figure) return missing('unavailable')
    if (from === null) return missing('no_history')
    if (!charged) return missing('no_rate')
    const answer = valueBridge({
      from,
      to,
      currency,
      start: start?.data?.holdings ?? [],
      end: end.data.holdings,
      bookings: booked.figure,
      charges: sumMoney(
        charged.map(({ amount }) => amount),
        currency,
      ),
    })
    return answer ? known(answer) : missing('no_rate')
  }
}

const monthsOf = { '6m': 6, '1y': 12, '3y': 36, '5y': 60 } as const

function startOf(period: ExplainedPeriod, to: IsoDate, beforeFirst: IsoDate | null): IsoDate | null {
  if (period === 'inception') return beforeFirst
  return period === 'ytd' ? yearEnd(yearOf(to) - 1) : addMonths(to, -monthsOf[period])
}

const invalid = (message: string) => new APIError(message, 400, { code: 'invalid_period' }, true)
