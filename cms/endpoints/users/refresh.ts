import { generatePayloadCookie, refreshOperation } from 'payload'
import { sessionSeconds } from '../../server/services/session/sessionSeconds'
import { withSessionLength } from '../../server/services/session/signIn'
import { defineEndpoint } from '../defineEndpoint'

/** Replaces Payload's own, which would give every role the collection's session length. */
export const refresh = defineEndpoint({
  method: 'post',
  path: '/refresh-token',
  summary: 'Give the session its full length again',
  tag: 'Session',
  handle: async ({ req, actor, brand }) => {
    const collection = withSessionLength(req.payload.collections.users, sessionSeconds(brand, actor))
    const refreshed = await refreshOperation({ collection, req })
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: refreshed.refreshedToken,
    })
    return Response.json(
      { message: 'Refreshed', exp: refreshed.exp, user: refreshed.user as unknown },
      { headers: { 'set-cookie': String(cookie), 'cache-control': 'no-store' } },
    )
  },
})
