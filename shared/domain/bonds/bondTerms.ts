import * as z from 'zod/mini'
import { isoDateSchema } from '../dates'
import { decimalStringSchema } from '../money'
import { ratioSchema } from '../ratio'

/** `index_linked`: nominal and coupon grow with an index of prices. `zero`: pays nothing before its end. */
export const couponTypes = ['fixed', 'floating', 'index_linked', 'zero'] as const
export type CouponType = (typeof couponTypes)[number]

/** How the days of a part of a coupon period are counted: as they are in the period (ICMA), or months of thirty days (30/360 US). */
export const dayCounts = ['ACT/ACT', '30/360'] as const
export type DayCount = (typeof dayCounts)[number]

export const couponFrequencies = [1, 2, 4, 12] as const
export type CouponFrequency = (typeof couponFrequencies)[number]

/** What a bond promises, as far as a source says it. Null is not known. */
export const bondTermsSchema = z.object({
  couponType: z.enum(couponTypes),
  /** A year, of the nominal; of a floating one the present coupon, of a zero bond 0. */
  coupon: z.nullable(ratioSchema),
  couponsPerYear: z.nullable(z.literal(couponFrequencies)),
  /** The day on which the nominal is paid back. */
  maturity: z.nullable(isoDateSchema),
  /** What is paid back for one unit, in the unit that its price is quoted in. */
  nominal: z.nullable(decimalStringSchema),
  dayCount: z.nullable(z.enum(dayCounts)),
  /** In the agency's own letters. */
  rating: z.nullable(z.string()),
})
export type BondTerms = Readonly<z.infer<typeof bondTermsSchema>>

/**
 * Why a figure of a bond is missing. `terms`, `price`: the source sends no more. `index_linked`, `floating`: payments to come depend on what nobody knows
 * yet, and the ratio of the index is not sent. `matured`: nothing is to come. `no_yield`: no yield gives the price.
 */
export const missingBondFigures = ['terms', 'price', 'index_linked', 'floating', 'matured', 'no_yield'] as const
export type MissingBondFigure = (typeof missingBondFigures)[number]

export const bondSplitKinds = ['maturity', 'rating', 'currency'] as const
export type BondSplitKind = (typeof bondSplitKinds)[number]
