import { sessionResponseSchema } from '../../../shared/contracts/session'
import { loadSession } from '../../server/services/session/loadSession'
import { defineEndpoint } from '../defineEndpoint'

export const session = defineEndpoint({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in, their portals and accounts on this host, and their first screen',
  tag: 'Session',
  response: sessionResponseSchema,
  handle: ({ req, actor, brand }) => loadSession(req, actor, brand),
})
