import Big from 'big.js'
import * as z from 'zod/mini'
import {
  type BondTerms,
  couponFrequencies,
  type CouponType,
  couponTypes,
  type DayCount,
  dayCounts,
} from '../../../../shared/domain/bonds/bondTerms'
import type { QuoteUnit } from '../../../../shared/domain/currency'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { ratioFromPercent } from '../../../../shared/domain/ratio'
import { toDecimal } from './figures'
import { type ReportUnknown, translate, translator } from './words'

const toCouponType = translator<CouponType>(couponTypes, { zerocoupon: 'zero', inflationlinked: 'index_linked', linker: 'index_linked' })
const toDayCount = translator<DayCount>(dayCounts, { actualactual: 'ACT/ACT', actacticma: 'ACT/ACT', '30360us': '30/360' })

/** More than any coupon, so that a wrong unit is seen. */
const highestCoupon = 100

const rowSchema = z.looseObject({
  couponType: z.string(),
  /** In percent a year. */
  coupon: z.optional(z.unknown()),
  couponsPerYear: z.optional(z.unknown()),
  maturityDate: z.optional(z.unknown()),
  /** Paid back for one unit, in whole units of the currency of the price. */
  nominal: z.optional(z.unknown()),
  dayCount: z.optional(z.unknown()),
  rating: z.optional(z.unknown()),
})

/** Files write numbers as text where they want every digit kept. */
const number = z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,9})?$/))])

/**
 * The terms of a bond as ours. What of them cannot be read, or cannot be, is null and reported: figures that need it are then missing, and the holding stays.
 * Null for what is no bond, and where it is not said what kind of coupon it pays.
 */
export function toBondTerms(row: unknown, quoteUnit: QuoteUnit, report: ReportUnknown): BondTerms | null {
  if (row == null) return null
  const parsed = rowSchema.safeParse(row)
  const couponType = parsed.success ? translate(parsed.data.couponType, toCouponType, null, 'coupon type', report) : null
  if (!parsed.success) report('terms of a bond', 'unreadable')
  if (!parsed.success || couponType === null) return null
  const { data } = parsed
  const read = <T>(field: 'coupon' | 'couponsPerYear' | 'maturityDate' | 'nominal' | 'rating', schema: z.ZodMiniType<T>): T | null => {
    if (data[field] == null) return null
    const value = schema.safeParse(data[field])
    if (!value.success) report(`${field} of a bond`, 'unreadable')
    return value.success ? value.data : null
  }
  const coupon = read('coupon', number.check(z.refine((percent) => Number(percent) >= 0 && Number(percent) <= highestCoupon)))
  const nominal = read('nominal', number.check(z.refine((value) => Number(value) > 0 && Number(value) < 1e9)))
  return {
    couponType,
    coupon: couponType === 'zero' ? ratioFromPercent(0) : coupon === null ? null : ratioFromPercent(coupon),
    couponsPerYear: read('couponsPerYear', z.literal(couponFrequencies)),
    maturity: read('maturityDate', isoDateSchema),
    nominal: nominal === null ? null : toDecimal(new Big(nominal).times(quoteUnit === 'GBX' ? 100 : 1)),
    dayCount: typeof data.dayCount === 'string' ? translate(data.dayCount, toDayCount, null, 'day count', report) : null,
    rating: read('rating', z.string().check(z.trim(), z.minLength(1), z.maxLength(12))),
  }
}
