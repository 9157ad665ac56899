import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { BridgeResponse } from '../../../../shared/contracts/wealth/bridge'
import type { ExplainedPeriod } from '../../../../shared/contracts/wealth/returnExplained'
import { valueBridge } from '../../../../shared/domain/bridge/valueBridge'
import { inflowTypes, outflowTypes } from '../../../../shared/domain/cashFlow'
import { addDays, addMonths, type IsoDate, isoDate, yearEnd, yearOf } from '../../../../shared/domain/dates'
import { sumMoney } from '../../../../shared/domain/money'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import type { Part } from '../../wealth/readPart'
import type { PortfolioScope } from './accountScope'
import { holdingsOn } from './atDate'
import { allOf, type Figured, figureOf, known, missing } from './headFigures'
import { chargesPart, transactionsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

type Query = Readonly<{ period?: ExplainedPeriod | undefined; from?: IsoDate | undefined; toDate?: IsoDate | undefined }>

/**
 * How the value at the close of one day became that of another, to the penny. The start is the value of its day, or nothing where that lies before the first
 * booking. Throws an `APIError` 400 for a period of no days or of a day to come, and 409.
 */
export async function getBridge(scope: PortfolioScope, query: Query): Promise<BridgeResponse> {
  const { brand, portfolio } = scope
  if (query.from !== undefined && query.period !== undefined) throw invalid('Give a period or its first day, not both')
  const id = portfolioExternalId(scope)
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
  const bridge = bridgeOf()
  const within = (booked.figure ?? []).filter(({ date }) => from !== null && date > from && date <= to)
  const count = (types: readonly TransactionType[]): number => within.filter(({ type }) => types.includes(type)).length
  return {
    currency: end.data?.currency ?? portfolio.currency,
    bridge: bridge.figure,
    missing: bridge.reason,
    counts: { paidIn: count(inflowTypes), paidOut: count(outflowTypes), sales: count(['Sale']) },
    explanation: {
      method: 'value_bridge',
      from,
      to,
      basis: 'net',
      inputs: [
        { kind: 'holdings', rows: (start?.data?.holdings.length ?? 0) + (end.data?.holdings.length ?? 0) },
        { kind: 'bookings', rows: within.length },
        { kind: 'charges', rows: (charges.data?.items ?? []).filter(({ date }) => from !== null && date > from && date <= to).length },
      ],
    },
    ...provenanceOf(mainSourceOf(brand).name, end.data?.asOf ?? null, parts),
  }

  function bridgeOf(): Figured<NonNullable<BridgeResponse['bridge']>> {
    const whole = allOf<unknown>(parts.map((part: Part<unknown>) => figureOf(part)))
    if (whole.reason) return whole
    if (!end.data || !booked.figure || !charges.data) return missing('unavailable')
    if (from === null) return missing('no_history')
    const { currency } = end.data
    const charged = charges.data.items.filter(({ date }) => date > from && date <= to).map(({ amount }) => amount)
    if (charges.data.total.currency !== currency) return missing('no_rate')
    const answer = valueBridge({
      from,
      to,
      currency,
      start: start?.data?.holdings ?? [],
      end: end.data.holdings,
      bookings: booked.figure,
      charges: sumMoney(charged, currency),
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
