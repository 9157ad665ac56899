import * as z from 'zod/mini'
import { isoDateSchema, isoInstantSchema } from '../../../../shared/domain/dates'

/**
 * The shapes of the market house (openapi.yaml), strict on what is used and blind to the rest. Lists are lists of anything here: each row is parsed by
 * itself, so that a bad one can be left out and counted.
 */

const nullableText = z.nullish(z.string())
const nullableNumber = z.nullish(z.number())
const id = z.string().check(z.minLength(1), z.maxLength(100))
const rows = z.array(z.unknown())
/** Text, so that no digit is lost; never with a sign. */
const unsigned = z.string().check(z.regex(/^\d{1,15}(\.\d{1,12})?$/))
const count = z.int().check(z.nonnegative())

export const fundsSchema = z.looseObject({
  total: count,
  page: count,
  asOf: isoDateSchema,
  funds: rows,
  assetClasses: z.array(z.string()),
  sectors: z.array(z.string()),
})

const fund = {
  id,
  name: z.string().check(z.minLength(1)),
  isin: nullableText,
  symbol: nullableText,
  assetClass: nullableText,
  sector: nullableText,
  region: nullableText,
  currency: z.string(),
  manager: nullableText,
  risk: z.nullish(z.int().check(z.minimum(1), z.maximum(7))),
  esg: z.nullish(z.int().check(z.minimum(1), z.maximum(10))),
  ongoingCharge: nullableNumber,
  yield: nullableNumber,
  return1y: nullableNumber,
  return3y: nullableNumber,
  return5y: nullableNumber,
  asOf: isoDateSchema,
}
export const fundSchema = z.looseObject(fund)
export type HouseFund = z.infer<typeof fundSchema>

export const partSchema = z.looseObject({ label: z.string().check(z.minLength(1)), percent: z.number().check(z.nonnegative()) })
export type HousePart = z.infer<typeof partSchema>

export const fundDetailsSchema = z.looseObject({
  ...fund,
  objective: nullableText,
  benchmark: nullableText,
  launched: z.nullish(isoDateSchema),
  documents: rows,
  history: rows,
  breakdowns: z.object({ assetClass: z.array(partSchema), sector: z.array(partSchema), region: z.array(partSchema) }),
  topHoldings: rows,
})
export type HouseFundDetails = z.infer<typeof fundDetailsSchema>

export const documentSchema = z.looseObject({ id, fundId: id, title: z.string(), kind: z.string(), date: z.nullish(isoDateSchema) })
export type HouseDocument = z.infer<typeof documentSchema>
export const historyRowSchema = z.looseObject({ date: isoDateSchema, fund: z.number(), benchmark: nullableNumber })
export const topHoldingSchema = z.looseObject({ name: z.string(), percent: z.number().check(z.nonnegative()) })

export const quotesSchema = z.looseObject({ symbol: z.string(), name: z.string(), unit: z.string(), days: rows })
export const quoteRowSchema = z.looseObject({ date: isoDateSchema, close: unsigned })

export const ratesSchema = z.looseObject({ from: z.string(), to: z.string(), days: rows })
export const rateRowSchema = z.looseObject({ date: isoDateSchema, rate: unsigned })

export const articlesSchema = z.looseObject({ total: count, articles: rows })
export const articleSchema = z.looseObject({
  id,
  title: z.string().check(z.minLength(1)),
  summary: nullableText,
  html: z.string(),
  author: nullableText,
  published: isoInstantSchema,
  tags: z.nullish(z.array(z.string())),
  url: nullableText,
})
export type HouseArticle = z.infer<typeof articleSchema>
