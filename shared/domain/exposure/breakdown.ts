import type { Breakdown, BreakdownRow, BreakdownKind } from '../../contracts/wealth/breakdowns'
import type { Holding } from '../../contracts/wealth/holdings'
import { isCash } from '../assetClass'
import type { CurrencyCode } from '../currency'
import { groupBy } from '../groupBy'
import { compareMoney, type Money, roundMoney, sumMoney } from '../money'
import { ratio, shareOf } from '../ratio'
import { roundToSum } from '../rounding'

/**
 * Holdings by one of their features, the most valuable first, of equal ones that which is held first. The values of the rows add up to the whole as they
 * stand on the page, and the shares to 100 %.
 * A currency is that of the quoted price (pence are pounds), of cash the portfolio's; cash is a sector of its own, and what has none is the row without a key.
 * Funds count as what they are, not as what they hold. Shares are null when the whole is zero. Throws a `TypeError` on a value in another currency.
 */
export function breakdownOf(kind: BreakdownKind, holdings: readonly Holding[], currency: CurrencyCode): Breakdown {
  const groups = groupBy(holdings, (holding) => breakdownKeyOf(kind, holding, currency))
  const rows = [...groups]
    .map(([key, own]) => ({ key, count: own.length, value: sumOf(own, currency) }))
    .toSorted((a, b) => compareMoney(b.value, a.value))
  const value = sumMoney(
    rows.map((row) => row.value),
    currency,
  )
  const shares = rows.flatMap((row) => shareOf(row.value, value) ?? [])
  const shown = shares.length === rows.length ? roundToSum(shares, ratio(1)) : []
  return { kind, rows: rows.map((row, index): BreakdownRow => ({ ...row, share: shown[index] ?? null })) }
}

const sumOf = (holdings: readonly Holding[], currency: CurrencyCode): Money =>
  sumMoney(
    holdings.map(({ value }) => roundMoney(value)),
    currency,
  )

/** The row of a breakdown that a holding counts in. */
export function breakdownKeyOf(kind: BreakdownKind, holding: Holding, currency: CurrencyCode): string | null {
  switch (kind) {
    case 'assetClass':
      return holding.assetClass
    case 'sector':
      return isCash(holding) ? holding.assetClass : holding.sector
    case 'currency':
      return isCash(holding) ? currency : holding.quoteUnit === 'GBX' ? 'GBP' : holding.quoteUnit
    default:
      return kind satisfies never
  }
}
