import { describe, expect, it } from '@jest/globals'
import { type DecimalString, decimal, decimalStringSchema } from '../domain/money'
import { formatNumber, formatPrice, formatUnits, unitsDigits, unitsParts } from './number'
import { formatRate } from './rate'
import { formatBytes } from './bytes'

const nb = '\u00a0'
const raw = (text: string): DecimalString => decimalStringSchema.parse(text)

describe('formatNumber', () => {
  it('has the marks of the language, in Icelandic too, which Chromium writes as America does', () => {
    expect([formatNumber(12_500.5, 'en'), formatNumber(12_500.5, 'is'), formatNumber(-3, 'el')]).toEqual(['12,500.5', '12.500,5', '−3'])
  })
})

describe('formatRate', () => {
  it('keeps every digit, with the separator of the language', () => {
    expect(formatRate(raw('0.860807'), 'en')).toBe('0.860807')
    expect(formatRate(raw('0.860807'), 'el')).toBe('0,860807')
    expect(formatRate(raw('1'), 'is')).toBe('1')
  })
})

describe('formatUnits', () => {
  it.each([
    ['92450.318', 'en', '92,450.318'],
    ['68200', 'en', '68,200'],
    ['68200.000', 'en', '68,200'],
    ['41880.5', 'en', '41,880.5'],
    ['1.23456', 'en', '1.23456'],
    ['17940.9651234', 'en', '17,940.9651234'],
    ['1.00000005', 'en', '1.0000001'],
    ['-12', 'en', '−12'],
    ['92450.318', 'is', '92.450,318'],
    ['0.000000012', 'en', '0.000000012'],
    ['0', 'en', '0'],
    ['-0.0', 'en', '0'],
  ] as const)('%s in %s is %s', (units, locale, expected) => {
    expect(formatUnits(raw(units), locale)).toBe(expected)
  })
})

describe('unitsParts', () => {
  it('lines up the decimal points of a column', () => {
    const column = ['92450.318', '68200', '41880.5'].map((units) => decimal(units))
    const digits = unitsDigits([...column, null])
    expect(digits).toBe(3)
    expect(column.map((units) => unitsParts(units, 'en', digits))).toEqual([
      { integer: '92,450', fraction: '.318', ghost: '' },
      { integer: '68,200', fraction: '', ghost: '.000' },
      { integer: '41,880', fraction: '.500', ghost: '' },
    ])
  })

  it('needs no ghost where all units are whole', () => {
    expect(unitsDigits([decimal(5), null])).toBe(0)
    expect(unitsDigits([])).toBe(0)
    expect(unitsParts(decimal(5), 'el', 0)).toEqual({ integer: '5', fraction: '', ghost: '' })
    expect(unitsParts(decimal('-1500.25'), 'el', 2)).toEqual({ integer: '−1.500', fraction: ',25', ghost: '' })
  })
})

describe('formatPrice', () => {
  it.each([
    ['121.4', 'GBX', 'en', '121.4p'],
    ['6318', 'GBX', 'en', '6,318p'],
    ['2267.4179', 'GBX', 'en', '2,267.4179p'],
    ['138.90', 'GBX', 'en', '138.9p'],
    ['121.4', 'GBX', 'is', '121,4p'],
    ['4.2186', 'GBP', 'en', '£4.2186'],
    ['94.12', 'GBP', 'en', '£94.12'],
    ['94.1', 'GBP', 'en', '£94.10'],
    ['94', 'GBP', 'en', '£94.00'],
    ['0.99145', 'GBP', 'en', '£0.9915'],
    ['0.000012', 'USD', 'en', '$0.000012'],
    ['4.2186', 'EUR', 'el', `4,2186${nb}€`],
    ['1250', 'JPY', 'en', '¥1,250'],
    ['1250.5', 'ISK', 'is', `1.250,5${nb}kr.`],
  ] as const)('%s %s in %s is %s', (price, unit, locale, expected) => {
    expect(formatPrice(raw(price), unit, locale)).toBe(expected)
  })
})

describe('formatBytes', () => {
  it.each([
    [0, 'en', `0${nb}B`],
    [999, 'en', `999${nb}B`],
    [412_000, 'en', `412${nb}kB`],
    [88_400, 'en', `88${nb}kB`],
    [999_600, 'en', `1${nb}MB`],
    [1_260_000, 'en', `1.3${nb}MB`],
    [1_260_000, 'is', `1,3${nb}MB`],
    [2_000_000_000, 'en', `2${nb}GB`],
    [5e15, 'en', `5,000${nb}TB`],
    [NaN, 'en', '–'],
    [-1, 'en', '–'],
  ] as const)('%p in %s is %s', (bytes, locale, expected) => {
    expect(formatBytes(bytes, locale)).toBe(expected)
  })
})
