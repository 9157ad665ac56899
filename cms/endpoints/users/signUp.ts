import {
  completeSignUpRequestSchema,
  openSignUpRequestSchema,
  openSignUpSchema,
  signUpRequestSchema,
} from '../../../shared/contracts/signUp'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { askToSignUp } from '../../server/services/signUp/askToSignUp'
import { completeSignUp, openSignUp } from '../../server/services/signUp/completeSignUp'
import { defineEndpoint } from '../defineEndpoint'

const common = { method: 'post', tag: 'Session', isPublic: true, maxBytes: 10_000 } as const

/** Under the collection `users`: a sign-in for whoever proves their mailbox. Not there where the brand is closed to people who were not invited. */
export const signUpEndpoints = [
  defineEndpoint({
    ...common,
    path: '/signup',
    summary: 'Ask for a sign-in of one’s own; the answer is the same for every address',
    body: signUpRequestSchema,
    handle: async ({ req, brand, body }) => {
      await askToSignUp(req, brand, body)
      return Response.json({ message: 'We have written to this address.' }, { status: 202 })
    },
  }),
  defineEndpoint({
    ...common,
    path: '/signup-link',
    summary: 'Whose sign-up a link completes; 400 when it was used or is too old. Uses nothing up',
    body: openSignUpRequestSchema,
    response: openSignUpSchema,
    handle: ({ req, brand, body }) => openSignUp(req, brand, body.key),
  }),
  defineEndpoint({
    ...common,
    path: '/complete-signup',
    summary: 'Make the sign-in, link the accounts that wait for this address or open a new one, and open a session',
    body: completeSignUpRequestSchema,
    handle: async ({ req, brand, body }) => {
      const { exp, ...session } = await completeSignUp(req, brand, body)
      const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
      return Response.json({ message: 'Signed in', exp }, { headers })
    },
  }),
]
