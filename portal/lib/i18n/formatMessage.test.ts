import { describe, expect, it } from '@jest/globals'
import { formatMessage } from './formatMessage'
import { rawTexts } from './testing/allTexts'

const en = rawTexts('common')
const is = rawTexts('common', 'is')
const el = rawTexts('common', 'el')

describe('counts', () => {
  it.each([
    ['en', en, 1, '1 holding'],
    ['en', en, 21, '21 holdings'],
    ['is', is, 1, '1 eign'],
    ['is', is, 21, '21 eign'],
    ['is', is, 11, '11 eignir'],
    ['is', is, 2, '2 eignir'],
    ['el', el, 1, '1 θέση'],
    ['el', el, 21, '21 θέσεις'],
  ] as const)('%s %#: %s', (locale, texts, count, expected) => {
    expect(formatMessage(locale, texts['count.holdings'], { count })).toBe(expected)
  })

  it('groups thousands as the language does', () => {
    expect(formatMessage('en', en['count.clients'], { count: 5000 })).toBe('5,000 clients')
    expect(formatMessage('is', is['count.clients'], { count: 5000 })).toBe('5.000 viðskiptavinir')
    expect(formatMessage('el', el['count.clients'], { count: 5000 })).toBe('5.000 πελάτες')
  })
})

describe('values', () => {
  it('puts values in their place', () => {
    expect(formatMessage('en', en.dataDate, { date: '19/11/2026' })).toBe('Data date 19/11/2026')
    expect(formatMessage('is', is.dataDate, { date: '19/11/2026' })).toBe('Gögn miðast við 19/11/2026')
  })

  it('leaves markup in a value as text', () => {
    expect(formatMessage('en', en.asOfTime, { time: '<b>12:04</b>' })).toBe('As of <b>12:04</b>')
  })

  it('does not let a missing value pass', () => {
    expect(() => formatMessage('en', en.dataDate)).toThrow()
  })
})
