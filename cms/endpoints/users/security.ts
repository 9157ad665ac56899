import {
  appSetUpSchema,
  beginSmsSchema,
  confirmSetUpSchema,
  pinSentSchema,
  reauthenticationSchema,
  recoveryCodesSchema,
  resendSchema,
  securitySchema,
  smsSetUpSchema,
} from '../../../shared/contracts/secondFactor'
import { getSecurity } from '../../server/services/secondFactor/getSecurity'
import { reauthenticate } from '../../server/services/secondFactor/reauthenticate'
import { issueRecoveryCodes } from '../../server/services/secondFactor/recoveryCodes'
import { resendOwnPin } from '../../server/services/secondFactor/sendPin'
import { confirmSetUp, startAppSetUp, switchOffFactor } from '../../server/services/secondFactor/setUpFactor'
import { resendSetUpPin, startSmsSetUp } from '../../server/services/secondFactor/setUpSms'
import { readPerson } from '../../server/services/session/readPerson'
import { defineEndpoint } from '../defineEndpoint'

const common = { tag: 'Security', maxBytes: 10_000 } as const

/** Under the collection `users`: how the signed-in person proves who they are. None is answered twice by an `Idempotency-Key`: secrets are shown once. */
export const securityEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/me/security',
    summary: 'The second factor of the signed-in person, without its secret',
    response: securitySchema,
    handle: ({ actor, req }) => getSecurity(req, actor),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/second-factor/app',
    summary: 'Begin to set up an authenticator app: takes the password and the former second factor, answers with a new secret, shown once',
    isUnrepeatable: true,
    body: reauthenticationSchema,
    response: appSetUpSchema,
    handle: async ({ actor, body, brand, req }) => startAppSetUp(req, brand, await reauthenticate(req, brand, actor, body)),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/second-factor/sms',
    summary: 'The same with a telephone: takes the password and the former second factor, sends a PIN to the number',
    isUnrepeatable: true,
    body: beginSmsSchema,
    response: smsSetUpSchema,
    handle: async ({ actor, body: { phone, ...given }, brand, req }) =>
      startSmsSetUp(req, brand, await reauthenticate(req, brand, actor, given), phone),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/second-factor/pin',
    summary: 'Send a PIN to the telephone of the second factor or of the set-up that is under way; voids the one before',
    body: resendSchema,
    response: pinSentSchema,
    handle: async ({ actor, body: { setUp }, brand, req }) =>
      setUp === undefined ? resendOwnPin(req, brand, actor) : resendSetUpPin(req, brand, await readPerson(req, actor.id), setUp),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/second-factor/confirm',
    summary: 'Take a second factor into use by its first PIN; answers with ten recovery codes, shown once, and ends the other sessions',
    isUnrepeatable: true,
    body: confirmSetUpSchema,
    response: recoveryCodesSchema,
    handle: async ({ actor, body, brand, req }) => ({
      recoveryCodes: await confirmSetUp(req, brand, await readPerson(req, actor.id), body),
    }),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/second-factor/remove',
    summary: 'Switch two-factor sign-in off: takes the password and the second factor',
    body: reauthenticationSchema,
    response: securitySchema,
    handle: async ({ actor, body, brand, req }) => {
      await switchOffFactor(req, brand, await reauthenticate(req, brand, actor, body))
      return getSecurity(req, actor)
    },
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/recovery-codes',
    summary: 'Ten new recovery codes in the place of the former ones: takes the password and the second factor',
    isUnrepeatable: true,
    body: reauthenticationSchema,
    response: recoveryCodesSchema,
    handle: async ({ actor, body, brand, req }) => {
      const person = await reauthenticate(req, brand, actor, body)
      return { recoveryCodes: await issueRecoveryCodes(req.payload, person.id) }
    },
  }),
]
