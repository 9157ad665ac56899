import { describe, expect, it } from '@jest/globals'
import { needsOwnNotice } from './needsOwnNotice'
import { refreshDegraded } from './refreshDegraded'

const stale = { degraded: true, reasons: [{ part: 'holdings' as const, kind: 'unavailable' as const, stale: true }] }
const missing = { degraded: true, reasons: [{ part: 'holdings' as const, kind: 'bad_shape' as const, stale: false }] }
const whole = { degraded: false, reasons: [] }

describe('degraded answers', () => {
  it('are asked for again every minute', () => {
    expect([refreshDegraded(stale), refreshDegraded(whole), refreshDegraded(undefined)]).toEqual([60_000, 0, 0])
  })

  it('say so once on a page, and again where something is missing', () => {
    expect([
      needsOwnNotice(stale, false),
      needsOwnNotice(stale, true),
      needsOwnNotice(missing, true),
      needsOwnNotice(whole, false),
    ]).toEqual([true, false, true, false])
  })
})
