import type { PayloadRequest } from 'payload'
import { actorOf } from '../../../../../collections/access/actorOf'
import { isPlatformAdmin } from '../../../../../collections/access/rolesOf'
import { idOf } from '../../../../../collections/idOf'
import type { Document, Report, ReportDelivery } from '../../../../../collections/payload-types'
import { noteReader } from '../batches/batchDeeds'
import { openingsOf } from './loadEvidence'

/** What one person asks for within this time is one opening: a viewer asks for a file several times. */
const oneOpeningMs = 30_000
const attempts = 5

/**
 * Notes that a statement was opened. Of a published one by its client, or by somebody whom the client lets read it, which is told as such: staff
 * open nothing in a client's stead. Of one that is held a platform admin's opening is the reading of a sample; a page that draws the file small is not.
 * The parts of a file that follow its beginning are no openings, and neither is a question about it (HEAD).
 */
export async function recordOpening(req: PayloadRequest, document: Document): Promise<void> {
  const actor = actorOf(req)
  // Statements of a batch alone have a version; what holds one is for administrators to read.
  if (!actor || document.version == null || req.method === 'HEAD' || !isBeginning(req.headers.get('range'))) return
  const { payload } = req
  // rights: the server's own, here and below; that the person may read the document was checked before.
  if (idOf(document.heldBy) !== null) {
    const row = await payload.db.findOne<Report>({ collection: 'reports', where: { document: { equals: document.id } } })
    if (row && isPlatformAdmin(actor) && !isDrawnInPage(req.headers)) await noteReader(payload, row, actor.id)
    return
  }
  const where = { document: { equals: document.id } }
  let delivery = await payload.db.findOne<ReportDelivery>({ collection: 'report-deliveries', where })
  const asDelegate = actor._delegated?.some(({ account }) => account === idOf(document.account)) ?? false
  const isClient = idOf(delivery?.recipient) === actor.id
  if (!delivery || !(isClient || asDelegate)) return
  const now = new Date().toISOString()
  for (let attempt = 0; attempt < attempts && delivery; attempt += 1) {
    const openings = openingsOf(delivery)
    const last = openings.findLast(({ by }) => by === actor.id)
    if (last && Date.parse(now) - Date.parse(last.at) < oneOpeningMs) return
    const name = (req.user as { name?: string | null } | null)?.name ?? actor.email ?? actor.id
    const changed = await payload.db.updateOne({
      collection: 'report-deliveries',
      where: { and: [{ id: { equals: delivery.id } }, { timesOpened: { equals: delivery.timesOpened } }] },
      data: {
        timesOpened: delivery.timesOpened + 1,
        firstOpenedAt: delivery.firstOpenedAt ?? now,
        lastOpenedAt: now,
        openings: [...openings, { at: now, by: actor.id, name, asDelegate: !isClient }],
      },
      options: { atomic: true },
    })
    if (changed) return
    delivery = await payload.db.findOne<ReportDelivery>({ collection: 'report-deliveries', where })
  }
}

const isBeginning = (range: string | null): boolean => range === null || /^bytes=0-/.test(range)

/** The script of a page has asked, as browsers say of every request; a link, a viewer or a saved file is for something else. */
const isDrawnInPage = (headers: Headers): boolean => headers.get('sec-fetch-dest') === 'empty'
