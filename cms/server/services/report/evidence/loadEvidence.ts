import { APIError, type PayloadRequest, type Where } from 'payload'
import type * as z from 'zod/mini'
import { idOf } from '../../../../../collections/idOf'
import type { ReportDelivery } from '../../../../../collections/payload-types'
import {
  evidencePerPage,
  type Evidence,
  type evidenceQuerySchema,
  type EvidenceRow,
  type evidenceVersionSchema,
} from '../../../../../shared/contracts/reportEvidence'
import { addDays, addMonths, isoDate, type IsoDate, isoDateOf, isoInstant } from '../../../../../shared/domain/dates'
import { moneySchema } from '../../../../../shared/domain/money'
import { csvText } from '../../../../../shared/format/csvText'
import { searchFor } from '../../../../../shared/i18n/searchText'
import { notFound } from '../../../http/notFound'
import { settings } from '../../../settings'

type Query = z.infer<typeof evidenceQuerySchema>
type Version = z.infer<typeof evidenceVersionSchema>

/** Published statements of a question, each by its newest version, with what the whole period adds up to. For platform admins. */
export async function loadEvidence(req: PayloadRequest, query: Query): Promise<Evidence> {
  const all = await deliveriesOf(req, scopeOf({ ...query, date: undefined }))
  const newest = all.filter(({ isNewest }) => isNewest)
  const period = newest.filter(({ date }) => query.date === undefined || date === query.date)
  const matching = matchingIn(period, query)
  const pages = Math.max(1, Math.ceil(matching.length / evidencePerPage))
  const page = Math.min(query.page, pages)
  const shown = matching.slice((page - 1) * evidencePerPage, page * evidencePerPage)
  const moments = period.map(({ publishedAt }) => publishedAt).sort()
  const first = firstOf(all, period)
  const { retentionYears } = settings()
  return {
    periods: periodsIn(newest),
    sums: sumsOf(period),
    firstPublishedAt: first === null ? null : isoInstant(new Date(first)),
    corrected: period.filter(({ version }) => version > 1).length,
    cameBack: period.filter(({ state }) => state === 'cameBack').length,
    keptYears: retentionYears,
    keptUntil: keptUntil(moments.at(0) ?? null, retentionYears),
    rows: shown.map((row) => rowOf(row, all)),
    total: matching.length,
    page,
    pages,
  }
}

/** The same question as a file: every row and every version of it, with the full hash and each opening. */
export async function evidenceCsv(req: PayloadRequest, query: Query): Promise<string> {
  const all = await deliveriesOf(req, scopeOf({ ...query, date: undefined }))
  const matching = matchingIn(
    all.filter(({ date, isNewest }) => isNewest && (query.date === undefined || date === query.date)),
    query,
  )
  const rows = matching
    .flatMap((row) => versionsOf(row, all))
    .map((row) => [
      row.clientName ?? null,
      row.accountName,
      row.externalId ?? null,
      row.kind,
      row.date,
      row.version,
      row.note ?? null,
      row.pages ?? null,
      row.publishedAt,
      row.publisher ?? null,
      row.approver ?? null,
      row.channel,
      row.state,
      row.email ?? null,
      row.notifiedAt ?? null,
      row.firstOpenedAt ?? null,
      row.lastOpenedAt ?? null,
      row.timesOpened,
      openingsOf(row)
        .map(({ asDelegate, at, name }) => `${at} ${name}${asDelegate ? ' (delegate)' : ''}`)
        .join('; '),
      row.paperSentAt ?? null,
      row.fileHash,
    ])
  return csvText(csvHead, rows)
}

const csvHead = [
  'client',
  'account',
  'externalId',
  'kind',
  'periodEnd',
  'version',
  'correctionNote',
  'pages',
  'publishedAt',
  'publishedBy',
  'approvedBy',
  'channel',
  'state',
  'email',
  'notifiedAt',
  'firstOpenedAt',
  'lastOpenedAt',
  'timesOpened',
  'openings',
  'paperSent',
  'sha256',
]

/** Notes that paper was sent. Throws an `APIError`: 404 for a delivery that nobody has, 400 for a day to come or before the publication. */
export async function notePaper(req: PayloadRequest, actor: { id: string }, id: string, sentAt: IsoDate): Promise<void> {
  const { payload } = req
  // rights: the server's own, here and below; the endpoint is for platform admins.
  const delivery = await payload.db.findOne<ReportDelivery>({ collection: 'report-deliveries', where: { id: { equals: id } } })
  if (!delivery) throw notFound()
  // A day of grace for whoever is east of here.
  if (sentAt > addDays(isoDateOf(new Date()), 1) || sentAt < isoDateOf(new Date(delivery.publishedAt)))
    throw new APIError('Paper is sent after the publication, and not in the future', 400, { code: 'invalid_period' }, true)
  await payload.db.updateOne({
    collection: 'report-deliveries',
    where: { id: { equals: id } },
    data: { paperSentAt: sentAt, paperSentBy: actor.id },
    options: { atomic: true },
  })
}

const scopeOf = ({ kind, ofBrand, portal }: Query): Where => {
  const and: Where[] = []
  if (kind) and.push({ kind: { equals: kind } })
  if (portal) and.push({ portal: { equals: portal } })
  if (ofBrand) and.push({ 'portal.brand': { equals: ofBrand } })
  return and.length === 0 ? {} : { and }
}

async function deliveriesOf(req: PayloadRequest, where: Where): Promise<ReportDelivery[]> {
  const { docs } = await req.payload.db.find<ReportDelivery>({
    collection: 'report-deliveries',
    where,
    sort: 'searchName',
    limit: 0,
    pagination: false,
  })
  return docs.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }))
}

function matchingIn(rows: readonly ReportDelivery[], { only, q }: Query): ReportDelivery[] {
  const matches = searchFor(q)
  const beginning = q.toLowerCase().replaceAll(' ', '')
  return rows.filter((row) => {
    if (only === 'notOpened' && row.firstOpenedAt) return false
    if (only === 'corrected' && row.version === 1) return false
    if (only === 'cameBack' && row.state !== 'cameBack') return false
    const isHash = /^[0-9a-f]{4,64}$/.test(beginning) && row.fileHash.startsWith(beginning)
    return q === '' || isHash || matches([row.accountName, row.externalId ?? null, row.clientName ?? null])
  })
}

function periodsIn(rows: readonly ReportDelivery[]): Evidence['periods'] {
  const counts = new Map<string, number>()
  for (const { date } of rows) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a < b ? 1 : -1)).map(([date, statements]) => ({ date: isoDate(date), statements }))
}

/** COBS 16A.5: a statement that was not opened in the quarter in which it was published goes by post. */
const quarterEndOf = (moment: string): IsoDate => {
  const day = isoDateOf(new Date(moment))
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return addDays(addMonths(isoDate(`${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`), 3), -1)
}

function sumsOf(rows: readonly ReportDelivery[]): Evidence['sums'] {
  const sums = { openedInTime: 0, paperSent: 0, paperByChoice: 0, open: 0, published: rows.length }
  for (const row of rows) {
    if (row.channel === 'post') sums.paperByChoice += 1
    else if (row.firstOpenedAt && isoDateOf(new Date(row.firstOpenedAt)) <= quarterEndOf(row.publishedAt)) sums.openedInTime += 1
    else if (row.paperSentAt) sums.paperSent += 1
    else sums.open += 1
  }
  return sums
}

/** When the first version of any statement of the period was published. */
function firstOf(all: readonly ReportDelivery[], period: readonly ReportDelivery[]): string | null {
  const dates = new Set(period.map(({ date }) => date))
  const [first] = all
    .filter(({ date }) => dates.has(date))
    .map(({ publishedAt }) => publishedAt)
    .sort()
  return first ?? null
}

function keptUntil(moment: string | null, years: number): IsoDate | null {
  if (moment === null) return null
  const end = new Date(moment)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return isoDateOf(end)
}

type Opening = Readonly<{ at: string; by: string; name: string; asDelegate: boolean }>
export const openingsOf = ({ openings }: Pick<ReportDelivery, 'openings'>): Opening[] =>
  Array.isArray(openings) ? (openings as unknown as Opening[]) : []

const at = (moment: string | null | undefined) => (moment ? isoInstant(new Date(moment)) : null)

const versionsOf = (row: ReportDelivery, all: readonly ReportDelivery[]): ReportDelivery[] =>
  all.filter(({ statement }) => statement === row.statement).sort((a, b) => b.version - a.version)

function rowOf(row: ReportDelivery, all: readonly ReportDelivery[]): EvidenceRow {
  return {
    id: row.id,
    account: {
      id: idOf(row.account) ?? '',
      name: row.accountName,
      externalId: row.externalId ?? null,
      client: row.clientName ?? null,
    },
    document: idOf(row.document),
    kind: row.kind,
    date: isoDate(row.date),
    version: row.version,
    pages: row.pages ?? null,
    publishedAt: isoInstant(new Date(row.publishedAt)),
    channel: row.channel,
    state: row.state,
    notifiedAt: at(row.notifiedAt),
    firstOpenedAt: at(row.firstOpenedAt),
    lastOpenedAt: at(row.lastOpenedAt),
    timesOpened: row.timesOpened,
    paperSentAt: row.paperSentAt ? isoDate(row.paperSentAt) : null,
    hash: row.fileHash,
    versions: versionsOf(row, all).map(versionOf),
  }
}

function versionOf(row: ReportDelivery): Version {
  const value = moneySchema.safeParse(row.value)
  return {
    document: idOf(row.document),
    version: row.version,
    publishedAt: isoInstant(new Date(row.publishedAt)),
    publishedBy: row.publisher ?? null,
    approvedBy: row.approver ?? null,
    note: row.note ?? null,
    value: value.success ? value.data : null,
    firstOpenedAt: at(row.firstOpenedAt),
    notifiedAt: at(row.notifiedAt),
    hash: row.fileHash,
  }
}
