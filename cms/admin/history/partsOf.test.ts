import { describe, expect, it } from '@jest/globals'
import type { I18nClient } from '@payloadcms/translations'
import type { Field } from 'payload'
import { comparePieces } from './comparePieces'
import { partsOf, type Wording } from './partsOf'

const i18n = { language: 'en', fallbackLanguage: 'en' } as unknown as I18nClient
const words: Wording = { i18n, yes: 'Yes', no: 'No', json: { 'forms.steps': () => '1. Details' } }

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
    expect(parts.map(({ labels, value }) => [labels.join(', '), value.kind === 'text' ? value.text : value.kind])).toEqual([
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
})
