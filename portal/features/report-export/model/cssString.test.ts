import { describe, expect, it } from '@jest/globals'
import { cssPageCount, cssString } from './cssString'

describe('cssString', () => {
  it('leaves plain words alone', () => {
    expect(cssString('Imogen Hathersall 2')).toBe('"Imogen Hathersall 2"')
  })

  it('escapes whatever could end the string or the rule', () => {
    expect(cssString('a"; } body { x: url(//e) \\ <')).not.toMatch(/[;{}()<]|a"/)
    expect(cssString('Þ"')).toBe('"\\de \\22 "')
  })
})

describe('cssPageCount', () => {
  it('counts where the language puts the numbers', () => {
    expect(cssPageCount('{page} of {pages}')).toBe('counter(page) " of " counter(pages)')
  })
})
