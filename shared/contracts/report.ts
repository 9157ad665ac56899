import * as z from 'zod/mini'
import { currencyCodeSchema } from '../domain/currency'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'
import { moneySchema } from '../domain/money'
import { assetClassSchema } from '../domain/assetClass'
import { reportKindSchema } from '../domain/reportKinds'
import { reportRangeSchema } from '../domain/reportPeriod'
import { localeSchema } from '../i18n/localeSchema'
import { provenanceSchema } from './provenance'
import { textNodeSchema } from './content/content'
import { bondStatisticsSchema } from './wealth/bonds'
import { chargesFiguresSchema, costEffectSchema } from './wealth/charges'
import { contractNoteSchema } from './wealth/contractNotes'
import { disposalSchema } from './wealth/gains'
import { ledgerSchema, missingReasonSchema, periodReturnSchema, seriesPointSchema } from './wealth/figures'
import { holdingGroupSchema, holdingGroupSumSchema, holdingSchema, holdingSumSchema } from './wealth/holdings'
import { discreteReturnSchema } from './wealth/performance'
import { portfolioRowSchema } from './wealth/portfolios'
import { transactionSchema } from './wealth/transactions'

/* ---------- GET /api/wealth/accounts/{id}/report?portfolio=&kind=&renderConsolidated=&range=&from=&date= : the view model of the export page ---------- */

/**
 * How the value of one portfolio changed over the period. Every part carries its sign, so that to the penny
 * `opening + paidIn + paidOut + income + charges + marketChange = closing`.
 */
export const movementSchema = z.object({
  opening: moneySchema,
  paidIn: moneySchema,
  /** Withdrawals: zero or negative. */
  paidOut: moneySchema,
  /** Dividends and interest. */
  income: moneySchema,
  /** Zero or negative; a rebate can make it positive. */
  charges: moneySchema,
  /** What the other parts leave: the change of prices and exchange rates. */
  marketChange: moneySchema,
  closing: moneySchema,
})
export type Movement = z.infer<typeof movementSchema>

/** How the cash of one portfolio changed over the period; its parts carry their signs and add up to `closing`. `other` is what they leave. */
export const cashCourseSchema = z.object({
  opening: moneySchema,
  paid: moneySchema,
  sales: moneySchema,
  purchases: moneySchema,
  income: moneySchema,
  charges: moneySchema,
  other: moneySchema,
  closing: moneySchema,
})
export type CashCourse = z.infer<typeof cashCourseSchema>

/** What is held inside and outside of the firm's custody, to the penny the value. */
export const custodySumSchema = z.object({
  securities: moneySchema,
  cash: moneySchema,
  inside: moneySchema,
  outside: moneySchema,
  value: moneySchema,
})
export type CustodySum = z.infer<typeof custodySumSchema>

const reportReturnSchema = z.extend(periodReturnSchema, { kind: z.enum(['period', '3m', 'ytd', '1y', '3y', '5y', 'inception']) })

export const reportPortfolioSchema = z.object({
  portfolio: portfolioRowSchema,
  /** Data date of its holdings. */
  asOf: z.nullable(isoDateSchema),
  /** Why its value is null. */
  missing: z.nullable(missingReasonSchema),
  benchmarkName: z.nullable(z.string()),
  /** Whether the returns are after or before charges; left out when the provider does not say, and then the report claims neither. */
  basis: z.optional(z.enum(['net', 'gross'])),
  ledger: z.nullable(ledgerSchema),
  /** Null when the opening value is not known. */
  movement: z.nullable(movementSchema),
  returns: z.array(reportReturnSchema),
  discrete: z.array(discreteReturnSchema),
  /** Five complete periods of twelve months up to the last day, the oldest first. */
  twelveMonths: z.array(periodReturnSchema),
  /** Empty for a kind that does not draw it: it would be most of the answer. */
  series: z.array(seriesPointSchema),
  groups: z.array(holdingGroupSumSchema),
  holdings: z.array(holdingSchema),
  total: holdingSumSchema,
  /** In the period, the oldest first. */
  transactions: z.array(transactionSchema),
  /** Of a quarterly statement and of a tax year pack; null when the cash of the day before, or of the last day, is not known. */
  cash: z.optional(z.nullable(cashCourseSchema)),
  /** Of a quarterly statement of a firm that says what it holds in custody; null when the holdings are not known. */
  custody: z.optional(z.nullable(custodySumSchema)),
  /** Of a statement of costs, and of a quarterly statement. */
  charges: z.optional(chargesFiguresSchema),
  /** Of contract notes and of a tax year pack: the oldest first. */
  notes: z.optional(z.array(contractNoteSchema)),
  /** Of a tax year pack, the oldest first: its sales with what they are matched to. */
  disposals: z.optional(z.array(disposalSchema)),
  /** Of statistics of bonds. */
  bonds: z.optional(bondStatisticsSchema),
})
export type ReportPortfolio = z.infer<typeof reportPortfolioSchema>

/** Why a commentary's file is not in the PDF: it is no PDF itself, needs a password, cannot be read, or is more than a report may carry. */
export const attachmentProblems = ['no_pdf', 'locked', 'unreadable', 'too_long'] as const
export type AttachmentProblem = (typeof attachmentProblems)[number]

/** What the firm says of the report's last day, in one language. */
export const reportCommentarySchema = z.object({
  name: z.string(),
  language: localeSchema,
  /** Empty without words; no widgets, and of links their words alone, for paper leads nowhere. */
  text: z.array(textNodeSchema),
  /** Its file. `pages` once it stands at the end of the PDF, `problem` when it cannot; for the screen, which does not read it, it has neither. */
  attachment: z.nullable(
    z.object({ id: z.string(), name: z.string(), pages: z.nullable(z.number()), problem: z.nullable(z.enum(attachmentProblems)) }),
  ),
})
export type ReportCommentary = z.infer<typeof reportCommentarySchema>

export const reportResponseSchema = z.extend(provenanceSchema, {
  account: z.object({
    id: z.string(),
    name: z.string(),
    externalId: z.nullable(z.string()),
    client: z.string(),
    advisor: z.nullable(z.string()),
  }),
  portal: z.string(),
  kind: reportKindSchema,
  currency: currencyCodeSchema,
  /** Names of the portfolios that the report shows as one; left out when each has a section of its own. */
  consolidated: z.optional(z.array(z.string())),
  /** For all portfolios alike; `to` is the day that holdings are valued on. */
  period: z.object({ range: reportRangeSchema, from: isoDateSchema, to: isoDateSchema }),
  generatedAt: isoInstantSchema,
  /** Of a statement that corrects a published one, in its PDF alone: the number of this version, when the former one was published, and what was wrong where that is said. */
  correction: z.optional(z.object({ version: z.number(), published: isoInstantSchema, note: z.nullable(z.string()) })),
  /** Over all portfolios of the account's page, or the one asked for. */
  value: z.nullable(moneySchema),
  /** Why `value` is null. */
  missing: z.nullable(missingReasonSchema),
  movement: z.nullable(movementSchema),
  groups: z.array(holdingGroupSchema),
  /** What the firm holds in custody, of a quarterly statement: asset classes that it does not, and how it holds the rest. */
  custody: z.optional(z.object({ outside: z.array(assetClassSchema), statement: z.partialRecord(localeSchema, z.string()) })),
  /** Of a statement of costs: of all that it is about. */
  costs: z.optional(z.object({ charges: chargesFiguresSchema, effect: z.array(costEffectSchema) })),
  portfolios: z.array(reportPortfolioSchema),
  /** Of the last day, one a language, of a kind that carries them. */
  commentaries: z.optional(z.array(reportCommentarySchema)),
})
export type ReportResponse = z.infer<typeof reportResponseSchema>
