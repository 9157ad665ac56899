import { describe, expect, it } from '@jest/globals'
import { wordDiff } from './wordDiff'

const marked = (stretches: readonly { text: string; isChanged: boolean }[]) =>
  stretches.map(({ isChanged, text }) => (isChanged ? `[${text}]` : text)).join('')

describe('two texts beside one another', () => {
  it.each([
    ['What you pay us, once a year, and more.', 'What you pay us, once a quarter, and more.', 'What you pay us, once a [year,] and more.'],
    ['Our charges', 'Our charges from today', 'Our charges'],
    ['', 'New', ''],
    ['one two three', 'four five six', '[one two three]'],
    ['the same', 'the same', 'the same'],
  ])('marks what %j has and %j has not', (before, after, expected) => {
    expect(marked(wordDiff(before, after).before)).toBe(expected)
  })

  it('marks what was added, with the spaces within it', () => {
    expect(marked(wordDiff('Our charges', 'Our charges from 01/01/2027').after)).toBe('Our charges[ from 01/01/2027]')
  })

  it('loses no word of a long text', () => {
    const before = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ')
    const after = `${before.replace('word2000', 'other')} end`
    const found = wordDiff(before, after)
    expect(found.before.map(({ text }) => text).join('')).toBe(before)
    expect(found.after.map(({ text }) => text).join('')).toBe(after)
  })
})
