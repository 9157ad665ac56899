import * as z from 'zod/mini'
import { midnightSchema } from '../adapter/days'

/**
 * The shapes of the second API (openapi.yaml), strict on what is used and blind to the rest. Lists are lists of anything here: each row is parsed by
 * itself, so that a bad one can be left out and counted.
 */

/** Amounts are text. A comma is refused: "12,5" and "1,250" are not told apart safely; so is a JSON number, which is none of their amounts. */
const decimalText = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,12})?$/))
const unsigned = z.string().check(z.regex(/^\d{1,15}(\.\d{1,12})?$/))
const nullableDecimal = z.nullish(decimalText)
const nullableText = z.nullish(z.string())
const amount = z.object({ amount: decimalText, currency: z.string() })
const nullableAmount = z.nullish(amount)
const unsignedAmount = z.object({ amount: unsigned, currency: z.string() })
const day = midnightSchema
const nullableDay = z.nullish(day)
const id = z.string().check(z.minLength(1))
const nullableId = z.nullish(id)
const rows = z.array(z.unknown())

export type SecondAmount = z.infer<typeof amount>

const reporting = z.nullish(z.object({ value: amount, rate: decimalText, rateIso: day }))
export type SecondReporting = z.infer<typeof reporting>

export const overviewListSchema = z.looseObject({ dateIso: day, accounts: rows })
export const importSchema = z.looseObject({ importedIso: z.iso.datetime({ offset: true }) })

const accountHead = {
  contactId: id,
  thirdPartyId: nullableId,
  name: z.string(),
  value: amount,
  reporting,
  inceptionIso: nullableDay,
  dateIso: day,
}
export const accountRowSchema = z.looseObject({ ...accountHead, portfolioCount: z.int().check(z.nonnegative()) })
export type SecondAccountRow = z.infer<typeof accountRowSchema>
export const overviewSchema = z.looseObject({ ...accountHead, portfolios: rows })
export type SecondOverview = z.infer<typeof overviewSchema>

export const returnsSchema = z.nullish(
  z.looseObject({
    day: nullableDecimal,
    month: nullableDecimal,
    yearToDate: nullableDecimal,
    oneYear: nullableDecimal,
    threeYears: nullableDecimal,
    fiveYears: nullableDecimal,
    sinceInception: nullableDecimal,
  }),
)
export type SecondReturns = z.infer<typeof returnsSchema>

const portfolio = {
  contactId: nullableId,
  portfolioId: id,
  name: z.string(),
  kind: nullableText,
  value: amount,
  reporting,
  inceptionIso: nullableDay,
  dateIso: day,
  objective: nullableText,
  risk: z.nullish(z.looseObject({ level: z.nullish(z.number()), name: nullableText })),
  esgScore: z.nullish(z.number()),
  region: nullableText,
  returns: returnsSchema,
}
export const portfolioSchema = z.looseObject(portfolio)
export type SecondPortfolio = z.infer<typeof portfolioSchema>

/** Heads of what is asked of one portfolio. */
const owner = { contactId: id, thirdPartyId: nullableId, portfolioId: id }

export const portfoliosSchema = z.looseObject({
  contactId: id,
  value: amount,
  returns: returnsSchema,
  dateIso: day,
  portfolios: rows,
  valuations: rows,
})
export const portfolioHistorySchema = z.looseObject({
  ...owner,
  value: amount,
  inceptionIso: nullableDay,
  dateIso: day,
  returns: returnsSchema,
  valuations: rows,
})
export const valuationSchema = z.looseObject({ dateIso: day, value: decimalText, paidIn: unsigned, paidOut: unsigned })
export type SecondValuation = z.infer<typeof valuationSchema>

export const holdingsSchema = z.looseObject({ ...owner, dateIso: day, value: amount, holdings: rows })
export const pricePointSchema = z.looseObject({ dateIso: day, price: unsigned })
export type SecondPricePoint = z.infer<typeof pricePointSchema>
export const holdingSchema = z.looseObject({
  id,
  contactId: nullableId,
  portfolioId: nullableId,
  name: z.string(),
  ticker: nullableText,
  sedol: nullableText,
  assetClass: nullableText,
  sector: nullableText,
  region: nullableText,
  account: nullableText,
  quantity: nullableDecimal,
  price: z.nullish(unsignedAmount),
  priceIso: nullableDay,
  fxRate: z.nullish(unsigned),
  value: amount,
  cost: nullableAmount,
  yield: nullableDecimal,
  dayChange: nullableAmount,
  prices: z.nullish(rows),
})
export type SecondHolding = z.infer<typeof holdingSchema>

export const transactionsSchema = z.looseObject({ ...owner, currency: z.string(), transactions: rows })
export const transactionSchema = z.looseObject({
  id,
  contactId: nullableId,
  portfolioId: nullableId,
  holdingId: nullableId,
  name: z.string(),
  ticker: nullableText,
  type: z.string(),
  dateIso: day,
  settlementIso: nullableDay,
  quantity: nullableDecimal,
  price: z.nullish(unsignedAmount),
  /** Which way the amount went; without it its sign is not known. */
  direction: z.enum(['Debit', 'Credit']),
  amount: unsignedAmount,
  account: nullableText,
  balance: nullableAmount,
  remark: nullableText,
})
export type SecondTransaction = z.infer<typeof transactionSchema>

export const holdingHistorySchema = z.looseObject({ id, contactId: id, portfolioId: id, positions: rows })
export const positionSchema = z.looseObject({
  contactId: nullableId,
  portfolioId: nullableId,
  dateIso: day,
  quantity: unsigned,
  price: z.nullish(unsignedAmount),
  value: amount,
})
export type SecondPosition = z.infer<typeof positionSchema>

export const documentsSchema = z.looseObject({ contactId: id, documents: rows })
export const holdingDocumentsSchema = z.looseObject({ ...owner, documents: rows })
export const documentSchema = z.looseObject({
  id,
  contactId: nullableId,
  portfolioId: nullableId,
  holdingId: nullableId,
  title: z.string().check(z.minLength(1)),
  kind: nullableText,
  dateIso: nullableDay,
})
export type SecondDocument = z.infer<typeof documentSchema>

/* The private-equity provider */

export const accountValuesSchema = z.looseObject({ dateIso: day, accounts: rows })
export const accountValueSchema = z.looseObject({ contactId: id, name: z.string(), value: amount, dateIso: day, portfolios: rows })
export type SecondAccountValue = z.infer<typeof accountValueSchema>
export const portfolioValueSchema = z.looseObject({
  contactId: nullableId,
  portfolioId: id,
  name: z.string(),
  value: amount,
  inceptionIso: nullableDay,
  dateIso: day,
})
export type SecondPortfolioValue = z.infer<typeof portfolioValueSchema>
export const commitmentsSchema = z.looseObject({ contactId: id, portfolioId: id, dateIso: day, value: amount, portfolioHoldings: rows })
export const commitmentSchema = z.looseObject({
  id,
  contactId: nullableId,
  portfolioId: nullableId,
  fund: z.string(),
  region: nullableText,
  committed: z.nullish(unsignedAmount),
  called: unsignedAmount,
  distributed: z.nullish(unsignedAmount),
  value: amount,
  valuedIso: nullableDay,
})
export type SecondCommitment = z.infer<typeof commitmentSchema>
