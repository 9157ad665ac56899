import { describe, expect, it } from '@jest/globals'
import { freeSeat, hasSeat, noSeat } from './seats'

describe('a seat', () => {
  it('is one of those that are free', () => {
    expect(freeSeat({ of: 'p', limit: 3, used: 2, seats: ['p/1', 'p/3'] })).toBe('p/2')
    expect(freeSeat({ of: 'p', limit: 1, used: 0, seats: [] })).toBe('p/1')
  })

  it('is not there when the limit is used up, nor when it was lowered below what is used', () => {
    expect(freeSeat({ of: 'p', limit: 2, used: 2, seats: ['p/1', 'p/2'] })).toBeNull()
    expect(freeSeat({ of: 'p', limit: 2, used: 5, seats: [] })).toBeNull()
  })

  it('leaves room for records of former versions, which have none', () => {
    expect(freeSeat({ of: 'p', limit: 3, used: 2, seats: [null, undefined] })).toBe('p/1')
    expect(freeSeat({ of: 'p', limit: 3, used: 2, seats: ['p/1', null] })).toBe('p/2')
  })

  it('of nothing is told from one', () => {
    expect([hasSeat(noSeat()), hasSeat(null), hasSeat('p/1')]).toEqual([false, false, true])
  })
})
