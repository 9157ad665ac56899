import type { Payload, PayloadRequest, Where } from 'payload'
import { idOf } from '../../../../../collections/idOf'
import type { Account, Report, ReportBatch, ReportDelivery } from '../../../../../collections/payload-types'
import type { Brand } from '../../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../../shared/brands/mainSourceOf'
import { addDays, type IsoDate } from '../../../../../shared/domain/dates'
import { groupBy } from '../../../../../shared/domain/groupBy'
import { type ReportKind, reportKinds } from '../../../../../shared/domain/reportKinds'
import { brands } from '../../../brands'
import { today } from '../../../today'
import { externalIdOf } from '../../../wealth/externalIdOf'
import { isOffered } from '../offeredKinds'
import { canBatch, datesOf } from './offeredBatches'

/** Statements of a portal, kind and day. */
export type Subject = Readonly<{ portal: string; brand: Brand; kind: ReportKind; date: IsoDate }>

/** Days after its last in which a period is looked at again; what is older somebody corrects by hand. */
const watchedDays = 120

/** What is looked at again: of each portal that is switched on, the days of each kind that were over not long ago. */
export async function watchedSubjects(payload: Payload, req: PayloadRequest): Promise<Subject[]> {
  // rights: the server's own, over all portals; here and below.
  const { docs: portals } = await payload.db.find<{ id: string; brand: string }>({
    collection: 'portals',
    where: { and: [{ active: { equals: true } }, { deletedAt: { exists: false } }] },
    sort: 'id',
    limit: 0,
    pagination: false,
  })
  const first = addDays(today(), -watchedDays)
  return portals.flatMap(({ brand: name, id: portal }) => {
    const brand = brands().get(name)
    if (!brand) return []
    return reportKinds
      .filter((kind) => canBatch(kind) && isOffered(kind, brand, req))
      .flatMap((kind) => datesOf(kind, brand).map((date) => ({ portal, brand, kind, date })))
      .filter(({ date }) => date >= first)
  })
}

/**
 * What there is of an account. `open`: its statement in a batch that is not released yet, left out or not. `newest`: the last one whose inputs are
 * known. `published`: the one that its client has, null where the client has none; without its inputs where they are not known.
 */
export type Watched = Readonly<{
  account: string
  open: Readonly<{ row: Report; batch: ReportBatch }> | null
  newest: Report
  published: Pick<Report, 'figuresHash' | 'commentaryHash'> | null
}>

const isOpen = ({ state }: ReportBatch): boolean => state === 'running' || state === 'made' || state === 'approved'

/** Accounts of a subject that a statement was made of, and that could have another: active and linked. Those of which nothing is known are not told. */
export async function watchedStatements(payload: Payload, { brand, date, kind, portal }: Subject): Promise<Watched[]> {
  const where: Where = { and: [{ portal: { equals: portal } }, { kind: { equals: kind } }, { date: { equals: date } }] }
  const all = { limit: 0, pagination: false }
  const { docs: batches } = await payload.db.find<ReportBatch>({ collection: 'report-batches', where, ...all })
  if (batches.length === 0) return []
  const byId = new Map(batches.map((batch) => [batch.id, batch]))
  const { docs: rows } = await payload.db.find<Report>({
    collection: 'reports',
    where: { batch: { in: [...byId.keys()] } },
    sort: 'askedAt',
    ...all,
  })
  const { docs: deliveries } = await payload.db.find<Pick<ReportDelivery, 'id' | 'account' | 'document'>>({
    collection: 'report-deliveries',
    where: { and: [where, { isNewest: { equals: true } }] },
    select: { account: true, document: true },
    ...all,
  })
  const accounts = await readyAccounts(payload, portal, brand)
  const documents = new Map(deliveries.map(({ account, document }) => [idOf(account), idOf(document)]))
  return [...groupBy(rows, ({ account }) => idOf(account))].flatMap(([account, own]) => {
    const newest = own.findLast(({ figuresHash }) => figuresHash)
    if (!newest || !accounts.has(account)) return []
    const opened = own.flatMap((row) => {
      const batch = byId.get(idOf(row.batch) ?? '')
      return batch && isOpen(batch) ? [{ row, batch }] : []
    })
    const document = documents.get(account)
    const published = document === undefined ? null : (own.find((row) => idOf(row.document) === document) ?? {})
    return [{ account, open: opened.at(-1) ?? null, newest, published }]
  })
}

async function readyAccounts(payload: Payload, portal: string, brand: Brand): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.find<Account>({
    collection: 'accounts',
    where: { and: [{ portal: { equals: portal } }, { active: { equals: true } }, { deletedAt: { exists: false } }] },
    joins: false as never,
    limit: 0,
    pagination: false,
  })
  return new Set(docs.filter((account) => externalIdOf(account, mainSourceOf(brand)) !== null).map(({ id }) => id))
}
