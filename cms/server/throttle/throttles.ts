import { createHash } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import { APIError, type Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { type Counters, openCounters } from '../../db/counters'
import { boundedCache } from '../boundedCache'
import { DatabaseLimiter } from './DatabaseLimiter'

/**
 * How often anybody may do what, over all web processes: `points` in each window of `seconds`. With a `lot` a process takes that many
 * points from the shared counter at once and spends them from memory, so that reading a page costs no write.
 */
export const throttleClasses = {
  /** Wrong passwords for one account from one address; per address, so that nobody can lock a stranger out. */
  signInByAccount: { points: 5, seconds: 15 * 60, lot: 1 },
  /** Wrong passwords from one address over all accounts. */
  signInByAddress: { points: 60, seconds: 15 * 60, lot: 1 },
  /** PINs and recovery codes tried for one person, from wherever: six digits are soon guessed, and whoever tries knows the password already. */
  secondFactor: { points: 5, seconds: 15 * 60, lot: 1 },
  /** PINs by text message: from one to the next, and in a day, for one person; and in a day to one number, whoever asks. Each costs money. */
  smsPins: { points: 1, seconds: 60, lot: 1 },
  smsPinsADay: { points: 20, seconds: 24 * 60 * 60, lot: 1 },
  smsByNumber: { points: 20, seconds: 24 * 60 * 60, lot: 1 },
  /** Links to a new password for one person on one brand, and asked for from one address. */
  passwordLinksByAccount: { points: 4, seconds: 60 * 60, lot: 1 },
  passwordLinksByAddress: { points: 30, seconds: 60 * 60, lot: 1 },
  /** Links to a sign-in of one's own for one mailbox on one brand, and asked for from one address. */
  signUpsByAccount: { points: 4, seconds: 60 * 60, lot: 1 },
  signUpsByAddress: { points: 30, seconds: 60 * 60, lot: 1 },
  /** Keys of such links tried from one address. */
  passwordKeys: { points: 60, seconds: 15 * 60, lot: 1 },
  /** Challenges for passkeys asked for from one address: each page of sign-in asks for one. */
  passkeyChallenges: { points: 300, seconds: 15 * 60, lot: 5 },
  /** Links to a new mailbox that one person asks for: each is a mail to an address that they name, and tells whether somebody has it. */
  emailChanges: { points: 6, seconds: 60 * 60, lot: 1 },
  /** Exports of one's own data: each reads all that there is of a person. */
  ownDataExports: { points: 5, seconds: 60 * 60, lot: 1 },
  /** Invitations that one member of staff sends. */
  invitations: { points: 60, seconds: 60 * 60, lot: 1 },
  /** Tokens by which one person lets another browser look at an account. */
  customTokens: { points: 60, seconds: 60 * 60, lot: 1 },
  /** Second factors that one administrator takes away. */
  factorResets: { points: 30, seconds: 60 * 60, lot: 1 },
  /** Letters that one member of staff writes. */
  staffLetters: { points: 60, seconds: 60 * 60, lot: 1 },
  /** Requests of one address that carry no session. */
  strangers: { points: 1200, seconds: 60, lot: 20 },
  reads: { points: 3000, seconds: 60, lot: 50 },
  writes: { points: 600, seconds: 60, lot: 5 },
  /** What makes an upstream or the database search by text. */
  search: { points: 120, seconds: 60, lot: 4 },
  /** Accounts that one person has read anew: what an upstream and we keep to be quick is thrown away. */
  readingsAnew: { points: 30, seconds: 15 * 60, lot: 1 },
  /** Each takes a browser some seconds; how many a day is the brand's `reportsPerDay`. */
  reports: { points: 120, seconds: 60 * 60, lot: 1 },
  /** Each writes to people: recipients, and whoever sends it. */
  submissions: { points: 60, seconds: 60 * 60, lot: 1 },
  formFiles: { points: 60, seconds: 60 * 60, lot: 1 },
} as const satisfies Record<string, { points: number; seconds: number; lot: number }>

export type ThrottleClass = keyof typeof throttleClasses

/** What is left of a lot that this process took, until its window ends. */
type Lot = { left: number; until: number }
type Throttle = Readonly<{
  limiter: DatabaseLimiter
  lots: LRUCache<string, Lot>
  /** Lots that are being taken, with the seconds to wait that come of it. */
  taking: Map<string, Promise<number>>
}>

type Throttles = Readonly<{ counters: Counters; known: Map<ThrottleClass, Throttle> }>

const byPayload = new WeakMap<Payload, Throttles>()

function throttleOf(payload: Payload, name: ThrottleClass): Throttle {
  const { counters, known } = throttlesOf(payload)
  const existing = known.get(name)
  if (existing) return existing
  const { lot, points, seconds } = throttleClasses[name]
  const made = {
    limiter: new DatabaseLimiter({ payload, counters, name, points, seconds, isHasty: lot > 1 }),
    lots: boundedCache<Lot>(`lots-${name}`, { bytes: 2_000_000 }),
    taking: new Map<string, Promise<number>>(),
  }
  known.set(name, made)
  return made
}

function throttlesOf(payload: Payload): Throttles {
  const existing = byPayload.get(payload)
  if (existing) return existing
  const made = { counters: openCounters(payload), known: new Map<ThrottleClass, Throttle>() }
  byPayload.set(payload, made)
  return made
}

/** Keys hold addresses of people and machines: the database gets a digest. What this process holds for a few seconds needs none. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000))

/** Counts one turn of `key`. Returns the seconds to wait, 0 when it may go on. */
export async function takeTurn(payload: Payload, name: ThrottleClass, key: string): Promise<number> {
  const throttle = throttleOf(payload, name)
  if (throttleClasses[name].lot === 1) return takeLot(throttle, name, key)
  for (;;) {
    const held = throttle.lots.get(key)
    if (held && held.left > 0 && held.until > Date.now()) {
      held.left -= 1
      return 0
    }
    const taken = throttle.taking.get(key)
    if (!taken) break
    // Of many who come at once one takes a lot for all: if each took one, all but the last would be lost.
    const wait = await taken
    if (wait > 0) return wait
  }
  const turn = takeLot(throttle, name, key)
  throttle.taking.set(key, turn)
  try {
    return await turn
  } finally {
    throttle.taking.delete(key)
  }
}

/** Takes the points of a lot from the shared counter, and of them the turn that is asked for. Returns as `takeTurn`. */
async function takeLot({ limiter, lots }: Throttle, name: ThrottleClass, key: string): Promise<number> {
  const { lot } = throttleClasses[name]
  try {
    const { msBeforeNext } = await limiter.consume(digest(key), lot)
    if (lot > 1) lots.set(key, { left: lot - 1, until: Date.now() + msBeforeNext })
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return secondsOf(refusal.msBeforeNext)
    throw refusal
  }
}

/** Seconds that `key` has to wait as things stand, without counting a turn. */
export async function waitOf(payload: Payload, name: ThrottleClass, key: string): Promise<number> {
  const counted = await throttleOf(payload, name).limiter.get(digest(key))
  return counted !== null && counted.consumedPoints >= throttleClasses[name].points ? secondsOf(counted.msBeforeNext) : 0
}

/** Counts one failure, for throttles that ask `waitOf` first. */
export async function countFailure(payload: Payload, name: ThrottleClass, key: string): Promise<void> {
  await throttleOf(payload, name).limiter.penalty(digest(key))
}

export async function forgetFailures(payload: Payload, name: ThrottleClass, key: string): Promise<void> {
  await throttleOf(payload, name).limiter.delete(digest(key))
}

/** Counts one turn; throws an `APIError` 429 `too_many_requests` with the seconds to wait. */
export async function throttle(payload: Payload, name: ThrottleClass, key: string): Promise<void> {
  const wait = await takeTurn(payload, name, key)
  if (wait > 0) throw new APIError(`Too many requests. Try again in ${wait} s.`, 429, { code: 'too_many_requests', retryAfter: wait }, true)
}
