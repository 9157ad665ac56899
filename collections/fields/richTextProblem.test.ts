import { describe, expect, it } from '@jest/globals'
import { ruleText } from '../labels/ruleText'
import { isSafeAddress, richTextLimits, richTextProblem } from './richTextProblem'

const doc = (...children: unknown[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const words = (text: string, own: object = {}) => ({ type: 'text', text, format: 0, style: '', ...own })
const link = (fields: object) => paragraph({ type: 'link', fields, children: [words('there')] })

const sentenceOf = (value: unknown) => {
  const problem = richTextProblem(value)
  return problem && ruleText(undefined, problem, richTextLimits)
}

describe('a rich text', () => {
  it('is what the editor makes', () => {
    const text = doc(
      { type: 'heading', tag: 'h2', children: [words('Fees')] },
      paragraph(words('Bold', { format: 1 }), { type: 'linebreak' }, words('both', { format: 3 })),
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [words('one')] }] },
      { type: 'quote', children: [words('said')] },
      { type: 'horizontalrule' },
      { type: 'upload', relationTo: 'media', value: 'a-picture' },
      { type: 'block', fields: { blockType: 'chart', id: '1' } },
      link({ linkType: 'custom', url: 'https://akta.example/a?b=c' }),
      link({ linkType: 'internal', doc: { relationTo: 'pages', value: 'a-page' } }),
    )
    expect([richTextProblem(text), richTextProblem(null), richTextProblem(undefined)]).toEqual([null, null, null])
  })

  it.each([
    ['no document', 'just text', 'The text holds something that this editor does not make'],
    [
      'a node that nobody knows',
      doc({ type: 'iframe', src: 'https://evil.example' }),
      'The text holds something that this editor does not make',
    ],
    ['a name of every object', doc({ type: 'constructor' }), 'The text holds something that this editor does not make'],
    [
      'children that are no list',
      doc({ type: 'paragraph', children: { length: 1 } }),
      'The text holds something that this editor does not make',
    ],
    ['a heading of the page itself', doc({ type: 'heading', tag: 'h1', children: [] }), 'Headings have the levels 2 to 4'],
    [
      'a style of its own',
      doc(paragraph(words('x', { style: 'background:url(//evil)' }))),
      'Text takes its colours and sizes from the portal',
    ],
    ['another format', doc(paragraph(words('x', { format: 16 }))), 'Text is plain, bold or italic'],
    ['a checklist', doc({ type: 'list', listType: 'check', children: [] }), 'Lists have bullets or numbers'],
    ['a document as a picture', doc({ type: 'upload', relationTo: 'documents', value: 'x' }), 'A picture comes from the pictures'],
    [
      'a link to a person',
      doc(link({ linkType: 'internal', doc: { relationTo: 'users', value: 'x' } })),
      'A link leads to a page or a post',
    ],
    [
      'a script in a link',
      doc(link({ linkType: 'custom', url: 'javascript:alert(1)' })),
      'A link begins with https://, http://, mailto:, tel: or /',
    ],
  ])('is not %s', (_what, value, problem) => {
    expect(sentenceOf(value)).toBe(problem)
  })

  it('is bounded in length, nesting and number of parts', () => {
    const deep = Array.from({ length: richTextLimits.depth + 1 }).reduce<unknown>(
      (inner) => ({ type: 'quote', children: [inner] }),
      words('x'),
    )
    expect([
      sentenceOf(doc(paragraph(words('x'.repeat(2_000_000))))),
      sentenceOf(doc(deep)),
      sentenceOf(doc(...Array.from({ length: richTextLimits.nodes }, () => ({ type: 'linebreak' })))),
    ]).toEqual([
      'Max 200000 characters with formatting: divide the text',
      'The text nests deeper than 24 levels',
      'The text has more than 5000 parts: divide it',
    ])
  })
})

describe('an address of a link', () => {
  it.each([
    ['https://akta.example', true],
    ['mailto:office@akta.example', true],
    ['tel:+442079460100', true],
    ['/dashboard', true],
    ['#fees', true],
    ['JavaScript:alert(1)', false],
    ['java\tscript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https:///nowhere', false],
    ['akta.example', false],
    ['', false],
    [null, false],
  ])('%p is safe: %p', (address, expected) => {
    expect(isSafeAddress(address)).toBe(expected)
  })
})
