import { loginRequestSchema } from '../../../shared/contracts/signIn'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { signIn } from '../../server/services/session/signIn'
import { defineEndpoint } from '../defineEndpoint'

/** Replaces Payload's own sign-in, for the portal and the admin panel alike. */
export const login = defineEndpoint({
  method: 'post',
  path: '/login',
  summary: 'Sign in with e-mail and password; sets the httpOnly session cookie',
  tag: 'Session',
  isPublic: true,
  body: loginRequestSchema,
  accepts: 'form',
  maxBytes: 10_000,
  handle: async ({ req, brand, body }) => {
    const { exp, user, ...session } = await signIn(req, brand, body)
    const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
    return Response.json({ message: 'Signed in', exp, user }, { headers })
  },
})
