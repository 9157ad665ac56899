import * as z from 'zod/mini'
import { expiredLanguageCookie } from '../../server/services/session/languageCookie'
import { expiredSessionCookie } from '../../server/services/session/sessionCookie'
import { signOut } from '../../server/services/session/signOut'
import { defineEndpoint } from '../defineEndpoint'

/** Replaces Payload's own, for the portal and the admin panel alike. Public, because a session that has ended still has a cookie to clear. */
export const logout = defineEndpoint({
  method: 'post',
  path: '/logout',
  summary: 'End this session, or all of the person with `allSessions=true`, and clear its cookie',
  tag: 'Session',
  isPublic: true,
  query: z.object({ allSessions: z.optional(z.enum(['true', 'false'])) }),
  handle: async ({ brand, query, req }) => {
    await signOut(req, brand, { all: query.allSessions === 'true' })
    const headers = new Headers({ 'cache-control': 'no-store' })
    for (const cookie of [expiredSessionCookie(req.payload), expiredLanguageCookie(req.payload)]) headers.append('set-cookie', cookie)
    return Response.json({ message: 'Signed out' }, { headers })
  },
})
