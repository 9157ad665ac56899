import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { backoffMs, defineJob, lastTick, type Schedule } from './defineJob'

const job = (schedule: Schedule, input: z.ZodMiniType<object> = z.object({})) =>
  defineJob({
    name: 'x',
    queue: 'q',
    concurrency: 1,
    input,
    retries: 0,
    backoff: { firstMs: 0, maxMs: 0 },
    schedule,
    handler: () => Promise.resolve(() => Promise.resolve()),
  })

describe('lastTick', () => {
  const now = new Date('2026-03-31T05:00:00.400Z')

  it('of an interval is its last multiple', () => {
    expect(lastTick({ everyMs: 300_000 }, new Date('2026-03-31T05:04:59Z')).toISOString()).toBe('2026-03-31T05:00:00.000Z')
  })

  it('of a cron expression is in UTC, and now itself when it is due this second', () => {
    expect(lastTick({ cron: '0 5 * * *' }, now).toISOString()).toBe('2026-03-31T05:00:00.000Z')
    expect(lastTick({ cron: '1 5 * * *' }, now).toISOString()).toBe('2026-03-30T05:01:00.000Z')
  })

  it('keeps its hour where clocks are put forward', () => {
    expect(lastTick({ cron: '30 2 * * *' }, new Date('2026-03-29T12:00:00Z')).toISOString()).toBe('2026-03-29T02:30:00.000Z')
  })
})

describe('defineJob', () => {
  it('refuses a schedule that leaves more than a week between two runs, or that has an input to give', () => {
    expect(() => job({ cron: '0 5 1 * *' })).toThrow('Job x must run at least once a week')
    expect(() => job({ everyMs: 60_000 }, z.object({ id: z.string() }))).toThrow('its input must be empty')
    expect(job({ cron: '0 5 * * 1' }).name).toBe('x')
  })
})

describe('backoffMs', () => {
  it('doubles after each failure, up to its bound', () => {
    expect([1, 2, 3, 4].map((failures) => backoffMs({ firstMs: 1000, maxMs: 5000 }, failures))).toEqual([1000, 2000, 4000, 5000])
  })
})
