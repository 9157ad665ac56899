import { LRUCache } from 'lru-cache'

/** Failures that one account bears from one address, and that one address may make over all accounts, in the window. */
const perAccountAndAddress = 5
const perAddress = 60
const windowMs = 15 * 60_000

type Counter = { count: number; until: number }
const counters = new LRUCache<string, Counter>({ max: 50_000, ttl: windowMs })

function take(key: string, allowed: number, now: number): number {
  const counter = counters.get(key)
  if (!counter || counter.until <= now) {
    counters.set(key, { count: 1, until: now + windowMs })
    return 0
  }
  if (counter.count >= allowed) return Math.ceil((counter.until - now) / 1000)
  counter.count += 1
  return 0
}

/**
 * Counts one attempt; returns the seconds to wait, 0 when it may go on. The count is kept per account *and* address,
 * so that nobody can lock a stranger out; the second count stops one address from trying many accounts.
 */
export function takeAttempt(email: string, address: string, now = Date.now()): number {
  return Math.max(take(`${email} ${address}`, perAccountAndAddress, now), take(address, perAddress, now))
}

/** A right password clears the account's count for this address, and is no attempt of the address: an office has one for everybody in it. */
export function forgetAttempts(email: string, address: string): void {
  counters.delete(`${email} ${address}`)
  const counter = counters.get(address)
  if (counter) counter.count -= 1
}
