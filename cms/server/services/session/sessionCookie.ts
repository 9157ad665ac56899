import { generateExpiredPayloadCookie, generatePayloadCookie, type Payload } from 'payload'

/** The httpOnly session cookie; `hostCookies` gives it its name and flags over https. */
export function sessionCookie(payload: Payload, { seconds, token }: { token: string; seconds: number }): string {
  const { auth } = payload.collections.users.config
  const cookie = generatePayloadCookie({
    collectionAuthConfig: { ...auth, tokenExpiration: seconds },
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return String(cookie)
}

export const expiredSessionCookie = ({ collections, config }: Payload): string =>
  String(generateExpiredPayloadCookie({ collectionAuthConfig: collections.users.config.auth, cookiePrefix: config.cookiePrefix }))
