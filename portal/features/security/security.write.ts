import * as z from 'zod/mini'
import {
  appSetUpSchema,
  beginSmsSchema,
  beginSmsStepSchema,
  confirmSetUpSchema,
  confirmStepSchema,
  pinSentSchema,
  reauthenticationSchema,
  recoveryCodesSchema,
  resendSchema,
  resendStepSchema,
  secondStepRequestSchema,
  smsSetUpSchema,
  stepSchema,
} from '../../../shared/contracts/secondFactor'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'

/** Ends a sign-in that waited for its second factor. */
export const useTakeSecondStep = defineWrite(secondStepRequestSchema, 'POST', () => apiPath`/api/users/second-step`)

/** The same for somebody who has to set the factor up first. */
export const useBeginByStep = defineWrite(z.object({ step: stepSchema }), 'POST', () => apiPath`/api/users/second-step/app`, {
  answer: appSetUpSchema,
})
export const useConfirmByStep = defineWrite(confirmStepSchema, 'POST', () => apiPath`/api/users/second-step/confirm`, {
  answer: recoveryCodesSchema,
})

export const useBeginSmsByStep = defineWrite(beginSmsStepSchema, 'POST', () => apiPath`/api/users/second-step/sms`, {
  answer: smsSetUpSchema,
})
/** Another PIN by text message, for the sign-in or for the set-up within it. */
export const useResendByStep = defineWrite(resendStepSchema, 'POST', () => apiPath`/api/users/second-step/pin`, { answer: pinSentSchema })

/** What the profile does. */
export const useBeginSetUp = defineWrite(reauthenticationSchema, 'POST', () => apiPath`/api/users/me/second-factor/app`, {
  answer: appSetUpSchema,
})
export const useBeginSms = defineWrite(beginSmsSchema, 'POST', () => apiPath`/api/users/me/second-factor/sms`, { answer: smsSetUpSchema })
/** A PIN by text message, for the factor that there is or for the set-up that is under way. */
export const useResend = defineWrite(resendSchema, 'POST', () => apiPath`/api/users/me/second-factor/pin`, { answer: pinSentSchema })
export const useConfirmSetUp = defineWrite(confirmSetUpSchema, 'POST', () => apiPath`/api/users/me/second-factor/confirm`, {
  answer: recoveryCodesSchema,
})
export const useSwitchOff = defineWrite(reauthenticationSchema, 'POST', () => apiPath`/api/users/me/second-factor/remove`)
export const useNewCodes = defineWrite(reauthenticationSchema, 'POST', () => apiPath`/api/users/me/recovery-codes`, {
  answer: recoveryCodesSchema,
})
