import { customTokenRequestSchema, customTokenSchema } from '../../../shared/contracts/customTokens'
import { issueCustomToken } from '../../server/services/customTokens/issueCustomToken'
import { defineEndpoint } from '../defineEndpoint'

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
