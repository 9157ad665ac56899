import * as z from 'zod/mini'
import { isoDateSchema } from '../../../../shared/domain/dates'

/**
 * The shapes of the first API (openapi.yaml), strict on what is used and blind to the rest. Lists are lists of anything here: each row is parsed by
 * itself, so that a bad one can be left out and counted.
 */

/** NaN and infinity cannot come through JSON; text is refused, because "12,5" and "12.5" are not told apart safely. */
const amount = z.number()
const nullableAmount = z.nullish(amount)
const nullableText = z.nullish(z.string())
const day = isoDateSchema
const id = z.string().check(z.minLength(1))
const rows = z.array(z.unknown())

export const accountListSchema = z.looseObject({ accounts: rows })

/** Pounds at `gbpRate` pounds for one unit of the value's currency, a rate of `gbpRateDate`. */
const reporting = { valueInGbp: nullableAmount, gbpRate: nullableAmount, gbpRateDate: z.nullish(day) }

const accountHead = {
  id,
  name: z.string(),
  currency: z.string(),
  value: amount,
  ...reporting,
  inception: z.nullish(day),
  date: day,
}
export const accountRowSchema = z.looseObject({ ...accountHead, portfolioCount: z.int() })
export const accountSchema = z.looseObject({ ...accountHead, portfolios: rows })
export type FirstAccountRow = z.infer<typeof accountRowSchema>
export type FirstAccount = z.infer<typeof accountSchema>

export const portfolioSchema = z.looseObject({
  id,
  accountId: z.nullish(id),
  name: z.string(),
  type: nullableText,
  currency: z.string(),
  value: amount,
  ...reporting,
  inception: z.nullish(day),
  date: day,
  objective: nullableText,
  riskProfile: nullableText,
  change1d: nullableAmount,
  change1m: nullableAmount,
  changeYtd: nullableAmount,
  change1y: nullableAmount,
  change3y: nullableAmount,
  change5y: nullableAmount,
  changeAll: nullableAmount,
})
export type FirstReporting = Pick<FirstPortfolio, keyof typeof reporting>
export type FirstPortfolio = z.infer<typeof portfolioSchema>

export const holdingsSchema = z.looseObject({ portfolioId: id, currency: z.string(), date: day, value: amount, holdings: rows })
export type FirstHoldings = z.infer<typeof holdingsSchema>

export const pricePointSchema = z.looseObject({ date: day, price: amount })
export type FirstPricePoint = z.infer<typeof pricePointSchema>

export const holdingSchema = z.looseObject({
  id,
  portfolioId: z.nullish(id),
  name: z.string(),
  symbol: nullableText,
  sedol: nullableText,
  units: amount,
  price: nullableAmount,
  priceDate: z.nullish(day),
  /** Unit of the price; GBX is pence. */
  currency: z.string(),
  /** Units of the portfolio's currency for one of the price's. */
  fxRate: nullableAmount,
  /** In the portfolio's currency. */
  value: amount,
  purchaseValue: nullableAmount,
  yield: nullableAmount,
  dayChange: nullableAmount,
  assetClass: nullableText,
  sector: nullableText,
  region: nullableText,
  cashTypeId: nullableText,
  pricePoints: z.nullish(rows),
  /** Parsed by itself: terms that cannot be read cost no holding. */
  bond: z.optional(z.unknown()),
})
export type FirstHolding = z.infer<typeof holdingSchema>

export const datesSchema = z.looseObject({ dates: rows })
export const lastImportedSchema = z.looseObject({ lastImported: z.iso.datetime({ offset: true }) })
export const dateSchema = day

export const transactionsSchema = z.looseObject({ portfolioId: id, currency: z.string(), transactions: rows })

export const transactionSchema = z.looseObject({
  id,
  portfolioId: z.nullish(id),
  parentId: nullableText,
  name: z.string(),
  symbol: nullableText,
  purchaseType: z.string(),
  date: day,
  settleDate: z.nullish(day),
  units: nullableAmount,
  price: nullableAmount,
  currency: z.string(),
  /** In the portfolio's currency; negative is debit. */
  amount,
  cashType: nullableText,
  /** Of the cash account after the booking, in the portfolio's currency. */
  balance: nullableAmount,
  note: nullableText,
})
export type FirstTransaction = z.infer<typeof transactionSchema>

export const performanceSchema = z.looseObject({
  id,
  currency: z.string(),
  basis: z.nullish(z.string()),
  benchmarkName: nullableText,
  cumulative: rows,
  discrete: z.nullish(rows),
})
export type FirstPerformance = z.infer<typeof performanceSchema>

export const cumulativeSchema = z.looseObject({
  /** The instant of a day's midnight east of Greenwich, or a day. In this order: what the first refuses costs six times as much, and a history has thousands. */
  date: z.union([z.iso.datetime(), day]),
  portfolio: amount,
  portfolioValue: amount,
  benchmark: nullableAmount,
})
export type FirstCumulative = z.infer<typeof cumulativeSchema>

export const discreteSchema = z.looseObject({ label: z.string(), return: nullableAmount, benchmark: nullableAmount })
export type FirstDiscrete = z.infer<typeof discreteSchema>

export const chargesSchema = z.looseObject({ id, currency: z.string(), total: amount, items: rows })
export const chargeSchema = z.looseObject({ portfolioId: z.nullish(id), date: day, label: z.string(), amount })
export type FirstCharge = z.infer<typeof chargeSchema>

/** A path within their store. One that climbs out of it, or holds what is no text, is of no document. */
export const documentPathSchema = z.string().check(
  z.minLength(1),
  z.maxLength(500),
  z.refine((path) => !/[\u0000-\u001f\u007f\\]/.test(path) && !path.split('/').some((part) => part === '.' || part === '..')),
)
export const documentsSchema = z.looseObject({ id, documents: rows })
export const documentSchema = z.looseObject({
  documentPath: documentPathSchema,
  name: z.string().check(z.minLength(1)),
  documentType: nullableText,
  date: z.nullish(day),
  accountId: z.nullish(id),
  portfolioId: z.nullish(id),
  /** The holding, as of a booking. */
  parentId: nullableText,
})
export type FirstDocument = z.infer<typeof documentSchema>
