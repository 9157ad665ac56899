import { describe, expect, it, jest } from '@jest/globals'
import { isoInstant } from '../../../../shared/domain/dates'
import { registry } from '../../health/metrics'
import { UpstreamError, type UpstreamErrorKind } from '../provider'
import { createGuard, type GuardOptions } from './guard'
import type { UpstreamClient } from './upstreamClient'

/* The guard around a source, over a client that does what a test says. Times are the test's own: nothing here waits as long as an upstream would. */

jest.setTimeout(20_000)

const failure = (
  kind: UpstreamErrorKind,
  { retryAfterMs = null, retryable = true }: { retryAfterMs?: number | null; retryable?: boolean } = {},
) => new UpstreamError({ source: 'laid', kind, retryable, retryAfterMs, message: kind })

type Outcome = UpstreamError | 'good'
let made = 0

/** A guarded client that answers with these outcomes one after the other, and with the last one from then on. */
function guarded(outcomes: readonly Outcome[], options: Partial<GuardOptions> = {}) {
  made += 1
  const source = `laid-${made}`
  let calls = 0
  const next = async () => {
    const outcome = outcomes[Math.min(calls, outcomes.length - 1)] ?? 'good'
    calls += 1
    if (outcome !== 'good') throw outcome
    return Promise.resolve()
  }
  const client: UpstreamClient = {
    close: () => Promise.resolve(),
    getJson: async () => {
      await next()
      return { body: calls, fetchedAt: isoInstant(new Date()) }
    },
    getFile: async () => {
      await next()
      return { name: null, mediaType: 'application/pdf', bytes: new Uint8Array(), header: () => null }
    },
    remove: next,
  }
  const { getFile, getJson, remove } = createGuard(source, { maxRetryDelay: 20, ...options })(client)
  const kindOf = (call: Promise<unknown>) =>
    call.then(
      () => 'good',
      (error: unknown) => (error instanceof UpstreamError ? error.kind : `not ours: ${String(error)}`),
    )
  return {
    ask: () => kindOf(getJson('/x')),
    open: () => kindOf(getFile('/x', ['application/pdf'])),
    remove: () => kindOf(remove('/x')),
    calls: () => calls,
    source,
  }
}

describe('a call that fails', () => {
  it.each(['unavailable', 'bad_shape'] as const)('is made again, twice at most: %s', async (kind) => {
    const once = guarded([failure(kind), 'good'])
    expect([await once.ask(), once.calls()]).toEqual(['good', 2])
    const thrice = guarded([failure(kind)])
    expect([await thrice.ask(), thrice.calls()]).toEqual([kind, 3])
  })

  it.each([
    ['not_found', false],
    ['unauthorized', false],
    ['bad_shape', false],
  ] as const)('is not made again where that cannot help: %s', async (kind, retryable) => {
    const { ask, calls } = guarded([failure(kind, { retryable })])
    expect([await ask(), calls()]).toEqual([kind, 1])
  })

  it('is made again for a file, and never for a deletion', async () => {
    const file = guarded([failure('unavailable'), 'good'])
    expect([await file.open(), file.calls()]).toEqual(['good', 2])
    const deletion = guarded([failure('unavailable'), 'good'])
    expect([await deletion.remove(), deletion.calls()]).toEqual(['unavailable', 1])
  })

  it('is not made again once a person has waited for long', async () => {
    const { ask, calls } = guarded([failure('unavailable'), 'good'], { retryWithin: -1 })
    expect([await ask(), calls()]).toEqual(['unavailable', 1])
  })

  it('is not made again when the upstream wants more time than a retry waits', async () => {
    const { ask, calls } = guarded([failure('unavailable', { retryAfterMs: 60_000 }), 'good'])
    expect([await ask(), calls()]).toEqual(['unavailable', 1])
  })
})

describe('the budget of retries', () => {
  it('is used up in an outage, and refilled by the share of each call', async () => {
    const outage = { retryReserve: 4, retryShare: 0.25, breakerMinimumRps: 1e6 }
    const { ask, calls } = guarded([failure('unavailable')], outage)
    const asked = 24
    for (let each = 0; each < asked; each += 1) await ask()
    // What was in reserve, and one more for each four calls: never three tries for each.
    const retries = calls() - asked
    expect(retries).toBeGreaterThanOrEqual(asked * 0.25)
    expect(retries).toBeLessThanOrEqual(4 + asked * 0.25)
  })

  it('is counted in the metrics', async () => {
    const { ask, source } = guarded([failure('unavailable'), 'good'])
    await ask()
    expect(await registry.metrics()).toContain(`quayside_upstream_retries_total{source="${source}"} 1`)
  })
})

describe('a 429', () => {
  it('is not asked again, and silences the source as long as it says', async () => {
    const { ask, calls } = guarded([failure('rate_limited', { retryAfterMs: 300 }), 'good'])
    const before = Date.now()
    expect([await ask(), calls()]).toEqual(['rate_limited', 1])
    while (Date.now() - before < 250) {
      expect(await ask()).toBe('rate_limited')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(calls()).toBe(1)
    while ((await ask()) !== 'good') await new Promise((resolve) => setTimeout(resolve, 20))
    expect(Date.now() - before).toBeGreaterThanOrEqual(300)
    expect(calls()).toBe(2)
  })

  it('that asks for a day gets the longest pause that we make', async () => {
    const { ask } = guarded([failure('rate_limited', { retryAfterMs: 86_400_000 }), 'good'], { maxRateLimitPause: 50 })
    expect(await ask()).toBe('rate_limited')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await ask()).toBe('good')
  })

  it('does not open the breaker', async () => {
    const { ask, source } = guarded([failure('rate_limited', { retryAfterMs: 0 })], { breakerMinimumRps: 0.1 })
    for (let each = 0; each < 20; each += 1) await ask()
    expect(await registry.metrics()).toContain(`quayside_upstream_breaker_state{source="${source}"} 0`)
  })
})

describe('the breaker', () => {
  const quick = { breakerWindow: 1000, breakerMinimumRps: 2, breakerPause: 200, maxRetries: 0 }

  it('opens when half of the calls fail: then the upstream is left alone, and asked again after the pause', async () => {
    const outcomes: Outcome[] = [...Array.from({ length: 5 }, () => failure('unavailable')), 'good']
    const { ask, calls, source } = guarded(outcomes, quick)
    for (let each = 0; each < 5; each += 1) await ask()
    const reached = calls()
    expect(reached).toBeLessThanOrEqual(5)
    expect([await ask(), await ask(), calls()]).toEqual(['unavailable', 'unavailable', reached])
    expect(await registry.metrics()).toContain(`quayside_upstream_breaker_state{source="${source}"} 2`)
    while ((await ask()) !== 'good') await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await registry.metrics()).toContain(`quayside_upstream_breaker_state{source="${source}"} 0`)
  })

  it.each([
    ['not_found', false],
    ['unauthorized', false],
    ['bad_shape', true],
  ] as const)('stays closed for an answer, however often it comes: %s', async (kind, retryable) => {
    const { ask, calls } = guarded([failure(kind, { retryable })], quick)
    for (let each = 0; each < 30; each += 1) await ask()
    expect(calls()).toBe(30)
  })
})

describe('the bulkhead', () => {
  it('lets so many calls go at once, so many wait, and refuses the rest as unavailable', async () => {
    let under = 0
    let most = 0
    const open: (() => void)[] = []
    const client: UpstreamClient = {
      getFile: () => Promise.reject(new Error('no files here')),
      remove: () => Promise.resolve(),
      close: () => Promise.resolve(),
      getJson: async () => {
        under += 1
        most = Math.max(most, under)
        await new Promise<void>((resolve) => open.push(resolve))
        under -= 1
        return { body: null, fetchedAt: isoInstant(new Date()) }
      },
    }
    const { getJson } = createGuard('crowded', { maxCalls: 2, maxWaiting: 3 })(client)
    const all = Array.from({ length: 8 }, () =>
      getJson('/x').then(
        () => 'good',
        (error: unknown) => (error as UpstreamError).kind,
      ),
    )
    const ended = Promise.all(all)
    let isOver = false
    void ended.then(() => (isOver = true))
    while (!isOver) {
      open.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await ended).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'good'),
      ...Array.from({ length: 3 }, () => 'unavailable'),
    ])
    expect(most).toBe(2)
  })
})
