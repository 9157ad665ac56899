import {
  sendEmailRequestSchema,
  sendEmailResponseSchema,
  verifyEmailRequestSchema,
  verifyEmailResponseSchema,
} from '../../../shared/contracts/letters'
import { notFound } from '../../server/http/notFound'
import { sendLetter } from '../../server/services/letters/sendLetter'
import { defineEndpoint } from '../defineEndpoint'

export const letterEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/functions/sendEmail',
    summary: 'Write to somebody whom one looks after, in the colours of the brand; 404 for any other address',
    tag: 'Functions',
    roles: ['admin', 'advisor'],
    throttle: 'staffLetters',
    body: sendEmailRequestSchema,
    maxBytes: 30_000,
    status: 202,
    response: sendEmailResponseSchema,
    handle: async ({ body, brand, req }) => {
      await sendLetter(req, brand, body)
      return { email: body.email }
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/functions/verifyEmail',
    summary: 'Say that a person’s address is proven, or that they have yet to prove it before they sign in again',
    tag: 'Functions',
    roles: ['admin'],
    body: verifyEmailRequestSchema,
    response: verifyEmailResponseSchema,
    handle: async ({ body: { uid, verified }, req }) => {
      const found = await req.payload.findByID({ collection: 'users', id: uid, depth: 0, disableErrors: true, overrideAccess: false, req })
      if (!found) throw notFound()
      await req.payload.update({ collection: 'users', id: uid, data: { emailVerified: verified }, depth: 0, overrideAccess: false, req })
      return { uid, verified }
    },
  }),
]
