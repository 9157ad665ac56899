import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Ratio, ratio } from '../domain/ratio'
import { intlLocales, locales } from '../i18n/locales'
import { formatPercent } from './percent'

describe('formatPercent', () => {
  it.each([
    [0.509, 'en', '50.90%'],
    [-0.0211, 'en', '−2.11%'],
    [12.345678, 'en', '1,234.57%'],
    [0.509, 'is', '50,90%'],
    [-0.0211, 'el', '−2,11%'],
    [0.28735, 'en', '28.74%'],
    [0, 'en', '0.00%'],
  ] as const)('%p in %s is %s', (value, locale, expected) => {
    expect(formatPercent(ratio(value), locale)).toBe(expected)
  })

  it('puts a plus on gains when asked', () => {
    expect(formatPercent(ratio(0.0464), 'en', { signed: true })).toBe('+4.64%')
    expect(formatPercent(ratio(-0.0464), 'en', { signed: true })).toBe('−4.64%')
    expect(formatPercent(ratio(0.2), 'en', { signed: true, digits: 0 })).toBe('+20%')
  })

  it('has no sign on what rounds to zero', () => {
    for (const value of [0, -0, 0.00004, -0.00004]) expect(formatPercent(ratio(value), 'en', { signed: true })).toBe('0.00%')
    expect(formatPercent(ratio(-0.00005), 'en')).toBe('−0.01%')
  })

  it('writes what is no number as missing', () => {
    expect(formatPercent(NaN as Ratio, 'en')).toBe('–')
    expect(formatPercent(Infinity as Ratio, 'en')).toBe('–')
  })

  it('writes as the Unicode CLDR has it for each language', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }).map(ratio), fc.constantFrom(...locales), (value, locale) => {
        const reference = new Intl.NumberFormat(intlLocales[locale], {
          style: 'percent',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          signDisplay: 'negative',
        })
        expect(formatPercent(value, locale)).toBe(reference.format(value).replace('-', '−'))
      }),
    )
  })
})
