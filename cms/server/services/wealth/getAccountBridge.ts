import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { type BridgeResponse, bridgeParts, type ValueBridge } from '../../../../shared/contracts/wealth/bridge'
import type { Explanation } from '../../../../shared/contracts/wealth/explanation'
import { assetClasses } from '../../../../shared/domain/assetClass'
import { chargeKinds } from '../../../../shared/domain/charges/chargeKinds'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { groupBy } from '../../../../shared/domain/groupBy'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { provenanceOf } from '../../present/provenance'
import type { AccountScope } from './accountScope'
import { accountView } from './accountView'
import { bridgeOfPortfolio } from './getBridge'
import { allOf, type Figured, known, mapFigure, missing } from './headFigures'
import { accountExternalId } from './portfolioIds'

/**
 * How the value of an account came about since inception: the sum of the bridges of the portfolios that are shown, part by part. In one currency or not at
 * all, as nobody knows the rate of each payment of the past into another. Throws an `APIError` 409.
 */
export async function getAccountBridge(scope: AccountScope): Promise<BridgeResponse> {
  const view = await accountView(scope, accountExternalId(scope))
  const currency = view.part.data?.value.currency ?? scope.account.currency
  const answers = await Promise.all(
    view.portfolios.map(({ answer }) =>
      bridgeOfPortfolio(scope, { externalId: answer.externalId, currency: answer.value.currency }, { period: 'inception' }),
    ),
  )
  // A portfolio that holds nothing and never did has no history, and adds nothing.
  const counted = answers.filter(({ held, missing: reason }) => reason !== 'no_history' || held?.length !== 0)
  const isOneCurrency = counted.every((answer) => answer.currency === currency)
  const bridge = bridgeOf()
  const summed = isOneCurrency && view.value.reason === null
  const listed = <T>(of: (answer: BridgeResponse) => readonly T[] | null): T[] | null => {
    const lists = counted.flatMap((answer) => [of(answer)])
    return summed && lists.every((list) => list !== null) ? lists.flat() : null
  }
  const held = listed((answer) => answer.held)
  const charged = listed((answer) => answer.charged)
  return {
    currency,
    bridge: bridge.figure,
    missing: bridge.reason,
    counts: {
      paidIn: sumOf(counted, ({ counts }) => counts.paidIn),
      paidOut: sumOf(counted, ({ counts }) => counts.paidOut),
      sales: sumOf(counted, ({ counts }) => counts.sales),
    },
    flows: listed((answer) => answer.flows)?.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)) ?? null,
    held:
      held &&
      byKey(assetClasses, held, ({ assetClass }) => assetClass).map(([assetClass, of]) => ({
        assetClass,
        rows: sumOf(of, ({ rows }) => rows),
        value: total(
          of.map(({ value }) => value),
          currency,
        ),
      })),
    charged:
      charged &&
      byKey(chargeKinds, charged, ({ kind }) => kind).map(([kind, of]) => ({
        kind,
        count: sumOf(of, ({ count }) => count),
        amount: total(
          of.map(({ amount }) => amount),
          currency,
        ),
      })),
    rates: [...new Map(counted.flatMap(({ rates }) => rates).map((rate) => [rate.currency, rate])).values()],
    explanation: explanationOf(counted),
    ...provenanceOf(mainSourceOf(scope.brand).name, view.asOf, [
      view.part,
      ...counted.map(({ fetchedAt, reasons }) => ({ data: null, fetchedAt, reasons })),
    ]),
  }

  function bridgeOf(): Figured<ValueBridge> {
    if (view.value.reason) return view.value
    const bridges = allOf(counted.map((answer) => (answer.bridge ? known(answer.bridge) : missing(answer.missing ?? 'unavailable'))))
    if (bridges.figure?.length === 0) return missing('no_history')
    if (!isOneCurrency) return missing('no_rate')
    return mapFigure(bridges, (all) => {
      const sum = (part: keyof ValueBridge): Money =>
        total(
          all.map((one) => one[part]),
          currency,
        )
      const parts = Object.fromEntries(bridgeParts.map((part) => [part, sum(part)])) as Pick<ValueBridge, (typeof bridgeParts)[number]>
      return { opening: sum('opening'), ...parts, residual: sum('residual'), closing: sum('closing') }
    })
  }
}

const total = (amounts: readonly Money[], currency: CurrencyCode): Money => sumMoney(amounts, currency)
const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0)

/** Rows by key, in the order of the keys. */
function byKey<K, T>(order: readonly K[], rows: readonly T[], keyOf: (row: T) => K): [K, T[]][] {
  const groups = groupBy(rows, keyOf)
  return order.flatMap((key): [K, T[]][] => {
    const own = groups.get(key)
    return own ? [[key, own]] : []
  })
}

/** From the first portfolio's beginning; the rows of all of them. */
function explanationOf(answers: readonly BridgeResponse[]): Explanation {
  const all = answers.map(({ explanation }) => explanation)
  const days = (of: 'from' | 'to') => all.flatMap((one) => one[of] ?? []).toSorted()
  const kinds = [...new Set(all.flatMap(({ inputs }) => inputs.map(({ kind }) => kind)))]
  return {
    method: 'value_bridge',
    from: days('from')[0] ?? null,
    to: days('to').at(-1) ?? null,
    basis: 'net',
    inputs: kinds.map((kind) => ({
      kind,
      rows: sumOf(
        all.flatMap(({ inputs }) => inputs).filter((input) => input.kind === kind),
        ({ rows }) => rows,
      ),
    })),
  }
}
