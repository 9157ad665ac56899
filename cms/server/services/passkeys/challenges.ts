import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { hostName } from '../../brands'
import { issueKey, keyOf, redeemKey } from '../keys/oneTimeKeys'

/** How long a challenge waits for the device. */
export const challengeSeconds = 2 * 60

/** What a challenge is for; one of the one kind is none of the other. */
type Use = Readonly<{ brand: Brand; aim: 'add' | 'signIn' }>

/** Where a request came: `host` is what keys are bound to, `origin` what the browser signs. */
export type Place = Readonly<{ host: string; origin: string }>

/** Of the host that was addressed, which is that of a brand. */
export function placeOf({ headers, url }: PayloadRequest): Place {
  const given = headers.get('host') ?? ''
  return { host: hostName(given), origin: new URL(`${new URL(url ?? '').protocol}//${given}`).origin }
}

const scopeOf = (aim: Use['aim'], { host }: Place): string => `${aim} ${host}`

/**
 * Bytes for a device to sign: a one-time key, so that it names its own row and nothing else has to come back with the signature. `user`: whose new
 * key it is for; a sign-in is nobody's yet.
 */
export async function issueChallenge(req: PayloadRequest, { aim, brand, user }: Use & { user?: string }): Promise<Uint8Array<ArrayBuffer>> {
  const common = { purpose: 'passkey', brand: brand.name, seconds: challengeSeconds, scope: scopeOf(aim, placeOf(req)) } as const
  const id = await issueKey(req.payload, user === undefined ? { ...common, voidsFormer: false } : { ...common, user })
  return new TextEncoder().encode(keyOf(id, 'passkey'))
}

/**
 * Uses up the challenge that a device signed, whatever becomes of the rest. Null when it is none of ours, was used, is too old, or was made for
 * another use or on another host. Of many requests with the same one at once, one alone gets it.
 */
export async function redeemChallenge(
  req: PayloadRequest,
  { aim, brand }: Use,
  clientDataJSON: string,
): Promise<Readonly<{ challenge: string; user: string | null }> | null> {
  const challenge = challengeIn(clientDataJSON)
  const key = challenge === null ? null : Buffer.from(challenge, 'base64url').toString('utf8')
  const redeemed = key === null ? null : await redeemKey(req.payload, key, { purpose: 'passkey', brand: brand.name })
  return challenge !== null && redeemed?.scope === scopeOf(aim, placeOf(req)) ? { challenge, user: redeemed.user } : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
