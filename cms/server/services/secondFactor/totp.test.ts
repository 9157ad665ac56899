import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { otpauthUri, totp } from './totp'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4226 by its text. */
function reference(secret: string, step: number): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('the PIN of a moment', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %d s', (seconds, pin) => {
    expect(totp.stepOf(rfcSecret, pin, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is the one that the text of the RFC gives, for any secret at any time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...base32), { minLength: 32, maxLength: 32 }), // Speakeasy counts to 2^31: until the year 4011.
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (letters, step) => {
          const secret = letters.join('')
          const now = step * 30_000 + 1
          expect(totp.stepOf(secret, reference(secret, step), now)).toBe(step)
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('is good for its 30 seconds and the 30 after them, and for no others', () => {
    const step = 60_000_000
    const pin = reference(rfcSecret, step)
    const at = (seconds: number) => totp.stepOf(rfcSecret, pin, step * 30_000 + seconds * 1000)
    expect([-31, -1, 0, 29, 30, 59, 60, 90].map(at)).toEqual([null, null, step, step, step, step, null, null])
  })

  it('is nothing but six digits', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d{6}$/.test(text)),
        (text) => {
          expect(totp.stepOf(rfcSecret, text)).toBeNull()
        },
      ),
    )
    const pin = reference(rfcSecret, 37_037_036)
    const now = 37_037_036 * 30_000
    for (const shape of [`${pin}ab`, `${pin}.0`, ` ${pin}`, `+${pin}`, `${pin}';`, pin.replace(/^0/, ''), `${pin}\n`])
      expect([shape, totp.stepOf(rfcSecret, shape, now)]).toEqual([shape, null])
  })

  it('is never right for a secret that is missing, too short or garbled', () => {
    for (const secret of ['', 'A', '!!!!', 'undefined', rfcSecret.toLowerCase(), `${rfcSecret}=`, rfcSecret.slice(1)])
      for (const pin of [reference('', 1000), reference(rfcSecret, 1000), '171777']) expect(totp.stepOf(secret, pin, 30_000_000)).toBeNull()
  })
})

describe('a new secret', () => {
  it('has 160 bits, and is another one each time', () => {
    const made = Array.from({ length: 200 }, () => totp.newSecret())
    expect(new Set(made).size).toBe(200)
    for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('is read by an app whatever stands in the names', () => {
    const uri = new URL(otpauthUri({ email: 'a&b=c@x.example', issuer: 'One: & Co', secret: rfcSecret }))
    expect(decodeURIComponent(uri.pathname)).toBe('/One  & Co:a&b=c@x.example')
    expect(uri.searchParams.get('secret')).toBe(rfcSecret)
    expect(uri.searchParams.get('issuer')).toBe('One  & Co')
  })
})
