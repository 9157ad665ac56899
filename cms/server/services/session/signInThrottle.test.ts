import { describe, expect, it } from '@jest/globals'
import { forgetAttempts, takeAttempt } from './signInThrottle'

const minute = 60_000

describe('sign-in throttle', () => {
  it('lets five attempts pass, then asks to wait, and forgets after a quarter of an hour', () => {
    const start = 1_000_000
    for (let attempt = 0; attempt < 5; attempt++) expect(takeAttempt('a@x.example', '10.0.0.1', start)).toBe(0)
    expect(takeAttempt('a@x.example', '10.0.0.1', start + minute)).toBe(14 * 60)
    expect(takeAttempt('a@x.example', '10.0.0.1', start + 15 * minute)).toBe(0)
  })

  it('does not let one address lock an account for another address', () => {
    for (let attempt = 0; attempt < 8; attempt++) takeAttempt('victim@x.example', '10.0.0.2', 0)
    expect(takeAttempt('victim@x.example', '10.0.0.3', 0)).toBe(0)
  })

  it('stops one address from trying many accounts', () => {
    const waits = Array.from({ length: 70 }, (_, index) => takeAttempt(`p${index}@x.example`, '10.0.0.4', 0))
    expect(waits.filter((wait) => wait > 0)).toHaveLength(10)
  })

  it('does not count right passwords against the address of an office', () => {
    for (let person = 0; person < 100; person++) {
      expect(takeAttempt(`colleague${person}@x.example`, '10.0.0.6', 0)).toBe(0)
      forgetAttempts(`colleague${person}@x.example`, '10.0.0.6')
    }
  })

  it('forgets the count after a right password', () => {
    for (let attempt = 0; attempt < 5; attempt++) takeAttempt('b@x.example', '10.0.0.5', 0)
    forgetAttempts('b@x.example', '10.0.0.5')
    expect(takeAttempt('b@x.example', '10.0.0.5', 0)).toBe(0)
  })
})
