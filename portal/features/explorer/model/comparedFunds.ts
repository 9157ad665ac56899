import type { CompareResponse } from '../../../../shared/contracts/market/funds'
import type { Fund } from '../../../../shared/domain/fund'
import type { Ratio } from '../../../../shared/domain/ratio'
import type { SeriesNumber } from '../../../ui/tokens'

/** A fund of a comparison with what tells it from the others: a letter, and its colour in the chart. */
export type ComparedFund = Readonly<{ id: string; fund: Fund; letter: string; series: SeriesNumber; growth: Ratio | null }>

/** Apart from 1, which is the client's own money, and as far from one another as they go. */
const looks = [
  { letter: 'A', series: 3 },
  { letter: 'B', series: 2 },
  { letter: 'C', series: 6 },
  { letter: 'D', series: 5 },
] as const satisfies readonly Readonly<{ letter: string; series: SeriesNumber }>[]

/** The funds of a comparison in their order, each with its growth over the time that all have. */
export const comparedFunds = ({ funds, points }: Pick<CompareResponse, 'funds' | 'points'>): ComparedFund[] =>
  looks.flatMap((look, index) => {
    const fund = funds[index]
    return fund ? [{ id: fund.id, fund, ...look, growth: points.at(-1)?.growth[index] ?? null }] : []
  })

/** The points that a table shows: the last of each year, and of each month when there are few. */
export function tablePoints(points: CompareResponse['points']): CompareResponse['points'] {
  const bucket = points.length > 24 ? 4 : 7
  return points.filter(({ date }, index) => points[index + 1]?.date.slice(0, bucket) !== date.slice(0, bucket))
}
