import { generatePdfRequestSchema, reportStatusSchema } from '../../../shared/contracts/report'
import { presentReportStatus } from '../../server/present/reportStatus'
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
    const status = presentReportStatus(report, null)
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
  handle: async ({ params, req }) => {
    const report = await findReadable(req, 'reports', params.id)
    const documentId = typeof report.document === 'string' ? report.document : report.document?.id
    const document =
      documentId === undefined
        ? null
        : await req.payload.findByID({ collection: 'documents', id: documentId, depth: 0, disableErrors: true, overrideAccess: false, req })
    return presentReportStatus(report, document)
  },
})
