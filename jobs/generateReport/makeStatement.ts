import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createLocalReq, type Payload } from 'payload'
import { fileStore } from '../../cms/server/files/fileStore'
import { checkStatement, type StatementFile } from '../../cms/server/services/report/checkStatement'
import { batchById, isOfChange } from '../../cms/server/services/report/batches/batchRows'
import { inputsOf, type StatementInputs } from '../../cms/server/services/report/batches/statementInputs'
import { readPdfFacts } from '../../cms/server/services/report/readPdfFacts'
import { filedByServer } from '../../collections/Documents/ownDocument'
import { releasedByServer } from '../../collections/Documents/keepStatements'
import { idOf } from '../../collections/idOf'
import type { Document, Report } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { CannotReport } from './cannotReport'
import type { Collected } from './collected'
import { correctedStatement } from './correctedStatement'
import { type changeReport, settleOf } from './reportRow'
import { findDocumentOf, storedNameOf } from './saveDocument'

type Making = Readonly<{
  payload: Payload
  report: Report
  brand: Brand
  collected: Collected
  /** When this run of it began. */
  startedAt: string
  advance: (change: Parameters<typeof changeReport>[2]) => Promise<void>
  /** Rejects where `advance` would. */
  assertUnderWay: () => Promise<void>
}>

/**
 * Draws a statement of a batch, files it where only its batch releases it, and checks it. Each time that it is asked for it is drawn anew, and
 * what an earlier time left goes; a run that is repeated after a crash finds its own file.
 */
export async function makeStatement({ advance, assertUnderWay, brand, collected, payload, report, startedAt }: Making): Promise<void> {
  const { asOf, figures, name, pdf } = collected
  if (!figures) throw new Error(`Report ${report.id} is of a kind that no batch makes`)
  const former = await findDocumentOf(await createLocalReq({}, payload), report.id)
  const inputs = await inputsOf(payload, figures, { locale: report.locale, defaultLocale: brand.defaultLocale })
  const isOfThisTime = former !== null && former.createdAt >= (report.askedAt ?? '')
  if (former && !isOfThisTime) await removeHeld(payload, former)
  if (!isOfThisTime && (await saysTheSame(payload, report, inputs))) throw new CannotReport('unchanged')
  let document = isOfThisTime ? former : null
  let made = ''
  if (!document) {
    await advance({ state: 'rendering', startedAt, ...inputs, asOf, readAt: figures.generatedAt, value: figures.value })
    const bytes = await pdf()
    made = sha256(bytes)
    // Saving is no step on the row: to write it there would take as long as it does.
    await assertUnderWay()
    document = await holdDocument(payload, report, { name, asOf, bytes })
  }
  const stored = await readStored(document)
  const facts = await readPdfFacts(stored)
  const file: StatementFile = { ...facts, bytes: stored.byteLength, hash: sha256(stored), expected: document.fileHash ?? made }
  await advance({
    state: 'done',
    document: document.id,
    asOf,
    readAt: figures.generatedAt,
    value: figures.value,
    pages: file.pages,
    bytes: file.bytes,
    fileHash: file.hash,
    // A run that found its file keeps what that was made of.
    ...(made === '' ? {} : inputs),
    commentary: figures.commentaries?.[0]?.name ?? null,
    checks: checkStatement({ figures, file, brand, locale: report.locale, date: report.reportDate ?? asOf }),
    finishedAt: new Date().toISOString(),
    error: null,
  })
  await settleOf(payload, report)
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const readStored = async ({ filename, id }: Document): Promise<Uint8Array> => {
  if (!filename) throw new Error(`The document ${id} is stored nowhere`)
  return buffer(await fileStore().read(`documents/${filename}`))
}

/** A statement that nobody has released goes for good, with its file: it is made anew. */
export async function removeHeld(payload: Payload, { heldBy, id }: Pick<Document, 'heldBy' | 'id'>): Promise<void> {
  if (idOf(heldBy) === null) throw new Error(`The document ${id} is released`)
  // rights: the worker's own, as nobody else may touch what a batch holds.
  await payload.delete({
    collection: 'documents',
    id,
    depth: 0,
    overrideAccess: true,
    context: { [releasedByServer]: true, skipLog: true },
  })
}

async function holdDocument(
  payload: Payload,
  report: Report,
  { asOf, bytes, name }: Readonly<{ name: string; asOf: string; bytes: Uint8Array }>,
): Promise<Document> {
  const corrected = await correctedStatement(payload, report)
  const version = corrected ? (corrected.version ?? 1) + 1 : 1
  return payload.create({
    collection: 'documents',
    data: {
      name: version === 1 ? name : `${name} (${version})`,
      type: 'Valuations and Statements',
      account: idOf(report.account),
      generatedPdf: true,
      asOf,
      report: report.id,
      heldBy: idOf(report.batch),
      batch: idOf(report.batch),
      version,
      fileHash: sha256(bytes),
      corrects: corrected?.id ?? null,
    },
    file: {
      name: storedNameOf(report.id, report.askedAt ?? ''),
      data: Buffer.from(bytes),
      mimetype: 'application/pdf',
      size: bytes.byteLength,
    },
    depth: 0,
    // rights: the worker's own. No line in the log: nothing is anybody's to see before its release, which has its line.
    overrideAccess: true,
    context: { [filedByServer]: true, skipLog: true },
  })
}

/** Whether a statement that is made again because of a change would say what the published one says: then nothing is to be corrected. */
async function saysTheSame(payload: Payload, report: Report, inputs: StatementInputs): Promise<boolean> {
  const batch = await batchById(payload, idOf(report.batch) ?? '')
  const former = batch && isOfChange(batch) ? await correctedStatement(payload, report) : null
  const row = former && (await payload.db.findOne<Report>({ collection: 'reports', where: { document: { equals: former.id } } }))
  return row?.figuresHash === inputs.figuresHash && row.commentaryHash === inputs.commentaryHash
}
