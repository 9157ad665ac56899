import { generatePayloadCookie } from 'payload'
import { loginRequestSchema } from '../../../shared/contracts/session'
import { signIn, withSessionLength } from '../../server/services/session/signIn'
import { defineEndpoint } from '../defineEndpoint'

/** Replaces Payload's own sign-in, for the portal and the admin panel alike. */
export const login = defineEndpoint({
  method: 'post',
  path: '/login',
  summary: 'Sign in with e-mail and password; sets the httpOnly session cookie',
  tag: 'Session',
  isPublic: true,
  body: loginRequestSchema,
  acceptsForm: true,
  handle: async ({ req, brand, body }) => {
    const { exp, seconds, token, user } = await signIn(req, brand, body)
    const { auth } = withSessionLength(req.payload.collections.users, seconds).config
    const cookie = generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix: req.payload.config.cookiePrefix, token })
    return Response.json({ message: 'Signed in', exp, user }, { headers: { 'set-cookie': String(cookie), 'cache-control': 'no-store' } })
  },
})
