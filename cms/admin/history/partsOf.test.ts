import { describe, expect, it } from '@jest/globals'
import type { I18nClient } from '@payloadcms/translations'
import type { Field } from 'payload'
import { changesOf, comparePieces, type Piece } from './comparePieces'
import { historyWords } from './historyWords'
import { partsOf, type Wording } from './partsOf'

const i18n = { language: 'en', fallbackLanguage: 'en' } as unknown as I18nClient
const words: Wording = {
  i18n,
  yes: 'Yes',
  no: 'No',
  place: (number, total) => `Place ${number} of ${total}`,
  formatting: historyWords.en.formatting,
  json: { 'forms.steps': () => '1. Details' },
}

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const fields: Field[] = [
  { name: 'name', type: 'text', label: { en: 'Name', is: 'Heiti' } },
  { name: 'searchName', type: 'text' },
  { name: 'secret', type: 'text', hidden: true },
  { name: 'hiddenPage', type: 'checkbox', label: 'Hidden' },
  { name: 'since', type: 'date', label: 'Since' },
  { name: 'state', type: 'select', label: 'State', options: [{ value: 'on', label: 'Switched on' }] },
  { name: 'parent', type: 'relationship', relationTo: 'pages', label: 'Parent' },
  { name: 'steps', type: 'json', label: 'Steps' },
  {
    name: 'rows',
    type: 'array',
    label: 'Rows',
    fields: [
      { name: 'text', type: 'richText', label: 'Text' },
      { name: 'width', type: 'number', label: 'Width' },
    ],
  },
]
const place = { slug: 'forms', key: '', labels: [] }

describe('a version in words', () => {
  it('names each part by its labels, and shows no code, no id and no JSON', () => {
    const parts = partsOf(
      fields,
      {
        name: 'Charges',
        searchName: 'charges',
        secret: 'x',
        hiddenPage: false,
        since: '2027-01-01T12:00:00.000Z',
        state: 'on',
        parent: 'page-1',
        steps: [{}],
        rows: [{ id: 'a', text: { root: { children: [paragraph({ text: 'Once a ' }, { text: 'year' }), paragraph({ text: 'Twice' })] } } }],
      },
      place,
      words,
    )
    expect(
      parts.filter(({ row }) => !row).map(({ labels, value }) => [labels.join(', '), value.kind === 'text' ? value.text : value.kind]),
    ).toEqual([
      ['Name', 'Charges'],
      ['Hidden', 'No'],
      ['Since', '01/01/2027'],
      ['State', 'Switched on'],
      ['Parent', 'references'],
      ['Steps', '1. Details'],
      ['Rows 1, Text', 'Once a year\nTwice'],
    ])
  })

  it('knows a row by its id when another comes before it', () => {
    const row = (id: string, width: number) => ({ id, width })
    const keys = (rows: object[]) => partsOf(fields, { rows }, place, words).map(({ key }) => key)
    expect(keys([row('b', 1), row('a', 2)])).toContain(keys([row('a', 2)]).find((key) => key.includes('width')))
  })
})

describe('two versions', () => {
  const piece = (key: string, text: string) => ({ key, labels: [key], text })

  it('say what was added, removed, changed and what is the same, each in its place', () => {
    const found = comparePieces(
      [piece('title', 'Our charges'), piece('note', 'Gone'), piece('same', 'Same')],
      [piece('title', 'Our new charges'), piece('same', 'Same'), piece('form', 'Ask for a call')],
    )
    expect(found.map(({ key, state }) => [key, state])).toEqual([
      ['title', 'changed'],
      ['note', 'removed'],
      ['same', 'same'],
      ['form', 'added'],
    ])
    expect(found[0]?.after).toEqual([
      { text: 'Our ', isChanged: false },
      { text: 'new ', isChanged: true },
      { text: 'charges', isChanged: false },
    ])
  })

  const blocks: Field[] = [
    {
      name: 'content',
      type: 'blocks',
      label: 'Content',
      blocks: [
        { slug: 'text', labels: { singular: 'Text', plural: 'Texts' }, fields: [{ name: 'text', type: 'richText', label: 'Text' }] },
        {
          slug: 'chart',
          labels: { singular: 'Chart', plural: 'Charts' },
          fields: [
            { name: 'title', type: 'text', label: 'Title' },
            {
              name: 'rows',
              type: 'array',
              label: 'Rows',
              fields: [
                { name: 'label', type: 'text', label: 'Label' },
                { name: 'value', type: 'text', label: 'Figure' },
              ],
            },
          ],
        },
      ],
    },
  ]
  const text = (id: string, ...children: object[]) => ({ id, blockType: 'text', text: { root: { children: [paragraph(...children)] } } })
  const chart = (...rows: object[]) => ({ id: 'chart', blockType: 'chart', title: 'Charges', rows })
  const pieces = (content: object[]): Piece[] =>
    partsOf(blocks, { content }, place, words).map(({ key, labels, row, value }) => ({
      key,
      labels,
      text: value.kind === 'text' ? value.text : '',
      ...(row ? { row } : {}),
    }))
  const told = (before: object[], after: object[]) =>
    changesOf(comparePieces(pieces(before), pieces(after))).map(({ after: is, before: was, labels, state }) => [
      labels.join(', '),
      state,
      was?.map((stretch) => stretch.text).join('') ?? null,
      is?.map((stretch) => stretch.text).join('') ?? null,
    ])
  const [first, second, third] = [text('a', { text: 'First' }), text('b', { text: 'Second' }), text('c', { text: 'Third' })]

  it('tell of a block that was carried elsewhere, and of that one alone', () => {
    expect(told([first, second, third], [third, first, second])).toEqual([
      ['Content 1, Text', 'moved', 'Place 3 of 3\nThird', 'Place 1 of 3\nThird'],
    ])
    // What stands further down because another came before it was not carried.
    expect(told([first, second], [third, first, second])).toEqual([['Content 1, Text', 'added', null, 'Third']])
  })

  it('tell of a block that came or went as one, with all that it says', () => {
    const row = { id: 'r', label: 'Up to 250,000', value: '1.00%' }
    expect(told([first], [first, chart(row)])).toEqual([['Content 2, Chart', 'added', null, 'Title: Charges\nRows: Up to 250,000 · 1.00%']])
    expect(told([first, chart(row)], [first])).toEqual([
      ['Content 2, Chart', 'removed', 'Title: Charges\nRows: Up to 250,000 · 1.00%', null],
    ])
  })

  it('show a figure that changed among the rows that did not', () => {
    const rows = (value: string) => [
      { id: 'r', label: 'Below', value },
      { id: 's', label: 'Above', value: '0.75%' },
    ]
    expect(told([chart(...rows('1.00%'))], [chart(...rows('0.95%'))])).toEqual([
      ['Content 1, Chart, Rows', 'changed', 'Below · 1.00%\nAbove · 0.75%', 'Below · 0.95%\nAbove · 0.75%'],
    ])
  })

  it('tell of other formatting and of links that lead elsewhere, where the words are the same', () => {
    const link = (url: string) => ({ type: 'link', fields: { url }, children: [{ type: 'text', text: 'here' }] })
    expect(told([text('a', link('https://one.example'))], [text('a', link('https://two.example'))])).toEqual([
      ['Content 1, Text, formatting', 'changed', 'Link to https://one.example: here', 'Link to https://two.example: here'],
    ])
    expect(told([text('a', { type: 'text', text: 'soon' })], [text('a', { type: 'text', text: 'soon', format: 3 })])).toEqual([
      ['Content 1, Text, formatting', 'added', null, 'Bold, Italic: soon'],
    ])
    // A bold word that was reworded is told once.
    expect(
      told([text('a', { type: 'text', text: 'soon', format: 1 })], [text('a', { type: 'text', text: 'later', format: 1 })]),
    ).toHaveLength(1)
  })
})
