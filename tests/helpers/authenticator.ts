import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a WebAuthn device says of a use: that somebody touched it, and that it knows who. */
type Flags = Readonly<{ isPresent?: boolean; isVerified?: boolean }>

/** What a browser signs along; a phisher's says another origin. */
export type Site = Readonly<{ origin: string; rpId: string }>

type Value = number | string | Buffer | readonly (readonly [Value, Value])[]

const b64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** CBOR (RFC 8949) of whole numbers, text, bytes and maps, which is all that a key needs. */
function cbor(value: Value): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

/** A WebAuthn device in software with one key (ES256), made by the text of the standard and without the library that the product uses. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  /** Uses so far; a device that synchronises its keys stays at zero. */
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, { isPresent = true, isVerified = true }: Flags, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }

  return {
    id: b64(id),
    setCounter: (uses: number) => {
      counter = uses
    },
    /** What `navigator.credentials.create` gives for these options. */
    create: ({ challenge, user }: { challenge: string; user: { id: string } }, { origin, rpId }: Site, flags: Flags = {}) => {
      userHandle = user.id
      const cose = cbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const size = Buffer.from([0, id.length])
      const authData = authenticatorData(rpId, flags, Buffer.concat([Buffer.alloc(16), size, id, cose]))
      const attestation = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, origin)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` gives for these options. */
    get: ({ challenge }: { challenge: string }, { origin, rpId }: Site, flags: Flags & { handle?: string } = {}) => {
      if (counter > 0) counter += 1
      const data = authenticatorData(rpId, flags)
      const client = clientData('webauthn.get', challenge, origin)
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: flags.handle ?? userHandle,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof makeAuthenticator>
