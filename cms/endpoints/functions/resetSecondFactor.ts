import { factorResetRequestSchema, factorResetStateSchema } from '../../../shared/contracts/factorReset'
import { readFactorReset, resetFactor } from '../../server/services/secondFactor/resetFactor'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Functions', roles: ['admin', 'company-admin'], response: factorResetStateSchema } as const

/** For people who lost what proves their second factor. */
export const factorResetEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/functions/resetSecondFactor/:id',
    summary: 'Whether the second factor of a person can be reset by whoever asks',
    params: idParams,
    handle: ({ actor, params, req }) => readFactorReset(req, actor, params.id),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/functions/resetSecondFactor',
    summary: 'Take the second factor, the passkeys and the sessions of a person away, with a reason; they are told by mail',
    throttle: 'factorResets',
    body: factorResetRequestSchema,
    handle: ({ actor, body, brand, req }) => resetFactor(req, { actor, brand, request: body }),
  }),
]
