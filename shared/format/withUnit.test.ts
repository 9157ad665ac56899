import { describe, expect, it } from '@jest/globals'
import { decimal } from '../domain/money'
import { formatWithUnit } from './withUnit'

const nb = '\u00a0'

describe('formatWithUnit', () => {
  it.each([
    [320_714, '£', 'en', '£320,714'],
    [320_714, 'GBP', 'en', '£320,714'],
    [-12.5, '£', 'en', '−£12.5'],
    [320_714, '£', 'el', `320.714${nb}£`],
    [1_200, 'kr.', 'is', `1.200${nb}kr.`],
    [1_200, 'kr', 'is', `1.200${nb}kr.`],
    [1_200, 'CHF', 'en', `CHF${nb}1,200`],
    [55, '%', 'en', '55%'],
    [7.5, '%', 'el', '7,5%'],
    [30, 'm', 'en', `30${nb}m`],
    [30, null, 'en', '30'],
    [30, '', 'en', '30'],
  ] as const)('%s in %s, written for %s, is %s', (value, unit, locale, expected) => {
    expect(formatWithUnit(decimal(value), unit, locale)).toBe(expected)
  })
})
