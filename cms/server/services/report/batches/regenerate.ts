import type { Payload } from 'payload'
import type { Account, Report, ReportBatch } from '../../../../../collections/payload-types'
import { askedFor, localeOfAccount, writeStatement } from '../../../../../jobs/fillBatch/handler'
import { type BatchReason, batchReasonSchema } from '../../../../../shared/contracts/reportBatches'
import { groupBy } from '../../../../../shared/domain/groupBy'
import { logger } from '../../../logger'
import { resetStatement, unapproved } from './batchDeeds'
import { publishHindrance } from './batchProgress'
import { batchById, changeBatch, reasonsOf } from './batchRows'
import { activeKeyOf, makeBatch, portalOf } from './startBatch'
import { isComparable, type StatementInputs } from './statementInputs'
import type { Subject, Watched } from './watchedStatements'

/** Why statements are made again, and by whose deed: of changed figures, nobody's. */
export type Cause = Readonly<{ reason: BatchReason['reason']; name: string | null; by: string | null }>

/** An account with what its statement would be made of now. Of what is not known now (`undefined`) nothing is compared. */
export type Compared = Watched & Readonly<{ now: Partial<StatementInputs> }>

/** What of a statement would be other now; null when nothing is, and when it cannot be told. */
export function changeOf(former: Partial<Hashes>, now: Partial<StatementInputs>): BatchReason['reason'] | null {
  const differs = (key: keyof StatementInputs) => isComparable(former[key], now[key]) && former[key] !== now[key]
  if (differs('commentaryHash')) return 'commentary'
  return differs('figuresHash') ? 'data' : null
}

type Hashes = Pick<Report, 'figuresHash' | 'commentaryHash'>

export type Regenerated = Readonly<{ remade: number; corrected: number }>

/**
 * Has statements made again whose figures or commentary are other than they were. One of a batch that is not released yet is made anew there, and the
 * batch's approval is taken back. One that is published gets a correction: all of a portal, kind and day together in a batch that goes through checks,
 * samples and approval as any other. Nothing happens to an account whose newest statement is of these very inputs, whether it was released, waits or was
 * turned down: so it may be called any number of times.
 */
export async function regenerate(
  payload: Payload,
  subject: Subject,
  all: readonly Compared[],
  causes: readonly Cause[],
): Promise<Regenerated> {
  const changed = all.flatMap((one) => {
    const cause = causes.find(({ reason }) => reason === changeOf(one.newest, one.now))
    return cause ? [{ ...one, cause }] : []
  })
  let remade = 0
  const open = changed.filter(({ open: own }) => own !== null && own.row.state === 'done' && !own.row.leftOut)
  for (const [id, own] of groupBy(open, (one) => one.open?.batch.id ?? '')) remade += await remake(payload, id, own)
  // What was never published and is no longer under way somebody gave up; what is as it was published again needs no correction.
  const published = changed.filter((one) => one.open === null && one.published !== null && changeOf(one.published, one.now) !== null)
  const corrected = await correct(payload, subject, published)
  if (remade + corrected > 0)
    logger.info({ msg: 'statements are made again', portal: subject.portal, kind: subject.kind, date: subject.date, remade, corrected })
  return { remade, corrected }
}

type Changed = Compared & Readonly<{ cause: Cause }>

function reasonsFor(changed: readonly Changed[]): BatchReason[] {
  const at = new Date().toISOString()
  return [...groupBy(changed, ({ cause }) => cause)].map(([cause, own]) =>
    batchReasonSchema.parse({ at, ...cause, statements: own.length }),
  )
}

/** What a statement is to be made of, as far as it is known: one that is turned down before it was made is remembered by it. */
const inputsFor = ({ newest, now }: Pick<Compared, 'newest' | 'now'>): Partial<StatementInputs> => ({
  ...(newest.figuresHash ? { figuresHash: newest.figuresHash } : {}),
  ...(newest.commentaryHash ? { commentaryHash: newest.commentaryHash } : {}),
  ...now,
})

/** Whoever's deed it was may not approve the batch any more. */
const changeFor = (batch: ReportBatch, changed: readonly Changed[]) => {
  const by = changed.find(({ cause }) => cause.by !== null)?.cause.by
  return { ...unapproved, ...(by ? { changedBy: by } : {}), reasons: [...reasonsOf(batch), ...reasonsFor(changed)] }
}

async function remake(payload: Payload, id: string, changed: readonly Changed[]): Promise<number> {
  const batch = await batchById(payload, id)
  // Somebody's deed of the same moment, or a publication, goes first: the next look finds what it has left.
  if (!batch || publishHindrance(batch) === 'ended' || !(await changeBatch(payload, batch, changeFor(batch, changed)))) return 0
  for (const { open, ...one } of changed) if (open) await resetStatement(payload, open.row.id, inputsFor(one))
  return changed.length
}

async function correct(payload: Payload, { brand, date, kind, portal }: Subject, changed: readonly Changed[]): Promise<number> {
  if (changed.length === 0) return 0
  const making = { portal, kind, date }
  const origin = changed.some(({ cause }) => cause.reason === 'commentary') ? 'commentary' : 'data'
  const made = await makeBatch(payload, {
    ...making,
    brand: brand.name,
    accounts: changed.map(({ account }) => account),
    inputs: Object.fromEntries(changed.map((one) => [one.account, inputsFor(one)])),
    origin,
    startedBy: changed.find(({ cause }) => cause.by !== null)?.cause.by ?? null,
    reasons: reasonsFor(changed),
  })
  if (made) return changed.length
  // One is under way already: it takes these in as well, but for those that it has not come to yet.
  const under = await payload.db.findOne<ReportBatch>({
    collection: 'report-batches',
    where: { activeKey: { equals: activeKeyOf({ ...making, origin }) } },
  })
  if (!under || publishHindrance(under) === 'ended') return 0
  const waiting = new Set(askedFor(under).accounts)
  const added = changed.filter(({ account }) => !waiting.has(account))
  if (added.length === 0 || !(await changeBatch(payload, under, changeFor(under, added)))) return 0
  const { portal: own } = await portalOf(payload, portal)
  for (const one of added) {
    const account = await payload.db.findOne<Account>({
      collection: 'accounts',
      where: { id: { equals: one.account } },
      joins: false as never,
    })
    if (!account) continue
    const locale = await localeOfAccount(payload, account, brand, own)
    await writeStatement(payload, { account, batch: under, brand, locale, portal: own, inputs: inputsFor(one) })
  }
  return added.length
}
