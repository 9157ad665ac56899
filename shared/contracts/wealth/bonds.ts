import * as z from 'zod/mini'
import { bondSplitKinds, couponFrequencies, couponTypes, missingBondFigures } from '../../domain/bonds/bondTerms'
import { currencyCodeSchema, quoteUnitSchema } from '../../domain/currency'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema, moneySchema } from '../../domain/money'
import { ratioSchema } from '../../domain/ratio'
import { provenanceSchema } from '../provenance'
import { explanationSchema } from './explanation'
import { missingReasonSchema } from './figures'

/* ---------- GET /api/wealth/portfolios/{id}/bonds?date= ---------- */

export const bondSchema = z.object({
  /** The holding's id. */
  id: z.string(),
  name: z.string(),
  symbol: z.nullable(z.string()),
  quoteUnit: quoteUnitSchema,
  units: z.nullable(decimalStringSchema),
  /** Without accrued interest, in `quoteUnit`. */
  price: z.nullable(decimalStringSchema),
  priceDate: z.nullable(isoDateSchema),
  /** In the portfolio's currency, without accrued interest. */
  value: moneySchema,
  /** Of all bonds listed. */
  share: z.nullable(ratioSchema),
  couponType: z.enum(couponTypes),
  coupon: z.nullable(ratioSchema),
  couponsPerYear: z.nullable(z.literal(couponFrequencies)),
  maturity: z.nullable(isoDateSchema),
  rating: z.nullable(z.string()),
  /** Years (ACT/365.25) from the day of the price; null without a day of maturity and once it is over. */
  yearsToMaturity: z.nullable(z.number()),
  /** Coupon of a year over the price. */
  runningYield: z.nullable(ratioSchema),
  /** Compounded once a year, so that bonds with different coupon days compare. */
  yieldToMaturity: z.nullable(ratioSchema),
  /** By how many percent the price falls when the yield rises by one point. */
  modifiedDuration: z.nullable(z.number()),
  /** Interest since the last coupon day, in the portfolio's currency; no part of `value`. */
  accrued: z.nullable(moneySchema),
  /** Coupons of a year and what is paid back at maturity, at today's rate of exchange. */
  yearlyIncome: z.nullable(moneySchema),
  redemption: z.nullable(moneySchema),
  /** Why coupon figures (running yield, accrued interest, income), the amount at maturity, and yield with duration are missing; null where they are known. */
  missingCoupon: z.nullable(z.enum(missingBondFigures)),
  missingRedemption: z.nullable(z.enum(missingBondFigures)),
  missingYield: z.nullable(z.enum(missingBondFigures)),
})
export type Bond = z.infer<typeof bondSchema>

/** A figure of several bonds, made of those that have it; `covered` is their share of the value. Null when none has. */
const summed = <T extends z.ZodMiniType>(figure: T) => z.object({ figure: z.nullable(figure), covered: z.nullable(ratioSchema) })

export const bondTotalSchema = z.object({
  count: z.number(),
  value: moneySchema,
  /** Of the portfolio. */
  share: z.nullable(ratioSchema),
  accrued: summed(moneySchema),
  yearlyIncome: summed(moneySchema),
  redemption: summed(moneySchema),
  /** Means, weighted by value. */
  coupon: summed(ratioSchema),
  runningYield: summed(ratioSchema),
  yieldToMaturity: summed(ratioSchema),
  modifiedDuration: summed(z.number()),
  yearsToMaturity: summed(z.number()),
})
export type BondTotal = z.infer<typeof bondTotalSchema>

export const bondSplitSchema = z.object({
  kind: z.enum(bondSplitKinds),
  /** Maturities by time, ratings from the best, currencies by value. */
  rows: z.array(
    z.object({
      /** A band of maturities or of ratings, or a currency; null for what is not known. */
      key: z.nullable(z.string()),
      count: z.number(),
      value: moneySchema,
      share: z.nullable(ratioSchema),
      /** Ids of the bonds in it. */
      bonds: z.array(z.string()),
    }),
  ),
})
export type BondSplit = z.infer<typeof bondSplitSchema>

/** Bonds of a portfolio, or of several together, with all that is made of them. */
export const bondStatisticsSchema = z.object({
  /** Whether the brand's source sends terms of bonds at all. */
  isOffered: z.boolean(),
  /** By maturity, the next one first. */
  bonds: z.array(bondSchema),
  /** Null with a reason, and without bonds. */
  total: z.nullable(bondTotalSchema),
  splits: z.array(bondSplitSchema),
  /** Holdings of fixed interest without terms: funds, and bonds of which the source says nothing. */
  withoutTerms: z.nullable(z.object({ count: z.number(), value: moneySchema })),
  missing: z.nullable(missingReasonSchema),
})
export type BondStatistics = z.infer<typeof bondStatisticsSchema>

export const bondsResponseSchema = z.extend(provenanceSchema, {
  currency: currencyCodeSchema,
  ...bondStatisticsSchema.shape,
  explanation: explanationSchema,
})
export type BondsResponse = z.infer<typeof bondsResponseSchema>
