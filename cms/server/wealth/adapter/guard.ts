import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  SamplingBreaker,
  wrap,
} from 'cockatiel'
import { breakerState, upstreamRetries } from '../../health/metrics'
import { logger } from '../../logger'
import { UpstreamError } from '../provider'
import type { UpstreamClient } from './upstreamClient'

/** All in milliseconds but the numbers of calls. Exported for tests, which cannot wait as long as an upstream. */
export const guardDefaults = {
  maxRetries: 2,
  /** A retry begins only this early: whoever waits has three seconds. */
  retryWithin: 2000,
  /** Most that a retry waits; an upstream that wants more (Retry-After) is not asked again. */
  maxRetryDelay: 1500,
  /** Retries that may be made at once, and what each call adds: in a long outage one call in five is asked again, not each of them three times. */
  retryReserve: 20,
  retryShare: 0.2,
  /** Calls under way at once, and those that wait for one to end. */
  maxCalls: 16,
  maxWaiting: 200,
  /** The breaker opens when half of the calls of this time failed, at two a second or more. */
  breakerWindow: 10_000,
  breakerMinimumRps: 2,
  breakerPause: 15_000,
  /** Longest pause that a 429 without or with an unreasonable Retry-After brings. */
  maxRateLimitPause: 60_000,
}
export type GuardOptions = typeof guardDefaults

/**
 * Wraps a client so that a source in trouble is asked less and never holds up the others: retries of GETs with jitter out of a budget, a circuit
 * breaker, a bulkhead, and silence for as long as a 429 asks for. One for each source; throws only `UpstreamError`.
 */
export function createGuard(source: string, own: Partial<GuardOptions> = {}): (client: UpstreamClient) => UpstreamClient {
  const options = { ...guardDefaults, ...own }
  let budget = options.retryReserve
  let limitedUntil = 0

  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new SamplingBreaker({ threshold: 0.5, duration: options.breakerWindow, minimumRps: options.breakerMinimumRps }),
    // With jitter, so that several processes do not come back in one moment.
    halfOpenAfter: new DelegateBackoff(() => options.breakerPause * (0.9 + Math.random() * 0.2)),
  })
  breakerState.set({ source }, 0)
  breaker.onStateChange((state) => {
    breakerState.set({ source }, state === CircuitState.Closed ? 0 : state === CircuitState.HalfOpen ? 1 : 2)
    logger.warn({ source, msg: 'circuit breaker changed', state: CircuitState[state] })
  })

  const retried = (startedAt: number) => {
    const policy = retry(
      handleWhen((error: unknown) => {
        if (!(error instanceof UpstreamError) || !error.retryable || error.kind === 'rate_limited') return false
        return Date.now() - startedAt <= options.retryWithin && (error.retryAfterMs ?? 0) <= options.maxRetryDelay && budget >= 1
      }),
      {
        maxAttempts: options.maxRetries,
        backoff: new DelegateBackoff(({ attempt, result }) => {
          const wanted = 'error' in result && result.error instanceof UpstreamError ? (result.error.retryAfterMs ?? 0) : 0
          // Full jitter over a base that doubles.
          return Math.min(options.maxRetryDelay, Math.max(wanted, Math.random() * 150 * 2 ** attempt))
        }),
      },
    )
    policy.onRetry(() => {
      budget -= 1
      upstreamRetries.inc({ source })
    })
    return policy
  }
  const calls = bulkhead(options.maxCalls, options.maxWaiting)

  /** One call under the guard; `isRepeated` when it may be made again. */
  const guarded = async <T>(call: string, isRepeated: boolean, run: () => Promise<T>): Promise<T> => {
    const refuse = (kind: 'unavailable' | 'rate_limited', reason: string) =>
      new UpstreamError({ source, kind, retryable: false, message: `${source}: ${call}: ${kind} (${reason})` })
    if (Date.now() < limitedUntil) throw refuse('rate_limited', 'not asked: too many requests before')
    budget = Math.min(options.retryReserve, budget + options.retryShare)
    try {
      return await (isRepeated ? wrap(calls, retried(Date.now()), breaker) : wrap(calls, breaker)).execute(run)
    } catch (error) {
      if (isBrokenCircuitError(error)) throw refuse('unavailable', 'not asked: the circuit breaker is open')
      if (isBulkheadRejectedError(error)) throw refuse('unavailable', 'not asked: too many calls wait')
      if (error instanceof UpstreamError && error.kind === 'rate_limited')
        limitedUntil = Date.now() + Math.min(error.retryAfterMs ?? 1000, options.maxRateLimitPause)
      throw error
    }
  }

  return (client) => ({
    close: client.close,
    getJson: (path, query) => guarded(`GET ${path}`, true, () => client.getJson(path, query)),
    getFile: (path, mediaTypes, query) => guarded(`GET ${path}`, true, () => client.getFile(path, mediaTypes, query)),
    remove: (path, query) => guarded(`DELETE ${path}`, false, () => client.remove(path, query)),
  })
}

/** What says that the upstream itself is in trouble. A 404, a refused token and a bad body are answers. */
const isOutage = (error: unknown): boolean => error instanceof UpstreamError && error.kind === 'unavailable' && error.retryable
