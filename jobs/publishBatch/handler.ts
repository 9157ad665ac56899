import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { fileStore } from '../../cms/server/files/fileStore'
import { logger } from '../../cms/server/logger'
import { queueMail } from '../../cms/server/mail/queueMail'
import { channelOf } from '../../cms/server/services/report/batches/batchFacts'
import {
  batchById,
  changeBatch,
  filesOf,
  includedOf,
  namesOf,
  statementsOf,
  type StatementRow,
} from '../../cms/server/services/report/batches/batchRows'
import { idOf } from '../../collections/idOf'
import { searchNameOf } from '../../collections/fields/text'
import type { Account, Document, ReportBatch, ReportDelivery, User } from '../../collections/payload-types'
import { isoDate } from '../../shared/domain/dates'
import type { DeadLetter, JobRun } from '../defineJob'
import { reasonNote } from './reasonNote'
import { followMails } from './repairDeliveries'

type Input = Readonly<{ batchId: string }>
type Run = Pick<JobRun<Input>, 'assertLease' | 'input' | 'payload'>

/**
 * Releases each statement of an approved batch: its document is seen, its delivery is written, its mail is queued, in this order. Run again after a
 * crash at any point it does only what is missing, and nobody is told twice. Files that are not those that were approved are not released.
 */
export async function publishBatch({ assertLease, input, payload }: Run): Promise<void> {
  const batch = await batchById(payload, input.batchId)
  if (!batch || batch.state !== 'approved' || idOf(batch.publishedBy) === null || !batch.publishedAt) return
  const statements = await statementsOf(payload, batch.id)
  if (filesOf(statements) !== batch.approvedFiles) {
    logger.error({ msg: 'batch has other files than were approved, and is not published', batch: batch.id })
    await changeBatch(payload, batch, { ...notPublished, state: 'running', approvedBy: null, approvedAt: null, approvedFiles: null })
    return
  }
  const names = await namesOf(payload, [idOf(batch.publishedBy), idOf(batch.approvedBy)])
  for (const statement of includedOf(statements)) {
    await assertLease()
    await release(payload, batch, statement, names)
  }
  await assertLease()
  await changeBatch(payload, batch, { state: 'published', activeKey: `settled:${batch.id}` })
  await followMails(payload)
}

const notPublished = { publishedBy: null, publishedAt: null } as const

/** The last try has failed: somebody may publish the rest of it, once it is clear why. */
export async function givePublicationBack({ input, payload }: DeadLetter<Input>): Promise<void> {
  const batch = await batchById(payload, input.batchId)
  if (batch?.state === 'approved') await changeBatch(payload, batch, { publishedBy: null })
}

async function release(payload: Payload, batch: ReportBatch, statement: StatementRow, names: ReadonlyMap<string, string>): Promise<void> {
  // rights: the worker's own, here and below; that the batch is approved was checked above.
  const document = await payload.db.findOne<Document>({
    collection: 'documents',
    where: { and: [{ id: { equals: idOf(statement.document) ?? '' } }, { batch: { equals: batch.id } }] },
  })
  if (!document) throw new Error(`Statement ${statement.id} has no document`)
  await assertSound(document, statement)
  const publishedAt = document.publishedAt ?? batch.publishedAt ?? new Date().toISOString()
  const corrected = idOf(document.corrects)
  const note = batch.note ?? (corrected === null ? null : await reasonNote(payload, statement, corrected))
  await payload.db.updateOne({
    collection: 'documents',
    where: { and: [{ id: { equals: document.id } }, { heldBy: { exists: true } }] },
    data: { heldBy: null, publishedAt, correctionNote: note },
    options: { atomic: true },
  })
  const delivery = await deliver(payload, { batch, document, note, publishedAt, statement, names })
  if (corrected !== null) await markCorrected(payload, corrected, document.id)
  await tell(payload, { batch, delivery, document, note, statement })
}

/** The stored bytes are those that were made, checked and approved. */
async function assertSound({ fileHash, filename, id }: Document, statement: StatementRow): Promise<void> {
  const bytes = filename ? await buffer(await fileStore().read(`documents/${filename}`)) : Buffer.alloc(0)
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== statement.fileHash || found !== fileHash) throw new Error(`The file of document ${id} is not the one that was approved`)
}

type Delivering = Readonly<{
  batch: ReportBatch
  document: Document
  /** What was wrong with the former one, of a correction. */
  note: string | null
  publishedAt: string
  statement: StatementRow
  names: ReadonlyMap<string, string>
}>

async function deliver(payload: Payload, { batch, document, names, note, publishedAt, statement }: Delivering): Promise<ReportDelivery> {
  const onceKey = `delivery:${document.id}`
  const found = () => payload.db.findOne<ReportDelivery>({ collection: 'report-deliveries', where: { onceKey: { equals: onceKey } } })
  const first = await found()
  if (first) return first
  const account = await payload.db.findOne<Account>({
    collection: 'accounts',
    where: { id: { equals: idOf(statement.account) } },
    joins: false as never,
  })
  const client = await clientOf(payload, account)
  const channel = client && account ? channelOf(account) : 'post'
  const [publisher, approver] = [idOf(batch.publishedBy), idOf(batch.approvedBy)]
  const fileHash = document.fileHash ?? ''
  const data = {
    account: idOf(statement.account),
    accountName: account?.name ?? document.name,
    externalId: account?.externalId ?? null,
    recipient: client?.id ?? null,
    clientName: client ? client.name || client.email : null,
    portal: idOf(batch.portal),
    batch: batch.id,
    document: document.id,
    kind: batch.kind,
    date: batch.date,
    version: document.version ?? 1,
    pages: statement.pages ?? null,
    fileHash,
    value: statement.value ?? null,
    publishedAt,
    publishedBy: publisher,
    approvedBy: approver,
    publisher: publisher ? (names.get(publisher) ?? null) : null,
    approver: approver ? (names.get(approver) ?? null) : null,
    note,
    isNewest: true,
    statement: `${idOf(statement.account)} ${batch.kind} ${batch.date}`,
    channel,
    state: channel === 'mail' ? 'queued' : 'byPost',
    email: channel === 'mail' ? (client?.email ?? null) : null,
    timesOpened: 0,
    searchName: searchNameOf([account?.name, account?.externalId, client?.name].filter(Boolean).join(' ')),
    onceKey,
  }
  try {
    const made: unknown = await payload.db.create({ collection: 'report-deliveries', data })
    return made as ReportDelivery
  } catch (error) {
    const other = await found()
    if (!other) throw error
    return other
  }
}

/** The client of an account who can come in; null where there is nobody to write to. */
async function clientOf(payload: Payload, account: Account | null): Promise<User | null> {
  const id = idOf(account?.client)
  const user = id === null ? null : await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
  return user && !user.disabled && !user.deletedAt ? user : null
}

/** The former version stays as it was and says by which it was corrected. */
async function markCorrected(payload: Payload, former: string, by: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'documents',
    where: { and: [{ id: { equals: former } }, { correctedBy: { exists: false } }] },
    data: { correctedBy: by },
    options: { atomic: true },
  })
  await payload.db.updateOne({
    collection: 'report-deliveries',
    where: { and: [{ document: { equals: former } }, { isNewest: { equals: true } }] },
    data: { isNewest: false },
    options: { atomic: true },
  })
}

type Telling = Readonly<{
  batch: ReportBatch
  delivery: ReportDelivery
  document: Document
  note: string | null
  statement: StatementRow
}>

async function tell(payload: Payload, { batch, delivery, document, note, statement }: Telling): Promise<void> {
  const brand = brands().get(batch.brand)
  const recipient = idOf(delivery.recipient)
  if (delivery.channel !== 'mail' || idOf(delivery.mail) !== null || !brand || !delivery.email || recipient === null) return
  const letter = {
    to: delivery.email,
    user: recipient,
    brand: brand.name,
    locale: statement.locale,
    // Of all tries of one publication one mail is made.
    onceKey: `statement:${document.id}`,
  }
  const data = {
    name: delivery.clientName ?? '',
    report: document.name,
    portal: statement.portalSlug,
    account: idOf(statement.account),
    asOf: isoDate(batch.date),
  }
  const mail =
    idOf(document.corrects) === null
      ? await queueMail(payload, { ...letter, template: 'statementReady', data })
      : await queueMail(payload, { ...letter, template: 'statementCorrected', data: { ...data, note: note ?? '' } })
  await payload.db.updateOne({
    collection: 'report-deliveries',
    where: { id: { equals: delivery.id } },
    data: { mail },
    options: { atomic: true },
  })
}
