import { refreshSession } from '../../server/services/session/refreshSession'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { defineEndpoint } from '../defineEndpoint'

/** Replaces Payload's own, which would give every role the collection's session length and save the whole user. */
export const refresh = defineEndpoint({
  method: 'post',
  path: '/refresh-token',
  summary: 'Give the session its full length again, up to its absolute end',
  tag: 'Session',
  handle: async ({ req, actor, brand }) => {
    const { exp, user, ...session } = await refreshSession(req, actor, brand)
    const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
    return Response.json({ message: 'Refreshed', exp, user }, { headers })
  },
})
