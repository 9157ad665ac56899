import { jwtVerify } from 'jose'
import { getFieldsToSign, jwtSign, JWT_AUTH_VERSION, type Payload } from 'payload'
import { boundedCache } from '../../boundedCache'
import type { User } from '../../../../collections/payload-types'

export type SessionClaims = Readonly<{
  userId: string
  sid: string
  expiresAt: Date
  /** Of a session that a custom token began, which changes nothing: whoever asked for the token. Null for a sign-in. */
  by: string | null
  /** Of a session that a custom token began: whether that was the way back from the brand's national login. */
  isNational: boolean
}>

const cookiePattern = /(?:^|;\s*)quayside-token=([^;]+)/

/** The token of a request: `Authorization: JWT …` or `Bearer …`, else the cookie, as Payload reads it. */
export function tokenOf(headers: Headers): string | null {
  const authorization = /^(?:JWT|Bearer) (\S+)$/.exec(headers.get('authorization') ?? '')?.[1]
  return authorization ?? cookiePattern.exec(headers.get('cookie') ?? '')?.[1] ?? null
}

/** Three parts in base64url, as we write them: what decodes to the same in another spelling is no token of ours. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Tokens that were found to be ours, by their whole text: a signature stays good, and checking it costs more than reading a record does. */
const signed = boundedCache<SessionClaims>('session-tokens', { bytes: 5_000_000 })

/** What a token says, when we signed it for a person and it has not run out; else null. Whether the session still stands is for the database. */
export async function verifyToken(secret: string, token: string | null): Promise<SessionClaims | null> {
  if (token === null || !compactForm.test(token)) return null
  const key = `${secret}\n${token}`
  const known = signed.get(key)
  if (known) return known.expiresAt.getTime() > Date.now() ? known : null
  try {
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    const { by, collection, exp, id, national, sid } = payload
    const isOurs = protectedHeader.authVersion === JWT_AUTH_VERSION && collection === 'users'
    if (!isOurs || typeof id !== 'string' || typeof sid !== 'string' || exp === undefined) return null
    const claims = {
      userId: id,
      sid,
      expiresAt: new Date(exp * 1000),
      by: typeof by === 'string' ? by : null,
      isNational: national === true,
    }
    signed.set(key, claims)
    return claims
  } catch {
    return null
  }
}

/** A token in Payload's format, good for `seconds`; `by` and `isNational` as in `SessionClaims`. `exp` is the end in seconds since 1970. */
export function signToken(
  payload: Payload,
  { by, isNational = false, person, seconds, sid }: { person: User; sid: string; seconds: number; by?: string; isNational?: boolean },
): Promise<{ exp: number; token: string }> {
  const { config } = payload.collections.users
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: person.email, sid, user: { ...person, collection: 'users' } })
  return jwtSign({
    fieldsToSign: { ...fieldsToSign, ...(by === undefined ? {} : { by }), ...(isNational ? { national: true } : {}) },
    secret: payload.secret,
    tokenExpiration: seconds,
  })
}
