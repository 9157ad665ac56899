import * as z from 'zod/mini'

/** A one-time PIN. */
export const pinSchema = z.string().check(z.regex(/^[0-9]{6}$/))
/** As printed; case, blanks and hyphen do not matter. */
export const recoveryCodeSchema = z.string().check(z.trim(), z.minLength(10), z.maxLength(20))

/** What proves the second factor, beside whatever came first. */
export const secondProofFields = { pin: z.optional(pinSchema), recoveryCode: z.optional(recoveryCodeSchema) }
export const secondProofSchema = z.object(secondProofFields)
export type SecondProof = z.infer<typeof secondProofSchema>

/**
 * `detail` of the refusal `pin_required`. `step` stands for the first proof, for ten minutes and one session: sent with the second one to
 * `POST /api/users/second-step` it opens the session.
 */
export const pinRequiredSchema = z.object({
  step: z.string(),
  /** Where the PIN comes from; null for a person who has to set a second factor up first. */
  kind: z.nullable(z.enum(['app', 'sms'])),
  /** Of a PIN by text message: the last two digits of the telephone that it was sent to; missing while none could be sent. */
  sentTo: z.optional(z.string()),
  /** Seconds until another one can be sent. */
  resendAfter: z.optional(z.number()),
  /** Whether PINs by text message can be set up. */
  canSendSms: z.optional(z.boolean()),
})
export type PinRequired = z.infer<typeof pinRequiredSchema>

/** The key of a step that we handed out. */
export const stepSchema = z.string().check(z.minLength(1), z.maxLength(200))

/** Body of `POST /api/users/second-step`. */
export const secondStepRequestSchema = z.object({ step: stepSchema, ...secondProofFields })
export type SecondStepRequest = z.infer<typeof secondStepRequestSchema>

/** What a signed-in person proves again before how they sign in is changed. */
const reauthenticationFields = { password: z.string().check(z.minLength(1), z.maxLength(1024)), ...secondProofFields }
/** Body of `POST /api/users/me/second-factor/app`, of `…/remove` and of `POST /api/users/me/recovery-codes`. */
export const reauthenticationSchema = z.object(reauthenticationFields)
export type Reauthentication = z.infer<typeof reauthenticationSchema>

/** Answer of what begins a set-up with an authenticator app. The secret is shown this once. */
export const appSetUpSchema = z.object({
  /** Stands for the set-up, for fifteen minutes. */
  setUp: z.string(),
  /** Base32, for whoever types it. */
  secret: z.string(),
  /** `otpauth://…`, for a phone that opens it by a touch. */
  uri: z.string(),
  /** The same as a QR code: one string of 0 and 1 a row. */
  rows: z.array(z.string()),
})
export type AppSetUp = z.infer<typeof appSetUpSchema>

/** A telephone as every provider takes it (E.164): +, country and number. Blanks, hyphens, brackets and 00 for + are taken away. */
export const telephoneSchema = z.string().check(
  z.overwrite((text) => text.replace(/[\s().\-\u2010-\u2015/]/g, '').replace(/^00/, '+')),
  z.regex(/^\+[1-9]\d{6,14}$/),
)

/** Body of what begins a set-up with a telephone: `POST /api/users/me/second-factor/sms`, and within a sign-in `…/second-step/sms`. */
export const beginSmsSchema = z.object({ ...reauthenticationFields, phone: telephoneSchema })
export type BeginSms = z.infer<typeof beginSmsSchema>
export const beginSmsStepSchema = z.object({ step: stepSchema, phone: telephoneSchema })
export type BeginSmsStep = z.infer<typeof beginSmsStepSchema>

/** Answer of what sends a PIN: the last two digits of the telephone, and the seconds until the next one. */
export const pinSentSchema = z.object({ sentTo: z.string(), resendAfter: z.number() })
export type PinSent = z.infer<typeof pinSentSchema>
/** The same with what stands for the set-up, for fifteen minutes. */
export const smsSetUpSchema = z.object({ ...pinSentSchema.shape, setUp: z.string() })
export type SmsSetUp = z.infer<typeof smsSetUpSchema>

/** Body of what sends another PIN, to the factor or, with `setUp`, for that set-up: `POST /api/users/me/second-factor/pin`, `…/second-step/pin`. */
export const resendSchema = z.object({ setUp: z.optional(stepSchema) })
export const resendStepSchema = z.object({ step: stepSchema, setUp: z.optional(stepSchema) })
export type ResendStep = z.infer<typeof resendStepSchema>

/** Body of what ends a set-up: a PIN of the new factor. */
export const confirmSetUpSchema = z.object({ setUp: stepSchema, pin: pinSchema })
export type ConfirmSetUp = z.infer<typeof confirmSetUpSchema>

/** The same within a sign-in: body of `POST /api/users/second-step/confirm`. */
export const confirmStepSchema = z.object({ step: stepSchema, setUp: stepSchema, pin: pinSchema })
export type ConfirmStep = z.infer<typeof confirmStepSchema>

/** Its answer, and that of new codes: ten, shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** Answer of `GET /api/users/me/security`. */
export const securitySchema = z.object({
  factor: z.nullable(
    z.object({
      kind: z.enum(['app', 'sms']),
      /** The last two digits of the telephone. */
      sentTo: z.nullable(z.string()),
      recoveryCodesLeft: z.number(),
    }),
  ),
  /** Whether PINs by text message can be set up here. */
  canSendSms: z.boolean(),
})
export type Security = z.infer<typeof securitySchema>
