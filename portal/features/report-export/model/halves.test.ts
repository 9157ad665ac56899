import { describe, expect, it } from '@jest/globals'
import { halves } from './halves'

const length = (text: string) => text.length

describe('halves', () => {
  it('have as much text as can be, in the order of the whole', () => {
    expect(halves(['aaaa', 'b', 'c', 'dd'], length)).toEqual([['aaaa'], ['b', 'c', 'dd']])
    expect(halves(['a', 'b', 'c', 'd'], length)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(halves(['a', 'b', 'cccccc'], length)).toEqual([['a', 'b'], ['cccccc']])
  })

  it('leave one entry to the second, and nothing of nothing', () => {
    expect(halves(['alone'], length)).toEqual([[], ['alone']])
    expect(halves([], length)).toEqual([[], []])
  })
})
