import { describe, expect, it } from '@jest/globals'
import { dropDirectionMarks, mayHoldDirectionMarks, withoutDirectionMarks } from './directionMarks'

describe('characters that turn the direction of a text', () => {
  it('are taken out, and nothing else is', () => {
    expect(withoutDirectionMarks('Moss\u202e 000,1\u202c')).toBe('Moss 000,1')
    for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') expect(withoutDirectionMarks(`a${mark}b`)).toBe('ab')
    for (const text of ['שלום 12', 'Þóra – Ελένη', 'a\u200eb']) expect(withoutDirectionMarks(text)).toBe(text)
  })

  it('are taken out of every text of an answer, however deep', () => {
    const answer = { name: 'a\u202eb', rows: [{ name: '\u2067c', value: 1.5, gone: null }, 'd\u2069'], fine: true }
    expect(dropDirectionMarks(answer)).toEqual({ name: 'ab', rows: [{ name: 'c', value: 1.5, gone: null }, 'd'], fine: true })
  })

  it('are seen in JSON as themselves and as escapes', () => {
    for (const json of ['"a\u202eb"', String.raw`"a\u202Eb"`, String.raw`"a\u2066b"`]) expect(mayHoldDirectionMarks(json)).toBe(true)
    for (const json of ['"Þóra 1.5"', String.raw`"a\u2013b"`, String.raw`"a\u2060b"`]) expect(mayHoldDirectionMarks(json)).toBe(false)
  })
})
