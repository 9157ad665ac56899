import { randomBytes, timingSafeEqual } from 'node:crypto'
import speakeasy from 'speakeasy'

/** PINs of the 30 seconds since 1970, from a secret that an authenticator app shares. */
export type Totp = Readonly<{
  /** 160 random bits in base32, as RFC 4226 wants them at least 128. */
  newSecret: () => string
  /** Number of the 30 seconds that a PIN belongs to, of this moment or the one before; null for any other, and for a secret that is none. */
  stepOf: (secret: string, pin: string, nowMs?: number) => number | null
}>

export const pinPattern = /^[0-9]{6}$/
const secretPattern = /^[A-Z2-7]{32,}$/
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/**
 * Speakeasy for the PIN of a moment, and nothing else of it: its own check takes "9544ab" for 009544, a blank secret for a good one and the
 * same PIN any number of times, and its secrets are short of 128 bits.
 */
export const totp: Totp = {
  newSecret: () => [...randomBytes(32)].map((byte) => base32.charAt(byte & 31)).join(''),
  stepOf: (secret, pin, nowMs = Date.now()) => {
    if (!secretPattern.test(secret) || !pinPattern.test(pin)) return null
    const now = Math.floor(nowMs / stepMs)
    let found: number | null = null
    // Both are always worked out and compared in constant time.
    for (const step of [now - 1, now]) {
      const right = speakeasy.hotp({ secret, encoding: 'base32', counter: step, digits: 6, algorithm: 'sha1' })
      if (timingSafeEqual(Buffer.from(right), Buffer.from(pin))) found = step
    }
    return found
  },
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri({ email, issuer, secret }: { email: string; issuer: string; secret: string }): string {
  // A colon parts issuer and account there.
  const name = (text: string): string => encodeURIComponent(text.replaceAll(':', ' '))
  return `otpauth://totp/${name(issuer)}:${name(email)}?secret=${secret}&issuer=${name(issuer)}&algorithm=SHA1&digits=6&period=30`
}
