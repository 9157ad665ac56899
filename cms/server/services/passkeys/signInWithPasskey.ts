import { APIError, type PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PasskeySignIn, requestOptionsSchema } from '../../../../shared/contracts/passkeys'
import type { User } from '../../../../collections/payload-types'
import { clientAddress } from '../../http/clientAddress'
import { countFailure, throttle } from '../../throttle/throttles'
import { isAskedForSecondFactor } from '../secondFactor/requireSecondFactor'
import { personOf } from '../session/personOf'
import { openProvenSession, refuseWhileThrottled, type SignedIn } from '../session/signIn'
import { challengeSeconds, issueChallenge, placeOf, redeemChallenge } from './challenges'
import { findPasskey, markPasskeyUsed, type StoredPasskey } from './passkeys'
import { passkeyServer } from './passkeyServer'

/** One answer for every key that signs nobody in here, whatever is wrong with it. */
const refused = (): APIError => new APIError('This passkey signs nobody in here', 401, { code: 'invalid_credentials' }, true)

/** What the browser is to sign. It names no key, so that nobody learns here who has one. Throws 429 `too_many_requests`. */
export async function beginPasskeySignIn(req: PayloadRequest, brand: Brand): Promise<z.infer<typeof requestOptionsSchema>> {
  await throttle(req.payload, 'passkeyChallenges', clientAddress(req))
  const { generateAuthenticationOptions } = await passkeyServer()
  const { challenge, rpId, timeout, userVerification } = await generateAuthenticationOptions({
    rpID: placeOf(req).host,
    challenge: await issueChallenge(req, { brand, aim: 'signIn' }),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  })
  return { options: { challenge, rpId, timeout, userVerification } }
}

/**
 * Opens a session for the owner of a key. The device asked for a face, a finger or its code, so that it counts as two factors and no PIN is asked
 * for. Throws 401 `invalid_credentials`, 429 `too_many_attempts`.
 */
export async function signInWithPasskey(req: PayloadRequest, brand: Brand, { response }: PasskeySignIn): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  const address = clientAddress(req)
  await refuseWhileThrottled(payload, { address })
  const person = await ownerOf(req, brand, response)
  if (!person) {
    await countFailure(payload, 'signInByAddress', address)
    throw refused()
  }
  req.user = { ...person, collection: 'users' }
  return openProvenSession(req, brand, person, isAskedForSecondFactor(person) ? new Date() : null)
}

/** Whose key signed the challenge; null when anything about it does not fit. */
async function ownerOf(req: PayloadRequest, brand: Brand, response: PasskeySignIn['response']): Promise<User | null> {
  const redeemed = await redeemChallenge(req, { brand, aim: 'signIn' }, response.response.clientDataJSON)
  const passkey = redeemed && (await findPasskey(req.payload, response.id))
  if (!redeemed || passkey?.host !== placeOf(req).host) return null
  const { userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('utf8') !== passkey.user) return null
  const person = await personOf(req, brand, passkey.user)
  if (!person || person.emailVerified === false) return null
  const counter = await counterOf(response, { ...placeOf(req), challenge: redeemed.challenge, passkey })
  return counter !== null && (await markPasskeyUsed(req.payload, { id: passkey.id, counter })) ? person : null
}

type Expected = ReturnType<typeof placeOf> & Readonly<{ challenge: string; passkey: StoredPasskey }>

/** The device's count of uses, when it signed what it was to sign. */
async function counterOf(response: PasskeySignIn['response'], { challenge, host, origin, passkey }: Expected): Promise<number | null> {
  const { verifyAuthenticationResponse } = await passkeyServer()
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: passkey.counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // Whatever does not fit is thrown as a sentence for developers.
    return null
  }
}
