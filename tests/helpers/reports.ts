import type { ReportStatus } from '../../shared/contracts/reportOrders'
import { waitFor } from './children'
import type { Client } from './client'

export const statusOf = async (as: Client, id: string): Promise<ReportStatus> =>
  (await as.get(`/api/reports/${id}/status`)).body as ReportStatus

/** The status of a report once it is done; throws with its error when it failed. */
export async function finished(as: Client, id: string, limitMs = 120_000): Promise<ReportStatus> {
  let last: ReportStatus | undefined
  await waitFor(
    `The report ${id}`,
    async () => {
      last = await statusOf(as, id)
      return last.state === 'done' || last.state === 'failed' || last.state
    },
    limitMs,
    250,
  )
  if (last?.state !== 'done') throw new Error(`The report ended as ${last?.state}: ${last?.error}`)
  return last
}

export async function order(as: Client, body: object): Promise<{ status: number; report: ReportStatus }> {
  const answer = await as.post('/api/functions/generatePdf', body)
  return { status: answer.status, report: answer.body as ReportStatus }
}
