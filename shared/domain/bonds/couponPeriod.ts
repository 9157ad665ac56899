import { addMonths, daysBetween, type IsoDate } from '../dates'
import { monthEnd } from '../months'
import type { CouponFrequency, DayCount } from './bondTerms'

export type CouponPeriod = Readonly<{
  /** The coupon day on or before the day asked for, and the one after it. */
  previous: IsoDate
  next: IsoDate
  /** Coupons still to come, the one at maturity among them. */
  remaining: number
  /** The part of the period that is over, 0 to 1. */
  elapsed: number
}>

/**
 * The coupon period that a day lies in. Coupon days are counted back from maturity; of a bond that matures at the end of a month they are all ends of
 * months (as the COUP functions of Excel). Null on the day of maturity and after it.
 */
export function couponPeriodOn(day: IsoDate, maturity: IsoDate, perYear: CouponFrequency, dayCount: DayCount): CouponPeriod | null {
  if (day >= maturity) return null
  const step = 12 / perYear
  const isMonthEnd = maturity === monthEnd(maturity)
  const couponDay = (back: number): IsoDate => {
    const date = addMonths(maturity, -back * step)
    return isMonthEnd ? monthEnd(date) : date
  }
  let remaining = Math.max(1, Math.floor(daysBetween(day, maturity) / (31 * step)))
  while (couponDay(remaining) > day) remaining += 1
  const previous = couponDay(remaining)
  const next = couponDay(remaining - 1)
  const elapsed =
    dayCount === '30/360' ? days360(previous, day) / (360 / perYear) : daysBetween(previous, day) / daysBetween(previous, next)
  return { previous, next, remaining, elapsed: Math.min(1, elapsed) }
}

/** Days between two days with months of thirty days (30/360 US): the 31st counts as the 30th, of the second day only after a 30th. */
export function days360(from: IsoDate, to: IsoDate): number {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number)
  const start = Math.min(d1, 30)
  const end = start === 30 ? Math.min(d2, 30) : d2
  return (y2 - y1) * 360 + (m2 - m1) * 30 + end - start
}
