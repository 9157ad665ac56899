import type { ReportResponse } from '../../../../shared/contracts/report'
import { addMoney, type Money } from '../../../../shared/domain/money'
import { chunk } from './chunk'

/** As many columns of millions as a page is wide; the others stand in a further table. */
export const maxColumns = 5

/** The sums of the portfolios' parts; null when one of them is not known, or is in another currency. */
export function sumOfParts<Key extends string>(
  parts: readonly (Readonly<Record<Key, Money>> | null | undefined)[],
): Record<Key, Money> | null {
  const known = parts.filter((part) => part !== null && part !== undefined)
  const [first, ...others] = known
  if (!first || known.length < parts.length) return null
  const keys = Object.keys(first) as Key[]
  const { currency } = first[keys[0] ?? ('' as Key)]
  if (known.some((part) => keys.some((key) => part[key].currency !== currency))) return null
  const sums = keys.map((key) => [key, others.reduce((sum, part) => addMoney(sum, part[key]), first[key])] as const)
  return Object.fromEntries(sums) as Record<Key, Money>
}

/** A column for each portfolio and, when there are several, one for the account; in tables as wide as a page. */
export function columnsOf<Row>({ portfolios }: ReportResponse, rows: readonly Row[], account: Row): Row[][] {
  return chunk(portfolios.length === 1 ? rows : [...rows, account], maxColumns)
}
