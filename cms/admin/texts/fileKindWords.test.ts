import { expect, it } from '@jest/globals'
import { fileKind, fileKinds } from './fileKindWords'

it('calls a kind of file what people call it, in the language of the reader, and never by its content type', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(fileKind('application/pdf', 'is')).toBe('PDF')
  expect(fileKind('image/svg+xml', 'en')).toBe('SVG')
  expect([fileKind(word, 'en'), fileKind(word, 'is'), fileKind(word, 'el')]).toEqual(['Word document', 'Word-skjal', 'Έγγραφο Word'])
  for (const language of ['en', 'is', 'el'] as const)
    for (const kind of Object.values(fileKinds(language))) expect(kind).not.toMatch(/[/.]|VND|X-/)
})
