import { daysBetween, type IsoDate } from '../../../../shared/domain/dates'
import type { Valuation } from '../../../../shared/domain/performance/twr'

/** The longest time without a business day: Christmas and New Year with their weekends, and some room. */
const maxGapDays = 10

/**
 * Why a history cannot be what it says, a value and the cash flows of each business day since the inception; null when it can. A day that is missing
 * takes its flows along, and a payment that is lost would pass for a gain.
 */
export function gapIn(valuations: readonly Valuation[], inception: IsoDate | null): string | null {
  const first = valuations[0]
  if (first && inception && daysBetween(inception, first.date) > maxGapDays) return 'the history begins after the inception'
  const hasGap = valuations.some(({ date }, index) => {
    const before = valuations[index - 1]
    return before !== undefined && daysBetween(before.date, date) > maxGapDays
  })
  return hasGap ? 'days of the history are missing' : null
}
