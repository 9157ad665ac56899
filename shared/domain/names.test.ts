import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { locales } from '../i18n/locales'
import { lettersOf, sortNameOf, spokenNameOf } from './names'

describe('spokenNameOf', () => {
  it.each([
    ['Thornbury, Edith', 'Edith Thornbury'],
    ['Ashgrove, Peter and Lorna', 'Peter and Lorna Ashgrove'],
    ['Edith Anne Thornbury', 'Edith Anne Thornbury'],
    ['Guðrún  Þorvaldsdóttir', 'Guðrún Þorvaldsdóttir'],
    ['Thornbury,', 'Thornbury'],
    ['Plato', 'Plato'],
  ])('says %s as people do', (name, expected) => {
    expect(spokenNameOf(name)).toBe(expected)
  })
})

describe('sortNameOf', () => {
  it.each([
    ['Catherine Ellery-Voss', 'Ellery-Voss, Catherine'],
    ['Peter and Lorna Ashgrove', 'Ashgrove, Peter and Lorna'],
    ['Þórunn Ólafsdóttir', 'Ólafsdóttir, Þórunn'],
    ['Jón Ásgeir Þorsteinsson', 'Þorsteinsson, Jón Ásgeir'],
    ['Ελένη Άνθου', 'Άνθου, Ελένη'],
    ['Madonna', 'Madonna'],
    ['Ellery-Voss, Catherine', 'Ellery-Voss, Catherine'],
    ['  Hugh   Balcarrow ', 'Balcarrow, Hugh'],
    ['', ''],
  ])('%p is filed as %p', (name, expected) => {
    expect(sortNameOf(name)).toBe(expected)
  })
})

describe('lettersOf', () => {
  it.each([
    ['Catherine Ellery-Voss', 'en', ['E', 'C']],
    ['Peter and Lorna Ashgrove', 'en', ['A', 'P']],
    ['Anna Arrowsmith', 'en', ['A']],
    ['Ashgrove, Peter and Lorna', 'en', ['A', 'P']],
    ['Madonna', 'en', ['M']],
    ['Çelik Østergaard', 'en', ['Ø', 'C']],
    ['þóra ólafsdóttir', 'is', ['Ó', 'Þ']],
    ['Þóra Ólafsdóttir', 'en', ['Ó', 'Þ']],
    ['Æsa Ýrr', 'is', ['Ý', 'Æ']],
    ['Élise Ágústsdóttir', 'is', ['Á', 'É']],
    ['Çelik Ñandú', 'is', ['N', 'C']],
    ['Ελένη Άνθου', 'el', ['Α', 'Ε']],
    ['Ίρις Ϊωάννου', 'el', ['Ι']],
    ['άννα ώριμου', 'el', ['Ω', 'Α']],
    ['3i Trust', 'en', ['T', '#']],
    ['', 'en', []],
  ] as const)('%p in %s is under %p', (name, locale, expected) => {
    expect(lettersOf(name, locale)).toEqual(expected)
  })

  it('knows a letter written with a combining mark', () => {
    expect(lettersOf('O\u0301lafur', 'is')).toEqual(['Ó'])
    expect(lettersOf('O\u0301lafur', 'en')).toEqual(['Ó'])
    expect(lettersOf('C\u0327elik', 'en')).toEqual(['C'])
  })

  it('gives single letters for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (name, locale) => {
        for (const letter of lettersOf(name, locale)) expect(letter).toMatch(/^(\p{L}|#)$/u)
      }),
    )
  })
})
