import { exchangeTokenRequestSchema } from '../../../shared/contracts/customTokens'
import { exchangeCustomToken } from '../../server/services/customTokens/exchangeCustomToken'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { defineEndpoint } from '../defineEndpoint'

/** Under the collection `users`. */
export const exchangeToken = defineEndpoint({
  method: 'post',
  path: '/custom-token',
  summary: 'Exchange the token of an address for a session that only looks; 400 when it was used or is too old',
  tag: 'Session',
  isPublic: true,
  body: exchangeTokenRequestSchema,
  maxBytes: 5000,
  handle: async ({ req, brand, body }) => {
    const { exp, ...session } = await exchangeCustomToken(req, brand, body)
    const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
    return Response.json({ message: 'Signed in', exp }, { headers })
  },
})
