import { acceptedSchema } from '../../../shared/contracts/panel'
import { evidenceQuerySchema, evidenceSchema, paperSentSchema } from '../../../shared/contracts/reportEvidence'
import { evidenceCsv, loadEvidence, notePaper } from '../../server/services/report/evidence/loadEvidence'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Evidence of reports', roles: ['admin'] } as const

/** Who received which statement, and when it was opened. */
export const reportEvidenceEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/report-evidence',
    summary: 'Published statements: who was told, when each was opened, and the hash of its file',
    query: evidenceQuerySchema,
    response: evidenceSchema,
    handle: ({ query, req }) => loadEvidence(req, query),
  }),
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/report-evidence.csv',
    summary: 'The same as a file, with every version and every opening',
    query: evidenceQuerySchema,
    handle: async ({ query, req }) =>
      new Response(await evidenceCsv(req, query), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="evidence_${query.date ?? 'all'}.csv"`,
          'cache-control': 'private, no-store',
        },
      }),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/report-evidence/:id/paper',
    summary: 'Note that a statement was sent on paper',
    params: idParams,
    body: paperSentSchema,
    response: acceptedSchema,
    status: 202,
    handle: async ({ actor, body, params, req }) => {
      await notePaper(req, actor, params.id, body.sentAt)
      return { ok: true as const }
    },
  }),
]
