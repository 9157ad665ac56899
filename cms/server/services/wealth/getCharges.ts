import Big from 'big.js'
import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { chargeKindOf, chargesByKind, chargesByYear } from '../../../../shared/domain/charges/chargeKinds'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, money, roundMoney, sumMoney } from '../../../../shared/domain/money'
import { shareOf } from '../../../../shared/domain/ratio'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import type { ProviderCharges, ProviderPerformance } from '../../wealth/provider'
import { allOf, type Figured, figureOf, missing } from './headFigures'
import { type OwnerScope, ownedBy } from './owners'
import { chargesPart, performancePart } from './parts'

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
  const averageValue = averageOf(
    histories.flatMap(({ data }) => data ?? []),
    wholes.length,
    { from, to, currency },
  )
  return {
    currency,
    from: from ?? null,
    to,
    total,
    kinds: chargesByKind(items, currency),
    years: chargesByYear(all, currency),
    items: items.map((item) => ({ ...item, kind: chargeKindOf(item.label) })),
    averageValue,
    ratio: total && averageValue ? shareOf(total, averageValue) : null,
    missing: charged.reason,
    explanation: {
      method: 'sum_of_charges',
      from: from ?? null,
      to,
      basis: null,
      inputs: [{ kind: 'charges', rows: items.length }],
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

/** Mean of the values of a period's days; null unless all of it is known, of one owner and in one currency. */
function averageOf(histories: readonly ProviderPerformance[], owners: number, { currency, from, to = today() }: Within): Money | null {
  const [only] = histories
  if (!only || owners !== 1) return null
  const values = only.cumulative
    .filter(({ date }) => (from === undefined || date >= from) && date <= to)
    .map(({ portfolioValue }) => portfolioValue)
  if (values.length === 0 || values.some((value) => value.currency !== currency)) return null
  return roundMoney(money(new Big(sumMoney(values, currency).amount).div(values.length), currency))
}
