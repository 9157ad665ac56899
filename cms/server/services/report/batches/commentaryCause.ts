import type { Payload, Where } from 'payload'
import { idOf } from '../../../../../collections/idOf'
import type { Commentary } from '../../../../../collections/payload-types'
import type { Brand } from '../../../../../shared/brands/brandSchema'
import { addDays, type IsoDate } from '../../../../../shared/domain/dates'
import type { Cause } from './regenerate'

/** So long nobody has touched a day's commentary before statements follow it: ten corrections of a text make one batch. */
export const restMs = 10 * 60_000
/** What is older was looked at in time, or is by `followFigures`, which compares words too. */
const recentMs = 24 * 3_600_000

/** Days (`<brand> <day>`) whose commentary was written, published or taken away lately, and has rested since. */
export async function recentCommentary(payload: Payload, now: Date): Promise<Set<string>> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString()
  // rights: the server's own, here and below; in the trash too, as a commentary that was thrown away is no longer what the firm says.
  const { docs } = await payload.db.find<Commentary>({
    collection: 'commentary',
    where: { updatedAt: { greater_than: since(recentMs) } },
    select: { brand: true, reportDate: true, updatedAt: true },
    limit: 0,
    pagination: false,
  })
  const keyOf = ({ brand, reportDate }: Commentary) => `${brand} ${String(reportDate).slice(0, 10)}`
  const restless = new Set(docs.filter(({ updatedAt }) => updatedAt > since(restMs)).map(keyOf))
  return new Set(docs.map(keyOf).filter((key) => !restless.has(key)))
}

/** Whether somebody is still at the commentary of a day. */
export async function isRestless(payload: Payload, brand: Brand, day: IsoDate, now: Date): Promise<boolean> {
  const written = { updatedAt: { greater_than: new Date(now.getTime() - restMs).toISOString() } }
  return (await payload.db.count({ collection: 'commentary', where: { and: [...ofDay(brand, day), written] } })).totalDocs > 0
}

/** Why statements of a day are made again because of its commentary: the newest that is published, and whoever published it. */
export async function causeOfCommentary(payload: Payload, brand: Brand, day: IsoDate): Promise<Cause> {
  const { docs } = await payload.db.find<Commentary>({
    collection: 'commentary',
    where: { and: [...ofDay(brand, day), { _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  return { reason: 'commentary', name: docs[0]?.name ?? null, by: idOf(docs[0]?.publishedBy) }
}

const ofDay = (brand: Brand, day: IsoDate): Where[] => [
  { brand: { equals: brand.name } },
  { reportDate: { greater_than_equal: `${day}T00:00:00.000Z` } },
  { reportDate: { less_than: `${addDays(day, 1)}T00:00:00.000Z` } },
]
