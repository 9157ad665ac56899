import { expect, it } from '@jest/globals'
import { markedParts } from './markedParts'

const marks = (text: string, query: string) =>
  markedParts(text, query)
    .map(({ isMatch, text: part }) => (isMatch ? `[${part}]` : part))
    .join('')

it.each([
  ['Ashgrove, Peter', 'ash', '[Ash]grove, Peter'],
  ['Ellery-Voss, Catherine', 'voss, CATH', 'Ellery-[Voss], [Cath]erine'],
  ['Þorvaldsdóttir, Anna', 'thorv', '[Þorv]aldsdóttir, Anna'],
  ['Jökull', 'JOK', '[Jök]ull'],
  ['Μετοχές', 'μετοχες', '[Μετοχές]'],
  ['Ashgrove', 'elm', 'Ashgrove'],
  ['Ashgrove', '', 'Ashgrove'],
])('%s for "%s" is %s', (text, query, marked) => {
  expect(marks(text, query)).toBe(marked)
})
