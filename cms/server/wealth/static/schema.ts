import * as z from 'zod/mini'
import { isoDateSchema } from '../../../../shared/domain/dates'

/**
 * The shapes of the files (files.md), strict on what is used and blind to the rest. Lists are lists of anything here: each row is parsed by itself, so
 * that a bad one can be left out and counted.
 */

/** A number as JSON keeps it exactly: with more than 15 digits it has to be written as text. */
const exactNumber = z.number().check(z.refine((value) => Math.abs(value) < 1e13, 'is too long for a number: write it as text'))
/** A comma is refused: "12,5" and "1,250" are not told apart safely. */
const decimalText = z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,12})?$/, 'is no decimal number such as 1234.56'))
const amount = z.union([decimalText, exactNumber], 'is no decimal number such as 1234.56')
const nullableAmount = z.nullish(amount)
const text = z.string().check(z.minLength(1), z.maxLength(500))
const nullableText = z.nullish(z.string().check(z.maxLength(2000)))
const day = isoDateSchema
const nullableDay = z.nullish(day)
const id = z.string().check(z.minLength(1), z.maxLength(128))
const rows = z.array(z.unknown())

const reporting = z.nullish(z.object({ value: amount, currency: z.string(), rate: amount, rateDate: day }))
export type FileReporting = z.infer<typeof reporting>

const valued = { id, name: text, currency: z.string(), value: amount, reporting, inception: nullableDay }

export const bookSchema = z.looseObject({ date: day, accounts: rows })
export const accountRowSchema = z.looseObject({ ...valued, portfolioCount: z.int().check(z.nonnegative()) })
export type FileAccountRow = z.infer<typeof accountRowSchema>

export const accountSchema = z.looseObject({ ...valued, date: day, portfolios: rows })
export type FileAccount = z.infer<typeof accountSchema>

export const portfolioSchema = z.looseObject({
  ...valued,
  type: nullableText,
  riskProfile: z.nullish(z.int().check(z.minimum(1), z.maximum(7))),
  riskName: nullableText,
  objective: nullableText,
  returns: z.nullish(
    z.looseObject({
      day: nullableAmount,
      month: nullableAmount,
      yearToDate: nullableAmount,
      oneYear: nullableAmount,
      threeYears: nullableAmount,
      fiveYears: nullableAmount,
      sinceInception: nullableAmount,
    }),
  ),
})
export type FilePortfolio = z.infer<typeof portfolioSchema>

/** Every file of a portfolio says whose it is. */
const portfolioHead = { account: id, portfolio: id, currency: z.string() }
const accountHead = { account: id, currency: z.string() }

export const holdingsSchema = z.looseObject({ ...portfolioHead, date: day, value: amount, holdings: rows })
export const pricePointSchema = z.looseObject({ date: day, price: amount })
export type FilePricePoint = z.infer<typeof pricePointSchema>
export const holdingSchema = z.looseObject({
  id,
  name: text,
  symbol: nullableText,
  sedol: nullableText,
  assetClass: nullableText,
  sector: nullableText,
  region: nullableText,
  cashAccount: nullableText,
  units: nullableAmount,
  price: nullableAmount,
  /** A currency, or GBX for pence. */
  priceUnit: nullableText,
  priceDate: nullableDay,
  fxRate: nullableAmount,
  value: amount,
  cost: nullableAmount,
  yield: nullableAmount,
  dayChange: nullableAmount,
  prices: z.nullish(rows),
  bond: z.optional(z.unknown()),
})
export type FileHolding = z.infer<typeof holdingSchema>

export const transactionsSchema = z.looseObject({ ...portfolioHead, transactions: rows })
export const transactionSchema = z.looseObject({
  id,
  holding: nullableText,
  type: text,
  name: text,
  symbol: nullableText,
  date: day,
  settleDate: nullableDay,
  units: nullableAmount,
  price: nullableAmount,
  priceUnit: nullableText,
  amount,
  reporting: z.nullish(z.object({ value: amount, currency: z.string(), rateDate: day })),
  cashAccount: nullableText,
  balance: nullableAmount,
  note: nullableText,
})
export type FileTransaction = z.infer<typeof transactionSchema>

const performance = {
  basis: z.nullish(z.enum(['net', 'gross'])),
  benchmarkName: nullableText,
  returns: z.nullish(rows),
  values: z.nullish(rows),
  periods: z.nullish(rows),
}
export const portfolioPerformanceSchema = z.looseObject({ ...portfolioHead, ...performance })
export const accountPerformanceSchema = z.looseObject({ ...accountHead, ...performance })
export type FilePerformance = z.infer<typeof accountPerformanceSchema>
export const returnSchema = z.looseObject({ date: day, return: amount, value: amount, benchmark: nullableAmount })
export type FileReturn = z.infer<typeof returnSchema>
const unsigned = amount.check(z.refine((value) => Number(value) >= 0, 'has a sign'))
export const valuationSchema = z.looseObject({ date: day, value: amount, paidIn: z.nullish(unsigned), paidOut: z.nullish(unsigned) })
export type FileValuation = z.infer<typeof valuationSchema>
export const periodSchema = z.looseObject({ period: text, return: nullableAmount, benchmark: nullableAmount })
export type FilePeriod = z.infer<typeof periodSchema>

export const chargesSchema = z.looseObject({ ...portfolioHead, total: amount, items: rows })
export const chargeSchema = z.looseObject({ date: day, label: text, amount })
export type FileCharge = z.infer<typeof chargeSchema>

export const reportsSchema = z.looseObject({ account: id, reports: rows })
export const reportSchema = z.looseObject({
  id,
  name: text,
  type: nullableText,
  date: nullableDay,
  portfolio: nullableText,
  holding: nullableText,
  /** A PDF in the account's folder of reports. */
  file: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _()-]{0,118}\.pdf$/u, 'is no name of a PDF file')),
})
export type FileReport = z.infer<typeof reportSchema>
