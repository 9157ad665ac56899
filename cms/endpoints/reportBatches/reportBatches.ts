import {
  batchProgressSchema,
  batchStatementsQuerySchema,
  batchStatementsSchema,
  offeredBatchesSchema,
  startBatchSchema,
  startCorrectionSchema,
  startedBatchSchema,
} from '../../../shared/contracts/reportBatches'
import { batchProgress } from '../../server/services/report/batches/batchProgress'
import { findBatch } from '../../server/services/report/batches/batchRows'
import { batchStatements } from '../../server/services/report/batches/batchStatements'
import { offeredBatches } from '../../server/services/report/batches/offeredBatches'
import { startBatch, startCorrection } from '../../server/services/report/batches/startBatch'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Batches of reports', roles: ['admin'] } as const
/** As many ids as a batch may have statements. */
const maxBytes = 600_000

/** Under the collection `report-batches`. */
export const reportBatchEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/offered',
    summary: 'What batches can be started, by portal',
    response: offeredBatchesSchema,
    handle: ({ req }) => offeredBatches(req),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/',
    summary: 'Start a batch: a statement for each account of a portal, or for some of them',
    maxBytes,
    body: startBatchSchema,
    response: startedBatchSchema,
    status: 201,
    handle: async ({ actor, body, req }) => ({ id: await startBatch(req, actor, body) }),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/corrections',
    summary: 'Start the correction of a published statement',
    body: startCorrectionSchema,
    response: startedBatchSchema,
    status: 201,
    handle: async ({ actor, body, req }) => ({ id: await startCorrection(req, actor, body) }),
  }),
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/:id/progress',
    summary: 'How far a batch has come, and what hinders its release',
    params: idParams,
    response: batchProgressSchema,
    handle: async ({ actor, params, req }) => batchProgress(req.payload, await findBatch(req, params.id), actor.id),
  }),
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/:id/statements',
    summary: 'The statements of a batch, what needs somebody first',
    params: idParams,
    query: batchStatementsQuerySchema,
    response: batchStatementsSchema,
    handle: async ({ params, query, req }) => batchStatements(req, await findBatch(req, params.id), query),
  }),
]
