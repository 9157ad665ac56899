import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { idOf } from '../../../../../collections/idOf'
import type { ReportBatch } from '../../../../../collections/payload-types'
import { type BatchProgress, type releaseHindranceSchema, statementChecks } from '../../../../../shared/contracts/reportBatches'
import { isoDate, isoInstant } from '../../../../../shared/domain/dates'
import { accountsOfBatch, channelOf } from './batchFacts'
import {
  checksOf,
  failedChecksOf,
  includedOf,
  isNothingToCorrect,
  leftOutOf,
  namesOf,
  readersOf,
  reasonsOf,
  samplesOf,
  stateOf,
  statementsOf,
  type StatementRow,
  versionOf,
} from './batchRows'

export type Hindrance = z.infer<typeof releaseHindranceSchema>

/** Names of others who could approve that are told. */
const mostApprovers = 3

/** How far a batch has come, for a platform admin. */
export async function batchProgress(payload: Payload, batch: ReportBatch, reader: string): Promise<BatchProgress> {
  const statements = await statementsOf(payload, batch.id)
  const [startedBy, approvedBy, publishedBy] = [idOf(batch.startedBy), idOf(batch.approvedBy), idOf(batch.publishedBy)]
  const [accounts, names, portal, approvers, delivered] = await Promise.all([
    accountsOfBatch(payload, batch),
    namesOf(payload, [startedBy, approvedBy, publishedBy, ...reasonsOf(batch).map(({ by }) => by)]),
    nameOfPortal(payload, idOf(batch.portal)),
    approversOf(payload, batch, reader),
    deliveredOf(payload, batch),
  ])
  const person = (id: string) => ({ id, name: names.get(id) ?? id })
  const included = includedOf(statements)
  const byMail = included.filter(({ account }) => channelOf(accounts.get(idOf(account))) === 'mail').length
  const counts = countsOf(batch, statements)
  const corrects = idOf(batch.corrects)
  return {
    id: batch.id,
    version: versionOf(batch, statements),
    state: liveStateOf(batch, statements),
    origin: batch.origin,
    kind: batch.kind,
    date: isoDate(batch.date),
    portal: { id: idOf(batch.portal), name: portal },
    startedBy: startedBy === null ? null : person(startedBy),
    startedAt: isoInstant(new Date(batch.createdAt)),
    counts,
    secondsLeft: secondsLeft(statements, counts.waiting + counts.making),
    checks: sumsOfChecks(included),
    samples: samplesRead(batch, statements, reader),
    approved: approvedBy !== null && batch.approvedAt ? { by: person(approvedBy), at: isoInstant(new Date(batch.approvedAt)) } : null,
    published:
      batch.state === 'published' && publishedBy !== null && batch.publishedAt
        ? { by: person(publishedBy), at: isoInstant(new Date(batch.publishedAt)), ...delivered }
        : null,
    recipients: { byMail, onPaper: included.length - byMail },
    approvers,
    approveHindrance: approveHindrance(batch, statements, reader),
    publishHindrance: publishHindrance(batch),
    reasons: reasonsOf(batch)
      .map(({ at, by, ...one }) => ({ ...one, at: isoInstant(new Date(at)), by: by === null ? null : person(by) }))
      .toReversed(),
    endedUnchanged: batch.state === 'stopped' && isNothingToCorrect(batch, statements),
    correction: corrects === null ? null : { note: batch.note ?? '', document: corrects },
  }
}

/** `running` and `made` follow the statements, not what the row says of them since its last change. */
export function liveStateOf(batch: ReportBatch, statements: readonly StatementRow[]): ReportBatch['state'] {
  if (batch.state !== 'running' && batch.state !== 'made') return batch.state
  const isMade = leftOutOf(batch) !== null && includedOf(statements).every(({ state }) => state === 'done' || state === 'failed')
  return isMade ? 'made' : 'running'
}

function countsOf(batch: ReportBatch, statements: readonly StatementRow[]): BatchProgress['counts'] {
  const counts = { done: 0, making: 0, waiting: 0, failed: 0, leftOut: leftOutOf(batch)?.length ?? 0 }
  for (const row of statements) counts[stateOf(row)] += 1
  return counts
}

function secondsLeft(statements: readonly StatementRow[], left: number): number | null {
  const took = statements.flatMap(({ finishedAt, startedAt, state }) =>
    state === 'done' && startedAt && finishedAt ? [(Date.parse(finishedAt) - Date.parse(startedAt)) / 1000] : [],
  )
  if (left === 0 || took.length === 0) return null
  return Math.max(1, Math.round((took.reduce((sum, one) => sum + one, 0) / took.length) * left))
}

function sumsOfChecks(statements: readonly StatementRow[]): BatchProgress['checks'] {
  const checked = statements.map(checksOf).filter((results) => results.length > 0)
  return statementChecks.map((check) => ({
    check,
    passed: checked.filter((results) => results.every((one) => one.check !== check || one.result !== 'failed')).length,
    of: checked.length,
  }))
}

const isOwn = ({ changedBy, startedBy }: ReportBatch, person: string): boolean => idOf(startedBy) === person || idOf(changedBy) === person

/** Of whoever could approve their own reading counts; to the others it says how far the one is who has read most. */
function samplesRead(batch: ReportBatch, statements: readonly StatementRow[], reader: string): BatchProgress['samples'] {
  const samples = samplesOf(statements, batch.id)
  const readBy = (person: string) => samples.filter((row) => readersOf(row).includes(person)).length
  const others = [...new Set(samples.flatMap(readersOf))].filter((person) => !isOwn(batch, person))
  const read = isOwn(batch, reader) ? Math.max(0, ...others.map(readBy)) : readBy(reader)
  return { read, needed: samples.length }
}

/** Why a person may not approve a batch now; null when they may. In the order in which it has to be mended. */
export function approveHindrance(batch: ReportBatch, statements: readonly StatementRow[], person: string): Hindrance | null {
  const state = liveStateOf(batch, statements)
  if (state === 'published' || state === 'stopped') return 'ended'
  if (state === 'approved') return 'nothing'
  if (state === 'running') return 'notMade'
  const included = includedOf(statements)
  if (included.length === 0) return 'nothing'
  if (included.some((row) => row.state === 'failed')) return 'failures'
  // A statement without its checks was never checked.
  if (included.some((row) => failedChecksOf(row).length > 0 || checksOf(row).length < statementChecks.length)) return 'checks'
  if (isOwn(batch, person)) return 'ownBatch'
  const samples = samplesOf(statements, batch.id)
  return samples.every((row) => readersOf(row).includes(person)) ? null : 'samples'
}

/** Why nobody may publish a batch now; null when they may. */
export function publishHindrance({ publishedBy, state }: ReportBatch): Hindrance | null {
  if (state === 'published' || state === 'stopped') return 'ended'
  if (state !== 'approved') return 'notApproved'
  // Somebody has asked for it, and the worker is at it.
  return idOf(publishedBy) === null ? null : 'ended'
}

async function nameOfPortal(payload: Payload, id: string): Promise<string> {
  const portal = await payload.db.findOne<{ id: string; name: string }>({
    collection: 'portals',
    where: { id: { equals: id } },
    select: { name: true },
  })
  return portal?.name ?? id
}

/** Platform admins who neither started nor last changed it, besides the reader. */
async function approversOf(payload: Payload, { changedBy, startedBy }: ReportBatch, reader: string): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: string; name?: string | null; email: string }>({
    collection: 'users',
    where: {
      and: [
        { admin: { equals: true } },
        { disabled: { not_equals: true } },
        { deletedAt: { exists: false } },
        { id: { not_in: [reader, idOf(startedBy), idOf(changedBy)].filter((id) => id !== null) } },
      ],
    },
    sort: 'name',
    select: { name: true, email: true },
    limit: mostApprovers,
    pagination: false,
  })
  return docs.map(({ email, name }) => name || email)
}

async function deliveredOf(payload: Payload, batch: ReportBatch): Promise<{ byMail: number; onPaper: number }> {
  const of = async (channel: string) =>
    batch.state === 'published'
      ? (
          await payload.db.count({
            collection: 'report-deliveries',
            where: { and: [{ batch: { equals: batch.id } }, { channel: { equals: channel } }] },
          })
        ).totalDocs
      : 0
  return { byMail: await of('mail'), onPaper: await of('post') }
}
