import { APIError, type PayloadRequest, type Where } from 'payload'
import { narrowedToBrand } from '../../../../../collections/brandScopes'
import type { Brand } from '../../../../../shared/brands/brandSchema'
import type { OfferedBatches } from '../../../../../shared/contracts/reportBatches'
import { addDays, type IsoDate, isoDate } from '../../../../../shared/domain/dates'
import {
  hasWholePeriods,
  periodOfKind,
  periodsOf,
  type ReportKind,
  reportKindRules,
  reportKinds,
} from '../../../../../shared/domain/reportKinds'
import type { ReportPeriod } from '../../../../../shared/domain/reportPeriod'
import { brands } from '../../../brands'
import { today } from '../../../today'
import { chosenBrand } from '../../panel/chosenBrand'
import { isOffered, kindContext } from '../offeredKinds'

/** Most periods of a kind that are offered: older ones have long been sent. */
const mostDates = 8

/** A batch is of a kind with whole periods of its own, and of pages that are ours: those of the provider's report cannot be checked. */
export const canBatch = (kind: ReportKind): boolean => hasWholePeriods(kind)

/** What can be started, by portal: portals that are switched on, of the brand that the panel shows, with their active accounts. For platform admins. */
export async function offeredBatches(req: PayloadRequest): Promise<OfferedBatches> {
  // rights: the server's own, here and below; the endpoint is for platform admins, who see all of them.
  const { docs: portals } = await req.payload.db.find<{ id: string; name: string; brand: string }>({
    collection: 'portals',
    where: await narrowedToBrand(req, 'portals', (await chosenBrand(req))?.name ?? null, {
      and: [{ active: { equals: true } }, { deletedAt: { exists: false } }],
    }),
    sort: 'name',
    limit: 0,
    pagination: false,
  })
  const offered: OfferedBatches['portals'] = []
  for (const { brand: name, id, name: portal } of portals) {
    const brand = brands().get(name)
    if (!brand) continue
    const where: Where = { and: [{ portal: { equals: id } }, { active: { equals: true } }, { deletedAt: { exists: false } }] }
    const { totalDocs } = await req.payload.db.count({ collection: 'accounts', where })
    const kinds = reportKinds
      .filter((kind) => canBatch(kind) && isOffered(kind, brand, req))
      .map((kind) => ({ kind, dates: datesOf(kind, brand) }))
      .filter(({ dates }) => dates.length > 0)
    offered.push({ id, name: portal, accounts: totalDocs, kinds })
  }
  return { portals: offered }
}

/** The last days of whole periods that are over, the newest first. */
export function datesOf(kind: ReportKind, brand: Brand): IsoDate[] {
  const newest = addDays(today(), -1)
  const first = isoDate(`${Number(newest.slice(0, 4)) - 5}-01-01`)
  return periodsOf(kind, { first, newest }, kindContext(brand))
    .map(({ to }) => to)
    .filter((date) => isWhole(kind, date, brand))
    .slice(0, mostDates)
}

const isWhole = (kind: ReportKind, date: IsoDate, brand: Brand): boolean => {
  // A day on, the same period ends no later: so it ended here.
  const next = addDays(date, 1)
  const context = { ...kindContext(brand), today: next }
  try {
    const { date: end } = periodOfKind(kind, { range: 'quarter', date }, context)
    return end === date && (reportKindRules[kind].dates === 'quarter' || startOf(kind, next, brand) === next)
  } catch {
    return false
  }
}

const startOf = (kind: ReportKind, day: IsoDate, brand: Brand): IsoDate | undefined =>
  periodOfKind(kind, { range: 'quarter', date: day }, { ...kindContext(brand), today: addDays(day, 400) }).from

/** What a kind makes of the last day of a period. Throws an `APIError` 400 for a day that ends none, or one that is not over. */
export function periodOfBatch(kind: ReportKind, date: IsoDate, brand: Brand): ReportPeriod {
  if (date >= today() || !isWhole(kind, date, brand))
    throw new APIError('This is no last day of a period of this kind that is over', 400, { code: 'invalid_period' }, true)
  return periodOfKind(kind, { range: 'quarter', date }, { ...kindContext(brand), today: today() })
}
