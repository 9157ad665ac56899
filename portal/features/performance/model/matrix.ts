import type { DiscreteReturn } from '../../../../shared/contracts/wealth/performance'
import type { Ratio } from '../../../../shared/domain/ratio'
import { subtractShown } from '../../../../shared/domain/rounding'

/** Portfolio less benchmark of two figures as they are shown (two decimals of a percent), so that the column adds up on screen. Null when either is missing. */
export function differenceOf({ portfolio, benchmark }: Pick<DiscreteReturn, 'portfolio' | 'benchmark'>): Ratio | null {
  if (portfolio === null || benchmark === null) return null
  return subtractShown(portfolio, benchmark)
}

/** Columns of the matrix: year to date, the calendar years from the latest back, then the periods. */
export function matrixColumns(discrete: DiscreteReturn[]): { years: DiscreteReturn[]; periods: DiscreteReturn[] } {
  const ytd = discrete.filter((entry) => entry.kind === 'ytd')
  const calendar = discrete.filter((entry) => entry.kind === 'year').toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  const order = ['1y', '3y', '5y', 'inception', 'annualised'] as const
  return { years: [...ytd, ...calendar], periods: order.flatMap((kind) => discrete.filter((entry) => entry.kind === kind)) }
}
