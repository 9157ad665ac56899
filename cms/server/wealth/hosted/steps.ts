import type { IsoDate } from '../../../../shared/domain/dates'

export type Dated = Readonly<{ date: IsoDate }>

/** The last row of a day or before, of rows that come oldest first; found in halves, as a history asks for thousands of days. */
export function lastOn<T extends Dated>(rows: readonly T[], date: IsoDate): T | undefined {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && row.date <= date) low = middle + 1
    else high = middle
  }
  return rows[low - 1]
}
