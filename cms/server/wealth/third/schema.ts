import * as z from 'zod/mini'
import { type IsoDate, isoDateSchema } from '../../../../shared/domain/dates'

/**
 * The shapes of the third API (openapi.yaml), strict on what is used and blind to the rest. Lists are lists of anything here: each row is parsed by
 * itself, so that a bad one can be left out and counted.
 */

/** A time of day without a zone, which the day may carry. With a zone it could be the day before, so it is refused. */
const timeOfDay = /^T\d{2}:\d{2}:\d{2}(\.\d{1,7})?$/
/** Their day, `2026-03-31T00:00:00`, as ours. */
const dayOf = (text: string): IsoDate | null => {
  const date = isoDateSchema.safeParse(text.slice(0, 10))
  return date.success && timeOfDay.test(text.slice(10)) ? date.data : null
}
const unsetDay = '0001-01-01T00:00:00'

const dayText = z.string().check(z.refine((text) => text !== unsetDay && dayOf(text) !== null))
const day = z.pipe(
  dayText,
  z.transform((text: string): IsoDate => isoDateSchema.parse(text.slice(0, 10))),
)
export const maturityOf = (text: unknown): IsoDate | null => (typeof text === 'string' && text !== unsetDay ? dayOf(text) : null)

/** Null, or the day that .NET writes for one that was never set, is null. */
const nullableDay = z.pipe(
  z.nullish(z.string().check(z.refine((text) => text === unsetDay || dayOf(text) !== null))),
  z.transform((text: string | null | undefined): IsoDate | null => (text == null || text === unsetDay ? null : dayOf(text))),
)

/** More than any portfolio is worth; below it a double holds every cent, and the sum of all rows of an answer. */
const beyondBelief = 1e13

/** Text is refused, because "12,5" and "12.5" are not told apart safely. */
const amount = z.number().check(z.gt(-beyondBelief), z.lt(beyondBelief))
const nullableAmount = z.nullish(amount)
const nullableText = z.nullish(z.string())
const text = z.string().check(z.minLength(1))
const portfolioId = z.int().check(z.positive())
const rows = z.array(z.unknown())
const count = z.int().check(z.nonnegative())

/** Whose an answer or a row is; a row may lack it, and is then refused by hand, so that it is reported. */
const owner = { CustomerCode: text, PortfolioId: portfolioId }
const rowOwner = { CustomerCode: nullableText, PortfolioId: z.nullish(portfolioId) }
const period = { FromDate: day, ToDate: day }

export const allPortfoliosSchema = z.looseObject({ Date: day, BaseCurrency: z.string(), Count: count, Portfolios: rows })

export const customerRowSchema = z.looseObject({
  CustomerCode: text,
  CustomerName: nullableText,
  CustomerNameEn: nullableText,
  /** Of all portfolios of the customer; null when one has no rate. */
  CustomerValueEur: nullableAmount,
  CustomerPortfolios: count,
  PortfolioId: portfolioId,
  ValueEur: amount,
  Inception: nullableDay,
})
export type ThirdCustomerRow = z.infer<typeof customerRowSchema>

export const customerSchema = z.looseObject({
  CustomerCode: text,
  CustomerName: nullableText,
  CustomerNameEn: nullableText,
  BaseCurrency: z.string(),
  Date: day,
  Value: amount,
  Count: count,
  Portfolios: rows,
})
export type ThirdCustomer = z.infer<typeof customerSchema>

export const portfolioSchema = z.looseObject({
  ...rowOwner,
  PortfolioId: portfolioId,
  Name: nullableText,
  NameEn: nullableText,
  Service: nullableText,
  Currency: z.string(),
  Date: day,
  Value: amount,
  /** Euro, at `EurRate` euro for one unit of `Currency`, a rate of `EurRateDate`. */
  ValueEur: nullableAmount,
  EurRate: nullableAmount,
  EurRateDate: nullableDay,
  Inception: nullableDay,
  Objective: nullableText,
  RiskCategory: nullableAmount,
  RiskName: nullableText,
  RiskNameEn: nullableText,
  Return1D: nullableAmount,
  Return1M: nullableAmount,
  ReturnYtd: nullableAmount,
  Return12M: nullableAmount,
  Return36M: nullableAmount,
  Return60M: nullableAmount,
  ReturnSI: nullableAmount,
})
export type ThirdPortfolio = z.infer<typeof portfolioSchema>

export const positionSchema = z.looseObject({ ...owner, Currency: z.string(), Date: day, Value: amount, Count: count, Positions: rows })

export const positionRowSchema = z.looseObject({
  ...rowOwner,
  ProductUid: text,
  ProductName: nullableText,
  ProductNameEn: nullableText,
  ProductType: nullableText,
  Isin: nullableText,
  Ticker: nullableText,
  Units: nullableAmount,
  Price: nullableAmount,
  PriceFactor: nullableAmount,
  /** Unit of the price; GBX is pence. */
  PriceCurrency: z.string(),
  PriceDate: nullableDay,
  FxRate: nullableAmount,
  /** In the portfolio's currency. */
  Value: amount,
  Cost: nullableAmount,
  DayChange: nullableAmount,
  Yield: nullableAmount,
  Sector: nullableText,
  Region: nullableText,
  /** Of bonds; read apart from the row, so that terms that cannot be read cost no position. */
  CouponType: z.optional(z.unknown()),
  CouponRate: z.optional(z.unknown()),
  CouponsPerYear: z.optional(z.unknown()),
  MaturityDate: z.optional(z.unknown()),
  DayCount: z.optional(z.unknown()),
  Rating: z.optional(z.unknown()),
})
export type ThirdPosition = z.infer<typeof positionRowSchema>

const bookings = { ...owner, Currency: z.string(), ...period, Count: count }
export const titleTransactionsSchema = z.looseObject({ ...bookings, TitleTransactions: rows })
export const cashTransactionsSchema = z.looseObject({ ...bookings, CashTransactions: rows })
export const feesSchema = z.looseObject({ ...bookings, Total: amount, TotalEur: nullableAmount, Fees: rows })

const booking = {
  ...rowOwner,
  TransactionId: text,
  ProductUid: nullableText,
  ProductName: nullableText,
  Isin: nullableText,
  Ticker: nullableText,
  Kind: z.string(),
  Date: day,
  /** In the portfolio's currency, without a sign unless it takes back an earlier one. */
  Amount: amount,
  AmountEur: nullableAmount,
  EurRateDate: nullableDay,
  CashBalance: nullableAmount,
  Remarks: nullableText,
}
export const titleTransactionSchema = z.looseObject({
  ...booking,
  SettlementDate: nullableDay,
  Units: nullableAmount,
  Price: nullableAmount,
  PriceFactor: nullableAmount,
  PriceCurrency: z.string(),
  DebitCredit: nullableText,
})
export const cashTransactionSchema = z.looseObject({
  ...booking,
  Description: nullableText,
  ValueDate: nullableDay,
  DebitCredit: nullableText,
})
export const feeSchema = z.looseObject({ ...booking, Description: nullableText })
export type ThirdTitleTransaction = z.infer<typeof titleTransactionSchema>
export type ThirdCashTransaction = z.infer<typeof cashTransactionSchema>
export type ThirdFee = z.infer<typeof feeSchema>

export const productHistorySchema = z.looseObject({ ...bookings, ProductUid: text, History: rows })
export const historyRowSchema = z.looseObject({
  Date: day,
  Units: nullableAmount,
  Price: nullableAmount,
  PriceFactor: nullableAmount,
  Value: amount,
})
export type ThirdHistoryRow = z.infer<typeof historyRowSchema>

/** Without a portfolio it is of all that the customer has. */
const measured = {
  CustomerCode: text,
  PortfolioId: z.nullish(portfolioId),
  Currency: z.string(),
  NetOfFees: z.nullish(z.boolean()),
  BenchmarkName: nullableText,
  BenchmarkNameEn: nullableText,
  Count: count,
}
export const performanceSchema = z.looseObject({ ...measured, ...period, Performance: rows })
export const performanceRowSchema = z.looseObject({ Date: day, Value: amount, Return: amount, BenchmarkReturn: nullableAmount })
export type ThirdPerformanceRow = z.infer<typeof performanceRowSchema>

export const periodsSchema = z.looseObject({ ...measured, Date: day, Periods: rows })
export const periodSchema = z.looseObject({ Period: z.string(), Return: nullableAmount, BenchmarkReturn: nullableAmount })
export type ThirdPeriod = z.infer<typeof periodSchema>
