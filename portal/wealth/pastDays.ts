import type { IsoDate } from '../../shared/domain/dates'

export const periodEnds = ['month', 'quarter', 'year'] as const
export type PeriodEnd = (typeof periodEnds)[number]

/** The last day before a day that is among the data's own, which come with the newest first; itself where it is one of them. */
export const dayOnOrBefore = (dates: readonly IsoDate[], day: string): IsoDate | null => dates.find((each) => each <= day) ?? null

/** The last days of the month, quarter and year that ended last before the newest day; each day once, by the longest that it ends. */
export function endsBefore(dates: readonly IsoDate[]): readonly Readonly<{ id: PeriodEnd; date: IsoDate }>[] {
  const [newest] = dates
  if (!newest) return []
  const [year = '', month = ''] = newest.split('-')
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')
  const begins: Record<PeriodEnd, string> = { month: `${year}-${month}-01`, quarter: `${year}-${quarter}-01`, year: `${year}-01-01` }
  const ends = periodEnds.flatMap((id) => {
    const date = dates.find((each) => each < begins[id])
    return date ? { id, date } : []
  })
  return ends.filter(({ date }, index) => !ends.slice(index + 1).some((other) => other.date === date))
}
