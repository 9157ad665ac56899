import type { Payload, PayloadRequest } from 'payload'
import { recordActivity } from '../../../../../collections/hooks/logActivity'
import { idOf } from '../../../../../collections/idOf'
import type { Account, ReportBatch } from '../../../../../collections/payload-types'
import { failureText } from '../../../../../jobs/generateReport/texts'
import { enqueue } from '../../../../../jobs/enqueue'
import { localeOfAccount, writeStatement } from '../../../../../jobs/fillBatch/handler'
import { publishBatch as publishJob } from '../../../../../jobs/publishBatch/definition'
import type { ErrorCode } from '../../../../../shared/contracts/errorCodes'
import { mainSourceOf } from '../../../../../shared/brands/mainSourceOf'
import { notFound } from '../../../http/notFound'
import { externalIdOf } from '../../../wealth/externalIdOf'
import { approveHindrance, type Hindrance, publishHindrance } from './batchProgress'
import {
  changeBatchOrRefuse,
  filesOf,
  findBatch,
  leftOutOf,
  readersOf,
  refusal,
  statementsOf,
  type StatementRow,
  versionOf,
} from './batchRows'
import { settleBatch } from './settleBatch'
import type { StatementInputs } from './statementInputs'
import { portalOf } from './startBatch'
import { queueStatement } from './statementRows'

type Deed = Readonly<{ req: PayloadRequest; actor: { id: string }; id: string }>

/** What every change of an open batch does: whatever was approved is approved no more. */
export const unapproved = { state: 'running', approvedBy: null, approvedAt: null, approvedFiles: null } as const

/** A batch that may still change. Throws an `APIError`: 404, 409 `batch_ended` once it is published, being published or stopped. */
async function openBatch({ id, req }: Deed): Promise<{ batch: ReportBatch; statements: StatementRow[] }> {
  const batch = await findBatch(req, id)
  if (publishHindrance(batch) === 'ended') throw ended()
  return { batch, statements: await statementsOf(req.payload, id) }
}

const ended = () => refusal('batch_ended', 'The batch is published or stopped')

/** The statements with these ids. Throws an `APIError` 404 when one of them is not of the batch. */
function chosen(statements: readonly StatementRow[], ids: readonly string[]): StatementRow[] {
  const found = statements.filter(({ id }) => ids.includes(id))
  if (found.length !== new Set(ids).size) throw notFound()
  return found
}

/** Makes statements anew: those that were chosen, or all that failed. Whoever did may not approve the batch any more. */
export async function runAgain(deed: Deed, ids?: readonly string[]): Promise<void> {
  const { payload } = deed.req
  const { batch, statements } = await openBatch(deed)
  const wanted = ids ? chosen(statements, ids) : statements.filter(({ leftOut, state }) => state === 'failed' && !leftOut)
  const ready = wanted.filter(({ leftOut, state }) => leftOut !== 'byHand' && (state === 'done' || state === 'failed'))
  if (ready.length === 0) throw refusal('not_failed', 'Nothing of this can be made again now')
  await changeBatchOrRefuse(payload, batch, { ...unapproved, changedBy: deed.actor.id })
  for (const { id } of ready) await resetStatement(payload, id)
  await recordActivity(deed.req, { type: 'Run again', collection: 'report-batches', recordId: batch.id, portal: idOf(batch.portal) })
}

/**
 * Asks for a statement once more, unless it is being made already. What the last time left is removed when the next is made. `inputs`: what it is to be made
 * of, where that is known.
 */
export async function resetStatement(payload: Payload, id: string, inputs: Partial<StatementInputs> = {}): Promise<void> {
  const fresh = {
    ...inputs,
    state: 'queued',
    askedAt: new Date().toISOString(),
    leftOut: null,
    error: null,
    startedAt: null,
    finishedAt: null,
    readAt: null,
    document: null,
    pages: null,
    bytes: null,
    fileHash: null,
    checks: null,
    readBy: null,
    readings: 0,
    updatedAt: new Date().toISOString(),
  }
  const row = await payload.db.updateOne({
    collection: 'reports',
    where: { and: [{ id: { equals: id } }, { state: { in: ['done', 'failed'] } }] },
    data: fresh,
    options: { atomic: true },
  })
  // The job last: the worker finds a report without a job and queues it.
  if (row) await queueStatement(payload, row as never)
}

/** Stops the statements that were chosen; without any named, the batch itself, for good: what is made of it stays held and is released by nobody. */
export async function stopBatch(deed: Deed, ids?: readonly string[]): Promise<void> {
  const { payload } = deed.req
  const { batch, statements } = await openBatch(deed)
  const wanted = ids ? chosen(statements, ids) : statements
  await changeBatchOrRefuse(
    payload,
    batch,
    ids ? unapproved : { ...unapproved, state: 'stopped', activeKey: `settled:${batch.id}`, leftOut: leftOutOf(batch) ?? [] },
  )
  for (const row of wanted) await endStatement(payload, row)
  await settleBatch(payload, batch.id)
}

async function endStatement(payload: Payload, { id, locale }: StatementRow): Promise<void> {
  const now = new Date().toISOString()
  await payload.db.updateOne({
    collection: 'reports',
    where: { and: [{ id: { equals: id } }, { state: { not_in: ['done', 'failed'] } }] },
    data: { state: 'failed', error: failureText('stopped', locale), finishedAt: now, updatedAt: now },
    options: { atomic: true },
  })
}

/** Leaves a statement out of the release, however far it is. */
export async function leaveOut(deed: Deed, id: string): Promise<void> {
  const { payload } = deed.req
  const { batch, statements } = await openBatch(deed)
  const [row] = chosen(statements, [id])
  if (!row || row.leftOut) return
  await changeBatchOrRefuse(payload, batch, unapproved)
  await endStatement(payload, row)
  await payload.db.updateOne({
    collection: 'reports',
    where: { id: { equals: id } },
    data: { leftOut: 'byHand' },
    options: { atomic: true },
  })
  await settleBatch(payload, batch.id)
}

/** Takes a statement back in, or an account that was left out before anything was asked for and that has meanwhile become active and linked. */
export async function takeIn(deed: Deed, id: string): Promise<void> {
  const { payload } = deed.req
  const { batch, statements } = await openBatch(deed)
  const row = statements.find((one) => one.id === id)
  if (!row) return takeAccountIn(deed, batch, id)
  if (!row.leftOut) return
  await changeBatchOrRefuse(payload, batch, unapproved)
  if (row.leftOut === 'noFigures' || row.leftOut === 'unchanged') await resetStatement(payload, id)
  else
    await payload.db.updateOne({ collection: 'reports', where: { id: { equals: id } }, data: { leftOut: null }, options: { atomic: true } })
  await settleBatch(payload, batch.id)
}

async function takeAccountIn({ req: { payload } }: Deed, batch: ReportBatch, id: string): Promise<void> {
  const leftOut = leftOutOf(batch)
  const own = leftOut?.find(({ account }) => account === id)
  if (!leftOut || !own) throw notFound()
  const { brand, portal } = await portalOf(payload, idOf(batch.portal))
  const account = await payload.db.findOne<Account>({
    collection: 'accounts',
    where: { and: [{ id: { equals: id } }, { portal: { equals: portal.id } }, { deletedAt: { exists: false } }] },
    joins: false as never,
  })
  const isReady = account?.active && externalIdOf(account, mainSourceOf(brand)) !== null && own.reason !== 'published'
  if (!account || !isReady) throw refusal('conflict', 'The account still lacks what it was left out for')
  await changeBatchOrRefuse(payload, batch, { ...unapproved, leftOut: leftOut.filter((one) => one !== own) })
  await writeStatement(payload, { account, batch, brand, locale: await localeOfAccount(payload, account, brand, portal), portal })
}

const attempts = 5

/**
 * Notes that a person has opened the file of a statement, once for each file. One conditional statement on the number of readers that were there: none
 * of two at once is lost.
 */
export async function noteReader(payload: Payload, row: StatementRow, person: string): Promise<void> {
  let current: StatementRow | null = row
  for (let attempt = 0; attempt < attempts && current; attempt += 1) {
    const readers = readersOf(current)
    if (current.state !== 'done' || readers.includes(person)) return
    const changed = await payload.db.updateOne({
      collection: 'reports',
      where: { and: [{ id: { equals: row.id } }, { state: { equals: 'done' } }, { readings: { equals: readers.length } }] },
      data: { readBy: [...readers, person], readings: readers.length + 1 },
      options: { atomic: true },
    })
    if (changed) return
    current = await payload.db.findOne<StatementRow>({ collection: 'reports', where: { id: { equals: row.id } } })
  }
}

const codes: Readonly<Record<Hindrance, ErrorCode>> = {
  notMade: 'batch_not_made',
  failures: 'batch_failures',
  checks: 'batch_checks',
  ownBatch: 'batch_own',
  samples: 'batch_samples',
  notApproved: 'batch_not_approved',
  ended: 'batch_ended',
  nothing: 'batch_empty',
}

function refuseFor(hindrance: Hindrance | null): void {
  if (hindrance) throw refusal(codes[hindrance], `The batch cannot be released now: ${hindrance}`)
}

function assertVersion(batch: ReportBatch, statements: readonly StatementRow[], version: string): void {
  if (versionOf(batch, statements) !== version) throw refusal('conflict', 'The batch has changed since you looked at it')
}

/** The second person's word on exactly these files. Throws an `APIError` 409 with what hinders it. */
export async function approveBatch({ actor, id, req }: Deed, version: string): Promise<void> {
  const batch = await findBatch(req, id)
  const statements = await statementsOf(req.payload, id)
  refuseFor(approveHindrance(batch, statements, actor.id))
  assertVersion(batch, statements, version)
  await changeBatchOrRefuse(req.payload, batch, {
    state: 'approved',
    approvedBy: actor.id,
    approvedAt: new Date().toISOString(),
    approvedFiles: filesOf(statements),
  })
  await recordActivity(req, { type: 'Approved', collection: 'report-batches', recordId: id, portal: idOf(batch.portal) })
}

/** Has an approved batch published; the worker does it. Throws an `APIError` 409 with what hinders it: of two at once one. */
export async function publishBatch({ actor, id, req }: Deed, version: string): Promise<void> {
  const batch = await findBatch(req, id)
  const statements = await statementsOf(req.payload, id)
  refuseFor(publishHindrance(batch))
  assertVersion(batch, statements, version)
  await changeBatchOrRefuse(req.payload, batch, { publishedBy: actor.id, publishedAt: new Date().toISOString() })
  // The job last: the worker finds a batch without its job.
  await enqueue(req.payload, publishJob, { batchId: id }, { onceKey: `publishBatch:${id}:${batch.revision + 1}` })
  await recordActivity(req, { type: 'Published', collection: 'report-batches', recordId: id, portal: idOf(batch.portal) })
}
