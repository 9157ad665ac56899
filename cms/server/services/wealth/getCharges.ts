import Big from 'big.js'
import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ChargesOfYear, ChargesResponse, CostEffect } from '../../../../shared/contracts/wealth/charges'
import { chargeKindOf, chargesByKind, chargesByYear } from '../../../../shared/domain/charges/chargeKinds'
import { costEffect, type YearOfCosts } from '../../../../shared/domain/charges/costEffect'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { type IsoDate, isoDate, yearEnd, yearOf } from '../../../../shared/domain/dates'
import { type Money, money, roundMoney, sumMoney } from '../../../../shared/domain/money'
import { returnBetween } from '../../../../shared/domain/performance/chain'
import { type Ratio, shareOf } from '../../../../shared/domain/ratio'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import type { ProviderCharges, ProviderPerformance } from '../../wealth/provider'
import { allOf, type Figured, figureOf, missing } from './headFigures'
import { type OwnerScope, ownedBy } from './owners'
import { chargesPart, performancePart, seriesOf } from './parts'

type Query = Readonly<{ from?: IsoDate | undefined; to?: IsoDate | undefined }>

/** What was taken from a portfolio or an account in a period, by kind and by year, and what share of its average value that is. Throws an `APIError` 400 and 409. */
export async function getCharges(scope: OwnerScope, { from, to = today() }: Query): Promise<ChargesResponse> {
  if (from !== undefined && from > to) throw new APIError(`from ${from} is after to ${to}`, 400, { code: 'invalid_range' }, true)
  const { parts, wholes } = await ownedBy(scope)
  const [charges, histories] = await Promise.all([
    Promise.all(wholes.map((ids) => chargesPart(scope, ids))),
    Promise.all(wholes.map((ids) => performancePart(scope, ids))),
  ])
  const charged = inOneCurrency(allOf(charges.map(figureOf)))
  const currency = charged.figure?.[0]?.total.currency ?? scope.account.currency
  const all = (charged.figure ?? []).flatMap(({ items }) => items).toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const items = all.filter(({ date }) => (from === undefined || date >= from) && date <= to)
  const total = charged.figure ? sumOf(items, currency) : null
  const known = histories.flatMap(({ data }) => data ?? [])
  const values = wholes.length === 1 ? valuesWithin(known, { from, to, currency }) : []
  const averageValue = averageOf(values, currency)
  const last = lastDayOf(known, to)
  const ratio = total && averageValue ? shareOf(total, averageValue) : null
  return {
    currency,
    from: from ?? null,
    to,
    total,
    kinds: chargesByKind(items, currency),
    years: chargesByYear(all, currency).map((each) => ({ ...each, ratio: ratioOf(each, wholes.length === 1 ? known : []) })),
    items: items.map((item) => ({ ...item, kind: chargeKindOf(item.label) })),
    averageValue,
    ratio,
    missing: charged.reason,
    effect: ratio === null || !last ? [] : effectOf(known, all, { to: last, currency }),
    effectTo: last,
    explanation: {
      method: 'sum_of_charges',
      from: from ?? null,
      to,
      basis: null,
      inputs: [{ kind: 'charges', rows: items.length }, ...(averageValue ? [{ kind: 'valuations' as const, rows: values.length }] : [])],
    },
    ...provenanceOf(mainSourceOf(scope.brand).name, null, [...parts, ...charges, ...histories]),
  }
}

const sumOf = (items: ProviderCharges['items'], currency: CurrencyCode): Money =>
  sumMoney(
    items.map(({ amount }) => amount),
    currency,
  )

function inOneCurrency(all: Figured<ProviderCharges[]>): Figured<ProviderCharges[]> {
  if (all.reason) return all
  return all.figure.every(({ total }) => total.currency === all.figure[0]?.total.currency) ? all : missing('no_rate')
}

type Within = Query & Readonly<{ currency: CurrencyCode }>

/** Mean of the values of days; null without any. */
const averageOf = (values: readonly Money[], currency: CurrencyCode): Money | null =>
  values.length === 0 ? null : roundMoney(money(new Big(sumMoney(values, currency).amount).div(values.length), currency))

/** Values of a period's days in the first of these histories; none unless all are in the one currency. */
function valuesWithin([history]: readonly ProviderPerformance[], { currency, from, to = today() }: Within): Money[] {
  const values = (history?.cumulative ?? [])
    .filter(({ date }) => (from === undefined || date >= from) && date <= to)
    .map(({ portfolioValue }) => portfolioValue)
  return values.every((value) => value.currency === currency) ? values : []
}

/** What the charges of a year are of its average value, by the first of these histories. */
function ratioOf({ amount, year }: Pick<ChargesOfYear, 'amount' | 'year'>, known: readonly ProviderPerformance[]): Ratio | null {
  const { currency } = amount
  const average = averageOf(valuesWithin(known, { from: isoDate(`${year}-01-01`), to: yearEnd(year), currency }), currency)
  return average && shareOf(amount, average)
}

/** Years that the effect of costs is shown over at most. */
const mostYears = 5

/** The last day of a period that the history reaches; null without one. */
function lastDayOf([history]: readonly ProviderPerformance[], to: IsoDate): IsoDate | null {
  const newest = history?.cumulative.at(-1)?.date
  return newest === undefined ? null : newest < to ? newest : to
}

/** What costs did to the returns of the years up to the last day, of one owner. A year whose costs or return is not known ends them. */
function effectOf([history]: readonly ProviderPerformance[], all: ProviderCharges['items'], { currency, to }: Whole): CostEffect[] {
  if (!history) return []
  const series = seriesOf(history)
  const years: YearOfCosts[] = []
  for (let year = yearOf(to); years.length < mostYears; year -= 1) {
    const within = { from: isoDate(`${year}-01-01`), to: yearEnd(year) < to ? yearEnd(year) : to, currency }
    const { portfolio: returned } = returnBetween(series, yearEnd(year - 1), within.to)
    const average = averageOf(valuesWithin([history], within), currency)
    const taken = sumOf(
      all.filter(({ date }) => date >= within.from && date <= within.to),
      currency,
    )
    const costs = average && shareOf(taken, average)
    if (returned === null || costs === null) break
    years.unshift({ year, costs, returned })
  }
  return years.length === 0 ? [] : costEffect(years, history.basis, currency)
}

type Whole = Readonly<{ to: IsoDate; currency: CurrencyCode }>
