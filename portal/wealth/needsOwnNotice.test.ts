import { describe, expect, it } from '@jest/globals'
import { needsOwnNotice } from './needsOwnNotice'
import { refreshDegraded } from '../lib/refreshDegraded'

const stale = { degraded: true, reasons: [{ part: 'holdings' as const, kind: 'unavailable' as const, stale: true }] }
const missing = { degraded: true, reasons: [{ part: 'holdings' as const, kind: 'bad_shape' as const, stale: false }] }
const whole = { degraded: false, reasons: [] }

describe('degraded answers', () => {
  it('are asked for again every minute', () => {
    expect([refreshDegraded(stale), refreshDegraded(whole), refreshDegraded(undefined)]).toEqual([60_000, 0, 0])
  })

  it('say so once on a page, and again for what its head does not tell', () => {
    const elsewhere = [{ part: 'charges' as const, kind: 'unavailable' as const, stale: false }]
    expect([
      needsOwnNotice(stale, []),
      needsOwnNotice(stale, stale.reasons),
      needsOwnNotice(missing, missing.reasons),
      needsOwnNotice(missing, stale.reasons),
      needsOwnNotice(missing, elsewhere),
      needsOwnNotice(whole, []),
    ]).toEqual([true, false, false, true, true, false])
  })
})
