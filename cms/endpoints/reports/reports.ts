import type { PayloadRequest } from 'payload'
import { generatePdfRequestSchema, type ReportStatus, reportStatusSchema } from '../../../shared/contracts/reportOrders'
import { eventStream } from '../../server/http/eventStream'
import { presentReportStatus } from '../../server/present/reportStatus'
import { cancelOwnReport } from '../../server/services/report/cancelReport'
import { requestReport } from '../../server/services/report/requestReport'
import { findReadable } from '../../server/services/findReadable'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

export const generatePdf = defineEndpoint({
  method: 'post',
  path: '/functions/generatePdf',
  summary: 'Ask for a report as PDF; the same request while one is under way gives that one',
  tag: 'Functions',
  throttle: 'reports',
  body: generatePdfRequestSchema,
  response: reportStatusSchema,
  status: 202,
  handle: async ({ actor, body, brand, req }) => {
    const { isNew, report } = await requestReport(req, { actor, brand, request: body })
    const status = presentReportStatus(report, null, actor.id)
    return isNew ? status : Response.json(status, { status: 200, headers: { 'cache-control': 'private, no-store' } })
  },
})

/** Under the collection `reports`. */
export const reportStatus = defineEndpoint({
  method: 'get',
  path: '/:id/status',
  params: idParams,
  summary: 'How far a report has come, and its file when it is done',
  tag: 'Reports',
  response: reportStatusSchema,
  handle: async ({ params, req }) => statusOf(req, params.id),
})

/** As it is told, while the person may still see it. */
async function statusOf(req: PayloadRequest, id: string): Promise<ReportStatus> {
  const report = await findReadable(req, 'reports', id)
  const documentId = typeof report.document === 'string' ? report.document : report.document?.id
  const document =
    documentId === undefined
      ? null
      : await req.payload.findByID({ collection: 'documents', id: documentId, depth: 0, disableErrors: true, overrideAccess: false, req })
  return presentReportStatus(report, document, req.user?.id)
}

/** Under the collection `reports`. */
export const reportEvents = defineEndpoint({
  method: 'get',
  path: '/:id/events',
  params: idParams,
  summary: 'How far a report has come as server-sent events, until it is done or has failed',
  tag: 'Reports',
  handle: async ({ brand, params, req }) => {
    await findReadable(req, 'reports', params.id)
    return eventStream(req, {
      brand,
      name: 'progress',
      look: async () => {
        const data = await statusOf(req, params.id)
        return { data, isFinal: data.state === 'done' || data.state === 'failed' }
      },
    })
  },
})

/** Under the collection `reports`. */
export const cancelReport = defineEndpoint({
  method: 'post',
  path: '/:id/cancel',
  params: idParams,
  summary: 'Stop a report that one asked for and that is not done; its place is free again',
  tag: 'Reports',
  response: reportStatusSchema,
  handle: async ({ actor, params, req }) => {
    await cancelOwnReport(req, actor, params.id)
    return statusOf(req, params.id)
  },
})
