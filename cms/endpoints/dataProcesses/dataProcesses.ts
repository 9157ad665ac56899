import { designedStepsSchema, stepOriginSchema, stepPreviewSchema } from '../../../shared/contracts/dataProcesses'
import { acceptedSchema } from '../../../shared/contracts/panel'
import { loadSteps, previewStep, saveSteps } from '../../server/services/datasets/designedSteps'
import { runProcess } from '../../server/services/datasets/runProcess'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Data processes', roles: ['admin'] } as const
/** As many steps as a process may have, each with its pasted rows. */
const maxBytes = 600_000

/** Under the collection `data-processes`. */
export const dataProcessEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/:id/steps',
    summary: 'The steps of a data process, for its designer',
    params: idParams,
    response: designedStepsSchema,
    handle: ({ params, req }) => loadSteps(req, params.id),
  }),
  defineEndpoint({
    ...common,
    method: 'put',
    path: '/:id/steps',
    summary: 'Save the steps of a data process whole',
    params: idParams,
    maxBytes,
    body: designedStepsSchema,
    response: designedStepsSchema,
    handle: ({ body, params, req }) => saveSteps(req, params.id, body),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/:id/run',
    summary: 'Run a data process now',
    params: idParams,
    response: acceptedSchema,
    status: 202,
    handle: async ({ params, req }) => {
      await runProcess(req, params.id)
      return { ok: true as const }
    },
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/preview',
    summary: 'The first rows that a step would bring; nothing is kept',
    throttle: 'search',
    body: stepOriginSchema,
    response: stepPreviewSchema,
    handle: ({ body }) => previewStep(body),
  }),
]
