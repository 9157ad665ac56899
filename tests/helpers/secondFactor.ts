import { createHmac } from 'node:crypto'
import type { Client } from './client'

export type Enrolled = Readonly<{
  secret: string
  recoveryCodes: readonly string[]
  /** Number of the 30 seconds whose PIN was used. */ step: number
}>

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The 30 seconds that `ms` is in. */
export const stepAt = (ms = Date.now()): number => Math.floor(ms / 30_000)

/** RFC 6238 by its text, without the library that the product uses. */
export function pinOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Sets an authenticator app up for whoever is signed in. Takes the PIN of the 30 seconds before, so that the present one is still good. */
export async function enrol(client: Client, password: string): Promise<Enrolled> {
  const begun = await client.post('/api/users/me/second-factor/app', { password })
  if (begun.status !== 200) throw new Error(`No set-up: ${begun.status} ${begun.text}`)
  const { secret, setUp } = begun.body as { secret: string; setUp: string }
  for (let tries = 0; tries < 3; tries++) {
    const step = stepAt() - 1
    const done = await client.post('/api/users/me/second-factor/confirm', { setUp, pin: pinOf(secret, step) })
    if (done.status === 200) return { secret, step, ...(done.body as { recoveryCodes: string[] }) }
    if (tries === 2) throw new Error(`Not confirmed: ${done.status} ${done.text}`)
  }
  throw new Error('unreachable')
}
