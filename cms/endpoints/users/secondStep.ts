import * as z from 'zod/mini'
import {
  appSetUpSchema,
  beginSmsStepSchema,
  confirmStepSchema,
  pinSentSchema,
  resendStepSchema,
  secondStepRequestSchema,
  smsSetUpSchema,
  stepSchema,
} from '../../../shared/contracts/secondFactor'
import {
  beginSetUpByStep,
  beginSmsSetUpByStep,
  confirmSetUpByStep,
  resendPinByStep,
  takeSecondStep,
} from '../../server/services/secondFactor/takeSecondStep'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { defineEndpoint } from '../defineEndpoint'

/** Under the collection `users`: what follows a sign-in that was answered with `pin_required`. */
export const secondStepEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/second-step',
    summary: 'Prove the second factor of a sign-in that was begun; sets the httpOnly session cookie',
    tag: 'Session',
    isPublic: true,
    body: secondStepRequestSchema,
    maxBytes: 10_000,
    handle: async ({ req, brand, body }) => {
      const { exp, ...session } = await takeSecondStep(req, brand, body)
      const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
      return Response.json({ message: 'Signed in', exp }, { headers })
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/second-step/app',
    summary: 'Begin to set up the second factor that a sign-in waits for; answers with a new secret, shown once',
    tag: 'Session',
    isPublic: true,
    body: z.object({ step: stepSchema }),
    maxBytes: 10_000,
    response: appSetUpSchema,
    handle: ({ req, brand, body }) => beginSetUpByStep(req, brand, body.step),
  }),
  defineEndpoint({
    method: 'post',
    path: '/second-step/sms',
    summary: 'The same with a telephone: sends a PIN to it',
    tag: 'Session',
    isPublic: true,
    body: beginSmsStepSchema,
    maxBytes: 10_000,
    response: smsSetUpSchema,
    handle: ({ req, brand, body }) => beginSmsSetUpByStep(req, brand, body),
  }),
  defineEndpoint({
    method: 'post',
    path: '/second-step/pin',
    summary: 'Send another PIN by text message, which voids the one before',
    tag: 'Session',
    isPublic: true,
    body: resendStepSchema,
    maxBytes: 10_000,
    response: pinSentSchema,
    handle: ({ req, brand, body }) => resendPinByStep(req, brand, body),
  }),
  defineEndpoint({
    method: 'post',
    path: '/second-step/confirm',
    summary: 'Take that factor into use by its first PIN; sets the httpOnly session cookie and answers with ten recovery codes, shown once',
    tag: 'Session',
    isPublic: true,
    body: confirmStepSchema,
    maxBytes: 10_000,
    handle: async ({ req, brand, body }) => {
      const { recoveryCodes, session } = await confirmSetUpByStep(req, brand, body)
      const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
      return Response.json({ message: 'Signed in', exp: session.exp, recoveryCodes }, { headers })
    },
  }),
]
