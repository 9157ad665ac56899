import crypto from 'node:crypto'
import { APIError, loginOperation, type Payload, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SecondProof } from '../../../../shared/contracts/secondFactor'
import type { LoginRequest } from '../../../../shared/contracts/signIn'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { User } from '../../../../collections/payload-types'
import { clientAddress } from '../../http/clientAddress'
import { countFailure, forgetFailures, waitOf } from '../../throttle/throttles'
import { requireSecondFactor } from '../secondFactor/requireSecondFactor'
import { deviceOf } from './deviceOf'
import { findPerson } from './findPerson'
import { queuePasswordCheck } from './passwordQueue'
import { openSession } from './sessions'
import { sessionSeconds } from './sessionSeconds'
import { signToken } from './sessionToken'
import { warnOfNewDevice } from './warnOfNewDevice'

/** One answer for an unknown address, a wrong or blank password, a disabled person and the host of another brand. */
const refused = (): APIError => new APIError('The email or password is not right', 401, { code: 'invalid_credentials' }, true)

/**
 * The work of one password check where there is nothing to check, so that the time of an answer tells nobody who exists. Iterations, key
 * length and digest are those of Payload's `getPasswordHashParameters`; a test compares them.
 */
const spendOneCheck = (password: string): Promise<void> =>
  new Promise((resolve, reject) =>
    crypto.pbkdf2(password, crypto.randomBytes(32).toString('hex'), 600_000, 32, 'sha256', (error) => (error ? reject(error) : resolve())),
  )

export type SignedIn = Readonly<{ token: string; seconds: number; exp: number; user: unknown }>

/**
 * Signs a person in on a brand's host. Throws an `APIError`: 401 `invalid_credentials`, `pin_required` or `pin_wrong`, 429 `too_many_attempts`, 503 `busy`.
 * Only failures are counted, so right passwords are never told to wait; the count is looked at again when the queue gives the turn, so
 * that a burst of guesses gets no more of them than one at a time would.
 */
export async function signIn(req: PayloadRequest, brand: Brand, { email, password, ...given }: LoginRequest): Promise<SignedIn> {
  const { person, user } = await provePassword(req, { email, password }, () => findProven(req.payload, email, brand))
  return { ...(await startSession(req, brand, person, given)), user }
}

/** Whoever has yet to prove their address is nobody here. */
async function findProven(payload: Payload, email: string, brand: Brand): Promise<User | null> {
  const person = await findPerson(payload, email, brand)
  return person?.emailVerified === false ? null : person
}

/**
 * Checks the password of whoever `find` brings, in the time that it takes for nobody. `user` is the person as answers show them. Throws as `signIn`.
 */
export async function provePassword(
  req: PayloadRequest,
  { email, password }: LoginRequest,
  find: () => Promise<User | null>,
): Promise<{ person: User; user: unknown }> {
  const { payload } = req
  const client = clientAddress(req)
  const keys: Keys = { account: `${email} ${client}`, address: client }
  await refuseWhileThrottled(payload, keys)
  const person = await find()

  const user = await queuePasswordCheck(async () => {
    await refuseWhileThrottled(payload, keys)
    const checked = await checkPassword(req, person, { email, password })
    if (checked === null)
      await Promise.all([countFailure(payload, 'signInByAccount', keys.account), countFailure(payload, 'signInByAddress', keys.address)])
    return checked
  })
  if (!person || user === null) throw refused()

  await forgetFailures(payload, 'signInByAccount', keys.account)
  return { person, user }
}

/**
 * Opens a session for somebody who has proven who they are, however they did: the one door that all others lead to. Where the person has a
 * second factor it must be among `given`: throws 401 `pin_required` with a step that stands for the first proof, 401 `pin_wrong`, 429.
 */
export async function startSession(
  req: PayloadRequest,
  brand: Brand,
  person: User,
  given: SecondProof = {},
): Promise<Omit<SignedIn, 'user'>> {
  return openProvenSession(req, brand, person, await requireSecondFactor(req, brand, person, given))
}

/** For `startSession`, and for what proves both factors itself. `factorAt`: when the second one was proven; null for whoever needs none. */
export async function openProvenSession(
  req: PayloadRequest,
  brand: Brand,
  person: User,
  factorAt: Date | null,
): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  const device = deviceOf(req.headers)
  const { expiresAt, id: sid } = await openSession(payload, { brand, person, factorAt, device })
  const left = Math.ceil((expiresAt.getTime() - Date.now()) / 1000)
  const seconds = Math.min(sessionSeconds(brand, person), left)
  const [{ exp, token }] = await Promise.all([
    signToken(payload, { person, sid, seconds }),
    // rights: the server keeps the time of the last sign-in; the field is closed to people. `updatedAt: null` leaves that as it is: nobody saved the person.
    payload.db.updateOne({
      collection: 'users',
      id: person.id,
      data: { lastLogin: new Date().toISOString(), updatedAt: null },
      returning: false,
    }),
  ])
  await warnOfNewDevice(payload, brand, person, device)
  await recordActivity(req, { type: 'Signed in', collection: 'users', recordId: person.id, info: brand.name })
  return { token, seconds, exp }
}

type Keys = Readonly<{ account: string; address: string }>

/** Throws 429 `too_many_attempts` while sign-in failed too often: from an address, and for an account where one is named. */
export async function refuseWhileThrottled(
  payload: Payload,
  { account, address }: Readonly<{ account?: string; address: string }>,
): Promise<void> {
  const waits = await Promise.all([
    account === undefined ? 0 : waitOf(payload, 'signInByAccount', account),
    waitOf(payload, 'signInByAddress', address),
  ])
  const wait = Math.max(...waits)
  if (wait === 0) return
  const message = `Too many attempts. Try again in ${Math.ceil(wait / 60)} min.`
  throw new APIError(message, 429, { code: 'too_many_attempts', retryAfter: wait }, true)
}

/** The person as the answer shows them, or null. Every path through here hashes exactly once. */
async function checkPassword(req: PayloadRequest, person: User | null, { email, password }: LoginRequest): Promise<unknown> {
  // Payload refuses a blank password before it hashes anything.
  if (!person || password.trim() === '') {
    await spendOneCheck(password)
    return null
  }
  const users = req.payload.collections.users
  try {
    const { user } = await loginOperation({
      // Its own sessions stand on the user and would be saved with the whole user; ours are rows of their own.
      collection: { ...users, config: { ...users.config, auth: { ...users.config.auth, useSessions: false } } },
      data: { email, password },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return user ?? null
  } catch (error) {
    if (error instanceof APIError && (error.status === 401 || error.name === 'AuthenticationError')) return null
    throw error
  }
}
