import { describe, expect, it } from '@jest/globals'
import { countriesIn, countryName } from './countries'
import { countryCodes } from './countryCodes'
import { icelandicCountries } from './icelandicCountries'
import { locales } from './locales'

describe('countries', () => {
  it.each(locales)(
    'are all there in %s: the United Kingdom and the United States first, the others in the order of the language',
    (locale) => {
      const all = countriesIn(locale)
      expect(all).toHaveLength(countryCodes.length)
      expect(all.slice(0, 2).map(({ code }) => code)).toEqual(['GB', 'US'])
      expect(all.filter(({ code, name }) => name === code || name === '')).toEqual([])
    },
  )

  it('have their Icelandic names where the browser has no Icelandic, as Chromium has none', () => {
    expect(Object.keys(icelandicCountries).sort()).toEqual([...countryCodes].sort())
    expect(['DE', 'GB', 'GR', 'IS'].map((code) => countryName(code, 'is'))).toEqual(['Þýskaland', 'Bretland', 'Grikkland', 'Ísland'])
    // The letter þ is the third from the last.
    const names = countriesIn('is').map(({ name }) => name)
    expect(names.indexOf('Þýskaland')).toBeGreaterThan(names.indexOf('Úkraína'))
  })

  it('bear their code where they have no name', () => {
    expect([countryName('ZZ', 'is'), countryName('Q1', 'is')]).toEqual(['ZZ', 'Q1'])
  })
})
