import type { PayloadRequest } from 'payload'
import { savePortalDay } from '../../cms/server/services/analytics/savePortalDay'
import type { Portal } from '../../collections/payload-types'
import { type ActivityClass, createRollUp } from '../../shared/domain/analytics'
import { addDays, isoDateOf } from '../../shared/domain/dates'
import { drawOf } from './lastSignIn'

type Visitor = Readonly<{ id: string; isInvestor: boolean }>

/** Of a visit: how likely each further deed is, its word in the log and its screen. */
const deeds: readonly (readonly [chance: number, kind: ActivityClass, type: string, section: string | null])[] = [
  [1, 'logins', 'Signed in', null],
  [0.9, 'views', 'Viewed', 'account'],
  [0.6, 'views', 'Viewed', 'portfolio'],
  [0.3, 'downloads', 'Downloaded', 'documents'],
  [0.15, 'messages', 'Created', 'messages'],
  [0.2, 'other', 'Report made', null],
]

/** A year of visits to a portal, added up as the nightly job does it; without lines in the log, which says what really happened. */
export async function seedAnalytics(req: PayloadRequest, portal: Portal, visitors: readonly Visitor[], now: Date): Promise<void> {
  // rights: the seed's own.
  const { totalDocs } = await req.payload.count({ collection: 'log-analytics', overrideAccess: true, req })
  if (totalDocs > 0) return
  const rollUp = createRollUp()
  const today = isoDateOf(now)
  for (let ago = 365; ago >= 1; ago -= 1) {
    const day = addDays(today, -ago)
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
    for (const { id, isInvestor } of visitors) {
      const often = isInvestor ? 0.12 : isWeekend ? 0.05 : 0.8
      if (drawOf(`${id} ${day}`) > often) continue
      for (const [chance, kind, type, section] of deeds)
        if (drawOf(`${id} ${day} ${type} ${section}`) <= chance)
          rollUp.add({ portal: portal.id, day, user: id, isInvestor, groups: [], kind, type, section })
    }
  }
  for (const day of rollUp.days()) await savePortalDay(req.payload, day)
}
