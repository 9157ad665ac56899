import type { Payload } from 'payload'
import type { PortalDay } from '../../../../shared/domain/analytics'

/** Writes the record of a portal's day, or replaces it: one of each, held by a unique key. */
export async function savePortalDay(payload: Payload, { day, events, groups, kpi, portal, users, views }: PortalDay): Promise<void> {
  const key = `${portal}/${day}`
  const now = new Date().toISOString()
  const data = { forDate: day, portal, ...kpi, people: users.length, users, groups, viewsBySection: views, events, key, updatedAt: now }
  // rights: the worker's own; nobody else writes analytics.
  const replaced = () =>
    payload.db.updateOne({ collection: 'log-analytics', where: { key: { equals: key } }, data, options: { atomic: true } })
  if (await replaced()) return
  try {
    await payload.db.create({ collection: 'log-analytics', data: { ...data, createdAt: now }, returning: false })
  } catch (error) {
    if (!(await replaced())) throw error
  }
}
