import { describe, expect, it } from '@jest/globals'
import { isKeepAliveDue } from './activity'

const minute = 60_000
const half = 30 * minute
const day = 24 * 60 * minute

/** A session that began at 0, minutes later. */
const due = (now: number, change: Partial<Parameters<typeof isKeepAliveDue>[0]> = {}) =>
  isKeepAliveDue({ now: now * minute, since: 0, expiresAt: half, lastContact: now * minute, lastKeepAlive: 0, idleMs: half, ...change })

describe('keeping a session alive', () => {
  it('waits until half of it has passed', () => {
    expect(due(14)).toBe(false)
    expect(due(16)).toBe(true)
  })

  it('asks at most every five minutes', () => {
    expect(due(19, { lastKeepAlive: 16 * minute })).toBe(false)
    expect(due(21, { lastKeepAlive: 16 * minute })).toBe(true)
  })

  it('asks in the last minute whatever went before', () => {
    expect(due(29.5, { lastKeepAlive: 29 * minute })).toBe(true)
  })

  it('tells the server of somebody who only reads, in a long session, before its idle limit', () => {
    expect(due(20, { expiresAt: day, lastContact: 0 })).toBe(true)
    expect(due(20, { expiresAt: day, lastContact: 10 * minute })).toBe(false)
  })
})
