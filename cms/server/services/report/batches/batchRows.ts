import { createHash } from 'node:crypto'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { idOf } from '../../../../../collections/idOf'
import type { Report, ReportBatch } from '../../../../../collections/payload-types'
import type { ErrorCode } from '../../../../../shared/contracts/errorCodes'
import {
  type BatchReason,
  batchReasonSchema,
  checkResultSchema,
  type CheckResult,
  type StatementState,
} from '../../../../../shared/contracts/reportBatches'
import { notFound } from '../../../http/notFound'

/** A statement of a batch as its row has it. */
export type StatementRow = Report

/** The batch, for platform admins; throws an `APIError` 404 for one that nobody has. */
export async function findBatch(req: PayloadRequest, id: string): Promise<ReportBatch> {
  const batch = await batchById(req.payload, id)
  if (!batch) throw notFound()
  return batch
}

/** The batch, or null when there is none. */
export const batchById = (payload: Payload, id: string): Promise<ReportBatch | null> =>
  // rights: the server's own; endpoints of batches are for platform admins.
  payload.findByID({ collection: 'report-batches', id, depth: 0, overrideAccess: true, disableErrors: true })

/** All statements of a batch, left out ones too. */
export async function statementsOf(payload: Payload, batch: string): Promise<StatementRow[]> {
  const { docs } = await payload.db.find<StatementRow>({
    collection: 'reports',
    where: { batch: { equals: batch } },
    sort: 'id',
    limit: 0,
    pagination: false,
  })
  return docs
}

/**
 * One conditional statement on the number of deeds that the caller saw: of any number of people and workers exactly one changes the batch. Returns
 * whether it was this one.
 */
export async function changeBatch(
  payload: Payload,
  { id, revision }: Pick<ReportBatch, 'id' | 'revision'>,
  change: Partial<Omit<ReportBatch, 'id' | 'revision'>>,
): Promise<boolean> {
  const changed = await payload.db.updateOne({
    collection: 'report-batches',
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { ...change, revision: revision + 1 },
    options: { atomic: true },
  })
  return changed !== null && changed !== undefined
}

/** As `changeBatch`; throws an `APIError` 409 when somebody else was first. */
export async function changeBatchOrRefuse(payload: Payload, batch: ReportBatch, change: Parameters<typeof changeBatch>[2]): Promise<void> {
  if (!(await changeBatch(payload, batch, change))) throw refusal('conflict', 'Somebody else has changed the batch. Please look again.')
}

export const refusal = (code: ErrorCode, message: string): APIError => new APIError(message, 409, { code }, true)

/** What a statement is in: what was left out counts as nothing else. */
export function stateOf({ leftOut, state }: Pick<StatementRow, 'leftOut' | 'state'>): StatementState {
  if (leftOut) return 'leftOut'
  switch (state) {
    case 'queued':
      return 'waiting'
    case 'done':
    case 'failed':
      return state
    default:
      return 'making'
  }
}

/** The results of a statement that was checked; none before. */
export function checksOf({ checks }: Pick<StatementRow, 'checks'>): CheckResult[] {
  return Array.isArray(checks) ? checks.flatMap((each) => (checkResultSchema.safeParse(each).success ? [each as CheckResult] : [])) : []
}

export const failedChecksOf = (row: Pick<StatementRow, 'checks'>): CheckResult[] =>
  checksOf(row).filter(({ result }) => result === 'failed')

/** Names of the people with these ids; of one who is gone the id. */
export async function namesOf(payload: Payload, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  // rights: the server's own; names of colleagues, which admins see anyway.
  const { docs } = await payload.db.find<{ id: string; name?: string | null; email: string }>({
    collection: 'users',
    where: { id: { in: wanted } },
    select: { name: true, email: true },
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map(({ email, id, name }) => [id, name || email]))
}

/** The accounts that were left out before anything was asked for; null while the batch is still being filled. */
export function leftOutOf({ leftOut }: Pick<ReportBatch, 'leftOut'>): LeftOut[] | null {
  return Array.isArray(leftOut) ? (leftOut as unknown as LeftOut[]) : null
}
export type LeftOut = Readonly<{ account: string; reason: 'notLinked' | 'inactive' | 'published' }>

/** Statements that would be released: all but those left out. */
export const includedOf = (statements: readonly StatementRow[]): StatementRow[] => statements.filter(({ leftOut }) => !leftOut)

/** Why a batch was started, or statements of it made again, as its row has it. */
export const reasonsOf = ({ reasons }: Pick<ReportBatch, 'reasons'>): BatchReason[] =>
  Array.isArray(reasons) ? reasons.flatMap((each) => (batchReasonSchema.safeParse(each).success ? [each as BatchReason] : [])) : []

/** Started by new commentary or changed figures: a batch that corrects statements that are published. */
export const isOfChange = ({ origin }: Pick<ReportBatch, 'origin'>): boolean => origin === 'commentary' || origin === 'data'

/** Whether every statement of a batch that a change started would say what is published: there is nothing to release. */
export const isNothingToCorrect = (batch: Pick<ReportBatch, 'origin'>, statements: readonly StatementRow[]): boolean =>
  isOfChange(batch) && statements.length > 0 && statements.every(({ leftOut }) => leftOut === 'unchanged')

const mostSamples = 5

/** Statements that a second person reads before the approval: always the same of one batch, and not to be foreseen by whoever fills it. */
export function samplesOf(statements: readonly StatementRow[], batch: string): StatementRow[] {
  const rank = ({ id }: StatementRow) => createHash('sha256').update(`${batch} ${id}`).digest('hex')
  return includedOf(statements)
    .filter(({ state }) => state === 'done')
    .map((row) => [rank(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, mostSamples)
    .map(([, row]) => row)
}

export const readersOf = ({ readBy }: Pick<StatementRow, 'readBy'>): string[] => (Array.isArray(readBy) ? readBy.map(String) : [])

/** The exact files of a batch, in one hash. */
export const filesOf = (statements: readonly StatementRow[]): string =>
  hashOf(includedOf(statements).map(({ document, fileHash, id }) => `${id} ${idOf(document) ?? ''} ${fileHash ?? ''}`))

/** Changes with every deed and with every statement that comes on. */
export const versionOf = ({ revision, state }: ReportBatch, statements: readonly StatementRow[]): string =>
  hashOf([`${revision} ${state}`, ...statements.map((row) => `${row.id} ${row.state} ${row.leftOut ?? ''} ${row.fileHash ?? ''}`)]).slice(
    0,
    32,
  )

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex')
