import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { APIError, type Collection, loginOperation, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { LoginRequest } from '../../../../shared/contracts/session'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { belongsToBrand } from './belongsToBrand'
import { sessionSeconds } from './sessionSeconds'
import { takeAttempt, forgetAttempts } from './signInThrottle'

const derive = promisify(pbkdf2)

/** One answer for an unknown address, a wrong password, a disabled person and the host of another brand. */
const refused = (): APIError => new APIError('The email or password is not right', 401, { code: 'invalid_credentials' }, true)

/** The work of one password check, so that an unknown address takes as long as a known one. Cost as Payload's own. */
const spendTheSameTime = (password: string) => derive(password, randomBytes(32), 600_000, 512, 'sha256')

type SignedIn = { token: string; seconds: number; exp: number; user: unknown }

/** The same collection, whose sessions last `seconds`. */
export const withSessionLength = (collection: Collection, seconds: number): Collection => ({
  ...collection,
  config: { ...collection.config, auth: { ...collection.config.auth, tokenExpiration: seconds } },
})

/** Signs a person in on a brand's host. Throws an `APIError` 401 `invalid_credentials` or 429 `too_many_attempts`. */
export async function signIn(req: PayloadRequest, brand: Brand, { email, password }: LoginRequest): Promise<SignedIn> {
  const { payload } = req
  const address = req.headers.get('x-quayside-client') ?? 'unknown'
  const wait = takeAttempt(email, address)
  if (wait > 0)
    throw new APIError(
      `Too many attempts. Try again in ${Math.ceil(wait / 60)} min.`,
      429,
      { code: 'too_many_attempts', retryAfter: wait },
      true,
    )

  // rights: sign-in itself; nobody is signed in yet.
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  const [person] = docs
  const organisation = typeof person?.organisation === 'string' ? person.organisation : null
  if (!person || !(await belongsToBrand(payload, { actor: person, organisation, brand }))) {
    await spendTheSameTime(password)
    throw refused()
  }

  const seconds = sessionSeconds(brand, person)
  const collection = payload.collections.users
  try {
    const { exp, token, user } = await loginOperation({
      collection: withSessionLength(collection, seconds),
      data: { email, password },
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (!token || exp === undefined) throw refused()
    forgetAttempts(email, address)
    // rights: the server keeps the time of the last sign-in; the field is closed to people.
    await payload.db.updateOne({ collection: 'users', id: person.id, data: { lastLogin: new Date().toISOString() }, returning: false })
    await recordActivity(req, { type: 'Signed in', collection: 'users', recordId: person.id, info: brand.name })
    return { token, seconds, exp, user }
  } catch (error) {
    if (error instanceof APIError && (error.status === 401 || error.name === 'AuthenticationError')) throw refused()
    throw error
  }
}
