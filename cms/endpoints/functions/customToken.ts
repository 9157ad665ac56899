import { customTokenRequestSchema, customTokenSchema, customTokenStateSchema } from '../../../shared/contracts/customTokens'
import { issueCustomToken } from '../../server/services/customTokens/issueCustomToken'
import { readCustomToken } from '../../server/services/customTokens/readCustomToken'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

export const getCustomToken = defineEndpoint({
  method: 'post',
  path: '/functions/getCustomToken',
  summary: 'A token by which another browser looks at one page: one’s own, or a client’s whose account one looks after',
  tag: 'Functions',
  throttle: 'customTokens',
  body: customTokenRequestSchema,
  maxBytes: 5000,
  isUnrepeatable: true,
  response: customTokenSchema,
  handle: ({ actor, body, brand, req }) => issueCustomToken(req, brand, actor, body),
})

/** For the panel, beside the person. */
export const readCustomTokenState = defineEndpoint({
  method: 'get',
  path: '/functions/getCustomToken/:id',
  summary: 'Whether a token can be made for a client, and for which pages',
  tag: 'Functions',
  roles: ['admin'],
  params: idParams,
  response: customTokenStateSchema,
  handle: ({ brand, params, req }) => readCustomToken(req, brand, params.id),
})
