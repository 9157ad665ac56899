import * as z from 'zod/mini'
import { assetClassSchema } from './assetClass'
import { currencyCodeSchema } from './currency'
import { isoDateSchema } from './dates'
import { ratioSchema } from './ratio'

const nullableText = z.nullable(z.string())

/** A fund as lists show it. */
export const fundSchema = z.object({
  /** The feed's id. */
  id: z.string(),
  name: z.string(),
  isin: nullableText,
  symbol: nullableText,
  assetClass: assetClassSchema,
  sector: nullableText,
  region: nullableText,
  currency: currencyCodeSchema,
  manager: nullableText,
  /** 1 to 7, of the fund's own key information document. */
  risk: z.nullable(z.number()),
  /** 1 to 10. */
  esgRating: z.nullable(z.number()),
  /** A year's ongoing charge as a share of what is held. */
  ongoingCharge: z.nullable(ratioSchema),
  yield: z.nullable(ratioSchema),
  /** Cumulative, in its own currency. */
  return1y: z.nullable(ratioSchema),
  return3y: z.nullable(ratioSchema),
  return5y: z.nullable(ratioSchema),
  asOf: isoDateSchema,
})
export type Fund = Readonly<z.infer<typeof fundSchema>>

/** What can be opened of a fund. */
export const fundDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['Factsheet', 'KID', 'Prospectus', 'Report']),
  date: z.nullable(isoDateSchema),
})

/** A fund with what its page shows. */
export const fundDetailsSchema = z.extend(fundSchema, {
  objective: nullableText,
  benchmarkName: nullableText,
  launched: z.nullable(isoDateSchema),
  /** Month ends, oldest first; cumulative since the first entry. */
  history: z.readonly(z.array(z.object({ date: isoDateSchema, fund: ratioSchema, benchmark: z.nullable(ratioSchema) }))),
  /** Shares of the fund, by kind of breakdown; each kind adds up to 1, with the rest as its own row. */
  breakdowns: z.object({
    assetClass: z.readonly(z.array(z.object({ label: z.string(), share: ratioSchema }))),
    sector: z.readonly(z.array(z.object({ label: z.string(), share: ratioSchema }))),
    region: z.readonly(z.array(z.object({ label: z.string(), share: ratioSchema }))),
  }),
  topHoldings: z.readonly(z.array(z.object({ name: z.string(), share: ratioSchema }))),
  documents: z.readonly(z.array(fundDocumentSchema)),
})
export type FundDetails = Readonly<z.infer<typeof fundDetailsSchema>>

export const fundSorts = ['name', 'return1y', 'return3y', 'return5y', 'ongoingCharge'] as const
export type FundSort = (typeof fundSorts)[number]
