import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '../../settings'

const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', settings().secret, '', `quayside ${use}`, 32))

/** Encrypts a secret of one person (AES-256-GCM); copied into another person's record it opens no more. */
export function sealSecret(secret: string, userId: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor('second-factor secret'), nonce)
  cipher.setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** The secret of a person; null for what was not sealed for them, or under another installation's secret. */
export function openSecret(sealed: string | null | undefined, userId: string): string | null {
  const [nonce, tag, body] = (sealed ?? '').split('.').map((part) => Buffer.from(part, 'base64url'))
  if (nonce?.length !== 12 || tag?.length !== 16 || !body?.length) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor('second-factor secret'), nonce, { authTagLength: 16 })
    decipher.setAAD(Buffer.from(userId))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** A digest that only this installation can make, so that whoever reads the database cannot try all codes. */
export const keyedDigest = (use: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', keyFor(use)).update(parts.join('\n')).digest()
