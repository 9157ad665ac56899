import {
  forgotPasswordRequestSchema,
  passwordLinkRequestSchema,
  passwordLinkResponseSchema,
  resetPasswordRequestSchema,
} from '../../../shared/contracts/signIn'
import { askForPasswordLink, ownerOfPasswordLink, resetPassword } from '../../server/services/session/resetPassword'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { defineEndpoint } from '../defineEndpoint'

const maxBytes = 10_000

/** Under the collection `users`, in the place of Payload's own, which answer by who exists and mail a link to the admin panel. */
export const passwordEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/forgot-password',
    summary: 'Ask for a link to a new password; the answer is the same for every address',
    tag: 'Session',
    isPublic: true,
    body: forgotPasswordRequestSchema,
    maxBytes,
    handle: async ({ req, brand, body }) => {
      await askForPasswordLink(req, brand, body)
      return Response.json({ message: 'If your email address exists, a link is on its way to you.' }, { status: 202 })
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/password-link',
    summary: 'Whose password a link sets; 400 when it was used or is too old. Uses nothing up',
    tag: 'Session',
    isPublic: true,
    body: passwordLinkRequestSchema,
    maxBytes,
    response: passwordLinkResponseSchema,
    handle: async ({ req, brand, body }) => {
      const { email } = await ownerOfPasswordLink(req, brand, body.key)
      return { email }
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/reset-password',
    summary: 'Set a new password by a link; ends all sessions of the person and opens one here',
    tag: 'Session',
    isPublic: true,
    body: resetPasswordRequestSchema,
    maxBytes,
    handle: async ({ req, brand, body }) => {
      const { exp, ...session } = await resetPassword(req, brand, body)
      const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
      return Response.json({ message: 'Signed in', exp }, { headers })
    },
  }),
]
