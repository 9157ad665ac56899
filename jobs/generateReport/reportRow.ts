import type { Payload } from 'payload'
import type { Report } from '../../collections/payload-types'
import { failureText, type ReportFailure } from './texts'

type Change = Partial<Pick<Report, 'state' | 'asOf' | 'document' | 'error' | 'activeKey' | 'slot'>>

/** The report, or null when it is gone. */
export const findReport = (payload: Payload, id: string): Promise<Report | null> =>
  // rights: the worker's own, as the row says whose rights apply to everything else.
  payload.findByID({ collection: 'reports', id, depth: 0, overrideAccess: true, disableErrors: true })

export async function changeReport(payload: Payload, id: string, change: Change): Promise<void> {
  // rights: the worker's own, as nobody else may write reports.
  await payload.update({ collection: 'reports', id, data: change, depth: 0, overrideAccess: true })
}

/** The same may be asked for again from now on, and its place among the person's reports under way is free. */
export const settled = (id: string) => ({ activeKey: `settled:${id}`, slot: `settled:${id}` }) as const

/** Ends a report that could not be made. One that is done stays done. */
export async function failReport(payload: Payload, id: string, failure: ReportFailure): Promise<void> {
  const report = await findReport(payload, id)
  if (!report || report.state === 'done') return
  await changeReport(payload, id, { state: 'failed', error: failureText(failure, report.locale), ...settled(id) })
}
