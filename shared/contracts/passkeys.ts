import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { secondProofFields } from './secondFactor'

/* Options and answers are those of WebAuthn Level 3 in JSON: bytes are base64url. */

const bytes = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[A-Za-z0-9_-]+$/))
/** At most 1023 bytes by the standard. */
const credentialIdSchema = bytes(1364)
/** Browsers name more ways of reaching a key with the years. */
const transportsSchema = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))
const keyKind = z.literal('public-key')
const descriptorSchema = z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) })

export const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
/** Most passkeys of a person. */
export const maxPasskeys = 20

/** Answer of `GET /api/users/me/passkeys`, of adding, naming and removing one: those of the host that is asked, the newest first. */
export const passkeyListSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: isoInstantSchema,
      /** Null when it was never signed in with. */
      lastUsedAt: z.nullable(isoInstantSchema),
    }),
  ),
  /** Whether the session is so young that adding one asks for no password. */
  isFresh: z.boolean(),
})
export type PasskeyList = z.infer<typeof passkeyListSchema>
export type Passkey = PasskeyList['passkeys'][number]

/** Body of `POST /api/users/me/passkeys/begin`. The password is left out where the session `isFresh`. */
export const beginPasskeySchema = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
  ...secondProofFields,
})
export type BeginPasskey = z.infer<typeof beginPasskeySchema>

/** Its answer: what the browser is to make a key by, within two minutes. */
export const creationOptionsSchema = z.object({
  options: z.object({
    rp: z.object({ id: z.optional(z.string()), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: keyKind })),
    timeout: z.optional(z.number()),
    excludeCredentials: z.optional(z.array(descriptorSchema)),
    authenticatorSelection: z.optional(
      z.object({
        residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
        requireResidentKey: z.optional(z.boolean()),
        userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      }),
    ),
    attestation: z.optional(z.literal('none')),
  }),
})

/** Body of `POST /api/users/me/passkeys`: the new key, and what its owner calls it. */
export const addPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: z.object({
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: keyKind,
    response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000), transports: z.optional(transportsSchema) }),
  }),
})
export type AddPasskey = z.infer<typeof addPasskeySchema>

/** Body of `PATCH /api/users/me/passkeys/:id`. */
export const renamePasskeySchema = z.object({ name: passkeyNameSchema })

/** Answer of `POST /api/users/passkey/begin`: what the browser is to sign, within two minutes. It names no key: the device knows its own. */
export const requestOptionsSchema = z.object({
  options: z.object({
    challenge: z.string(),
    rpId: z.optional(z.string()),
    timeout: z.optional(z.number()),
    userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
  }),
})

/** Body of `POST /api/users/passkey`: the signed challenge. */
export const passkeySignInSchema = z.object({
  response: z.object({
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: keyKind,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: z.optional(bytes(100)),
    }),
  }),
})
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>
