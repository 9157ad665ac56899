import type { Payload, Where } from 'payload'
import { brands } from '../../cms/server/brands'
import { savePortalDay } from '../../cms/server/services/analytics/savePortalDay'
import { classOf } from '../../collections/hooks/logActivity'
import { rolesOf } from '../../collections/access/rolesOf'
import { idOf } from '../../collections/idOf'
import { idsOf } from '../../collections/idsOf'
import type { Account, Log, User } from '../../collections/payload-types'
import { createRollUp } from '../../shared/domain/analytics'
import { addDays, type IsoDate, isoDate } from '../../shared/domain/dates'
import { isClient } from '../../shared/domain/roles'
import { portalsOfPeople } from './portalsOfPeople'

/** Days that a first run goes back, which is the window of the screen. */
const windowDays = 366
const batch = 1000

type Run = Readonly<{ payload: Payload; signal: AbortSignal; now?: Date }>
type Place = Readonly<{ brand: string; dayOf: (instant: string) => IsoDate }>

/**
 * Adds up what happened since the last day on record, that day and the one before it once more, up to yesterday on each portal's own calendar.
 * Counts are made whole and then written over what is there, so a run that was cut off or is repeated leaves the same.
 */
export async function rollUpAnalytics({ now = new Date(), payload, signal }: Run): Promise<void> {
  const places = await placesOf(payload)
  const first = await firstDay(payload, now)
  const rollUp = createRollUp()
  const people = new Map<string, Person>()
  // A day begins up to 14 hours before and ends up to 12 hours after that of UTC.
  const from = `${addDays(first, -1)}T00:00:00.000Z`
  for (let after: Cursor | null = null; ;) {
    const lines: Log[] = await linesAfter(payload, from, after)
    if (signal.aborted) return
    await learnPeople(payload, lines, people)
    const homes = await portalsOfPeople(payload, [
      ...new Set(lines.filter(({ portal }) => !portal).flatMap(({ user }) => idOf(user) ?? [])),
    ])
    for (const line of lines) {
      const user = idOf(line.user)
      if (user === null) continue
      const own = idOf(line.portal)
      // A sign-in names the brand alone, and so does a look at a screen that is of no portal: it counts in the person's portals of that brand.
      const portals = own !== null ? [own] : (homes.get(user) ?? []).filter((id) => isOfBrand(line, places.get(id)?.brand))
      for (const portal of portals) {
        const place = places.get(portal)
        const day = place?.dayOf(line.createdAt)
        if (!place || day === undefined || day < first || day >= place.dayOf(now.toISOString())) continue
        const { section, type } = line
        const { groups, isInvestor } = people.get(user) ?? nobody
        rollUp.add({ portal, day, user, isInvestor, groups, kind: classOf(line), type, section: section ?? null })
      }
    }
    const last = lines.at(-1)
    if (!last || lines.length < batch) break
    after = { createdAt: last.createdAt, id: last.id }
  }
  for (const day of rollUp.days()) {
    if (signal.aborted) return
    await savePortalDay(payload, day)
  }
}

const isOfBrand = ({ info, type }: Log, brand: string | undefined): boolean =>
  (type === 'Signed in' || type === 'Viewed') && brand !== undefined && brand === info

/** Portals, those in the trash too, with the calendar of their brand. */
async function placesOf(payload: Payload): Promise<Map<string, Place>> {
  // rights: the worker's own, here and below.
  const { docs } = await payload.db.find<{ id: string; brand: string }>({ collection: 'portals', limit: 0, pagination: false })
  const calendars = new Map<string, Place['dayOf']>()
  return new Map(
    docs.map(({ brand, id }) => {
      const dayOf = calendars.get(brand) ?? calendarOf(brands().get(brand)?.timeZone ?? 'UTC')
      calendars.set(brand, dayOf)
      return [id, { brand, dayOf }] as const
    }),
  )
}

function calendarOf(timeZone: string): Place['dayOf'] {
  // Writes 2026-03-31.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (instant) => isoDate(format.format(new Date(instant)))
}

async function firstDay(payload: Payload, now: Date): Promise<IsoDate> {
  const earliest = addDays(isoDate(now.toISOString().slice(0, 10)), -windowDays)
  const { docs } = await payload.db.find<{ forDate: string }>({
    collection: 'log-analytics',
    sort: '-forDate',
    limit: 1,
    pagination: false,
  })
  const newest = docs[0]?.forDate
  const again = newest === undefined ? earliest : addDays(isoDate(newest), -1)
  return again < earliest ? earliest : again
}

type Cursor = Readonly<{ createdAt: string; id: string }>

async function linesAfter(payload: Payload, from: string, after: Cursor | null): Promise<Log[]> {
  const where: Where =
    after === null
      ? { createdAt: { greater_than_equal: from } }
      : {
          or: [
            { createdAt: { greater_than: after.createdAt } },
            { and: [{ createdAt: { equals: after.createdAt } }, { id: { greater_than: after.id } }] },
          ],
        }
  const { docs } = await payload.db.find<Log>({ collection: 'logs', where, sort: ['createdAt', 'id'], limit: batch, pagination: false })
  return docs
}

type Person = Readonly<{ isInvestor: boolean; groups: readonly string[] }>
/** Somebody who is gone for good. */
const nobody: Person = { isInvestor: false, groups: [] }

/** Whether each person of these lines is a client, and the groups that they or their accounts are in; asked once a run. */
async function learnPeople(payload: Payload, lines: readonly Log[], people: Map<string, Person>): Promise<void> {
  const fresh = [...new Set(lines.flatMap(({ user }) => idOf(user) ?? []))].filter((id) => !people.has(id))
  if (fresh.length === 0) return
  const { docs: users } = await payload.db.find<User>({
    collection: 'users',
    where: { id: { in: fresh } },
    select: { admin: true, isAdmin: true, isProfessional: true, isInvestor: true, groups: true },
    limit: 0,
    pagination: false,
  })
  const { docs: accounts } = await payload.db.find<Account>({
    collection: 'accounts',
    where: { client: { in: fresh } },
    select: { client: true, groups: true },
    joins: false as never,
    limit: 0,
    pagination: false,
  })
  for (const user of users) {
    const own = accounts.filter(({ client }) => idOf(client) === user.id).flatMap(({ groups }) => idsOf(groups))
    people.set(user.id, {
      isInvestor: isClient({ roles: rolesOf({ ...user, disabled: false }) }),
      groups: [...new Set([...idsOf(user.groups), ...own])],
    })
  }
}
