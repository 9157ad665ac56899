import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { formatList } from './list'

describe('formatList', () => {
  afterEach(() => void jest.restoreAllMocks())

  it.each([
    ['en', ['A', 'B', 'C'], 'A, B and C', 'A, B or C'],
    ['is', ['A', 'B', 'C'], 'A, B og C', 'A, B eða C'],
    ['is', ['A', 'B'], 'A og B', 'A eða B'],
    ['el', ['A', 'B', 'C'], 'A, B και C', 'A, B ή C'],
  ] as const)('joins names in %s', (locale, names, and, or) => {
    expect([formatList(names, locale), formatList(names, locale, 'disjunction')]).toEqual([and, or])
  })

  it.each(['en', 'is', 'el'] as const)('leaves one name, and none, as they are in %s', (locale) => {
    expect([formatList(['A'], locale), formatList([], locale)]).toEqual(['A', ''])
  })

  it('asks the browser for no Icelandic, which Chromium answers in English', () => {
    const spy = jest.spyOn(Intl, 'ListFormat')
    formatList(['A', 'B'], 'is')
    expect(spy).not.toHaveBeenCalled()
  })
})
