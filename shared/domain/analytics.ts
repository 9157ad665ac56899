import type { IsoDate } from './dates'

/** Classes of what people do, and their sum. */
export const activityClasses = ['logins', 'views', 'messages', 'downloads', 'other'] as const
export type ActivityClass = (typeof activityClasses)[number]
export type Kpi = Readonly<Record<ActivityClass | 'total', number>>

/** One line of the activity log, as far as it is counted. */
export type CountedLine = Readonly<{
  portal: string
  /** On the calendar of the portal's brand. */
  day: IsoDate
  user: string
  isInvestor: boolean
  /** Groups of the person's accounts. */
  groups: readonly string[]
  kind: ActivityClass
  /** Word of the log, such as `Signed in`. */
  type: string
  /** Screen, where the line names one. */
  section: string | null
}>

export type PersonsDay = Readonly<{ user: string; isInvestor: boolean; kpi: Kpi }>
export type GroupsDay = Readonly<{ group: string; kpi: Kpi }>
export type CountOf = Readonly<{ name: string; count: number }>

/** What happened in a portal on one day; people by their sums, the most engaged first. */
export type PortalDay = Readonly<{
  portal: string
  day: IsoDate
  kpi: Kpi
  users: readonly PersonsDay[]
  groups: readonly GroupsDay[]
  views: readonly CountOf[]
  events: readonly (CountOf & Readonly<{ kind: ActivityClass }>)[]
}>

type Counts = Record<ActivityClass | 'total', number>
const none = (): Counts => ({ logins: 0, views: 0, messages: 0, downloads: 0, other: 0, total: 0 })

type Sums = {
  portal: string
  day: IsoDate
  kpi: Counts
  users: Map<string, { isInvestor: boolean; kpi: Counts }>
  groups: Map<string, Counts>
  views: Map<string, number>
  events: Map<string, { kind: ActivityClass; count: number }>
}

/** Adds lines up by portal and day. The order of the lines makes no difference, so that a second run over the same lines writes the same. */
export function createRollUp(): { add: (line: CountedLine) => void; days: () => PortalDay[] } {
  const sums = new Map<string, Sums>()
  return {
    add: ({ day, groups, isInvestor, kind, portal, section, type, user }) => {
      const key = `${portal} ${day}`
      const sum: Sums = sums.get(key) ?? {
        portal,
        day,
        kpi: none(),
        users: new Map(),
        groups: new Map(),
        views: new Map(),
        events: new Map(),
      }
      sums.set(key, sum)
      const person = sum.users.get(user) ?? { isInvestor, kpi: none() }
      sum.users.set(user, person)
      const counted = [sum.kpi, person.kpi]
      for (const group of new Set(groups)) {
        const kpi = sum.groups.get(group) ?? none()
        sum.groups.set(group, kpi)
        counted.push(kpi)
      }
      for (const kpi of counted) {
        kpi[kind] += 1
        kpi.total += 1
      }
      if (kind === 'views' && section !== null) sum.views.set(section, (sum.views.get(section) ?? 0) + 1)
      const event = sum.events.get(type) ?? { kind, count: 0 }
      event.count += 1
      sum.events.set(type, event)
    },
    days: () => [...sums.values()].map(present),
  }
}

const present = ({ day, events, groups, kpi, portal, users, views }: Sums): PortalDay => ({
  portal,
  day,
  kpi,
  users: [...users].map(([user, own]) => ({ user, ...own })).toSorted((a, b) => b.kpi.total - a.kpi.total || byText(a.user, b.user)),
  groups: [...groups]
    .map(([group, own]) => ({ group, kpi: own }))
    .toSorted((a, b) => b.kpi.total - a.kpi.total || byText(a.group, b.group)),
  views: [...views].map(([name, count]) => ({ name, count })).toSorted(byCount),
  events: [...events].map(([name, { count, kind }]) => ({ name, kind, count })).toSorted(byCount),
})

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byCount = (a: CountOf, b: CountOf): number => b.count - a.count || byText(a.name, b.name)
