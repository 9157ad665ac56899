import { describe, expect, it } from '@jest/globals'
import type { I18nClient } from '@payloadcms/translations'
import type { NamedField } from './compareRecords'
import { rowsInWords } from './rowsInWords'

const words = { i18n: { language: 'is', fallbackLanguage: 'en' } as unknown as I18nClient, language: 'is', yes: 'Já', no: 'Nei' } as const
const text = (...said: string[]) => ({
  root: { children: said.map((each) => ({ type: 'paragraph', children: [{ type: 'text', text: each }] })) },
})
const field = (given: object) => given as NamedField

describe('the two sides of a conflict', () => {
  it('have blocks in words, not how many there are', () => {
    const content = field({
      name: 'content',
      type: 'blocks',
      blocks: [
        {
          slug: 'text',
          labels: { singular: { en: 'Text', is: 'Texti' } },
          fields: [{ name: 'body', type: 'richText', label: 'Meginmál' }],
        },
        {
          slug: 'chart',
          labels: { singular: { en: 'Chart', is: 'Línurit' } },
          fields: [
            {
              name: 'rows',
              type: 'array',
              fields: [
                { name: 'label', type: 'text', label: 'Heiti' },
                { name: 'value', type: 'number', label: 'Gildi' },
              ],
            },
          ],
        },
      ],
    })
    const value = [
      { blockType: 'text', body: text('Our view of the quarter', 'Markets rose') },
      { blockType: 'chart', rows: [{ label: 'Equities', value: 1234.5 }] },
    ]
    expect(rowsInWords(content, value, words).split('\n')).toEqual([
      '1. Texti',
      'Meginmál: Our view of the quarter',
      'Markets rose',
      '2. Línurit',
      '1.',
      'Heiti: Equities',
      'Gildi: 1.234,5',
    ])
  })

  it('say options, days and switches as a form does, and leave blanks out', () => {
    const prices = field({
      name: 'pricePoints',
      type: 'array',
      fields: [
        { name: 'date', type: 'date', label: 'Dags.' },
        { name: 'kind', type: 'select', label: 'Tegund', options: [{ value: 'close', label: { en: 'Close', is: 'Lokaverð' } }] },
        { name: 'isFinal', type: 'checkbox', label: 'Endanlegt' },
        { name: 'note', type: 'text', label: 'Athugasemd' },
      ],
    })
    expect(rowsInWords(prices, [{ date: '2026-03-31T12:00:00.000Z', kind: 'close', isFinal: true, note: '' }], words)).toBe(
      '1.\nDags.: 31/03/2026\nTegund: Lokaverð\nEndanlegt: Já',
    )
  })
})
