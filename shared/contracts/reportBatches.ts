import * as z from 'zod/mini'
import { isoDateSchema, isoInstantSchema } from '../domain/dates'
import { moneySchema } from '../domain/money'
import { reportKindSchema } from '../domain/reportKinds'

/* A batch makes one statement (one report) for each account of a portal, and releases them together: checks, approval by a second person, publication. */

const personSchema = z.object({ id: z.string(), name: z.string() })

/** Why a batch was started. A correction is a batch of one statement that names the published one. */
export const batchOrigins = ['hand', 'schedule', 'commentary', 'data', 'correction'] as const
export const batchOriginSchema = z.enum(batchOrigins)
export type BatchOrigin = z.infer<typeof batchOriginSchema>

/** What had statements made again without anybody asking: a commentary of the day, with whoever published it, or figures that have changed. */
export const batchReasonSchema = z.object({
  at: z.string(),
  reason: z.enum(['commentary', 'data']),
  /** Of the commentary; null where it was taken away. */
  name: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** How many were made again. */
  statements: z.number(),
})
export type BatchReason = z.infer<typeof batchReasonSchema>

/** `made`: nothing is waiting or being made any more, failures included. `stopped` and `published` are ends; `stopped` by somebody, or by itself with nothing to correct. */
export const batchStates = ['running', 'made', 'approved', 'published', 'stopped'] as const
export const batchStateSchema = z.enum(batchStates)
export type BatchState = z.infer<typeof batchStateSchema>

/** What a statement is checked for before it may be released, in the order in which the checks are told. */
export const statementChecks = [
  'holdingsAddUp',
  'cashExplained',
  'movementAddsUp',
  'everyPrice',
  'twelveMonths',
  'feesItemised',
  'benchmark',
  'income',
  'custodyMarked',
  'firmNamed',
  'figuresFresh',
  'fileSound',
] as const
export const statementCheckSchema = z.enum(statementChecks)
export type StatementCheck = z.infer<typeof statementCheckSchema>

/** `notNeeded`: the kind of report has nothing of the sort; it counts as passed. */
export const checkResultSchema = z.object({
  check: statementCheckSchema,
  result: z.enum(['passed', 'failed', 'notNeeded']),
  /** What it was found on, such as the name of a holding; null when there is nothing to name. */
  subject: z.nullable(z.string()),
})
export type CheckResult = z.infer<typeof checkResultSchema>

export const statementStates = ['waiting', 'making', 'done', 'failed', 'leftOut'] as const
export const statementStateSchema = z.enum(statementStates)
export type StatementState = z.infer<typeof statementStateSchema>

/**
 * Why an account has no statement: told by the server, or by whoever left it out. `published`: it has one of this kind and day, which only a correction
 * changes. `unchanged`: a correction of it would say the same.
 */
export const leftOutReasons = ['notLinked', 'inactive', 'noFigures', 'published', 'unchanged', 'byHand'] as const
export const leftOutReasonSchema = z.enum(leftOutReasons)

/** One statement of a batch. What is not known before it is made is null. */
export const batchStatementSchema = z.object({
  /** Id of the report; of an account that is left out before anything was asked for, the account's. */
  id: z.string(),
  account: z.object({ id: z.string(), name: z.string(), externalId: z.nullable(z.string()), client: z.nullable(z.string()) }),
  state: statementStateSchema,
  /** Of one that is being made: its step. */
  step: z.nullable(z.enum(['collecting', 'rendering', 'merging', 'saving'])),
  /** Of one that failed, in the reader's language. */
  error: z.nullable(z.string()),
  leftOut: z.nullable(leftOutReasonSchema),
  startedAt: z.nullable(isoInstantSchema),
  finishedAt: z.nullable(isoInstantSchema),
  asOf: z.nullable(isoDateSchema),
  value: z.nullable(moneySchema),
  pages: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  /** SHA-256 of the file, 64 hexadecimal digits. */
  hash: z.nullable(z.string()),
  locale: z.string(),
  /** When the figures were read. */
  readAt: z.nullable(isoInstantSchema),
  /** Name of the commentary that stands in it. */
  commentary: z.nullable(z.string()),
  checks: z.array(checkResultSchema),
  document: z.nullable(z.string()),
  /** One of those that a second person has to read before the approval. */
  isSample: z.boolean(),
  /** Who has opened its file, besides whoever started the batch. */
  readBy: z.array(personSchema),
})
export type BatchStatement = z.infer<typeof batchStatementSchema>

/** Why a person may not approve or publish now; their words are the panel's. */
export const releaseHindrances = ['notMade', 'failures', 'checks', 'ownBatch', 'samples', 'notApproved', 'ended', 'nothing'] as const
export const releaseHindranceSchema = z.enum(releaseHindrances)

/** `GET /api/report-batches/{id}/progress`, and each event `progress` of `GET /api/report-batches/{id}/events`. */
export const batchProgressSchema = z.object({
  id: z.string(),
  /** Changes with every change of the batch: approve and publish send it, and are refused with `conflict` when it is another. */
  version: z.string(),
  state: batchStateSchema,
  origin: batchOriginSchema,
  kind: reportKindSchema,
  /** Last day of the period. */
  date: isoDateSchema,
  portal: z.object({ id: z.string(), name: z.string() }),
  startedBy: z.nullable(personSchema),
  startedAt: isoInstantSchema,
  counts: z.object({ done: z.number(), making: z.number(), waiting: z.number(), failed: z.number(), leftOut: z.number() }),
  /** Estimated from what is done; null when nothing is, or nothing is left. */
  secondsLeft: z.nullable(z.number()),
  /** One for each check, in their order; `of` counts the statements that were checked. */
  checks: z.array(z.object({ check: statementCheckSchema, passed: z.number(), of: z.number() })),
  /** Statements that a second person has to read, and how many the approver-to-be has. */
  samples: z.object({ read: z.number(), needed: z.number() }),
  approved: z.nullable(z.object({ by: personSchema, at: isoInstantSchema })),
  published: z.nullable(z.object({ by: personSchema, at: isoInstantSchema, byMail: z.number(), onPaper: z.number() })),
  /** What a publication would send. */
  recipients: z.object({ byMail: z.number(), onPaper: z.number() }),
  /** Other admins who could approve, by name, a few. */
  approvers: z.array(z.string()),
  /** Null: the reader may approve now. */
  approveHindrance: z.nullable(releaseHindranceSchema),
  publishHindrance: z.nullable(releaseHindranceSchema),
  /** What had it started, or statements of it made again, without anybody asking; the newest first. */
  reasons: z.array(z.extend(z.omit(batchReasonSchema, { by: true }), { at: isoInstantSchema, by: z.nullable(personSchema) })),
  /** It ended by itself, as all its corrections would say what is published. */
  endedUnchanged: z.boolean(),
  /** Of a correction: what was wrong, and the published document that it corrects. */
  correction: z.nullable(z.object({ note: z.string(), document: z.string() })),
})
export type BatchProgress = z.infer<typeof batchProgressSchema>

export const statementsPerPage = 12
export const statementTabs = ['all', 'failed', 'inWork', 'done', 'leftOut'] as const

/** `GET /api/report-batches/{id}/statements`: what needs somebody stands first. */
export const batchStatementsQuerySchema = z.object({
  tab: z._default(z.enum(statementTabs), 'all'),
  /** Client, account or its id at the provider. */
  q: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** Only statements that fail this check. */
  check: z.optional(statementCheckSchema),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
})
export const batchStatementsSchema = z.object({
  rows: z.array(batchStatementSchema),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
export type BatchStatements = z.infer<typeof batchStatementsSchema>

/** `GET /api/report-batches/offered`: what can be started, by portal. */
export const offeredBatchesSchema = z.object({
  portals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      accounts: z.number(),
      kinds: z.array(z.object({ kind: reportKindSchema, dates: z.array(isoDateSchema) })),
    }),
  ),
})
export type OfferedBatches = z.infer<typeof offeredBatchesSchema>

/** `POST /api/report-batches`: 201 with its id; 409 `batch_running` when the same one is under way. */
export const startBatchSchema = z.object({
  portal: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: reportKindSchema,
  date: isoDateSchema,
  /** Only these accounts of the portal; all active ones when left out. */
  accounts: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(5000))),
})
export const startedBatchSchema = z.object({ id: z.string() })

/** `POST /api/report-batches/{id}/again`: makes these statements anew, or all that failed; what was approved is approved no more. 202. */
export const againSchema = z.object({
  statements: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(5000))),
})
/** `POST /api/report-batches/{id}/stop`: these statements, which then have failed; without any the whole batch, for good. 202, as for all that follow. */
export const stopSchema = againSchema
/** `POST /api/report-batches/{id}/leave-out` and `/take-in`. */
export const leaveOutSchema = z.object({ statement: z.string().check(z.minLength(1), z.maxLength(64)) })
/** `POST /api/report-batches/{id}/approve` and `/publish`. */
export const releaseSchema = z.object({ version: z.string().check(z.maxLength(64)) })

/** `POST /api/report-batches/corrections`: a batch of one statement, which names the published document that it corrects. 201. */
export const startCorrectionSchema = z.object({
  document: z.string().check(z.minLength(1), z.maxLength(64)),
  /** What was wrong; the client reads it. */
  note: z.string().check(z.trim(), z.minLength(1, 'Field is required'), z.maxLength(500)),
})
