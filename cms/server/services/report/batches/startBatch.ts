import { randomUUID } from 'node:crypto'
import { APIError, type Payload, type PayloadRequest, type Where } from 'payload'
import type * as z from 'zod/mini'
import { recordActivity } from '../../../../../collections/hooks/logActivity'
import { idOf } from '../../../../../collections/idOf'
import type { Document, Portal, ReportBatch } from '../../../../../collections/payload-types'
import type { Brand } from '../../../../../shared/brands/brandSchema'
import type { BatchOrigin, BatchReason, startBatchSchema, startCorrectionSchema } from '../../../../../shared/contracts/reportBatches'
import { enqueue } from '../../../../../jobs/enqueue'
import { fillBatch } from '../../../../../jobs/fillBatch/definition'
import { brands } from '../../../brands'
import { notFound } from '../../../http/notFound'
import { isOffered } from '../offeredKinds'
import { isOfChange, refusal } from './batchRows'
import { canBatch, periodOfBatch } from './offeredBatches'
import type { StatementInputs } from './statementInputs'

type Ask = z.infer<typeof startBatchSchema>

/**
 * Starts a batch by hand and returns its id. Throws an `APIError`: 404 for a portal or an account that nobody has and for an account of another
 * portal, 400 for a kind that the brand does not have and for a day that ends no period, 409 `batch_running` when the same is under way.
 */
export async function startBatch(req: PayloadRequest, actor: { id: string }, ask: Ask): Promise<string> {
  const { brand, portal } = await portalOf(req.payload, ask.portal)
  assertOffered(req, brand, ask.kind)
  periodOfBatch(ask.kind, ask.date, brand)
  if (ask.accounts) await assertAllOf(req.payload, portal.id, ask.accounts)
  const batch = await makeBatch(req.payload, { ...ask, brand: brand.name, origin: 'hand', startedBy: actor.id })
  if (!batch) throw running()
  await recordActivity(req, { type: 'Report made', collection: 'report-batches', recordId: batch.id, portal: portal.id })
  return batch.id
}

/**
 * Starts a batch of one statement that corrects a published one. Throws an `APIError`: 404 for a document that is no published statement, 409
 * `conflict` for one that is corrected already, 409 `batch_running` while its correction is under way.
 */
export async function startCorrection(
  req: PayloadRequest,
  actor: { id: string },
  { document: id, note }: z.infer<typeof startCorrectionSchema>,
): Promise<string> {
  const { payload } = req
  // rights: the server's own; the endpoint is for platform admins.
  const document = await payload.findByID({ collection: 'documents', id, depth: 0, overrideAccess: true, disableErrors: true })
  const former = document?.publishedAt ? await batchOfDocument(payload, document) : null
  const account = idOf(document?.account)
  if (!document || !former || account === null) throw notFound()
  if (document.correctedBy) throw refusal('conflict', 'This statement is corrected already: correct its newest version')
  if (await isBeingCorrected(payload, former, account)) throw running()
  const batch = await makeBatch(payload, {
    portal: idOf(former.portal),
    brand: former.brand,
    kind: former.kind,
    date: former.date,
    accounts: [account],
    origin: 'correction',
    startedBy: actor.id,
    note,
    corrects: document.id,
  })
  if (!batch) throw running()
  await recordActivity(req, { type: 'Report made', collection: 'report-batches', recordId: batch.id, portal: idOf(former.portal) })
  return batch.id
}

/** Whether a batch of corrections that is not released yet has a statement of the account. */
async function isBeingCorrected(payload: Payload, { date, kind, portal }: ReportBatch, account: string): Promise<boolean> {
  const activeKey = activeKeyOf({ portal: idOf(portal), kind, date, origin: 'data' })
  const under = await payload.db.findOne<ReportBatch>({ collection: 'report-batches', where: { activeKey: { equals: activeKey } } })
  if (!under) return false
  const where: Where = { and: [{ batch: { equals: under.id } }, { account: { equals: account } }, { leftOut: { exists: false } }] }
  return (await payload.db.count({ collection: 'reports', where })).totalDocs > 0
}

async function batchOfDocument(payload: Payload, { batch }: Document): Promise<ReportBatch | null> {
  const id = idOf(batch)
  // rights: as above.
  return id === null ? null : payload.findByID({ collection: 'report-batches', id, depth: 0, overrideAccess: true, disableErrors: true })
}

type Making = Readonly<{
  portal: string
  brand: string
  kind: ReportBatch['kind']
  date: string
  accounts?: string[] | undefined
  origin: BatchOrigin
  startedBy: string | null
  note?: string
  corrects?: string
  /** What has started it, when nobody did. */
  reasons?: BatchReason[]
  /** By account, what its statement is to be made of, where that is known. */
  inputs?: Readonly<Record<string, Partial<StatementInputs>>>
  /** Of all batches with one key only the first is ever made. */
  onceKey?: string
}>

/**
 * Writes a batch and leaves the worker the job that fills it. Null when one of the same portal, kind and day is under way, or when the key was
 * used: however many ask at once, one is made.
 */
export async function makeBatch(payload: Payload, { accounts, inputs, onceKey, ...making }: Making): Promise<ReportBatch | null> {
  // Which accounts were asked for stands where those that were left out will.
  const data = {
    ...making,
    state: 'running',
    revision: 0,
    leftOut: { accounts: accounts ?? null, ...(inputs ? { inputs } : {}) },
    activeKey: activeKeyOf(making),
    onceKey: onceKey ?? randomUUID(),
  }
  const batch: unknown = await payload.db.create({ collection: 'report-batches', data }).catch(async (error: unknown) => {
    const keys: Where[] = [{ activeKey: { equals: data.activeKey } }, { onceKey: { equals: data.onceKey } }]
    if ((await payload.db.count({ collection: 'report-batches', where: { or: keys } })).totalDocs > 0) return null
    throw error
  })
  if (!batch) return null
  const { id } = batch as { id: string }
  // The job last: a batch without its job is found by the worker (`jobs/fillBatch/repairBatches`).
  await enqueue(payload, fillBatch, { batchId: id }, { onceKey: `fillBatch:${id}` })
  return batch as ReportBatch
}

/** Equal for two batches of which one may be under way: of a portal, kind and day one by hand or by the calendar, and one of corrections beside it. */
export function activeKeyOf({
  corrects,
  date,
  kind,
  origin,
  portal,
}: Pick<Making, 'corrects' | 'date' | 'kind' | 'origin' | 'portal'>): string {
  const subject = `${portal} ${kind} ${date}`
  return corrects ?? (isOfChange({ origin }) ? `changed ${subject}` : subject)
}

const running = () => refusal('batch_running', 'A batch of this portal, kind and day is under way')

/** A portal that is switched on, with its brand. Throws an `APIError` 404. */
export async function portalOf(payload: Payload, id: string): Promise<{ brand: Brand; portal: Portal }> {
  // rights: the server's own; platform admins see all portals.
  const portal = await payload.findByID({ collection: 'portals', id, depth: 0, overrideAccess: true, disableErrors: true })
  const brand = portal?.active ? brands().get(portal.brand) : undefined
  if (!portal || !brand) throw notFound()
  return { brand, portal }
}

function assertOffered(req: PayloadRequest, brand: Brand, kind: ReportBatch['kind']): void {
  if (canBatch(kind) && isOffered(kind, brand, req)) return
  throw new APIError('There are no batches of this kind', 400, { code: 'unknown_kind' }, true)
}

async function assertAllOf(payload: Payload, portal: string, accounts: readonly string[]): Promise<void> {
  const ids = [...new Set(accounts)]
  const where: Where = { and: [{ id: { in: ids } }, { portal: { equals: portal } }, { deletedAt: { exists: false } }] }
  const { totalDocs } = await payload.db.count({ collection: 'accounts', where })
  if (totalDocs !== ids.length) throw notFound()
}
