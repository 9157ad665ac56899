import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { acceptedSchema } from '../../../shared/contracts/panel'
import {
  againSchema,
  leaveOutSchema,
  releaseSchema,
  stopSchema,
  batchProgressSchema,
  batchStatementsQuerySchema,
  batchStatementsSchema,
  offeredBatchesSchema,
  startBatchSchema,
  startCorrectionSchema,
  startedBatchSchema,
} from '../../../shared/contracts/reportBatches'
import { approveBatch, leaveOut, publishBatch, runAgain, stopBatch, takeIn } from '../../server/services/report/batches/batchDeeds'
import { eventStream } from '../../server/http/eventStream'
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

type Of = Readonly<{ req: PayloadRequest; actor: { id: string }; id: string }>

const deed = <S extends z.ZodMiniType>(path: string, summary: string, body: S, act: (of: Of, asked: z.infer<S>) => Promise<void>) =>
  defineEndpoint({
    ...common,
    method: 'post',
    path,
    summary,
    maxBytes,
    params: idParams,
    body,
    response: acceptedSchema,
    status: 202,
    handle: async ({ actor, body: asked, params, req }) => {
      await act({ req, actor, id: params.id }, asked as z.infer<S>)
      return { ok: true as const }
    },
  })

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
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/:id/events',
    summary: 'The progress of a batch as server-sent events, until it is published or stopped',
    params: idParams,
    handle: async ({ actor, brand, params, req }) => {
      await findBatch(req, params.id)
      return eventStream(req, {
        brand,
        name: 'progress',
        look: async () => {
          const data = await batchProgress(req.payload, await findBatch(req, params.id), actor.id)
          return { data, isFinal: data.state === 'published' || data.state === 'stopped' }
        },
      })
    },
  }),
  deed('/:id/again', 'Make statements anew: those named, or all that failed', againSchema, (of, { statements }) =>
    runAgain(of, statements),
  ),
  deed('/:id/stop', 'Stop statements, or the whole batch', stopSchema, (of, { statements }) => stopBatch(of, statements)),
  deed('/:id/leave-out', 'Leave a statement out of the release', leaveOutSchema, (of, { statement }) => leaveOut(of, statement)),
  deed('/:id/take-in', 'Take a statement or an account back in', leaveOutSchema, (of, { statement }) => takeIn(of, statement)),
  deed('/:id/approve', 'Approve a batch, as the second person', releaseSchema, (of, { version }) => approveBatch(of, version)),
  deed('/:id/publish', 'Publish an approved batch and tell the clients', releaseSchema, (of, { version }) => publishBatch(of, version)),
]
