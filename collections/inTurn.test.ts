import { describe, expect, it } from '@jest/globals'
import { inTurn } from './inTurn'

describe('works in turn', () => {
  it('of one key wait for each other, and one that fails holds up nobody', async () => {
    const run = inTurn()
    const seen: string[] = []
    const work = (name: string, waitsFor: Promise<void>) => async () => {
      seen.push(`${name} begins`)
      await waitsFor
      seen.push(`${name} ends`)
      if (name === 'b') throw new Error('b failed')
      return name
    }
    let release = () => undefined as void
    const gate = new Promise<void>((resolve) => {
      release = () => resolve()
    })
    const all = Promise.allSettled([
      run('one', work('a', gate)),
      run('one', work('b', Promise.resolve())),
      run('one', work('c', Promise.resolve())),
      run('two', work('d', Promise.resolve())),
    ])
    release()
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(seen.filter((line) => !line.startsWith('d'))).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(seen.indexOf('d begins')).toBeLessThan(seen.indexOf('a ends'))
  })
})
